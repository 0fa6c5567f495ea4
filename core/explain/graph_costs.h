// What ways through a graph of places cost, and where they lead: worked out plainly, for whoever explains a
// search or judges it.
#pragma once

#include "core/graph/explicit_graph.h"

#include <limits>
#include <vector>

namespace astrolabe {

/// The cost of a node that no way leads from.
inline constexpr Cost no_way = std::numeric_limits<Cost>::max();

/// Least cost from every node to one: Dijkstra's algorithm over the edges backwards, each charged what it
/// costs going forward. O(edges × log(edges)).
std::vector<Cost> true_costs(const ExplicitGraph& graph, NodeId to);

/// O(edges).
bool is_reachable(const ExplicitGraph& graph, NodeId start, NodeId node);

/// Of the nodes that can be reached from `start` the nearest to `goal` in a straight line, of several the one
/// that costs the least to reach, of those the first. O(edges × log(edges)).
NodeId nearest_reachable(const ExplicitGraph& graph, NodeId start, NodeId goal);

/// The nodes that other edges lead to than before, or edges of another cost, ascending; their order counts
/// for nothing. Both graphs must have as many nodes. O(edges × log(degree)).
std::vector<NodeId> entered_differently(const ExplicitGraph& before, const ExplicitGraph& now);

} // namespace astrolabe
