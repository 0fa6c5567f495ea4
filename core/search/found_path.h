// How a search says what path it found: only as a path.
#pragma once

#include "core/path/path.h"
#include "core/search/result.h"

#include <utility>
#include <vector>

namespace astrolabe {

/// Puts the path and the sum of its steps into the result of a search that found it. A path that is empty or
/// not made of legal moves makes it a result of its own, Outcome::Broken. O(length × degree).
template <Graph G> void put_path(SearchResult& result, const G& graph, std::vector<NodeId> path) {
    const auto cost = path_cost(graph, path);
    if (!cost) {
        result.outcome = Outcome::Broken;
        result.path.clear();
        result.cost = 0;
        return;
    }
    result.path = std::move(path);
    result.cost = *cost;
}

} // namespace astrolabe
