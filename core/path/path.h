// Paths on any graph: following parents back, adding up costs, checking that each step is legal.
#pragma once

#include "core/graph/graph.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace astrolabe {

/// The path to `node` found by asking each node for its parent until there is None, first node first. Empty
/// where that takes more than `most` nodes, as many as there are: then the parents form a cycle, which no
/// search may leave behind. O(length).
template <class ParentOf>
std::vector<NodeId> path_along_parents(NodeId node, std::uint64_t most, const ParentOf& parent_of) {
    std::vector<NodeId> path;
    for (auto at = node; at != NodeId::None; at = parent_of(at)) {
        if (path.size() == most) {
            return {};
        }
        path.push_back(at);
    }
    std::reverse(path.begin(), path.end());
    return path;
}

class GridGraph;

/// Adds up the costs of the steps of a path, in slices: paths can be millions of nodes long.
class PathSum {
  public:
    /// This many more steps, in O(steps × degree); returns whether cost() is known.
    template <Graph G> bool advance(const G& graph, std::span<const NodeId> path, std::uint64_t steps) {
        is_legal_ = is_legal_ && !path.empty();
        for (; is_legal_ && steps > 0 && next_ < path.size(); --steps, ++next_) {
            const auto step = cost_of_step(graph, path[next_ - 1], path[next_]);
            is_legal_ = step.has_value();
            sum_ += step.value_or(0);
        }
        return !is_legal_ || next_ >= path.size();
    }
    /// The same in O(steps): every path found on a grid is checked so, and that must not take longer than
    /// finding it. In path_sum.cpp.
    bool advance(const GridGraph& graph, std::span<const NodeId> path, std::uint64_t steps);

    /// Nothing if the path is empty or a step is no legal move. Only when known.
    std::optional<Cost> cost() const { return is_legal_ ? std::optional(sum_) : std::nullopt; }

  private:
    /// Of the cheapest move; nothing if none is legal.
    template <Graph G> static std::optional<Cost> cost_of_step(const G& graph, NodeId from, NodeId to) {
        std::optional<Cost> cost;
        graph.for_each_successor(from, [&](const Move& move) {
            if (move.to == to && (!cost || move.cost < *cost)) {
                cost = move.cost;
            }
        });
        return cost;
    }

    std::size_t next_ = 1; // node; the step to it is still to be checked
    Cost sum_ = 0;
    bool is_legal_ = true;
};

/// Sum of the costs of the steps; nothing if the path is empty or a step is no legal move.
/// O(length × degree).
template <Graph G> std::optional<Cost> path_cost(const G& graph, std::span<const NodeId> path) {
    PathSum sum;
    sum.advance(graph, path, path.size());
    return sum.cost();
}

/// Whether the path leads from `start` to `goal` by legal moves.
template <Graph G>
bool is_valid_path(const G& graph, std::span<const NodeId> path, NodeId start, NodeId goal) {
    return path_cost(graph, path).has_value() && path.front() == start && path.back() == goal;
}

} // namespace astrolabe
