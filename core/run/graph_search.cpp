#include "core/run/graph_search.h"

#include "core/open_list/list_of_kind.h"
#include "core/precompute/graph_costs.h"
#include "core/run/search_adapter.h"
#include "core/run/search_on_any_graph.h"

namespace astrolabe {
namespace {

/// The textbook search together with its open list.
template <OpenList O> struct GraphKit {
    GraphKit(const GraphQuestion& asked, const SearchOptions& options)
        : open(asked.graph.node_count()),
          search(asked.graph, asked.heuristic, open, asked.start, asked.goal, options) {}

    O open;
    TextbookSearch<ExplicitGraph, GraphHeuristic, O> search;
};

std::unique_ptr<AnySearch> make_textbook_search(const GraphPlan& plan, const GraphQuestion& asked) {
    return with_list_of(plan.open_list, [&]<OpenList O>() -> std::unique_ptr<AnySearch> {
        return std::make_unique<OtherSearchAdapter<GraphKit<O>>>(asked, plan.options);
    });
}

std::vector<Cost> estimates_of(const ExplicitGraph& graph, const GraphHeuristic& heuristic) {
    std::vector<Cost> estimates(graph.node_count());
    for (std::uint32_t index = 0; index < estimates.size(); ++index) {
        estimates[index] = heuristic(node_at(index));
    }
    return estimates;
}

} // namespace

KeptGraphLifelong::KeptGraphLifelong(const ExplicitGraph& graph, const GraphHeuristic& heuristic,
                                     NodeId start, NodeId goal, const GraphPlan& plan)
    : graph_(&graph), known_(graph), estimates_(estimates_of(graph, heuristic)), start_(start),
      kind_(plan.heuristic), weight_hundredths_(plan.options.weight_hundredths),
      search_(graph, Estimates{&estimates_}, start, goal, plan.options) {}

bool KeptGraphLifelong::is_about(NodeId start, const GraphPlan& plan) const {
    return search_.is_answered() && start == start_ && plan.heuristic == kind_ &&
           plan.options.weight_hundredths == weight_hundredths_ &&
           graph_->node_count() == known_.node_count();
}

void KeptGraphLifelong::ask_again(const GraphHeuristic& heuristic, NodeId goal) {
    estimates_ = estimates_of(*graph_, heuristic);
    search_.ask_again(entered_differently(known_, *graph_), Estimates{&estimates_}, goal);
    known_ = *graph_;
}

std::unique_ptr<AnySearch> make_search(const GraphPlan& plan, const GraphQuestion& asked,
                                       std::unique_ptr<KeptGraphLifelong>& kept) {
    const auto& [graph, heuristic, to_start, start, goal] = asked;
    if (plan.algorithm == Algorithm::LifelongPlanning) {
        if (kept && kept->is_about(start, plan)) {
            kept->ask_again(heuristic, goal);
        } else {
            kept = std::make_unique<KeptGraphLifelong>(graph, heuristic, start, goal, plan);
        }
        return std::make_unique<OtherSearchAdapter<BorrowedSearch<KeptGraphLifelong::Search>>>(
            kept->search());
    }
    auto other = search_on_any_graph(plan.algorithm, graph, heuristic, [&asked] { return *asked.to_start; },
                                     {start, goal, plan.options});
    return other ? std::move(other) : make_textbook_search(plan, asked);
}

} // namespace astrolabe
