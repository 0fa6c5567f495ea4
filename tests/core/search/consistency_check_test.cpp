// Whether weight × h is consistent, in slices of any size, against the oracle's steps.
#include "core/search/consistency_check.h"
#include "tests/support/oracles/oracle.h"
#include "tests/support/random/each_lattice.h"
#include "tests/support/random/random_case.h"

#include <doctest/doctest.h>

namespace astrolabe::test {
namespace {

/// Over the steps that a search can make: no search stands on a wall, except at its start and at a blocked
/// goal.
bool is_consistent_by_oracle(const RandomCase& random, std::uint32_t weight) {
    const auto& grid = random.board.map.grid;
    const auto& rules = random.board.graph.rules();
    const Oracle oracle(grid, rules);
    const auto h = random.estimate();
    for (std::uint32_t index = 0; index < grid.cell_count(); ++index) {
        const auto from = node_at(index);
        if (grid.factors()[index] == 0 && from != random.start && from != rules.blocked_goal) {
            continue;
        }
        for (const auto& step : oracle.steps_from(from)) {
            if (weight * h(from) > 100 * step.cost + weight * h(step.to)) {
                return false;
            }
        }
    }
    return true;
}

TEST_CASE("consistency check: agrees with the oracle's steps, however it is sliced") {
    const auto lattice = each_lattice();
    std::uint64_t held = 0;
    std::uint64_t disproved = 0;
    for (std::uint64_t seed = 0; seed < 1500; ++seed) {
        CAPTURE(seed);
        const RandomCase random(seed, lattice);
        for (const auto weight : {0U, 80U, 100U, 110U, 300U}) {
            CAPTURE(weight);
            ConsistencyCheck check(random.board.graph, random.estimate(), random.start, weight);
            std::uint64_t slices = 0;
            while (!check.is_done()) {
                check.advance(1 + seed % 7);
                ++slices;
            }
            REQUIRE(check.holds() == is_consistent_by_oracle(random, weight));
            REQUIRE(slices <= random.board.graph.node_count());
            (check.holds() ? held : disproved) += 1;
        }
    }
    CHECK(held > 1000);
    CHECK(disproved > 1000);
}

TEST_CASE("consistency check: an advance of nothing decides nothing, one of everything decides") {
    const Board board("S...G\n", {.corner = CornerRule::Always});
    const GridHeuristic manhattan(board.graph, HeuristicKind::Manhattan, board.map.goal);
    ConsistencyCheck check(board.graph, manhattan, board.map.start, 100);
    CHECK_FALSE(check.advance(0));
    CHECK(check.advance(~std::uint64_t{0}));
    CHECK(check.holds()); // there is no diagonal step on a board of one row
}

} // namespace
} // namespace astrolabe::test
