// One search on one graph of places: made ready, advanced in slices, then read at any step.
#pragma once

#include "core/analysis/graph_referee.h"
#include "core/analysis/graph_why.h"
#include "core/open_list/open_list.h"
#include "core/search/algorithm.h"
#include "core/search/result.h"
#include "core/trace/events.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace astrolabe {

/// Everything about a search on a graph but the graph and its two ends.
struct GraphPlan {
    Algorithm algorithm = Algorithm::AStar; ///< None that prunes moves.
    GraphHeuristicKind heuristic = GraphHeuristicKind::StraightLine;
    SearchOptions options; ///< With the algorithm laid over them.
    OpenListKind open_list = OpenListKind::BinaryHeap;
};

/// g, h and f of a place; NaN where the algorithm has no such number.
struct PlaceNumbers {
    double g = 0;
    double h = 0;
    double f = 0;
};

class AnyGraphSearch;

/// Lends the graph, which must outlive it and stay unchanged. A graph is small: what is asked of the trace is
/// answered by the fold, in O(steps).
class GraphRun {
  public:
    GraphRun(const ExplicitGraph& graph, const GraphPlan& plan, NodeId start, NodeId goal);
    ~GraphRun();
    GraphRun(const GraphRun&) = delete;
    GraphRun& operator=(const GraphRun&) = delete;

    /// At most this many expansions more.
    Outcome advance(std::uint64_t expansions);
    bool is_finished() const { return search_ == nullptr; }
    /// These below only when finished. The path leads to the goal, or where there is no way there to the
    /// nearest place that can be reached: in a straight line, of several by the smallest g, of those the
    /// first expanded.
    const SearchResult& result() const { return result_; }
    NodeId target() const { return result_.path.back(); }
    const Trace& trace() const { return trace_; }
    const GraphPlan& plan() const { return plan_; }

    /// To at most trace().step_count.
    void seek(std::uint32_t step) { step_ = step; }
    std::uint32_t step() const { return step_; }
    /// At the step sought.
    const Fold& fold();
    /// For every node the last step up to the one sought that expanded it; 0 for others.
    std::vector<std::uint32_t> expanded_at();
    PlaceNumbers numbers(NodeId node, Cost g) const;
    PlaceWhy why(NodeId node) { return astrolabe::why(logged(), *history_, *fold_, step_, node); }
    /// What a step (1 to trace().step_count) did, in the order of pushing, the Close last. O(1) an event.
    std::span<const Event> events_of(std::uint32_t step) const;
    GraphVerdict judge() const {
        return astrolabe::judge({*graph_, heuristic_, plan_.options, start_, goal_, result_.path});
    }

  private:
    void end_search();
    std::vector<NodeId> way_to_nearest() const;
    LoggedGraphSearch logged() const { return {*graph_, heuristic_, plan_.options, trace_, goal_}; }

    const ExplicitGraph* graph_;
    GraphPlan plan_;
    NodeId start_;
    NodeId goal_;
    GraphHeuristic heuristic_;
    std::unique_ptr<AnyGraphSearch> search_; ///< Until it is over.
    SearchResult result_;
    Trace trace_;
    std::uint32_t step_ = 0;
    std::optional<Fold> fold_;
    std::optional<History> history_;
};

} // namespace astrolabe
