// Slips of the crowd program, kept as they were written: see CrowdGraph and whole_cells_to.
#pragma once

#include "core/grid/grid_graph.h"
#include "core/heuristic/grid_heuristic.h"

namespace astrolabe::as_written {

/// The board as the crowd program adds it up. Its G is one straight step (10) in every cell, however
/// long the way there: it is never accumulated. That is a board on which leaving the start costs one
/// step and every move after it nothing, which is how it is said here, so that the search itself
/// need not know. (A move that costs nothing is against the word of Graph; it is safe because this
/// program takes no second way to a cell.)
///
/// What follows: f = 10 + h, so h alone decides. The program is a greedy best-first search and does
/// not know it. Costs of paths must be asked of the real board.
class CrowdGraph {
  public:
    /// Lends the graph.
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

/// What the crowd program calls near when a goal cannot be reached: the straight-line distance,
/// rounded down to whole cells, so that many cells are equally near. Its numbers order cells and are
/// no costs.
inline GridHeuristic whole_cells_to(const GridGraph& graph, const Moves& moves, NodeId goal) {
    auto rules = graph.rules();
    rules.costs = cost_models::unit;
    return {GridGraph(graph.grid(), moves, rules), HeuristicKind::Euclidean, goal};
}

} // namespace astrolabe::as_written
