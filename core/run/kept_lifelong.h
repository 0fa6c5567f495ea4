// LPA* between two questions: what it found, and which cells were edited since.
#pragma once

#include "core/grid/grid_graph.h"
#include "core/heuristic/grid_heuristic.h"
#include "core/kernels/lifelong_on_grid.h"
#include "core/search/lifelong_planning/lifelong_replanning.h"

#include <vector>

namespace astrolabe {

/// When it is asked again on the same board after edits, or for another goal, it repairs its answer, or
/// searches anew where that could be wrong. Borrows grid and moves of the graph, which must stay where they
/// are.
class KeptLifelong {
  public:
    using Search = LifelongReplanning<GridGraph, GridHeuristic, LifelongOnGrid>;

    KeptLifelong(const GridGraph& graph, const GridHeuristic& heuristic, NodeId start, NodeId goal,
                 const SearchOptions& options);
    KeptLifelong(const KeptLifelong&) = delete;
    KeptLifelong& operator=(const KeptLifelong&) = delete;

    /// The factor of this cell was changed. Returns whether searching anew is no more work by now.
    bool note_edit(NodeId cell);
    /// Whether it can be asked this question, whatever the goal: all else is the same except for edits.
    bool is_about(const GridGraph& graph, const GridHeuristic& heuristic, NodeId start,
                  const SearchOptions& options) const;
    /// Ready to answer again, with the edits noted; the heuristic is that of the goal.
    void ask_again(const GridHeuristic& heuristic, NodeId goal);
    Search& search() { return search_; }

  private:
    GridGraph graph_;
    GridHeuristic heuristic_;
    NodeId start_;
    std::uint32_t weight_hundredths_;
    Search search_;
    std::vector<NodeId> edited_;
};

} // namespace astrolabe
