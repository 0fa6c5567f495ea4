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
/// where that takes more than `most` nodes, as many as there are: then the parents lead round in a circle,
/// which no search may leave behind. O(length).
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

/// Sum of the costs of the steps; nothing if the path is empty or a step is no legal move.
/// O(length × degree).
template <Graph G> std::optional<Cost> path_cost(const G& graph, std::span<const NodeId> path) {
    if (path.empty()) {
        return std::nullopt;
    }
    Cost sum = 0;
    for (std::size_t i = 1; i < path.size(); ++i) {
        std::optional<Cost> step;
        graph.for_each_successor(path[i - 1], [&](const Move& move) {
            if (move.to == path[i] && (!step || move.cost < *step)) {
                step = move.cost;
            }
        });
        if (!step) {
            return std::nullopt;
        }
        sum += *step;
    }
    return sum;
}

/// Whether the path leads from `start` to `goal` by legal moves.
template <Graph G>
bool is_valid_path(const G& graph, std::span<const NodeId> path, NodeId start, NodeId goal) {
    return path_cost(graph, path).has_value() && path.front() == start && path.back() == goal;
}

} // namespace astrolabe
