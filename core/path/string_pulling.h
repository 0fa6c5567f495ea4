// Smoothing a path by leaving its cells: a string laid along it and pulled straight where nothing is in the
// way.
#pragma once

#include "core/grid/grid_graph.h"

#include <span>
#include <vector>

namespace astrolabe {

/// The cells of the path at which the string still bends, its ends among them: one goes from each to the
/// next in a straight line. Inner cells are left out where the cells before and behind see each other
/// (grid/line_of_sight.h), until no single one can be:
///
///     a o o o . . .        a . . o . . .
///     . # # . o o .   >    . # # . . . .
///     . . . . . . b        . . . . . . b
///
/// On terrain a straight line is refused where any ground that it enters is costlier than the cheapest that
/// it would spare: nobody walks into a swamp because the way through it is shorter. Where the path goes on
/// straight ahead the line is the same, whatever the ground.
///
/// The path leads by legal moves, or by lines in sight. Its length (grid/line_length.h) is never more than
/// before, and it never turns more often. It need not be the shortest one: it passes the walls on the sides
/// on which the path did, and takes corners from among the path's cells. A step into a blocked goal stays as
/// it is. Under the rule *four* and on hexes only straight runs are drawn together.
///
/// O(length) looks along a line, each O(its cells).
std::vector<NodeId> pulled_string(const GridGraph& graph, std::span<const NodeId> path);

} // namespace astrolabe
