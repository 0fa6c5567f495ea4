// How often a path changes direction.
#pragma once

#include "core/grid/grid.h"
#include "core/grid/lattice/lattice.h"

#include <cstdint>
#include <span>

namespace astrolabe {

/// Cells of a path at which it leaves in another direction than it came, including turning back. The path may
/// lead from each cell to a neighbour or anywhere else in a straight line; neighbours in it differ.
/// O(length).
std::uint32_t turn_count(const Grid& grid, Lattice lattice, std::span<const NodeId> path);

} // namespace astrolabe
