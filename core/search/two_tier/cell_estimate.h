// An estimate made for cells, used for the nodes of a graph that stand for them.
#pragma once

#include "core/heuristic/grid_heuristic.h"

namespace astrolabe {

/// Borrows both. The graph gives the cell of each node.
template <class G> class CellEstimate {
  public:
    CellEstimate(const G& graph, const GridHeuristic& heuristic) : graph_(&graph), heuristic_(&heuristic) {}

    Cost operator()(NodeId node) const { return (*heuristic_)(graph_->cell_of(node)); }
    Cost straight_line_rank(NodeId node) const {
        return heuristic_->straight_line_rank(graph_->cell_of(node));
    }

  private:
    const G* graph_;
    const GridHeuristic* heuristic_;
};

} // namespace astrolabe
