#include "wasm/any_search.h"

#include "core/open_list/binary_heap.h"
#include "core/open_list/ordered_map.h"
#include "core/open_list/sorted_list.h"
#include "core/open_list/unsorted_list.h"
#include "core/search/as_written/crowd_graph.h"
#include "core/search/as_written/ends_at_goal.h"
#include "core/search/as_written/game_server.h"
#include "core/search/as_written/resorted_list.h"
#include "core/search/as_written/slides_heuristic.h"
#include "core/search/as_written/unity_list.h"
#include "wasm/relatives.h"
#include "wasm/search_by.h"
#include "wasm/search_with.h"

namespace astrolabe {
namespace {

using as_written::Program;

/// The game-server template's search together with all that is lent to it.
class SearchOfGameServer final : public AnyTextbookSearch {
  public:
    SearchOfGameServer(const GridGraph& graph, const GridHeuristic& heuristic, const SearchQuestion& asked,
                       std::uint32_t radius)
        : graph_(graph), search_(graph_, heuristic, asked.start, asked.goal, asked.options, radius) {}

    Outcome advance(std::uint64_t expansions) override { return search_.advance(expansions); }
    SearchResult result() const override { return search_.result(); }
    std::vector<NodeId> path_to(NodeId node) const override { return search_.path_to(node); }
    NodeState node_state(NodeId node) const override { return search_.node_state(node); }
    Trace release_trace() override { return search_.release_trace(); }

  private:
    GridGraph graph_;
    as_written::GameServerSearch search_;
};

/// The crowd program sorts its list for every cell that it opens: where the list is long, fewer expansions
/// are as much work as these elsewhere.
class SearchOfCrowd final : public AnyTextbookSearch {
  public:
    SearchOfCrowd(const GridGraph& graph, const GridHeuristic& heuristic, const SearchQuestion& asked)
        : board_(graph), goal_(asked.goal), graph_(board_, asked.start), heuristic_(heuristic),
          list_(graph.node_count()),
          search_(graph_, heuristic_, list_, asked.start, asked.goal, asked.options) {}

    Outcome advance(std::uint64_t expansions) override {
        const auto begun = list_.counts().comparisons;
        auto outcome = search_.advance(0);
        while (outcome == Outcome::Running && expansions-- > 0 &&
               list_.counts().comparisons - begun <= comparisons_an_expansion * expansions) {
            outcome = search_.step();
        }
        return outcome;
    }
    /// Its path leads to the nearest closed cell where it did not come to the goal.
    SearchResult result() const override {
        auto result = search_.result();
        if (result.outcome == Outcome::NoPath) {
            const auto closed_list = expanded_nodes(search_.trace());
            result.path = search_.path_to(as_written::nearest_closed(board_.grid(), closed_list, goal_));
        }
        return result;
    }
    std::vector<NodeId> path_to(NodeId node) const override { return search_.path_to(node); }
    NodeState node_state(NodeId node) const override { return search_.node_state(node); }
    Trace release_trace() override { return search_.release_trace(); }

  private:
    static constexpr std::uint64_t comparisons_an_expansion = 64;

    GridGraph board_;
    NodeId goal_;
    as_written::CrowdGraph graph_;
    GridHeuristic heuristic_;
    as_written::ResortedList list_;
    TextbookSearch<as_written::CrowdGraph, GridHeuristic, as_written::ResortedList> search_;
};

} // namespace

std::unique_ptr<AnySearch> make_search(const SearchPlan& plan, const GridGraph& graph,
                                       const GridHeuristic& heuristic, NodeId start, NodeId goal,
                                       KernelMemory& memory) {
    if (plan.program == Program::None && plan.open_list == OpenListKind::BinaryHeap) {
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
    case Program::Cpp: {
        // It looks for the goal among the neighbours that it opens; the start is none of them.
        const auto sought = goal == start ? NodeId::None : goal;
        return search_with<UnsortedList>(as_written::EndsAtGoal(graph, sought), heuristic,
                                         {start, sought, plan.options});
    }
    case Program::GameServer:
        return std::make_unique<SearchOfGameServer>(graph, heuristic, asked, plan.walk.radius);
    case Program::Crowd:
        return std::make_unique<SearchOfCrowd>(graph, heuristic, asked);
    case Program::Slides:
        return search_with<BinaryHeap>(graph, as_written::SlidesHeuristic(graph, goal), asked);
    case Program::None:
    case Program::CSharp:
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
