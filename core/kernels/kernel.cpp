#include "core/kernels/kernel.h"

namespace astrolabe {

Kernel kernel_for(const GridGraph& graph, HeuristicKind heuristic, const SearchOptions& options) {
    if (MonotoneQueueSearch::stands_in_for(graph, heuristic, options)) {
        return Kernel::MonotoneQueues;
    }
    if (QuadHeapSearch::stands_in_for(graph, heuristic, options)) {
        return Kernel::QuadHeap;
    }
    return Kernel::Textbook;
}

} // namespace astrolabe
