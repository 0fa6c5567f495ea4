// Smoothing a path by leaving its cells: a string laid along it and pulled straight where nothing blocks it.
#pragma once

#include "core/grid/grid_graph.h"

#include <span>
#include <vector>

namespace astrolabe {

/// The cells of the path at which the string still bends, including its ends: between them the path is
/// straight. Inner cells are left out where the cells before and behind see each other
/// (grid/line_of_sight.h), until no single one can be:
///
///     a o o o . . .        a . . o . . .
///     . # # . o o .   >    . # # . . . .
///     . . . . . . b        . . . . . . b
///
/// On terrain a straight line is refused where any ground that it enters is costlier than the cheapest that
/// it would spare: a shorter path is no reason to walk into a swamp. Where the path goes straight ahead the
/// line is the same, whatever the ground.
///
/// The path consists of legal moves, or of lines in sight. Its length (grid/line_length.h) is never more than
/// before, and it never turns more often. It need not be the shortest one: it passes the walls on the sides
/// on which the path did, and its corners are cells of the path. A step into a blocked goal stays as it is.
/// Under the rule *four* and on hexes only straight runs are merged.
///
/// O(length) line-of-sight checks, each O(its cells).
std::vector<NodeId> pulled_string(const GridGraph& graph, std::span<const NodeId> path);

} // namespace astrolabe
