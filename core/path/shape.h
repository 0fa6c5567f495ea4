// How a path looks, whatever its steps cost: how often it turns and how long the line of it is.
#pragma once

#include "core/grid/grid.h"

#include <cstdint>
#include <span>

namespace astrolabe {

/// Cells of a path at which it goes on in another direction than it came, turning back included. The path
/// may lead from each cell to a neighbour or anywhere else in a straight line; neighbours in it differ.
/// O(length).
std::uint32_t turn_count(const Grid& grid, std::span<const NodeId> path);

/// Length of the line through the centres of these cells, in sides of a cell. For people: a sum of square
/// roots, the same on every machine, but no cost. O(length).
double straight_line_length(const Grid& grid, std::span<const NodeId> path);

} // namespace astrolabe
