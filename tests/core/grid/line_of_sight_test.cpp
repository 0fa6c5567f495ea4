#include "core/grid/line_of_sight.h"
#include "tests/support/oracles/sight_oracle.h"
#include "tests/support/random/random_case.h"

#include <doctest/doctest.h>

#include <array>

namespace astrolabe::test {
namespace {

constexpr std::array any_angle_rules{CornerRule::NoWall, CornerRule::OneWall, CornerRule::Always};

Grid random_walls(Random& random, std::uint32_t width, std::uint32_t height) {
    Grid grid(width, height);
    const auto walls = random.below(60);
    for (std::uint32_t index = 0; index < grid.cell_count(); ++index) {
        if (random.is_chance(walls)) {
            grid.set_factor(node_at(index), wall);
        }
    }
    return grid;
}

TEST_CASE("line of sight: as its pictures show") {
    const auto seen = [](std::string_view drawing, Cell to) {
        std::string rules;
        for (const auto rule : any_angle_rules) {
            rules += has_line_of_sight(drawn(drawing).grid, rule, {0, 0}, to) ? 'y' : 'n';
        }
        return rules;
    };
    CHECK(seen("..#\n#..", {2, 1}) == "yyy");
    CHECK(seen("..\n..", {1, 1}) == "yyy");
    CHECK(seen(".#\n..", {1, 1}) == "nyy");
    CHECK(seen(".#\n#.", {1, 1}) == "nny");
    CHECK(seen(".#.\n...", {2, 1}) == "nnn");
}

TEST_CASE("line of sight: a line crosses edges and corners, each once") {
    std::vector<Cell> left;
    std::vector<Cell> steps;
    const bool is_whole = walk_line({0, 0}, {3, 1}, [&](Cell cell, Direction step) {
        left.push_back(cell);
        steps.push_back({static_cast<std::uint32_t>(step.dx), static_cast<std::uint32_t>(step.dy)});
        return true;
    });
    CHECK(is_whole);
    CHECK(left == std::vector<Cell>{{0, 0}, {1, 0}, {2, 1}});
    CHECK(steps == std::vector<Cell>{{1, 0}, {1, 1}, {1, 0}});
    CHECK(walk_line({5, 5}, {5, 5}, [](Cell, Direction) { return false; }));
    CHECK_FALSE(walk_line({5, 5}, {5, 4}, [](Cell, Direction) { return false; }));
}

TEST_CASE("line of sight: the geometry of squares agrees, all pairs of small boards") {
    std::uint64_t in_sight = 0;
    std::uint64_t pairs = 0;
    for (std::uint64_t seed = 0; seed < 600; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        const auto width = 1 + random.below(9);
        const auto height = 1 + random.below(9);
        const auto grid = random_walls(random, width, height);
        for (const auto rule : any_angle_rules) {
            for (std::uint32_t from = 0; from < grid.cell_count(); ++from) {
                for (std::uint32_t to = 0; to < grid.cell_count(); ++to) {
                    const auto a = grid.cell(node_at(from));
                    const auto b = grid.cell(node_at(to));
                    CAPTURE(a);
                    CAPTURE(b);
                    const bool sees = has_line_of_sight(grid, rule, a, b);
                    REQUIRE(sees == is_in_sight(grid, rule, a, b));
                    if (grid.is_free(node_at(from)) && grid.is_free(node_at(to))) {
                        REQUIRE(sees == has_line_of_sight(grid, rule, b, a));
                    }
                    ++pairs;
                    in_sight += sees ? 1 : 0;
                }
            }
        }
    }
    CHECK(in_sight > pairs / 10);
    CHECK(in_sight < pairs / 2);
}

TEST_CASE("line of sight: the geometry of squares agrees on boards up to 4096 cells a side") {
    std::uint64_t in_sight = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        const bool is_long = seed % 50 == 0;
        const auto width = is_long ? 4096 : 1 + random.below(90);
        const auto height = 1 + random.below(90);
        Grid grid = seed % 2 == 0 ? Grid(width, height) : Grid(height, width);
        for (std::uint32_t walls = random.below(12); walls > 0; --walls) {
            grid.set_factor(node_at(random.below(grid.cell_count())), wall);
        }
        for (int pair = 0; pair < 12; ++pair) {
            const auto rule = any_angle_rules[random.below(3)];
            const auto any = grid.cell(node_at(random.below(grid.cell_count())));
            // From one end of the board to the other, and between any two cells.
            const auto from = pair == 0 ? Cell{0, 0} : any;
            const auto to = pair == 0 ? Cell{grid.width() - 1, grid.height() - 1}
                                      : grid.cell(node_at(random.below(grid.cell_count())));
            const bool sees = has_line_of_sight(grid, rule, from, to);
            REQUIRE(sees == is_in_sight(grid, rule, from, to));
            in_sight += sees ? 1 : 0;
        }
    }
    CHECK(in_sight > 1000);
    CHECK(in_sight < 3500);
    const Grid open(4096, 4096);
    CHECK(has_line_of_sight(open, CornerRule::NoWall, {0, 4095}, {4095, 0}));
    CHECK(has_line_of_sight(open, CornerRule::NoWall, {4095, 0}, {0, 4094}));
}

TEST_CASE("line of sight: a neighbour is in sight where the step to it is legal, and only there") {
    for (std::uint64_t seed = 0; seed < 2000; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        const auto grid = random_grid(random, 9);
        const auto rule = random_rules(random).corner; // *four* among them
        const Moves moves(grid, rule);
        for (std::uint32_t index = 0; index < grid.cell_count(); ++index) {
            const auto from = grid.cell(node_at(index));
            for (Slot slot = 0; slot < direction_count; ++slot) {
                const auto x = std::int64_t{from.x} + directions[slot].dx;
                const auto y = std::int64_t{from.y} + directions[slot].dy;
                if (grid.contains(x, y)) {
                    const Cell to{static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y)};
                    const bool is_legal = (moves.mask(node_at(index)) >> slot & 1U) != 0;
                    REQUIRE(has_line_of_sight(grid, rule, from, to) == is_legal);
                }
            }
        }
    }
}

TEST_CASE("line of sight: under the rule four only along a row or a column") {
    const auto grid = drawn("....\n..#.\n....").grid;
    CHECK(has_line_of_sight(grid, CornerRule::Four, {0, 0}, {3, 0}));
    CHECK(has_line_of_sight(grid, CornerRule::Four, {1, 2}, {1, 0}));
    CHECK_FALSE(has_line_of_sight(grid, CornerRule::Four, {0, 1}, {3, 1}));
    CHECK_FALSE(has_line_of_sight(grid, CornerRule::Four, {0, 0}, {3, 2}));
    CHECK_FALSE(has_line_of_sight(grid, CornerRule::Four, {0, 0}, {1, 1}));
}

TEST_CASE("line of sight: on hexes a cell sees only itself") {
    const Grid grid(3, 3);
    CHECK(has_line_of_sight(grid, Lattice::Hexes, {1, 1}, {1, 1}));
    CHECK_FALSE(has_line_of_sight(grid, Lattice::Hexes, {1, 1}, {2, 1}));
}

TEST_CASE("line of sight: a wall may be left, not entered, and sees itself") {
    const auto grid = drawn("#..\n...").grid;
    CHECK(has_line_of_sight(grid, CornerRule::NoWall, {0, 0}, {2, 1}));
    CHECK_FALSE(has_line_of_sight(grid, CornerRule::NoWall, {2, 1}, {0, 0}));
    CHECK(has_line_of_sight(grid, CornerRule::NoWall, {0, 0}, {0, 0}));
}

} // namespace
} // namespace astrolabe::test
