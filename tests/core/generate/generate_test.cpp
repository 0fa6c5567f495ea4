// Generated boards: what each kind guarantees, at every size, and the same on every machine.
#include "core/generate/generators.h"
#include "core/io/ascii_map.h"
#include "core/precompute/components.h"
#include "core/random/random.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>

namespace astrolabe::test {
namespace {

constexpr std::array all_generators{GeneratorKind::Random, GeneratorKind::Maze, GeneratorKind::Rooms,
                                    GeneratorKind::Caves, GeneratorKind::Terrain};

std::uint32_t count_of(const Grid& grid, Factor factor) {
    return static_cast<std::uint32_t>(std::count(grid.factors().begin(), grid.factors().end(), factor));
}

std::uint32_t islands_of(const Grid& grid) { return connected_components(grid, CornerRule::Four).count; }

TEST_CASE("the same spec gives the same board, another seed another") {
    for (const auto kind : all_generators) {
        const GeneratorSpec spec{.kind = kind, .width = 40, .height = 30, .percent = 40, .seed = 7};
        auto other = spec;
        other.seed = 8;
        CHECK(generate(spec) == generate(spec));
        CHECK_FALSE(generate(spec) == generate(other));
    }
}

TEST_CASE("a small board of each kind never changes") {
    const auto drawing = [](GeneratorKind kind, std::uint32_t percent) {
        return "\n" + write_ascii_map({.grid = generate({kind, 16, 7, percent, 1})}).value();
    };
    CHECK(drawing(GeneratorKind::Random, 27) == R"(
...............#
....##.#.#..#...
..#.......#....#
...#...#.#...#..
..##.##........#
.#.....##...#..#
..#........#...#
)");
    CHECK(drawing(GeneratorKind::Maze, 0) == R"(
.#.....#.......#
.#.#####.#.#####
.#.......#.....#
.#############.#
.#...#.........#
.#.#.#.#######.#
...#...#.......#
)");
    CHECK(drawing(GeneratorKind::Rooms, 0) == R"(
....#...#...#...
........#...#...
....#...#...#...
....#...#...#...
....#...#...#...
....#...#.......
....#.......#...
)");
    CHECK(drawing(GeneratorKind::Caves, 45) == R"(
################
###.....##....##
###............#
###............#
####...........#
####..........##
#####..#########
)");
    CHECK(drawing(GeneratorKind::Terrain, 20) == R"(
222...2222223333
222....222223333
.........2223333
.........2222333
######....222223
#######.........
#########.......
)");
}

TEST_CASE("every kind takes every size, share and seed") {
    for (const auto kind : all_generators) {
        for (const auto& [width, height] : {std::pair(1U, 1U), std::pair(2U, 1U), std::pair(1U, 9U),
                                            std::pair(4096U, 1U), std::pair(5U, 4U), std::pair(63U, 64U)}) {
            for (const std::uint32_t percent : {0U, 27U, 100U}) {
                const auto grid = generate({kind, width, height, percent, width + percent});
                CHECK(grid.width() == width);
                CHECK(grid.height() == height);
            }
        }
    }
}

TEST_CASE("made in parts of any number of rows, a board is the same as at once") {
    Random random(1);
    for (const auto kind : all_generators) {
        for (const auto& [width, height] : {std::pair(1U, 1U), std::pair(1U, 9U), std::pair(70U, 1U),
                                            std::pair(33U, 46U), std::pair(64U, 150U)}) {
            for (const std::uint32_t most_rows : {1U, 2U, 7U, 300U}) {
                const auto percent = random.below(101);
                const GeneratorSpec spec{kind, width, height, percent, random.next()};
                const auto maker = board_maker(spec);
                while (!maker->advance(random.below(most_rows + 1))) {
                }
                CHECK(maker->advance(0));
                CHECK(maker->take() == generate(spec));
            }
        }
    }
}

TEST_CASE("no part of a board makes more rows than it may") {
    // How often each kind passes over all rows, at least.
    for (const auto& [kind, passes] :
         {std::pair(GeneratorKind::Random, 1U), std::pair(GeneratorKind::Maze, 1U),
          std::pair(GeneratorKind::Caves, 10U), std::pair(GeneratorKind::Terrain, 2U)}) {
        const auto maker = board_maker({kind, 41, 120, 40, 3});
        std::uint32_t rows = 3;
        while (!maker->advance(3)) {
            rows += 3;
        }
        CHECK(rows >= passes * 120);
    }
    const auto maker = board_maker({GeneratorKind::Rooms, 41, 120, 40, 3});
    std::uint32_t parts = 1;
    while (!maker->advance(1)) {
        ++parts;
    }
    CHECK(parts * 41 > count_of(generate({GeneratorKind::Rooms, 41, 120, 40, 3}), wall));
}

TEST_CASE("random: the share of walls is near what was asked for") {
    const auto walls = count_of(generate({GeneratorKind::Random, 200, 200, 27, 3}), wall);
    CHECK(walls > 40000 * 0.26);
    CHECK(walls < 40000 * 0.28);
    CHECK(count_of(generate({GeneratorKind::Random, 20, 20, 0, 3}), wall) == 0);
    CHECK(count_of(generate({GeneratorKind::Random, 20, 20, 100, 3}), wall) == 400);
}

TEST_CASE("a maze is perfect: one island without a cycle") {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const auto side = static_cast<std::uint32_t>(2 + seed);
        const auto grid = generate({GeneratorKind::Maze, side, side, 0, seed});
        CHECK(islands_of(grid) == 1);
        std::uint32_t joints = 0;
        for (std::uint32_t y = 0; y < side; ++y) {
            for (std::uint32_t x = 0; x < side; ++x) {
                const auto is_free = [&](std::uint32_t column, std::uint32_t row) {
                    return grid.contains(column, row) && grid.is_free(grid.node({column, row}));
                };
                joints += is_free(x, y) && is_free(x + 1, y) ? 1 : 0;
                joints += is_free(x, y) && is_free(x, y + 1) ? 1 : 0;
            }
        }
        CHECK(joints + 1 == count_of(grid, plain)); // a tree
    }
}

TEST_CASE("rooms: every room can be reached, and there are walls") {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        CAPTURE(seed);
        const auto grid =
            generate({GeneratorKind::Rooms, static_cast<std::uint32_t>(20 + seed), 33, 30, seed});
        CHECK(islands_of(grid) == 1);
        CHECK(count_of(grid, wall) > 0);
    }
}

TEST_CASE("caves: one connected hollow, neither empty nor full at the usual share") {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const auto grid = generate({GeneratorKind::Caves, 60, 40, 45, seed});
        CHECK(islands_of(grid) == 1);
        CHECK(count_of(grid, plain) > 200);
        CHECK(count_of(grid, wall) > 200);
    }
}

TEST_CASE("terrain: the share under water, and three kinds of ground above it") {
    const auto grid = generate({GeneratorKind::Terrain, 80, 60, 20, 5});
    CHECK(count_of(grid, wall) > 4800 * 0.17);
    CHECK(count_of(grid, wall) < 4800 * 0.23);
    for (const auto factor : {plains_factor, hills_factor, mountains_factor}) {
        CHECK(count_of(grid, factor) > 4800 * 0.08);
    }
    CHECK(count_of(generate({GeneratorKind::Terrain, 30, 30, 0, 5}), wall) == 0);
}

} // namespace
} // namespace astrolabe::test
