// How long straight lines between cells are: whole units, like all costs, so that lengths and ties are the
// same on every machine.
#pragma once

#include "core/grid/cost_model.h"
#include "core/grid/grid.h"

#include <span>

namespace astrolabe {

/// The units of any-angle paths, whatever the steps of other searches cost. A straight line needs a square
/// root, and 10 to a cell or 1 to a cell are too coarse for its whole part: a knight's move of 22.4 would
/// count as 22 or 23.
inline constexpr CostModel any_angle_costs = cost_models::exact;

/// From centre to centre, in units of any_angle_costs over ground of factor 1. O(1).
///
/// The diagonal of that model stands for the square root of 2, so a unit is defined as the part of a cell
/// that makes it so: 8119 / √2 = 5740.99996 of them. The length is that many times √(dx² + dy²), rounded up
/// to a whole number. It has these properties on boards of up to 4096 cells a side:
///
/// - Along a row, a column or a diagonal it is exactly what steps cost: 5741 or 8119 a cell.
/// - No path around is shorter than the straight line, not by one unit: what is rounded up keeps the triangle
///   inequality. So no any-angle path costs more than the steps that it cuts short.
/// - Rounding never makes a line shorter, and longer by less than a unit, 1/5741 of a cell. The number shown
///   for a path of n lines is therefore at most 0.00018 n above its true length, and below it by no more than
///   the model's √2 is, 8 parts in 10^9: no path appears shorter than the true shortest.
Cost line_length(Cell from, Cell to);

/// Sum of the lines from each waypoint to the next; 0 for fewer than two. O(cells given).
Cost length_of_path(const Grid& grid, std::span<const NodeId> waypoints);

} // namespace astrolabe
