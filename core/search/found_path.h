// Puts a found path into a result: only if it is one.
#pragma once

#include "core/path/path.h"
#include "core/search/result.h"

#include <optional>
#include <utility>
#include <vector>

namespace astrolabe {

/// Puts the path and what it costs into the result of a search that found it. A path without a cost, which is
/// empty or not made of legal moves, makes it a result of its own, Outcome::Broken.
inline void put_path(SearchResult& result, std::optional<Cost> cost, std::vector<NodeId> path) {
    if (!cost) {
        result.outcome = Outcome::Broken;
        path.clear();
    }
    result.path = std::move(path);
    result.cost = cost.value_or(0);
}

/// The same, with the sum of its steps. O(length × degree).
template <Graph G> void put_path(SearchResult& result, const G& graph, std::vector<NodeId> path) {
    const auto cost = path_cost(graph, path);
    put_path(result, cost, std::move(path));
}

} // namespace astrolabe
