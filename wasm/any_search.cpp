#include "wasm/any_search.h"

#include "core/open_list/binary_heap.h"
#include "core/open_list/ordered_map.h"
#include "core/open_list/sorted_list.h"
#include "core/open_list/unsorted_list.h"
#include "core/search/as_written/crowd_graph.h"
#include "core/search/as_written/game_server.h"
#include "core/search/as_written/slides_heuristic.h"
#include "core/search/as_written/unity_list.h"
#include "wasm/relatives.h"
#include "wasm/search_by.h"
#include "wasm/search_with.h"

namespace astrolabe {
namespace {

using as_written::Program;

/// Whether options and open list say all that there is to the program.
bool is_plain(Program program) {
    return program == Program::None || program == Program::CSharp || program == Program::Cpp;
}

} // namespace

std::unique_ptr<AnySearch> make_search(const SearchPlan& plan, const GridGraph& graph,
                                       const GridHeuristic& heuristic, NodeId start, NodeId goal,
                                       KernelMemory& memory) {
    if (is_plain(plan.program) && plan.open_list == OpenListKind::BinaryHeap) {
        switch (kernel_for(graph, heuristic.kind(), plan.options)) {
        case Kernel::MonotoneQueues:
            return std::make_unique<SearchBy<MonotoneQueueSearch>>(graph, heuristic.kind(), start, goal,
                                                                   plan.options, memory.queues);
        case Kernel::QuadHeap:
            return std::make_unique<SearchBy<QuadHeapSearch>>(graph, heuristic.kind(), start, goal,
                                                              plan.options, memory.heap);
        case Kernel::Textbook:
            break;
        }
    }
    return make_textbook_search(plan, graph, heuristic, start, goal);
}

std::unique_ptr<AnyTextbookSearch> make_textbook_search(const SearchPlan& plan, const GridGraph& graph,
                                                        const GridHeuristic& heuristic, NodeId start,
                                                        NodeId goal) {
    const SearchQuestion asked{start, goal, plan.options};
    switch (plan.program) {
    case Program::Unity:
        return search_with<as_written::UnityList>(graph, heuristic, asked);
    case Program::GameServer:
        return search_with<as_written::GameServerList>(as_written::SquareRound(graph, goal), heuristic,
                                                       asked);
    case Program::Crowd:
        return search_with<SortedList>(as_written::CrowdGraph(graph, start), heuristic, asked);
    case Program::Slides:
        return search_with<BinaryHeap>(graph, as_written::SlidesHeuristic(graph, goal), asked);
    case Program::None:
    case Program::CSharp:
    case Program::Cpp:
        break; // their options say it all
    }
    switch (plan.open_list) {
    case OpenListKind::UnsortedList:
        return search_with<UnsortedList>(graph, heuristic, asked);
    case OpenListKind::SortedList:
        return search_with<SortedList>(graph, heuristic, asked);
    case OpenListKind::OrderedMap:
        return search_with<OrderedMap>(graph, heuristic, asked);
    case OpenListKind::Queues:
        return make_search_by_queues(graph, heuristic, asked);
    case OpenListKind::BinaryHeap:
        break;
    }
    return search_with<BinaryHeap>(graph, heuristic, asked);
}

} // namespace astrolabe
