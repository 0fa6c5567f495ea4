// Smoothing a path while it still follows legal moves: a cell is swapped for an adjacent one where the path
// then turns less often.
#pragma once

#include "core/grid/grid_graph.h"

#include <span>
#include <vector>

namespace astrolabe {

/// Each inner cell of the path in turn may be replaced by a neighbour, diagonal ones too, if both moves are
/// legal, the two of them together cost no more than before, whatever the ground, and the path turns less
/// often: the fewest turns that one cell can give; of these the cheapest; then the first in slot order. Swaps
/// that remove two turns or more come before those that remove one. After a swap the cells whose turns it
/// changed are checked again, so that in the end no single swap would remove a turn.
///
///     a o . . .        a o o . .
///     . . o o .   >    . . . o .    one swap, of the middle cell, and two of three turns are gone
///     . . . . b        . . . . b
///
/// The path must consist of legal moves. Its ends and the number of its cells stay; it never costs more and
/// never turns more often. Every swap removes a turn: O(length), with a few dozen checks a cell.
std::vector<NodeId> with_cells_swapped(const GridGraph& graph, std::span<const NodeId> path);

} // namespace astrolabe
