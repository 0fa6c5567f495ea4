// A search on squares as one type, whatever graph, heuristic and open list it was compiled with: the run-time
// choice is made here.
#pragma once

#include "core/kernels/kernel.h"
#include "core/run/search_settings.h"
#include "core/search/result.h"
#include "core/trace/trace.h"

#include <memory>
#include <vector>

namespace astrolabe {

/// What a run asks of a search; see TextbookSearch.
class AnySearch {
  public:
    AnySearch() = default;
    AnySearch(const AnySearch&) = delete;
    AnySearch& operator=(const AnySearch&) = delete;
    virtual ~AnySearch() = default;
    virtual Outcome advance(std::uint64_t expansions) = 0;
    virtual SearchResult result() const = 0;
    virtual std::vector<NodeId> path_to(NodeId node) const = 0;
    virtual Trace release_trace() = 0;
};

/// What the textbook search answers in addition.
class AnyTextbookSearch : public AnySearch {
  public:
    virtual NodeState node_state(NodeId node) const = 0;
};

/// The ends and the options of a search.
struct SearchQuestion {
    NodeId start;
    NodeId goal;
    const SearchOptions& options;
};

/// The search of the plan, including its program's bugs. Borrows the graph. A program may count costs
/// differently: the cost of a path on the board is to be computed from `graph`.
std::unique_ptr<AnyTextbookSearch> make_textbook_search(const SearchPlan& plan, const GridGraph& graph,
                                                        const GridHeuristic& heuristic, NodeId start,
                                                        NodeId goal);

/// The same, by a kernel where one stands in for it. Borrows the memory too, which serves one search at a
/// time; a plan for another open list than the heap gets just that. None of other_algorithms.h.
std::unique_ptr<AnySearch> make_search(const SearchPlan& plan, const GridGraph& graph,
                                       const GridHeuristic& heuristic, NodeId start, NodeId goal,
                                       KernelMemory& memory);

} // namespace astrolabe
