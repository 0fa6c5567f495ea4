// The labels of components after edits, against those found anew.
#include "core/precompute/components.h"
#include "tests/support/random/case_count.h"
#include "tests/support/random/random_case.h"

#include <doctest/doctest.h>

namespace astrolabe::test {
namespace {

const std::uint64_t boards_of_components = 3000 / stride;

TEST_CASE("components brought up to date cell by cell equal those found anew, or ask for that") {
    std::uint64_t updated = 0;
    std::uint64_t found_anew = 0;
    for (std::uint64_t seed = 0; seed < boards_of_components; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        auto grid = random_grid(random, seed % 2 == 0 ? 12 : 40);
        const auto rules = random_rules(random).moves();
        auto components = connected_components(grid, rules);
        for (int edit = 0; edit < 40; ++edit) {
            const auto cell = node_at(random.below(grid.cell_count()));
            grid.set_factor(cell, grid.is_free(cell) ? wall : plain);
            const bool is_updated = components.update_at(grid, rules, cell);
            const auto anew = connected_components(grid, rules);
            if (is_updated) {
                REQUIRE(components == anew);
            }
            (is_updated ? updated : found_anew) += 1;
            components = anew;
        }
    }
    CHECK(updated > 10 * boards_of_components);
    CHECK(found_anew > 10 * boards_of_components);
}

TEST_CASE("components are brought up to date; what splits, joins, adds, ends or renumbers is not") {
    struct Edit {
        const char* drawing; // the cell edited in the middle
        bool is_updated;
    };
    for (const Edit& edit : {Edit{".....\n.....\n.....\n.....\n.....\n", true},
                             Edit{".....\n.....\n..#..\n.....\n.....\n", true},
                             Edit{".....\n.##..\n.....\n.....\n.....\n", true},
                             Edit{".....\n.###.\n.....\n.###.\n.....\n", true},
                             Edit{".....\n.....\n#####\n.....\n.....\n", false},
                             Edit{"#####\n#####\n#####\n#####\n#####\n", false},
                             Edit{"#####\n#####\n##.##\n#####\n#####\n", false},
                             Edit{"#####\n#####\n##...\n#####\n#####\n", false},
                             Edit{"#####\n#####\n###..\n#####\n#####\n", false}}) {
        CAPTURE(edit.drawing);
        const Board board(edit.drawing, {});
        auto grid = board.map.grid;
        auto components = connected_components(grid, CornerRule::NoWall);
        const auto middle = node_at(12);
        grid.set_factor(middle, grid.is_free(middle) ? wall : plain);
        CHECK(components.update_at(grid, CornerRule::NoWall, middle) == edit.is_updated);
    }
}

TEST_CASE("components: a gap that is closed is bypassed by another one near it, not by one far away") {
    for (std::uint32_t away = 1; away <= 2 * Components::update_reach; ++away) {
        CAPTURE(away);
        Grid grid(40, 3);
        for (std::uint32_t x = 0; x < grid.width(); ++x) {
            grid.set_factor(grid.node({x, 1}), x == 20 || x == 20 + away ? plain : wall);
        }
        auto components = connected_components(grid, CornerRule::NoWall);
        const auto gap = grid.node({20, 1});
        grid.set_factor(gap, wall);
        const bool is_near = away <= Components::update_reach;
        REQUIRE(components.update_at(grid, CornerRule::NoWall, gap) == is_near);
        if (is_near) {
            CHECK(components == connected_components(grid, CornerRule::NoWall));
        }
    }
}

} // namespace
} // namespace astrolabe::test
