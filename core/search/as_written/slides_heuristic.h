// A bug of the slides' program, kept as it was written: see SlidesHeuristic.
#pragma once

#include "core/grid/grid_graph.h"
#include "core/heuristic/grid_heuristic.h"

namespace astrolabe::as_written {

/// The Manhattan distance, with the slides' bug: a cell reached by a step *upward* is given the
/// estimate of its parent's row, one row too near or too far. Worked example E5 shows what follows:
/// cell (6,2), reached from below, gets f 8 instead of 9.
class SlidesHeuristic {
  public:
    SlidesHeuristic(const GridGraph& graph, NodeId goal)
        : graph_(&graph), manhattan_(graph, HeuristicKind::Manhattan, goal) {}

    Cost operator()(NodeId node) const { return manhattan_(node); }
    Cost straight_line_rank(NodeId node) const { return manhattan_.straight_line_rank(node); }

    /// The estimate that the program stores with the node when it comes from `parent`.
    Cost on_arrival(NodeId node, NodeId parent) const { return manhattan_(measured(node, parent)); }
    /// The terms of that estimate.
    HeuristicTerms terms(NodeId node, NodeId parent) const {
        return manhattan_.terms(measured(node, parent));
    }

  private:
    /// The cell from which it measures the distance: one in the parent's row after a step upward.
    NodeId measured(NodeId node, NodeId parent) const {
        const auto& grid = graph_->grid();
        auto cell = grid.cell(node);
        if (parent != NodeId::None && cell.y + 1 == grid.cell(parent).y) {
            cell.y += 1;
        }
        return grid.node(cell);
    }

    const GridGraph* graph_;
    GridHeuristic manhattan_;
};

static_assert(Heuristic<SlidesHeuristic>);

} // namespace astrolabe::as_written
