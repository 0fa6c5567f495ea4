// Which code may stand in for the textbook search. A kernel is the same search, faster: it expands the
// same nodes in the same order, finds the same path and leaves the same trace.
#pragma once

#include "core/heuristic/grid_heuristic.h"
#include "core/search/options.h"

namespace astrolabe {

enum class Kernel {
    Textbook,       ///< None: the textbook search itself.
    MonotoneQueues, ///< monotone_queue_search.h
};

/// The fastest that does this search exactly as the textbook does. O(1), less than a microsecond.
Kernel kernel_for(const GridGraph& graph, HeuristicKind heuristic, const SearchOptions& options);

} // namespace astrolabe
