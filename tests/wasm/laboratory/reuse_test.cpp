// One laboratory through loads, edits, changes of rules and abandoned searches, compared with a
// fresh one each time: nothing of its history may show.
#include "core/random/random.h"
#include "tests/support/laboratory_run.h"
#include "tests/support/random/case_count.h"
#include "tests/support/random/choice.h"
#include "wasm/laboratory/laboratory.h"

#include <doctest/doctest.h>

#include <array>

namespace astrolabe::test {
namespace {

SearchSettings random_settings(Random& random) {
    return {.algorithm = one_of(random, std::array{"astar", "astar", "dijkstra", "bfs", "dfs", "greedy"}),
            .heuristic = one_of(random, std::array{"octile", "manhattan", "euclidean", "chebyshev", "zero"}),
            .weight_hundredths = one_of(random, std::array{0U, 100U, 150U, 1'000'000U}),
            .board = one_of(random, std::array{"squares", "squares", "hex"}),
            .corner = one_of(random, std::array{"nowall", "onewall", "always", "four"}),
            .costs = one_of(random, std::array{"tutorial", "exact", "unit"}),
            .tie = one_of(random, std::array{"lifo", "fifo", "g", "h", "near", "none"}),
            .stop = one_of(random, std::array{"selected", "opened"}),
            .update = one_of(random, std::array{"less", "equal", "never"}),
            .reopens = random.is_chance(50),
            .neighbour_order = one_of(random, std::array{"rows", "up", "cols", "clock", "76543210"}),
            .allows_blocked_goal = random.is_chance(50),
            .nearest = one_of(random, std::array{"line", "h"}),
            .open_list = one_of(random, std::array{"heap", "list", "sorted", "map"}),
            .floods = random.is_chance(40)};
}

void change_board(Laboratory& lab, Random& random) {
    if (random.is_chance(15)) {
        REQUIRE(lab.clear(1 + random.below(14), 1 + random.below(14)).is_ok());
    }
    std::vector<std::uint32_t> cells;
    std::vector<std::uint32_t> factors;
    for (auto count = random.below(24); count > 0; --count) {
        cells.push_back(random.below(lab.width() * lab.height()));
        factors.push_back(random.is_chance(60) ? 0 : 1 + random.below(255));
    }
    REQUIRE(lab.edit(cells, factors).is_ok());
}

void require_same(const LaboratoryResult& a, const LaboratoryResult& b) {
    REQUIRE(a.outcome == b.outcome);
    REQUIRE(a.cost == b.cost);
    REQUIRE(a.expanded == b.expanded);
    REQUIRE(a.generated == b.generated);
    REQUIRE(a.steps == b.steps);
    REQUIRE(a.target == b.target);
}

TEST_CASE("façade: a long-used laboratory answers like a fresh one") {
    Laboratory lab;
    std::size_t unreachable = 0;
    std::size_t found = 0;
    for (std::uint64_t seed = 0; seed < 5000 / stride; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        if (random.is_chance(50)) {
            change_board(lab, random);
        }
        const auto cell_count = lab.width() * lab.height();
        const auto settings = random_settings(random);
        const auto start = random.below(cell_count);
        const auto goal = random.below(cell_count);
        REQUIRE(lab.begin(settings, start, goal).is_ok());
        REQUIRE(lab.statuses().empty());
        REQUIRE(lab.cells(0, 0, 1, 1).empty());
        REQUIRE(lab.path().empty());
        if (random.is_chance(10)) { // abandoned
            lab.advance(random.below(4));
            continue;
        }
        finish(lab, 1 + random.below(5));

        Laboratory fresh;
        const auto factors = lab.factors();
        REQUIRE(fresh
                    .restore(lab.width(), lab.height(),
                             std::vector<std::uint32_t>(factors.begin(), factors.end()))
                    .is_ok());
        REQUIRE(fresh.begin(settings, start, goal).is_ok());
        finish(fresh, 1000);
        const auto result = lab.result();
        require_same(result, fresh.result());
        REQUIRE(copied(lab.path()) == copied(fresh.path()));
        REQUIRE(lab.path().front() == start);
        REQUIRE(static_cast<std::int32_t>(lab.path().back()) == result.target);

        if (result.outcome == "found") {
            ++found;
            REQUIRE(result.target == static_cast<std::int32_t>(goal));
        } else {
            ++unreachable;
            // The nearest cell is a fact of the board: the same with and without the flood.
            auto other = settings;
            other.floods = !settings.floods;
            REQUIRE(fresh.begin(other, start, goal).is_ok());
            finish(fresh, 1000);
            REQUIRE(fresh.result().outcome == "no-path");
            REQUIRE(fresh.result().target == result.target);
        }

        const auto step = random.below(result.steps + 1);
        REQUIRE(lab.seek(step).is_ok());
        REQUIRE(lab.position().step == step);
        std::uint32_t open = 0;
        for (const auto status : lab.statuses()) {
            open += status == 1 ? 1 : 0;
        }
        REQUIRE(lab.position().open == open);
    }
    CHECK(found > 1000 / stride);
    CHECK(unreachable > 500 / stride);
}

/// Walls and plain ground alone: a cell, or a row of cells.
void draw_stroke(Laboratory& lab, Random& random) {
    std::vector<std::uint32_t> cells{random.below(lab.width() * lab.height())};
    for (auto more = random.is_chance(50) ? 0 : random.below(80); more > 0; --more) {
        cells.push_back((cells.back() + 1) % (lab.width() * lab.height()));
    }
    REQUIRE(lab.edit(cells, std::vector<std::uint32_t>{random.is_chance(50) ? 0U : 1U}).is_ok());
}

TEST_CASE("façade: after each of a thousand edits searches find what they find on a fresh board") {
    for (const auto* corner : {"nowall", "onewall", "always", "four"}) {
        CAPTURE(corner);
        Random random(1);
        Laboratory lab;
        REQUIRE(lab.clear(120, 40).is_ok());
        std::size_t found = 0;
        for (int edit = 0; edit < 1000; ++edit) {
            CAPTURE(edit);
            draw_stroke(lab, random);
            const auto factors = lab.factors();
            Laboratory fresh;
            REQUIRE(fresh
                        .restore(lab.width(), lab.height(),
                                 std::vector<std::uint32_t>(factors.begin(), factors.end()))
                        .is_ok());
            const auto start = random.below(120 * 40);
            const auto goal = random.below(120 * 40);
            for (const auto* algorithm : {"astar", "jps"}) {
                const SearchSettings settings{.algorithm = algorithm, .corner = corner};
                for (auto* each : {&lab, &fresh}) {
                    REQUIRE(each->begin(settings, start, goal).is_ok());
                    finish(*each, 100000);
                }
                require_same(lab.result(), fresh.result());
                REQUIRE(copied(lab.path()) == copied(fresh.path()));
            }
            found += lab.result().outcome == "found" ? 1 : 0;
        }
        CHECK(found > 200);
        CHECK(found < 900);
    }
}

TEST_CASE("façade: a blocked goal is entered only when allowed") {
    Laboratory lab;
    REQUIRE(lab.load("auto", "S.#\n").is_ok());
    REQUIRE(lab.begin({.allows_blocked_goal = false}, 0, 2).is_ok());
    finish(lab, 10);
    CHECK(lab.result().outcome == "no-path");
    CHECK(lab.result().target == 1);
    REQUIRE(lab.begin({.allows_blocked_goal = true}, 0, 2).is_ok());
    finish(lab, 10);
    CHECK(lab.result().outcome == "found");
    CHECK(lab.result().cost == 20);
}

TEST_CASE("façade: nearest by a straight line and nearest by h can be different cells") {
    Laboratory lab;
    // From the goal (0,0): (3,3) is 4.2 away and has Chebyshev 3, (0,4) is 4 away and has 4.
    REQUIRE(lab.load("auto", "G###\n####\n####\n###.\n.###\n").is_ok());
    REQUIRE(lab.edit(std::vector<std::uint32_t>{17, 18, 19}, std::vector<std::uint32_t>{1}).is_ok());
    const auto target = [&](const char* nearest) {
        REQUIRE(lab.begin({.heuristic = "chebyshev", .nearest = nearest}, 18, 0).is_ok());
        finish(lab, 10);
        return lab.result().target;
    };
    CHECK(target("line") == 16);
    CHECK(target("h") == 15);
}

TEST_CASE("façade: the choice among cells equally near is made in slices") {
    Laboratory lab;
    REQUIRE(lab.clear(40, 40).is_ok());
    // The goal (20,20) in a box of walls: four cells round the box are equally near.
    std::vector<std::uint32_t> box;
    for (std::uint32_t y = 19; y <= 21; ++y) {
        for (std::uint32_t x = 19; x <= 21; ++x) {
            if (x != 20 || y != 20) {
                box.push_back(y * 40 + x);
            }
        }
    }
    REQUIRE(lab.edit(box, std::vector<std::uint32_t>{0}).is_ok());
    REQUIRE(lab.begin({}, 0, 20 * 40 + 20).is_ok());
    std::size_t slices = 0;
    while (lab.advance(10) == "running") {
        ++slices;
    }
    CHECK(slices > 20); // far more expansions than the search to the cell alone needs
    CHECK(lab.result().expanded < 100);
    CHECK(lab.result().target == 18 * 40 + 20);
}

} // namespace
} // namespace astrolabe::test
