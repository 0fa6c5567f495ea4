// What paths on a graph of places cost, and where they lead: computed by plain methods, to explain a search
// or judge it.
#pragma once

#include "core/graph/explicit_graph.h"
#include "core/graph/reversed.h"

#include <cstdint>
#include <functional>
#include <limits>
#include <queue>
#include <utility>
#include <vector>

namespace astrolabe {

/// Least costs between one node and all others: Dijkstra's algorithm, in slices.
/// O(edges × log(edges)) in all.
class LeastCosts {
  public:
    /// The cost of a node without a path to that one.
    static constexpr Cost infinite = std::numeric_limits<Cost>::max();

    LeastCosts(std::uint32_t node_count, NodeId from);

    /// At most this many more entries of the open list; returns whether all costs are known.
    template <Graph G> bool advance(const G& graph, std::uint64_t entries) {
        for (; entries > 0 && !open_.empty(); --entries) {
            const auto [known, index] = open_.top();
            open_.pop();
            if (known > costs_[index]) {
                continue; // a cheaper path was found since
            }
            graph.for_each_successor(
                node_at(index), [this, cost = known](const Move& move) { offer(move.to, cost + move.cost); });
        }
        return open_.empty();
    }
    bool is_done() const { return open_.empty(); }
    Cost operator()(NodeId node) const { return costs_[index_of(node)]; }

  private:
    using Entry = std::pair<Cost, std::uint32_t>;
    void offer(NodeId node, Cost cost);

    std::vector<Cost> costs_;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open_;
};

/// The true remaining cost of every node, as TrueCosts has it for boards. Borrows the graph.
class GraphTrueCosts {
  public:
    static constexpr Cost infinite = LeastCosts::infinite;

    GraphTrueCosts(const ExplicitGraph& graph, NodeId to)
        : graph_(&graph), to_(to), costs_(graph.node_count(), to) {}

    /// Edges lead backwards here, each charged what it costs going forward.
    bool advance(std::uint64_t entries) {
        return costs_.advance(Reversed<ExplicitGraph>(*graph_, to_), entries);
    }
    bool is_done() const { return costs_.is_done(); }
    Cost operator()(NodeId node) const { return costs_(node); }
    NodeId to() const { return to_; }
    /// Provided that the graph is unchanged.
    bool are_those_of(const ExplicitGraph& graph, NodeId to) const { return &graph == graph_ && to == to_; }

  private:
    const ExplicitGraph* graph_;
    NodeId to_;
    LeastCosts costs_;
};

/// O(edges).
bool is_reachable(const ExplicitGraph& graph, NodeId start, NodeId node);

/// Of the nodes that can be reached from `start` the nearest to `goal` in a straight line, of several the one
/// that costs the least to reach, of those the first. O(edges × log(edges)).
NodeId nearest_reachable(const ExplicitGraph& graph, NodeId start, NodeId goal);

/// The nodes entered by other edges than before, or by edges of another cost, ascending; the order of edges
/// does not matter. Both graphs must have equally many nodes. O(edges × log(degree)).
std::vector<NodeId> entered_differently(const ExplicitGraph& before, const ExplicitGraph& now);

} // namespace astrolabe
