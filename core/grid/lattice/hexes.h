// Boards of hexes.
#pragma once

#include "core/grid/lattice/traits.h"

namespace astrolabe::lattices {

/// Six neighbours, all a straight step away. Rows 1, 3, 5 … are shifted right by half a cell, so that a hex
/// of theirs touches the one straight above or below it in the grid and the one to the right of that; a hex
/// of the other rows that and the one to the left. By slots:
///
///     / \ / \ / \      row 0        0  1           1  2
///    |   |   |   |                 3 . 4          3 . 4
///     \ / \ / \ / \    row 1        5  6           6  7
///      |   |   |   |             even rows       odd rows
///
/// Distances are in half columns: rows lie √3 of these apart. A line that is not along a row alternates
/// between two slots; its heading is the outer one of them:
///
///     0  2        up left, up right
///     3 . 4
///     5  7        down left, down right
inline constexpr LatticeTraits hexes{
    .value = Lattice::Hexes,
    .name = "hex",
    .slots = {0b0111'1011, 0b1101'1110},
    .has_diagonals = false,
    .has_lines = false,
    .units_a_column = 2,
    .shove = 1,
    .row_squared = 3,
    .headings = {{{0, 2, 2, 3, 4, 5, 7, 7}, {0, 0, 2, 3, 4, 5, 5, 7}}},
    .clockwise = {0, 0, 1, 5, 2, 4, 0, 3},
    .full_turn = 6,
};

} // namespace astrolabe::lattices
