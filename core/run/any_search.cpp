#include "core/run/any_search.h"

#include "core/open_list/binary_heap.h"
#include "core/open_list/bucket_queues.h"
#include "core/open_list/ordered_map.h"
#include "core/open_list/sorted_list.h"
#include "core/open_list/unsorted_list.h"
#include "core/run/search_adapter.h"
#include "core/search/as_written/crowd_graph.h"
#include "core/search/as_written/ends_at_goal.h"
#include "core/search/as_written/game_server.h"
#include "core/search/as_written/resorted_list.h"
#include "core/search/as_written/slides_heuristic.h"
#include "core/search/as_written/unity_list.h"

namespace astrolabe {
namespace {

using as_written::Program;

/// The game-server template's search together with all that is lent to it.
struct GameServerKit {
    GameServerKit(const GridGraph& given, const GridHeuristic& heuristic, const SearchQuestion& asked,
                  std::uint32_t radius)
        : graph(given), search(graph, heuristic, asked.start, asked.goal, asked.options, radius) {}

    GridGraph graph;
    as_written::GameServerSearch search;
};

/// The crowd program sorts its list for every cell that it opens.
struct CrowdKit {
    CrowdKit(const GridGraph& given, const GridHeuristic& estimate, const SearchQuestion& asked)
        : board(given), goal(asked.goal), graph(board, asked.start), heuristic(estimate),
          list(given.node_count()), search(graph, heuristic, list, asked.start, asked.goal, asked.options) {}

    std::uint64_t work() const { return list.counts().comparisons / comparisons_an_expansion; }
    /// Its path leads to the nearest closed cell if it did not reach the goal.
    SearchResult result() const {
        auto result = search.result();
        if (result.outcome == Outcome::NoPath) {
            const auto closed_list = expanded_nodes(search.trace());
            result.path = search.path_to(as_written::nearest_closed(board.grid(), closed_list, goal));
        }
        return result;
    }

    static constexpr std::uint64_t comparisons_an_expansion = 64;

    GridGraph board;
    NodeId goal;
    as_written::CrowdGraph graph;
    GridHeuristic heuristic;
    as_written::ResortedList list;
    TextbookSearch<as_written::CrowdGraph, GridHeuristic, as_written::ResortedList> search;
};

} // namespace

std::unique_ptr<AnySearch> make_search(const SearchPlan& plan, const GridGraph& graph,
                                       const GridHeuristic& heuristic, NodeId start, NodeId goal,
                                       KernelMemory& memory) {
    if (plan.program == Program::None && plan.open_list == OpenListKind::BinaryHeap) {
        switch (kernel_for(graph, heuristic.kind(), plan.options)) {
        case Kernel::MonotoneQueues:
            return std::make_unique<OtherSearchAdapter<OwnedSearch<MonotoneQueueSearch>>>(
                graph, heuristic.kind(), start, goal, plan.options, memory.queues);
        case Kernel::QuadHeap:
            return std::make_unique<OtherSearchAdapter<OwnedSearch<QuadHeapSearch>>>(
                graph, heuristic.kind(), start, goal, plan.options, memory.heap);
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
    case Program::Cpp: {
        // It checks for the goal among the neighbours that it opens; the start is not one of them.
        const auto sought = goal == start ? NodeId::None : goal;
        return search_with<UnsortedList>(as_written::EndsAtGoal(graph, sought), heuristic,
                                         {start, sought, plan.options});
    }
    case Program::GameServer:
        return std::make_unique<TextbookAdapter<GameServerKit>>(graph, heuristic, asked, plan.walk.radius);
    case Program::Crowd:
        return std::make_unique<TextbookAdapter<CrowdKit>>(graph, heuristic, asked);
    case Program::Slides:
        return search_with<BinaryHeap>(graph, as_written::SlidesHeuristic(graph, goal), asked);
    case Program::None:
    case Program::CSharp:
        break; // their options are sufficient
    }
    switch (plan.open_list) {
    case OpenListKind::UnsortedList:
        return search_with<UnsortedList>(graph, heuristic, asked);
    case OpenListKind::SortedList:
        return search_with<SortedList>(graph, heuristic, asked);
    case OpenListKind::OrderedMap:
        return search_with<OrderedMap>(graph, heuristic, asked);
    case OpenListKind::Queues:
        return search_with<BucketQueues>(graph, heuristic, asked);
    case OpenListKind::BinaryHeap:
        break;
    }
    return search_with<BinaryHeap>(graph, heuristic, asked);
}

} // namespace astrolabe
