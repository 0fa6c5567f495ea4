// What the moves of a board depend on in addition to its walls.
#pragma once

#include "core/grid/corner_rule.h"
#include "core/grid/lattice/lattice.h"

namespace astrolabe {

/// Equal rules give the same moves on every board.
struct MoveRules {
    Lattice lattice;
    /// Always where the lattice has no steps that pass a corner, whichever rule was chosen.
    CornerRule corner;

    // With a lattice alone the corner rule is the default one; a corner rule alone implies squares.
    // NOLINTNEXTLINE(google-explicit-constructor)
    constexpr MoveRules(Lattice cells, CornerRule chosen = CornerRule::NoWall)
        : lattice(cells), corner(traits_of(cells).has_diagonals ? chosen : CornerRule::Always) {}
    // NOLINTNEXTLINE(google-explicit-constructor)
    constexpr MoveRules(CornerRule chosen = CornerRule::NoWall) : MoveRules(Lattice::Squares, chosen) {}

    /// Whether any step has the cost of a diagonal one.
    constexpr bool has_diagonals() const {
        return traits_of(lattice).has_diagonals && traits_of(corner).free_sides <= 2;
    }
    friend bool operator==(const MoveRules&, const MoveRules&) = default;
};

} // namespace astrolabe
