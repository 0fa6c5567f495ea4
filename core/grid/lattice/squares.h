// Boards of squares.
#pragma once

#include "core/grid/lattice/traits.h"

namespace astrolabe::lattices {

/// Eight neighbours, four of them a straight step away and four past a corner a diagonal one:
///
///     d s d
///     s . s
///     d s d
inline constexpr LatticeTraits squares{
    .value = Lattice::Squares,
    .name = "squares",
    .slots = {0xff, 0xff},
    .has_diagonals = true,
    .has_lines = true,
    .units_a_column = 1,
    .shove = 0,
    .row_squared = 1,
    .headings = {{{0, 1, 2, 3, 4, 5, 6, 7}, {0, 1, 2, 3, 4, 5, 6, 7}}},
    .clockwise = {0, 1, 2, 7, 3, 6, 5, 4},
    .full_turn = 8,
};

} // namespace astrolabe::lattices
