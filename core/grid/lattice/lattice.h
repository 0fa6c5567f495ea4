// All lattices.
#pragma once

#include "core/grid/lattice/hexes.h"
#include "core/grid/lattice/squares.h"

#include <cstddef>

namespace astrolabe {

namespace lattices {
/// In the order of the enumeration.
inline constexpr std::array all{squares, hexes};
} // namespace lattices

constexpr const LatticeTraits& traits_of(Lattice lattice) {
    return lattices::all[static_cast<std::size_t>(lattice)];
}

} // namespace astrolabe
