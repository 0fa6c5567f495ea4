// How one moves on a board: on squares when a diagonal move may be made, or on hexes. The names in the
// comments are those of links and of the page.
#pragma once

namespace astrolabe {

/// A diagonal step passes two side cells (s). May it be made?
///
///     free ↘ s      wall ↘ s      wall ↘ s
///      . .           # .           # .
///      . ↘           . ↘           # ↘  (both side cells are walls)
///
///     NoWall   yes           no            no      "nowall"   Lester's tutorial, Moving AI
///     OneWall  yes           yes           no      "onewall"
///     Always   yes           yes           yes     "always"
///     Four     never: only up, left, right, down   "four"
///
/// A board of hexes has no corners to pass; it takes the place of the rule:
///
///     Hexagonal  six neighbours, all a straight step away; rows 1, 3, 5 … are shoved right by half a cell
enum class CornerRule { NoWall, OneWall, Always, Four, Hexagonal };

/// What the cells of a board are. The names are those of links, "squares" and "hex".
enum class Lattice { Squares, Hexes };

constexpr Lattice lattice_of(CornerRule rule) {
    return rule == CornerRule::Hexagonal ? Lattice::Hexes : Lattice::Squares;
}

} // namespace astrolabe
