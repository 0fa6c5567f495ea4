// The flow field that units with one goal share.
#pragma once

#include "core/world/planning/running_search.h"

#include <memory>

namespace astrolabe {

/// By a kernel where one stands in for Dijkstra's algorithm, backwards: where moves are legal and cost the
/// same in both directions.
std::unique_ptr<PathSearch::Running> whole_field(const PathRequest& request, const Snapshot& snapshot,
                                                 const PathRules& rules,
                                                 const std::shared_ptr<SearchMemories>& memories);

} // namespace astrolabe
