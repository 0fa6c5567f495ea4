// The estimates for a board's cells, for a graph with a node for each cell and move that leads into it.
#pragma once

#include "core/grid/turn_graph.h"
#include "core/heuristic/grid_heuristic.h"

namespace astrolabe {

/// No path is cheaper with a penalty for turns than without: what is admissible or consistent for the cells
/// is so for the nodes of their turn graph.
class TurnHeuristic {
  public:
    TurnHeuristic(const TurnGraph& graph, const GridHeuristic& of_cells)
        : cells_(graph.cells().node_count()), of_cells_(of_cells) {}

    Cost operator()(NodeId node) const { return of_cells_(cell(node)); }
    Cost straight_line_rank(NodeId node) const { return of_cells_.straight_line_rank(cell(node)); }

  private:
    NodeId cell(NodeId node) const { return node_at(index_of(node) % cells_); }

    std::uint32_t cells_;
    GridHeuristic of_cells_;
};

static_assert(Heuristic<TurnHeuristic>);

} // namespace astrolabe
