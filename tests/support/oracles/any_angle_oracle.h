// An independent judge of any-angle paths: the true length of a shortest one, over all pairs of cells that
// see each other. Lengths are geometric, not in the core's units. Slow on purpose.
#pragma once

#include "core/grid/corner_rule.h"
#include "core/grid/grid.h"

#include <optional>
#include <span>
#include <vector>

namespace astrolabe::test {

/// In cells; nothing if there is no path. For every rule but Four, O(cells² × cells crossed).
std::optional<double> shortest_any_angle_length(const Grid& grid, CornerRule rule, NodeId start, NodeId goal);

/// In cells; nothing if a cell does not see the next.
std::optional<double> length_if_walkable(const Grid& grid, CornerRule rule,
                                         std::span<const NodeId> waypoints);

} // namespace astrolabe::test
