// One search on one graph of places: made ready, advanced in slices, then read at any step.
#pragma once

#include "core/explain/finished_search.h"
#include "core/explain/graph_why.h"
#include "core/run/graph_search.h"
#include "core/search/result.h"
#include "core/trace/events.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace astrolabe {

/// g, h and f of a place; NaN where the algorithm has no such number.
struct PlaceNumbers {
    double g = 0;
    double h = 0;
    double f = 0;
};

/// Lends the graph, which must outlive it and stay unchanged, and what LPA* keeps. A graph is small: what is
/// asked of the trace is answered by the fold, in O(steps). Of a search with two layers nodes of the trace,
/// or states, are as in Event.
class GraphRun {
  public:
    GraphRun(const ExplicitGraph& graph, const GraphPlan& plan, NodeId start, NodeId goal,
             std::unique_ptr<KeptGraphLifelong>& kept);
    ~GraphRun();
    GraphRun(const GraphRun&) = delete;
    GraphRun& operator=(const GraphRun&) = delete;

    /// At most this many expansions more.
    Outcome advance(std::uint64_t expansions);
    bool is_finished() const { return search_ == nullptr; }
    /// These below only when finished. The path leads to the goal, or where there is no way there to
    /// nearest_reachable(); it is empty where the search gave up.
    const SearchResult& result() const { return result_; }
    NodeId target() const { return result_.path.empty() ? NodeId::None : result_.path.back(); }
    const Trace& trace() const { return trace_; }
    const GraphPlan& plan() const { return plan_; }

    /// To at most trace().step_count.
    void seek(std::uint32_t step) { step_ = step; }
    std::uint32_t step() const { return step_; }
    /// At the step sought, by states.
    const Fold& fold();
    /// For every node the last step up to the one sought that expanded it; 0 for others.
    std::vector<std::uint32_t> expanded_at();
    NodeId node_of(NodeId state) const {
        return state == NodeId::None ? state : node_at(index_of(state) % graph_->node_count());
    }
    /// Whether g is the cost to the goal, and the parent the next node on the path there.
    bool is_from_goal(NodeId state) const { return astrolabe::is_from_goal(descriptor(), layer_of(state)); }
    /// Of the layers that have come to a node, the one with the least g. `fold` is fold().
    NodeId state_shown(const Fold& fold, NodeId node) const;
    /// The other half's, if there is one and it has come there.
    std::optional<NodeId> other_state(const Fold& fold, NodeId state) const;
    PlaceNumbers numbers(NodeId state, Cost g) const;
    /// Whether rank and neighbours are told, too.
    bool is_explained() const { return !is_relative(plan_.algorithm); }
    PlaceWhy why(NodeId state);
    /// What a step (1 to trace().step_count) did, in the order of pushing, the Close (or Raise) last. O(1) an
    /// event.
    std::span<const Event> events_of(std::uint32_t step) const;
    /// As the referee judges it; lends what the run holds. Only when finished, with a path.
    FinishedSearch<ExplicitGraph> finished_search() const {
        return {.graph = *graph_,
                .heuristic = heuristic_,
                .options = plan_.options,
                .result = result_,
                .trace = trace_,
                .start = start_,
                .goal = goal_,
                .target = target(),
                .led_to = led_to_,
                .descriptor = descriptor()};
    }

  private:
    const AlgorithmDescriptor& descriptor() const { return descriptor_of(plan_.algorithm); }
    std::uint32_t state_count() const { return descriptor().layers * graph_->node_count(); }
    std::uint32_t layer_of(NodeId state) const { return index_of(state) / graph_->node_count(); }
    const GraphHeuristic& heuristic_of(NodeId state) const {
        return layer_of(state) == 0 ? heuristic_ : *to_start_;
    }
    void end_search();

    const ExplicitGraph* graph_;
    GraphPlan plan_;
    NodeId start_;
    NodeId goal_;
    NodeId led_to_; ///< The goal; for a relative that could not reach it, the nearest that it can.
    GraphHeuristic heuristic_;
    std::optional<GraphHeuristic> to_start_; ///< Of the second layer, backwards.
    std::unique_ptr<AnySearch> search_;      ///< Until it is over.
    SearchResult result_;
    Trace trace_;
    std::uint32_t step_ = 0;
    std::optional<Fold> fold_;
    std::optional<History> history_;
};

} // namespace astrolabe
