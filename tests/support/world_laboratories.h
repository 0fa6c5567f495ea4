// What the tests of the façade for the game world share: boards, and running to a tick.
#pragma once

#include "core/random/random.h"
#include "tests/support/random/case_count.h"
#include "wasm/world/world_laboratory.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

namespace astrolabe::test {

inline std::vector<std::uint32_t> plain_board(std::uint32_t cells) {
    return std::vector<std::uint32_t>(cells, 1);
}

/// A board with random walls and slow ground.
struct SomeBoard {
    std::uint32_t width;
    std::uint32_t height;
    std::vector<std::uint32_t> factors;
    std::string corner;
};

inline SomeBoard random_board(Random& random) {
    static const std::vector<std::string> corners{"nowall", "onewall", "always", "four", "hex"};
    SomeBoard board;
    board.width = 2 + random.below(12);
    board.height = 2 + random.below(12);
    for (std::uint32_t i = 0; i < board.width * board.height; ++i) {
        const bool is_wall = random.is_chance(25);
        board.factors.push_back(is_wall ? 0 : 1 + random.below(3));
    }
    board.corner = corners[random.below(static_cast<std::uint32_t>(corners.size()))];
    return board;
}

inline void go_to(WorldLaboratory& lab, std::uint32_t tick) {
    while (!lab.seek(tick, 50)) {
    }
    REQUIRE(lab.now() == tick);
}

} // namespace astrolabe::test
