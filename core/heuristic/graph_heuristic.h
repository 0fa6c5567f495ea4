// Estimates on a graph of places: the straight line to the goal, charged at the cheapest rate of all edges.
#pragma once

#include "core/graph/explicit_graph.h"

#include <cstdint>

namespace astrolabe {

enum class GraphHeuristicKind {
    StraightLine, ///< Distance to the goal × cheapest rate, rounded down: admissible and consistent.
    Zero,         ///< Makes A* Dijkstra's algorithm.
};

/// A cost for a length: cost / sqrt(squared_length), kept in this form so that nothing is rounded.
struct StraightLineRate {
    Cost cost = 0; ///< 0: no edge has a length, so the straight line gives no estimate.
    Cost squared_length = 1;
    friend bool operator==(const StraightLineRate&, const StraightLineRate&) = default;
};

/// The least of all edges that have a length. No path costs less than this per unit of length, so it turns
/// the straight line into an admissible estimate, whatever the costs are. O(edges).
StraightLineRate cheapest_rate(const ExplicitGraph& graph);

/// The terms of an estimate: √(squared_distance × rate.cost² / rate.squared_length), rounded down.
struct StraightLineTerms {
    Cost squared_distance = 0; ///< To the goal.
    StraightLineRate rate;
};

/// Estimates of the path cost to one goal. Borrows the graph, which must outlive it.
class GraphHeuristic {
  public:
    /// O(edges) for a straight line.
    GraphHeuristic(const ExplicitGraph& graph, GraphHeuristicKind kind, NodeId goal);

    /// O(1). At most the cost of the most expensive path without a cycle, so below 10^12.
    Cost operator()(NodeId node) const;

    /// The square of the straight-line distance.
    Cost straight_line_rank(NodeId node) const { return squared_distance(graph_->coordinates(node), goal_); }

    /// The same estimate by its terms. O(1).
    StraightLineTerms terms(NodeId node) const { return {straight_line_rank(node), rate_}; }

  private:
    const ExplicitGraph* graph_;
    Coordinates goal_;
    StraightLineRate rate_;
    Cost most_ = 0;
};

static_assert(Heuristic<GraphHeuristic>);

} // namespace astrolabe
