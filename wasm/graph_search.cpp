#include "wasm/graph_search.h"

#include "core/analysis/graph_costs.h"
#include "core/open_list/binary_heap.h"
#include "core/open_list/bucket_queues.h"
#include "core/open_list/ordered_map.h"
#include "core/open_list/sorted_list.h"
#include "core/open_list/unsorted_list.h"
#include "core/search/bidirectional.h"
#include "core/search/flow_field.h"
#include "core/search/iterative_deepening.h"
#include "core/search/textbook_search.h"
#include "wasm/search_by.h"

namespace astrolabe {
namespace {

/// The textbook search together with its open list.
template <OpenList O> class GraphSearchWith final : public AnySearch {
  public:
    GraphSearchWith(const GraphQuestion& asked, const SearchOptions& options)
        : open_(asked.graph.node_count()),
          search_(asked.graph, asked.heuristic, open_, asked.start, asked.goal, options) {}

    Outcome advance(std::uint64_t expansions) override { return search_.advance(expansions); }
    SearchResult result() const override { return search_.result(); }
    std::vector<NodeId> path_to(NodeId node) const override { return search_.path_to(node); }
    Trace release_trace() override { return search_.release_trace(); }

  private:
    O open_;
    TextbookSearch<ExplicitGraph, GraphHeuristic, O> search_;
};

std::unique_ptr<AnySearch> make_textbook_search(const GraphPlan& plan, const GraphQuestion& asked) {
    switch (plan.open_list) {
    case OpenListKind::UnsortedList:
        return std::make_unique<GraphSearchWith<UnsortedList>>(asked, plan.options);
    case OpenListKind::SortedList:
        return std::make_unique<GraphSearchWith<SortedList>>(asked, plan.options);
    case OpenListKind::OrderedMap:
        return std::make_unique<GraphSearchWith<OrderedMap>>(asked, plan.options);
    case OpenListKind::Queues:
        return std::make_unique<GraphSearchWith<BucketQueues>>(asked, plan.options);
    case OpenListKind::BinaryHeap:
        break;
    }
    return std::make_unique<GraphSearchWith<BinaryHeap>>(asked, plan.options);
}

std::vector<Cost> estimates_of(const ExplicitGraph& graph, const GraphHeuristic& heuristic) {
    std::vector<Cost> estimates(graph.node_count());
    for (std::uint32_t index = 0; index < estimates.size(); ++index) {
        estimates[index] = heuristic(node_at(index));
    }
    return estimates;
}

} // namespace

bool serves_graphs(Algorithm algorithm) {
    switch (algorithm) {
    case Algorithm::AStar:
    case Algorithm::Dijkstra:
    case Algorithm::BreadthFirst:
    case Algorithm::DepthFirst:
    case Algorithm::GreedyBestFirst:
    case Algorithm::Bidirectional:
    case Algorithm::BidirectionalDijkstra:
    case Algorithm::IterativeDeepening:
    case Algorithm::LifelongPlanning:
    case Algorithm::FlowField:
        return true;
    case Algorithm::Canonical:
    case Algorithm::JumpPoint:
    case Algorithm::ThetaStar:
    case Algorithm::LazyThetaStar:
    case Algorithm::LocalWalk:
    case Algorithm::TwoTier:
        break;
    }
    return false;
}

KeptGraphLifelong::KeptGraphLifelong(const ExplicitGraph& graph, const GraphHeuristic& heuristic,
                                     NodeId start, NodeId goal, const SearchOptions& options)
    : graph_(&graph), known_(graph), estimates_(estimates_of(graph, heuristic)), start_(start), goal_(goal),
      weight_hundredths_(options.weight_hundredths),
      search_(graph, Estimates{&estimates_}, start, goal, options) {}

bool KeptGraphLifelong::is_about(const GraphHeuristic& heuristic, NodeId start, NodeId goal,
                                 const SearchOptions& options) const {
    return search_.is_answered() && start == start_ && goal == goal_ &&
           options.weight_hundredths == weight_hundredths_ && graph_->node_count() == known_.node_count() &&
           estimates_of(*graph_, heuristic) == estimates_;
}

void KeptGraphLifelong::ask_again() {
    search_.ask_again(entered_differently(known_, *graph_));
    known_ = *graph_;
}

std::unique_ptr<AnySearch> make_search(const GraphPlan& plan, const GraphQuestion& asked,
                                       std::unique_ptr<KeptGraphLifelong>& kept) {
    const auto& [graph, heuristic, to_start, start, goal] = asked;
    switch (plan.algorithm) {
    case Algorithm::Bidirectional:
    case Algorithm::BidirectionalDijkstra:
        return std::make_unique<SearchBy<BidirectionalSearch<ExplicitGraph, GraphHeuristic>>>(
            graph, heuristic, *to_start, start, goal, plan.options);
    case Algorithm::IterativeDeepening:
        return std::make_unique<SearchBy<IterativeDeepening<ExplicitGraph, GraphHeuristic>>>(
            graph, heuristic, start, goal, plan.options);
    case Algorithm::LifelongPlanning:
        if (kept && kept->is_about(heuristic, start, goal, plan.options)) {
            kept->ask_again();
        } else {
            kept = std::make_unique<KeptGraphLifelong>(graph, heuristic, start, goal, plan.options);
        }
        return std::make_unique<SearchByRepair<KeptGraphLifelong::Search>>(kept->search());
    case Algorithm::FlowField:
        return std::make_unique<SearchBy<FlowField<ExplicitGraph>>>(graph, start, goal, plan.options);
    default:
        return make_textbook_search(plan, asked);
    }
}

} // namespace astrolabe
