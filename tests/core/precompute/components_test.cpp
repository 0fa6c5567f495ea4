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
            Components::UpdateBudget budget{.renumberings = random.below(3)};
            const auto before = budget.renumberings;
            const auto count = components.count;
            const bool is_updated = components.update_at(grid, rules, cell, budget);
            const auto anew = connected_components(grid, rules);
            if (is_updated) {
                REQUIRE(components == anew);
                const auto changes = std::max(anew.count, count) - std::min(anew.count, count);
                REQUIRE(before - budget.renumberings == changes);
            }
            (is_updated ? updated : found_anew) += 1;
            components = anew;
        }
    }
    CHECK(updated > 20 * boards_of_components);
    CHECK(found_anew > 3 * boards_of_components);
}

TEST_CASE("components are brought up to date: what joins, splits, adds or ends some renumbers them") {
    struct Edit {
        const char* drawing; // the cell edited in the middle
        std::uint32_t renumberings;
        bool is_updated = true;
    };
    for (const Edit& edit :
         {Edit{".....\n.....\n.....\n.....\n.....\n", 0}, Edit{".....\n.....\n..#..\n.....\n.....\n", 0},
          Edit{".....\n.###.\n.....\n.###.\n.....\n", 0}, Edit{".....\n.....\n#####\n.....\n.....\n", 1},
          Edit{"##.##\n##.##\n.....\n##.##\n##.##\n", 1, false}, // into four
          Edit{"##.##\n##.##\n..#..\n##.##\n##.##\n", 3}, Edit{".....\n.....\n##.##\n.....\n.....\n", 1},
          Edit{"....#\n...##\n##.##\n##.##\n#...#\n", 1}, Edit{"#####\n#####\n#####\n#####\n#####\n", 1},
          Edit{"#####\n#####\n##.##\n#####\n#####\n", 1}, Edit{".#.##\n#####\n##.##\n#####\n##.#.\n", 1},
          Edit{"#####\n#####\n##...\n#####\n#####\n", 0}, // its first cell
          Edit{"#####\n#####\n###..\n#####\n#####\n", 0}, Edit{"####.\n#####\n##.##\n#...#\n#####\n", 0},
          Edit{"#####\n####.\n##..#\n#.#.#\n#...#\n", 0},
          Edit{"####.\n#####\n####.\n####.\n#####\n", 1},           // a first cell between
          Edit{"#####\n#####\n##.#.\n...#.\n#####\n", 0, false}}) { // no longer the first
        CAPTURE(edit.drawing);
        const Board board(edit.drawing, {});
        auto grid = board.map.grid;
        auto components = connected_components(grid, CornerRule::NoWall);
        const auto middle = node_at(12);
        grid.set_factor(middle, grid.is_free(middle) ? wall : plain);
        Components::UpdateBudget budget{.renumberings = edit.renumberings};
        REQUIRE(components.update_at(grid, CornerRule::NoWall, middle, budget) == edit.is_updated);
        if (edit.is_updated) {
            CHECK(budget.renumberings == 0);
            CHECK(components == connected_components(grid, CornerRule::NoWall));
        }
    }
}

TEST_CASE("components: a gap that is closed is bypassed by another one, however far away, or splits them") {
    for (std::uint32_t away = 1; away <= 30; ++away) {
        CAPTURE(away);
        Grid grid(40, 9);
        for (std::uint32_t x = 0; x < grid.width(); ++x) {
            grid.set_factor(grid.node({x, 4}), x == 5 || x == 5 + away ? plain : wall);
        }
        auto components = connected_components(grid, CornerRule::NoWall);
        Components::UpdateBudget budget{.renumberings = 1};
        for (const auto x : {5U, 5U + away}) {
            grid.set_factor(grid.node({x, 4}), wall);
            REQUIRE(components.update_at(grid, CornerRule::NoWall, grid.node({x, 4}), budget));
            REQUIRE(components == connected_components(grid, CornerRule::NoWall));
        }
        CHECK(budget.renumberings == 0);
    }
}

TEST_CASE("components: the smaller of two pieces is searched, and a few times as many cells of the other") {
    Grid grid(1000, 1000); // a dead end from the middle of the last row on
    for (std::uint32_t x = 0; x < grid.width(); ++x) {
        grid.set_factor(grid.node({x, 998}), wall);
        grid.set_factor(grid.node({x, 999}), x < 500 ? plain : wall);
    }
    grid.set_factor(grid.node({500, 998}), plain);
    grid.set_factor(grid.node({500, 999}), plain);
    auto components = connected_components(grid, CornerRule::NoWall);
    Components::UpdateBudget budget;
    grid.set_factor(grid.node({500, 999}), wall);
    REQUIRE(components.update_at(grid, CornerRule::NoWall, grid.node({500, 999}), budget));
    CHECK(components == connected_components(grid, CornerRule::NoWall));
    CHECK(budget.searched > (1U << 14U) - 2000);
}

TEST_CASE("components: large halves are not searched for where they may be joined") {
    Grid grid(1000, 101);
    for (std::uint32_t x = 0; x < grid.width(); ++x) {
        grid.set_factor(grid.node({x, 50}), x == 500 ? plain : wall);
    }
    auto components = connected_components(grid, CornerRule::NoWall);
    Components::UpdateBudget budget;
    grid.set_factor(grid.node({500, 50}), wall);
    CHECK_FALSE(components.update_at(grid, CornerRule::NoWall, grid.node({500, 50}), budget));
}

} // namespace
} // namespace astrolabe::test
