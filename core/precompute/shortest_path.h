// A shortest path, read from the true costs.
#pragma once

#include "core/graph/graph.h"

#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

namespace astrolabe {

/// A cheapest path from `start` to the node that the costs (TrueCosts or GraphTrueCosts) lead to, first node
/// first; of several the one whose moves have the smaller slots, whatever the neighbour order. Empty where
/// there is none. Made in slices; borrows the graph and the costs, which must be done.
template <Graph G, class Costs> class ShortestPath {
  public:
    ShortestPath(const G& graph, const Costs& costs, NodeId start) : graph_(&graph), costs_(&costs) {
        if (costs(start) != Costs::infinite) {
            path_.push_back(start);
        }
    }

    /// At most this many more steps; returns whether the path is complete.
    bool advance(std::uint64_t steps) {
        for (; steps > 0 && !is_whole(); --steps) {
            path_.push_back(next_after(path_.back()));
        }
        return is_whole();
    }
    /// Only when complete.
    std::vector<NodeId> release() { return std::move(path_); }

  private:
    bool is_whole() const { return path_.empty() || path_.back() == costs_->to(); }

    NodeId next_after(NodeId at) const {
        const auto& costs = *costs_;
        Move best{.slot = std::numeric_limits<Slot>::max()};
        graph_->for_each_successor(at, [&](const Move& move) {
            const bool is_on_a_cheapest_path =
                costs(move.to) != Costs::infinite && move.cost + costs(move.to) == costs(at);
            if (is_on_a_cheapest_path && move.slot < best.slot) {
                best = move;
            }
        });
        return best.to;
    }

    const G* graph_;
    const Costs* costs_;
    std::vector<NodeId> path_;
};

/// The same at once. O(length).
template <Graph G, class Costs>
std::vector<NodeId> shortest_path(const G& graph, const Costs& costs, NodeId start) {
    ShortestPath path(graph, costs, start);
    path.advance(std::numeric_limits<std::uint64_t>::max());
    return path.release();
}

} // namespace astrolabe
