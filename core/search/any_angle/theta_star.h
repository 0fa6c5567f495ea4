// Theta*: A* that, when it opens a cell, checks whether the parent of the cell being expanded sees it.
//
// After Nash, Daniel, Koenig and Felner, "Theta*: Any-Angle Path Planning on Grids", 2007; here paths lead
// from centre to centre of cells, not between their corners.
#pragma once

#include "core/search/any_angle/any_angle_search.h"

namespace astrolabe {

///     p . . .        s, with parent p, is expanded. Where p sees t, the straight line is taken, which is
///     . s t .        never longer than the path through s; else t is reached from s, as in A*.
///
/// One line-of-sight check for each neighbour that is not closed. Every parent sees its nodes at every step.
class ThetaStar final : public AnyAngleSearch {
  public:
    /// See AnyAngleSearch.
    ThetaStar(const GridGraph& graph, const GridHeuristic& heuristic, NodeId start, NodeId goal,
              const SearchOptions& options)
        : AnyAngleSearch(graph, heuristic, start, goal, options) {}

  private:
    void settle(NodeId /*node*/) override {}

    void consider(NodeId node, NodeId to) override {
        const auto before = node_state(node).parent;
        offer(before != NodeId::None && has_sight(before, to) ? before : node, to);
    }
};

} // namespace astrolabe
