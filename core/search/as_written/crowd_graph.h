// The crowd program's G, and what it considers near: see CrowdGraph and whole_cells_between.
#pragma once

#include "core/grid/grid_graph.h"

#include <cmath>

namespace astrolabe::as_written {

/// The costs as the crowd program counts them. Its G is one straight step (10) in every cell, however long
/// the path there: it is never accumulated. That is a board on which leaving the start costs one step and
/// every move after it nothing, and it is expressed so here, so that the search itself need not know. (A move
/// without cost breaks the contract of Graph; it is safe because this program takes no second path to a
/// cell.)
///
/// It follows that f = 10 + h, so h alone decides: the program is a greedy best-first search without knowing
/// it. Costs of paths must be computed on the real board.
class CrowdGraph {
  public:
    /// Borrows the graph.
    CrowdGraph(const GridGraph& graph, NodeId start) : graph_(&graph), start_(start) {}

    std::uint32_t node_count() const { return graph_->node_count(); }
    Slot max_degree() const { return graph_->max_degree(); }

    template <class Each> void for_each_successor(NodeId node, Each&& each) const {
        graph_->for_each_successor(node, [&](const Move& move) { each(charged(move, node)); });
    }
    template <class Each> void for_each_predecessor(NodeId node, Each&& each) const {
        graph_->for_each_predecessor(node, [&](const Move& move) { each(charged(move, move.to)); });
    }
    Move move(NodeId node, Slot slot) const { return charged(graph_->move(node, slot), node); }

  private:
    Move charged(Move move, NodeId left) const {
        move.cost = left == start_ ? graph_->rules().costs.straight : 0;
        return move;
    }

    const GridGraph* graph_;
    NodeId start_;
};

static_assert(Graph<CrowdGraph>);

/// The distance of two cells for the crowd program when the goal cannot be reached: the straight line,
/// truncated to whole cells, so that many cells are equally near.
inline std::uint32_t whole_cells_between(const Grid& grid, NodeId a, NodeId b) {
    return static_cast<std::uint32_t>(
        std::sqrt(static_cast<double>(lattices::squares.squared_distance(grid.cell(a), grid.cell(b)))));
}

/// Where the crowd program goes instead of a goal that it did not reach: of the cells in its closed list,
/// which is not empty, the first with the fewest whole cells to the goal.
inline NodeId nearest_closed(const Grid& grid, std::span<const NodeId> closed_list, NodeId goal) {
    auto nearest = closed_list.front();
    for (const auto node : closed_list) {
        if (whole_cells_between(grid, node, goal) < whole_cells_between(grid, nearest, goal)) {
            nearest = node;
        }
    }
    return nearest;
}

} // namespace astrolabe::as_written
