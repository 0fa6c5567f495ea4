// Canonical A* through the façade: the same as A* where it matters, and explained cell by cell.
#include "core/random/random.h"
#include "tests/support/laboratory_run.h"
#include "tests/support/random/case_count.h"
#include "wasm/laboratory/laboratory.h"

#include <doctest/doctest.h>

#include <array>
#include <set>

namespace astrolabe::test {
namespace {

/// Of every step: the cells that it pushed are those that the card lists as opened or improved. Returns how
/// many neighbours are listed as covered.
std::uint64_t check_explained(Laboratory& lab) {
    std::uint64_t covered = 0;
    const auto steps = lab.result().steps;
    for (std::uint32_t step = 1; step <= steps; ++step) {
        REQUIRE(lab.seek(step).is_ok());
        const auto current = static_cast<std::uint32_t>(lab.position().current);
        const auto why = lab.why(current);
        REQUIRE(why.has_value());
        REQUIRE(why->expanded_at == step);
        std::set<std::int32_t> said;
        for (const auto& neighbour : why->neighbours) {
            REQUIRE(neighbour.outcome != "reopened");
            if (neighbour.outcome == "opened" || neighbour.outcome == "improved") {
                said.insert(neighbour.cell);
            }
            covered += neighbour.outcome == "covered" ? 1 : 0;
        }
        std::set<std::int32_t> pushed;
        const auto log = lab.log(step, step);
        constexpr auto numbers_an_event = Laboratory::numbers_an_event;
        REQUIRE(log.size() % numbers_an_event == 0);
        for (std::size_t event = 1; event < log.size() / numbers_an_event; ++event) {
            pushed.insert(static_cast<std::int32_t>(log[event * numbers_an_event]));
        }
        REQUIRE(said == pushed);
    }
    return covered;
}

TEST_CASE("canonical: the façade answers as with A*, and explains every step") {
    Laboratory canonical;
    REQUIRE(canonical.clear(14, 11).is_ok());
    std::uint64_t unreachable = 0;
    std::uint64_t covered = 0;
    for (std::uint64_t seed = 0; seed < 1000 / stride; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        change_walls(canonical, random);
        constexpr std::array corners{"nowall", "onewall", "always", "four"};
        constexpr std::array costs{"tutorial", "exact", "unit"};
        // Options that it ignores have no effect.
        const SearchSettings settings{.algorithm = "canonical",
                                      .heuristic = "euclidean",
                                      .weight_hundredths = random.below(500),
                                      .corner = corners[random.below(corners.size())],
                                      .costs = costs[random.below(costs.size())],
                                      .tie = "g",
                                      .stop = "opened",
                                      .update = "never",
                                      .reopens = false,
                                      .allows_blocked_goal = true,
                                      .open_list = "list",
                                      .floods = true};
        const auto start = random.below(canonical.width() * canonical.height());
        const auto goal = random.below(canonical.width() * canonical.height());
        run(canonical, settings, start, goal);
        Laboratory plain;
        const auto factors = canonical.factors();
        REQUIRE(plain
                    .restore(canonical.width(), canonical.height(),
                             std::vector<std::uint32_t>(factors.begin(), factors.end()))
                    .is_ok());
        run(plain, {.algorithm = "astar", .corner = settings.corner, .costs = settings.costs}, start, goal);
        REQUIRE(canonical.result().kernel == "canonical-queues");
        REQUIRE(canonical.result().outcome == plain.result().outcome);
        REQUIRE(canonical.result().cost == plain.result().cost);
        REQUIRE(canonical.result().target == plain.result().target);
        unreachable += canonical.result().outcome == "no-path" ? 1 : 0;
        covered += check_explained(canonical);
        while (canonical.judge(1000) == "judging") {
        }
        REQUIRE(canonical.verdict().ruling == "optimal");
        REQUIRE(canonical.verdict().guaranteed == "holds");
    }
    CHECK(unreachable > 50 / stride);
    CHECK(covered > 1000 / stride);
}

TEST_CASE("canonical: non-uniform terrain is refused") {
    Laboratory lab;
    REQUIRE(lab.load("ascii", "S..\n.5.\n..G").is_ok());
    CHECK(lab.begin({.algorithm = "canonical"}, 0, 8).code == "search.uniform_terrain");
}

} // namespace
} // namespace astrolabe::test
