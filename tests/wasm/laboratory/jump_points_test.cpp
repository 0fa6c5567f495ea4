// Jump point search through the façade: the same as A* where it matters, on a board that changes under it.
#include "core/random/random.h"
#include "tests/support/laboratory_run.h"
#include "wasm/laboratory/laboratory.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace astrolabe::test {
namespace {

/// At every step the numbers of cells agree with the rows and events of the log.
void check_trace(Laboratory& lab) {
    const auto steps = lab.result().steps;
    const auto width = lab.width();
    std::set<std::uint32_t> opened;
    for (std::uint32_t step = 1; step <= steps; ++step) {
        REQUIRE(lab.seek(step).is_ok());
        const auto current = static_cast<std::uint32_t>(lab.position().current);
        REQUIRE(lab.expanded_at(0, lab.height())[current] == step);
        const auto shown = lab.cells(current % width, current / width, 1, 1);
        const std::vector<double> numbers(shown.begin(), shown.end());
        const auto row = lab.printout(step, step);
        REQUIRE(row.size() == 6);
        REQUIRE(row[1] == current);
        REQUIRE(row[3] == numbers[1]);
        REQUIRE(row[5] == numbers[3]);
        REQUIRE((numbers[4] == -1) == (row[2] == -1)); // an arrow wherever there is a parent
        REQUIRE(lab.log(step, step)[0] == current);
        REQUIRE_FALSE(lab.why(current)->is_explained);
    }
    for (const auto* kind : {"opened", "improved", "parent-changes"}) {
        const auto view = lab.steps_with(kind);
        const std::set<std::uint32_t> whole(view.begin(), view.end());
        std::set<std::uint32_t> by_cell;
        for (std::uint32_t cell = 0; cell < width * lab.height(); ++cell) {
            const auto of_cell = lab.steps_of(cell, kind);
            by_cell.insert(of_cell.begin(), of_cell.end());
        }
        CAPTURE(kind);
        REQUIRE(by_cell == whole);
    }
}

TEST_CASE("jump points: the façade answers as with A*, whatever is edited and asked in between") {
    Laboratory jumps;
    REQUIRE(jumps.clear(14, 11).is_ok());
    std::uint64_t unreachable = 0;
    for (std::uint64_t seed = 0; seed < 1500; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        change_walls(jumps, random);
        constexpr std::array corners{"nowall", "onewall", "always", "four"};
        constexpr std::array costs{"tutorial", "exact", "unit"};
        // Options that it ignores have no effect.
        const SearchSettings settings{.algorithm = "jps",
                                      .heuristic = "manhattan",
                                      .weight_hundredths = random.below(500),
                                      .corner = corners[random.below(corners.size())],
                                      .costs = costs[random.below(costs.size())],
                                      .stop = "opened",
                                      .update = "never",
                                      .reopens = false,
                                      .open_list = "list",
                                      .floods = true};
        const auto start = random.below(jumps.width() * jumps.height());
        const auto goal = random.below(jumps.width() * jumps.height());
        run(jumps, settings, start, goal);
        Laboratory plain;
        const auto factors = jumps.factors();
        REQUIRE(plain
                    .restore(jumps.width(), jumps.height(),
                             std::vector<std::uint32_t>(factors.begin(), factors.end()))
                    .is_ok());
        run(plain, {.algorithm = "astar", .corner = settings.corner, .costs = settings.costs}, start, goal);
        REQUIRE(jumps.result().outcome == plain.result().outcome);
        REQUIRE(jumps.result().cost == plain.result().cost);
        REQUIRE(jumps.result().target == plain.result().target);
        REQUIRE(jumps.path().size() >= 1);
        REQUIRE(jumps.path().front() == start);
        REQUIRE(static_cast<std::int32_t>(jumps.path().back()) == jumps.result().target);
        unreachable += jumps.result().outcome == "no-path" ? 1 : 0;
        check_trace(jumps);
        while (jumps.judge(1000) == "judging") {
        }
        const auto verdict = jumps.verdict();
        REQUIRE(verdict.ruling == "optimal");
        REQUIRE(verdict.guaranteed == "holds");
        REQUIRE(std::isnan(verdict.branching_factor));
    }
    CHECK(unreachable > 100);
}

TEST_CASE("jump points: non-uniform terrain is refused, and the previous result stays") {
    Laboratory lab;
    REQUIRE(lab.load("ascii", "S..\n.5.\n..G").is_ok());
    run(lab, {}, 0, 8);
    const auto cost = lab.result().cost;
    CHECK(lab.begin({.algorithm = "jps"}, 0, 8).code == "search.uniform_terrain");
    CHECK(lab.result().cost == cost);
    CHECK(lab.seek(1).is_ok());
    // Uniform terrain may be costly everywhere.
    REQUIRE(lab.restore(3, 1, std::vector<std::uint32_t>{7, 7, 7}).is_ok());
    run(lab, {.algorithm = "jps"}, 0, 2);
    CHECK(lab.result().cost == 140);
    CHECK(lab.result().kernel == "jump points");
}

} // namespace
} // namespace astrolabe::test
