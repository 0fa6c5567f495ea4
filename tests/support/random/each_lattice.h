// A test case on squares and once more on hexes.
#pragma once

#include "core/grid/lattice/lattice.h"

#include <doctest/doctest.h>

namespace astrolabe::test {

/// Called first in a test case, runs it for either kind of cells.
inline Lattice each_lattice() {
    auto lattice = Lattice::Squares;
    SUBCASE("squares") {}
    SUBCASE("hexes") { lattice = Lattice::Hexes; }
    return lattice;
}

} // namespace astrolabe::test
