// Which code may stand in for the textbook search. A kernel is the same search, faster: it expands the
// same nodes in the same order, finds the same path and leaves the same trace.
#pragma once

#include "core/kernels/monotone_queue_search.h"
#include "core/kernels/quad_heap_search.h"

namespace astrolabe {

enum class Kernel {
    Textbook,       ///< None: the textbook search itself.
    MonotoneQueues, ///< monotone_queue_search.h
    QuadHeap,       ///< quad_heap_search.h
};

/// What the kernels keep from one search to the next. It serves one search at a time.
struct KernelMemory {
    MonotoneQueueMemory queues;
    QuadHeapMemory heap;
};

/// The fastest kernel that does this search exactly as the textbook does. O(1), less than a microsecond.
Kernel kernel_for(const GridGraph& graph, HeuristicKind heuristic, const SearchOptions& options);

} // namespace astrolabe
