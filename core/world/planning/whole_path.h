// The path of a unit that plans with A*: to its goal, or where that is out of reach to the nearest cell
// reached.
#pragma once

#include "core/world/planning/running_search.h"

#include <memory>

namespace astrolabe {

/// By a kernel wherever one stands in for the textbook search: under influence, and on ground that differs,
/// the heap of four; the cells that others hold are shut to it.
std::unique_ptr<PathSearch::Running> whole_path(const PathRequest& request, const Snapshot& snapshot,
                                                const PathRules& rules,
                                                const std::shared_ptr<SearchMemories>& memories);

} // namespace astrolabe
