// One search on one graph of places.
#pragma once

#include "core/run/graph_search.h"
#include "core/run/search_run.h"

#include <memory>
#include <optional>

namespace astrolabe {

/// Borrows the graph, which must outlive it and stay unchanged, and what LPA* keeps. Its path leads to the
/// goal, or where there is none to nearest_reachable(); it is empty if the search gave up.
class GraphRun final : public SearchRun<ExplicitGraph> {
  public:
    GraphRun(const ExplicitGraph& graph, const GraphPlan& plan, NodeId start, NodeId goal,
             std::unique_ptr<KeptGraphLifelong>& kept);
    ~GraphRun() override;
    Outcome answer(std::uint64_t expansions) override;

    const GraphPlan& plan() const { return plan_; }

  private:
    void end_search();

    const ExplicitGraph* graph_;
    GraphPlan plan_;
    NodeId start_;
    NodeId goal_;
    NodeId own_goal_; ///< The goal; for other algorithms, if out of reach, the nearest node in reach.
    GraphHeuristic heuristic_;
    std::optional<GraphHeuristic> to_start_; ///< Of the second layer, backwards.
    std::unique_ptr<AnySearch> running_;     ///< Until it is over.
};

} // namespace astrolabe
