// A* written to be read. One step() is one expansion; the whole search is the loop over it. Dijkstra's
// algorithm, breadth-first, depth-first, greedy best-first search and weighted A* are the same code with
// other options (catalogue.h).
//
// After Hart, Nilsson and Raphael, "A Formal Basis for the Heuristic Determination of Minimum Cost
// Paths", 1968; reopening as in their "Correction", 1972.
#pragma once

#include "core/graph/reversed.h"
#include "core/open_list/open_list.h"
#include "core/search/found_path.h"
#include "core/search/node_key.h"
#include "core/search/options.h"
#include "core/search/search_loop.h"
#include "core/trace/node_states.h"
#include "core/trace/trace.h"

#include <cassert>
#include <limits>
#include <vector>

namespace astrolabe {

/// Borrows the graph, the heuristic and the open list: all must outlive the search and stay unchanged.
/// The goal may be None: then everything that the start can reach is expanded.
template <Graph G, Heuristic H, OpenList O>
class TextbookSearch : public SearchLoop<TextbookSearch<G, H, O>> {
  public:
    TextbookSearch(const G& graph, const H& heuristic, O& open, NodeId start, NodeId goal,
                   const SearchOptions& options)
        : Loop(format_for(graph, options), start, options.trace_budget_bytes), graph_(graph),
          heuristic_(heuristic), open_(open), goal_(goal), options_(options), states_(graph.node_count()),
          depths_(options.order == Order::Depth ? graph.node_count() : 0) {
        assert(options.weight_hundredths <= max_weight_hundredths);
        if constexpr (is_reversed<G>) {
            recorder_.go_backward();
        }
        open_.clear();
        put_on_open_list(start, NodeId::None, 0);
        ++counters_.generated;
        if (options.stop == Stop::WhenOpened && start == goal) {
            outcome_ = Outcome::Found;
        }
    }

    /// Expands one node.
    Outcome step() {
        if (outcome_ != Outcome::Running) {
            return outcome_;
        }
        const auto selected = open_.pop();
        if (!selected) {
            return outcome_ = Outcome::NoPath;
        }
        const auto node = *selected;
        states_.set_status(node, Status::Closed);
        ++counters_.expanded;
        last_expanded_ = node;
        recorder_.begin_step(node);
        if (node == goal_) {
            outcome_ = Outcome::Found;
        } else {
            graph_.for_each_successor(node, [&](const Move& move) { consider(node, move); });
            if (is_goal_opened_ && options_.stop == Stop::WhenOpened) {
                outcome_ = Outcome::Found;
            }
        }
        recorder_.end_step(node, states_[node]);
        return outcome_;
    }

    SearchResult result() const {
        auto result = counters_.result(outcome_, "textbook");
        if (outcome_ == Outcome::Found) {
            put_path(result, graph_, path_to(goal_));
        }
        return result;
    }

    /// Start to `node` along the parents known now; empty for an untouched node.
    std::vector<NodeId> path_to(NodeId node) const {
        return states_.status(node) == Status::Untouched
                   ? std::vector<NodeId>{}
                   : path_along_parents(node, graph_.node_count(),
                                        [this](NodeId at) { return states_.parent(at); });
    }

    NodeState node_state(NodeId node) const { return states_[node]; }
    /// The node that the last step expanded; None before the first.
    NodeId last_expanded() const { return last_expanded_; }

  private:
    using Loop = SearchLoop<TextbookSearch>;
    using Loop::counters_;
    using Loop::outcome_;
    using Loop::recorder_;

    static TraceFormat format_for(const G& graph, const SearchOptions& options) {
        bool fits_masks = graph.max_degree() <= 8 && graph.node_count() <= max_nodes_of_masks;
        if constexpr (is_reversed<G>) {
            fits_masks = fits_masks && G::slots_name_moves;
        }
        return fits_masks ? options.trace_format : TraceFormat::Events;
    }

    /// Checks one successor of the node being expanded.
    void consider(NodeId parent, const Move& move) {
        const Cost g = states_.g(parent) + move.cost;
        switch (states_.status(move.to)) {
        case Status::Untouched:
            ++counters_.generated;
            take(EventKind::Open, parent, move, g);
            break;
        case Status::Open:
            if (is_worth_update(g, states_.g(move.to))) {
                ++counters_.improved;
                take(EventKind::Improve, parent, move, g);
            }
            break;
        case Status::Closed:
            // Equal is not enough: paths of equal cost could reopen each other's nodes without end.
            if (options_.reopens && g < states_.g(move.to)) {
                ++counters_.reopened;
                take(EventKind::Reopen, parent, move, g);
            }
            break;
        }
    }

    bool is_worth_update(Cost g, Cost known_g) const {
        switch (options_.update) {
        case Update::IfCheaper:
            return g < known_g;
        case Update::IfCheaperOrEqual:
            return g <= known_g;
        case Update::Never:
            return false;
        }
        return false;
    }

    void take(EventKind kind, NodeId parent, const Move& move, Cost g) {
        put_on_open_list(move.to, parent, g);
        is_goal_opened_ = is_goal_opened_ || move.to == goal_;
        recorder_.record(kind, move, parent, g);
    }

    /// If the node were pushed now.
    Arrival arrival(NodeId node, NodeId parent, Cost g) const {
        const bool has_depth = options_.order == Order::Depth && parent != NodeId::None;
        return {.node = node,
                .parent = parent,
                .g = g,
                .push = push_count_,
                .depth = has_depth ? depths_[index_of(parent)] + 1 : 0};
    }

    void put_on_open_list(NodeId node, NodeId parent, Cost g) {
        const auto arrived = arrival(node, parent, g);
        if (options_.order == Order::Depth) {
            depths_[index_of(node)] = arrived.depth;
        }
        const bool is_open = states_.status(node) == Status::Open;
        const auto key = key_of(heuristic_, options_, arrived);
        states_.open(node, parent, g, push_count_++);
        if (is_open) {
            open_.improve(node, key);
        } else {
            open_.push(node, key);
        }
    }

    const G& graph_;
    const H& heuristic_;
    O& open_;
    NodeId goal_;
    SearchOptions options_;
    NodeStates states_;
    std::vector<std::uint32_t> depths_; // only for Order::Depth
    NodeId last_expanded_ = NodeId::None;
    bool is_goal_opened_ = false;
    std::uint32_t push_count_ = 0;
};

} // namespace astrolabe
