// Random boards of uniform terrain, for searches that require it.
#pragma once

#include "core/random/random.h"
#include "tests/support/random/random_case.h"

#include <cstdint>
#include <utility>

namespace astrolabe::test {

/// Walls of any density on uniform terrain; the ends are free if any cell is, with a few exceptions.
inline AsciiMap random_map_of_uniform_terrain(Random& random, std::uint32_t least_side,
                                              std::uint32_t most_side) {
    const auto width = least_side + random.below(most_side - least_side + 1);
    const auto height = least_side + random.below(most_side - least_side + 1);
    const auto walls = random.below(55);
    const auto ground = random.is_chance(85) ? plain : static_cast<Factor>(2 + random.below(254));
    Grid grid(width, height);
    for (std::uint32_t index = 0; index < grid.cell_count(); ++index) {
        grid.set_factor(node_at(index), random.is_chance(walls) ? wall : ground);
    }
    const auto end = [&] {
        const auto any = node_at(random.below(grid.cell_count()));
        const auto free = nearest_free_cell(grid, any);
        return free == NodeId::None || random.is_chance(5) ? any : free;
    };
    const auto start = end();
    const auto goal = end();
    return {.grid = std::move(grid), .start = start, .goal = goal};
}

} // namespace astrolabe::test
