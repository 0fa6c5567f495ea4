// The search of the game-server template, kept as it was written: a square, a budget, and a list that
// holds cells more than once. What is modelled here is one search. The template takes only the first
// step of its answer, then searches again from there, and where there is no answer turns on the spot
// until some step is free: that walk is no part of this.
#pragma once

#include "core/grid/grid_graph.h"
#include "core/open_list/open_list.h"

#include <deque>
#include <vector>

namespace astrolabe::as_written {

/// Cells on each side of the goal that the square holds, unless told otherwise.
inline constexpr std::uint32_t game_server_radius = 12;

/// The cells of the square of this radius round the goal: 2 radius + 1 cells a side. Moves into it and
/// out of it are left away, so that a search which begins outside ends at once.
class SquareRound {
  public:
    /// Lends the graph.
    SquareRound(const GridGraph& graph, NodeId goal, std::uint32_t radius = game_server_radius)
        : graph_(&graph), centre_(graph.grid().cell(goal)), radius_(radius) {}

    std::uint32_t node_count() const { return graph_->node_count(); }
    Slot max_degree() const { return graph_->max_degree(); }

    template <class Each> void for_each_successor(NodeId node, Each&& each) const {
        graph_->for_each_successor(node, [&](const Move& move) { pass_on(node, move, each); });
    }
    template <class Each> void for_each_predecessor(NodeId node, Each&& each) const {
        graph_->for_each_predecessor(node, [&](const Move& move) { pass_on(node, move, each); });
    }
    Move move(NodeId node, Slot slot) const { return graph_->move(node, slot); }

    bool contains(NodeId node) const {
        const auto cell = graph_->grid().cell(node);
        return is_near(cell.x, centre_.x) && is_near(cell.y, centre_.y);
    }

  private:
    bool is_near(std::uint32_t a, std::uint32_t b) const { return (a > b ? a - b : b - a) <= radius_; }

    template <class Each> void pass_on(NodeId node, const Move& move, Each& each) const {
        if (contains(node) && contains(move.to)) {
            each(move);
        }
    }

    const GridGraph* graph_;
    Cell centre_;
    std::uint32_t radius_;
};

static_assert(Graph<SquareRound>);

/// A list sorted by cost, first in, first out among equals, that holds a cell as often as it was seen
/// before it was expanded, and hands out (2 radius + 1)² entries and no more.
///
/// Our reading of "duplicates allowed": whoever sees a cell that is not expanded yet puts it on the
/// list, be it there or not. A copy taken after its cell was expanded is dropped, and has cost one of
/// the budget. On open ground every cell comes about four times, so that the budget, meant to hold the
/// whole square, ends half-way out.
class GameServerList {
  public:
    explicit GameServerList(std::uint32_t node_count, std::uint32_t radius = game_server_radius)
        : budget_((2 * radius + 1) * (2 * radius + 1)), is_expanded_(node_count) {}

    void clear();
    void push(NodeId node, Key key);
    void improve(NodeId node, Key key) { push(node, key); }
    /// The textbook search offers what it would pass over: an open node by a way that is no better.
    void push_again(NodeId node, Key key) { push(node, key); }
    std::optional<NodeId> pop();
    /// Entries, copies included.
    std::size_t size() const { return entries_.size(); }
    OpenListCounts counts() const { return counts_; }

  private:
    std::uint32_t budget_;
    std::uint32_t taken_ = 0;
    std::deque<OpenListEntry> entries_;
    std::vector<bool> is_expanded_; // by node
    OpenListCounts counts_;
};

static_assert(OpenList<GameServerList>);

} // namespace astrolabe::as_written
