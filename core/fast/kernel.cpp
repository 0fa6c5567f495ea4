#include "core/fast/kernel.h"

#include "core/fast/monotone_queue_search.h"

namespace astrolabe {

Kernel kernel_for(const GridGraph& graph, HeuristicKind heuristic, const SearchOptions& options) {
    return MonotoneQueueSearch::stands_in_for(graph, heuristic, options) ? Kernel::MonotoneQueues
                                                                         : Kernel::Textbook;
}

} // namespace astrolabe
