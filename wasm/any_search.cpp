#include "wasm/any_search.h"

#include "core/open_list/binary_heap.h"
#include "core/open_list/ordered_map.h"
#include "core/open_list/sorted_list.h"
#include "core/open_list/unsorted_list.h"
#include "core/search/as_written/crowd_graph.h"
#include "core/search/as_written/game_server.h"
#include "core/search/as_written/slides_heuristic.h"
#include "core/search/as_written/unity_list.h"
#include "core/search/textbook_search.h"
#include "wasm/search_by.h"

namespace astrolabe {
namespace {

using as_written::Program;

/// The ends and the options of a search.
struct Question {
    NodeId start;
    NodeId goal;
    const SearchOptions& options;
};

/// A textbook search together with all that is lent to it.
template <OpenList O, Graph G, Heuristic H> class SearchWith final : public AnyTextbookSearch {
  public:
    SearchWith(const G& graph, const H& heuristic, const Question& asked)
        : graph_(graph), heuristic_(heuristic), open_(graph.node_count()),
          search_(graph_, heuristic_, open_, asked.start, asked.goal, asked.options) {}

    Outcome advance(std::uint64_t expansions) override { return search_.advance(expansions); }
    SearchResult result() const override { return search_.result(); }
    std::vector<NodeId> path_to(NodeId node) const override { return search_.path_to(node); }
    NodeState node_state(NodeId node) const override { return search_.node_state(node); }
    Trace release_trace() override { return search_.release_trace(); }

  private:
    G graph_;
    H heuristic_;
    O open_;
    TextbookSearch<G, H, O> search_;
};

template <OpenList O, Graph G, Heuristic H>
std::unique_ptr<AnyTextbookSearch> make(const G& graph, const H& heuristic, const Question& asked) {
    return std::make_unique<SearchWith<O, G, H>>(graph, heuristic, asked);
}

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
    const Question asked{start, goal, plan.options};
    switch (plan.program) {
    case Program::Unity:
        return make<as_written::UnityList>(graph, heuristic, asked);
    case Program::GameServer:
        return make<as_written::GameServerList>(as_written::SquareRound(graph, goal), heuristic, asked);
    case Program::Crowd:
        return make<SortedList>(as_written::CrowdGraph(graph, start), heuristic, asked);
    case Program::Slides:
        return make<BinaryHeap>(graph, as_written::SlidesHeuristic(graph, goal), asked);
    case Program::None:
    case Program::CSharp:
    case Program::Cpp:
        break; // their options say it all
    }
    switch (plan.open_list) {
    case OpenListKind::UnsortedList:
        return make<UnsortedList>(graph, heuristic, asked);
    case OpenListKind::SortedList:
        return make<SortedList>(graph, heuristic, asked);
    case OpenListKind::OrderedMap:
        return make<OrderedMap>(graph, heuristic, asked);
    case OpenListKind::BinaryHeap:
        break;
    }
    return make<BinaryHeap>(graph, heuristic, asked);
}

} // namespace astrolabe
