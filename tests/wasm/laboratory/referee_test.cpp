// The façade's referee: what it reports and when, and that nothing of an earlier search shows.
#include "core/random/random.h"
#include "tests/support/laboratory_run.h"
#include "tests/support/oracles/lester.h"
#include "tests/support/random/choice.h"
#include "wasm/laboratory/laboratory.h"

#include <doctest/doctest.h>

#include <array>
#include <cmath>
#include <limits>

namespace astrolabe::test {
namespace {

using Numbers = std::vector<std::uint32_t>;

constexpr double infinity = std::numeric_limits<double>::infinity();

void search(Laboratory& lab, const SearchSettings& settings, std::uint32_t start, std::uint32_t goal) {
    REQUIRE(lab.begin(settings, start, goal).is_ok());
    while (lab.advance(100) == "running") {
    }
}

void judge(Laboratory& lab, std::uint32_t work = 10) {
    std::string state;
    while ((state = lab.judge(work)) == "judging") {
        REQUIRE(lab.verdict().state == "judging");
    }
    REQUIRE(state == "judged");
}

TEST_CASE("façade: Lester's path is optimal by luck, since Manhattan overestimates its diagonals") {
    Laboratory lab;
    REQUIRE(lab.load("auto", lester).is_ok());
    search(lab, {.heuristic = "manhattan"}, 15, 19);
    judge(lab);
    const auto verdict = lab.verdict();
    CHECK(verdict.state == "judged");
    CHECK(verdict.ruling == "optimal");
    CHECK(verdict.optimum == 68);
    CHECK(verdict.excess == 0);
    CHECK(verdict.guaranteed == "fails");
    CHECK(verdict.conditions.path_exists == "holds");
    CHECK(verdict.conditions.finite_graph == "holds");
    CHECK(verdict.conditions.positive_costs == "holds");
    CHECK(verdict.conditions.admissible == "fails");
    CHECK(verdict.conditions.selects_by_f == "holds");
    CHECK(verdict.conditions.stops_when_selected == "holds");
    CHECK(verdict.conditions.takes_cheaper_paths == "holds");
    CHECK(verdict.conditions.consistent == "fails");
    CHECK(verdict.cause.kind.empty());
    CHECK(verdict.cause.cell == -1);
    CHECK(verdict.depth == 6);
    CHECK(verdict.branching_factor == 1.4155496323437444);
    CHECK(lab.shortest_path().size() == 7);

    search(lab, {}, 15, 19);
    judge(lab);
    CHECK(lab.verdict().ruling == "optimal");
    CHECK(lab.verdict().guaranteed == "holds");
    CHECK(lab.verdict().overestimates == 0);
    CHECK(lab.verdict().largest_overestimate.cell == -1);
}

TEST_CASE("façade: the X-ray of three cells in a row, with a wall and an island, in the unit shown") {
    Laboratory lab;
    REQUIRE(lab.load("auto", "S.G#.\n").is_ok());
    for (const auto* const costs : {"tutorial", "exact"}) {
        const double one = std::string(costs) == "tutorial" ? 10 : 1;
        search(lab, {.weight_hundredths = 150, .costs = costs}, 0, 2);
        CHECK(lab.xray(0, 0, 5, 1).empty());
        judge(lab);
        const auto xray = lab.xray(0, 0, 5, 1);
        REQUIRE(xray.size() == 20);
        CHECK(xray[0] == 2 * one);
        CHECK(xray[1] == 3 * one);
        CHECK(xray[2] == one);
        CHECK(xray[3] == 1 << 4U);
        CHECK(xray[6] == one / 2);
        CHECK(xray[7] == 1 << 4U);
        CHECK(xray[8] == 0);
        CHECK(xray[10] == 0);
        CHECK_FALSE(std::signbit(xray[10]));
        CHECK((std::isnan(xray[12]) && std::isnan(xray[13]) && std::isnan(xray[14])));
        CHECK(xray[15] == 0);
        CHECK(xray[16] == infinity);
        CHECK(xray[17] == 3 * one);
        CHECK(xray[18] == -infinity);
        CHECK(lab.xray(4, 0, 2, 1).empty());
        CHECK(lab.xray(0, 0, 1, 2).empty());
    }
    const auto verdict = lab.verdict();
    CHECK(verdict.overestimates == 2);
    CHECK(verdict.largest_overestimate.cell == 0);
    CHECK(verdict.largest_overestimate.weighted_h == 3);
    CHECK(verdict.largest_overestimate.true_cost == 2);
    CHECK(verdict.inconsistent_steps == 2);
    CHECK(verdict.steepest_step.from == 0);
    CHECK(verdict.steepest_step.to == 1);
    CHECK(verdict.steepest_step.cost == 1);
    CHECK(verdict.steepest_step.weighted_h_from == 3);
    CHECK(verdict.steepest_step.weighted_h_to == 1.5);
}

TEST_CASE("façade: a stale verdict is never shown, and none before there is a search to judge") {
    Laboratory lab;
    const auto check_idle = [&] {
        CHECK(lab.verdict().state == "idle");
        CHECK(lab.verdict().ruling == "unknown");
        CHECK(lab.shortest_path().empty());
        CHECK(lab.xray(0, 0, 1, 1).empty());
    };
    CHECK(lab.judge(10) == "idle");
    check_idle();
    REQUIRE(lab.load("auto", lester).is_ok());
    REQUIRE(lab.begin({}, 15, 19).is_ok());
    CHECK(lab.judge(10) == "idle");
    check_idle();
    search(lab, {}, 15, 19);
    judge(lab);
    REQUIRE(lab.begin({}, 15, 20).is_ok());
    check_idle();
    search(lab, {}, 15, 19);
    judge(lab);
    REQUIRE(lab.edit(Numbers{3}, Numbers{0}).is_ok());
    CHECK(lab.judge(10) == "idle");
    check_idle();
    search(lab, {}, 15, 19);
    judge(lab);
    REQUIRE(lab.clear(3, 3).is_ok());
    CHECK(lab.judge(10) == "idle");
    check_idle();
}

TEST_CASE("façade: true costs are kept for other weights and heuristics, and forgotten with an edit") {
    Laboratory lab;
    REQUIRE(lab.load("auto", lester).is_ok());
    search(lab, {}, 15, 19);
    judge(lab);
    const auto is_known_at_once = [&](const SearchSettings& settings, std::uint32_t start) {
        search(lab, settings, start, 19);
        CHECK(lab.judge(1) == "judging");
        const bool is_known = !lab.xray(0, 0, 1, 1).empty();
        judge(lab);
        CHECK_FALSE(lab.xray(0, 0, 1, 1).empty());
        return is_known;
    };
    CHECK(is_known_at_once({.weight_hundredths = 300}, 15));
    CHECK(is_known_at_once({.algorithm = "greedy", .heuristic = "manhattan"}, 7));
    CHECK_FALSE(is_known_at_once({.corner = "four"}, 15));
    CHECK(is_known_at_once({.heuristic = "zero", .corner = "four"}, 15));
    CHECK_FALSE(is_known_at_once({.corner = "four", .costs = "unit"}, 15));
    REQUIRE(lab.edit(Numbers{3}, Numbers{0}).is_ok());
    CHECK_FALSE(is_known_at_once({.corner = "four", .costs = "unit"}, 15));
}

TEST_CASE("façade: no path is certified, and the path to the nearest cell judged by itself") {
    Laboratory lab;
    REQUIRE(lab.load("auto", "S...#G\n").is_ok());
    for (const bool floods : {false, true}) {
        CAPTURE(floods);
        search(lab, {.floods = floods}, 0, 5);
        judge(lab, 1);
        const auto verdict = lab.verdict();
        CHECK(verdict.conditions.path_exists == "fails");
        CHECK(verdict.ruling == "optimal");
        CHECK(verdict.optimum == 30);
        CHECK(verdict.guaranteed == "holds");
        CHECK(lab.shortest_path().size() == 4);
        // The search was led to the nearest cell, in a flood to the unreachable goal.
        CHECK(lab.xray(0, 0, 1, 1)[0] == (floods ? infinity : 30));
    }
}

/// As one number each, NaN included.
std::vector<std::string> as_text(std::span<const double> numbers) {
    std::vector<std::string> text;
    for (const auto number : numbers) {
        text.push_back(std::to_string(number));
    }
    return text;
}

TEST_CASE("façade: a long-used referee, often interrupted, rules like a fresh one") {
    Laboratory lab;
    REQUIRE(lab.clear(8, 6).is_ok());
    std::size_t longer = 0;
    for (std::uint64_t seed = 0; seed < 3000; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        if (random.is_chance(30)) {
            const auto factor = random.is_chance(70) ? random.below(2) : 1 + random.below(9);
            REQUIRE(lab.edit(Numbers{random.below(48), random.below(48)}, Numbers{factor}).is_ok());
        }
        const SearchSettings settings{
            .algorithm = one_of(random, std::array{"astar", "astar", "astar", "dijkstra", "greedy", "bfs"}),
            .heuristic = one_of(random, std::array{"octile", "manhattan", "euclidean"}),
            .weight_hundredths = one_of(random, std::array{100U, 100U, 150U, 500U}),
            .corner = random.is_chance(80) ? "nowall" : "four",
            .costs = random.is_chance(80) ? "tutorial" : "exact",
            .update = random.is_chance(80) ? "less" : "never",
            .reopens = random.is_chance(50),
            .allows_blocked_goal = random.is_chance(50),
            .floods = random.is_chance(50)};
        const auto start = random.below(48);
        const auto goal = random.is_chance(60) ? 40 : random.below(48);
        search(lab, settings, start, goal);
        if (random.is_chance(30)) { // abandoned halfway
            lab.judge(random.below(60));
            lab.judge(random.below(60));
            continue;
        }
        judge(lab, 1 + random.below(30));

        Laboratory fresh;
        const auto factors = lab.factors();
        REQUIRE(fresh.restore(8, 6, Numbers(factors.begin(), factors.end())).is_ok());
        search(fresh, settings, start, goal);
        judge(fresh, 1000);
        const auto verdict = lab.verdict();
        const auto expected = fresh.verdict();
        REQUIRE(verdict.ruling == expected.ruling);
        REQUIRE(verdict.optimum == expected.optimum);
        REQUIRE(verdict.excess == expected.excess);
        REQUIRE(verdict.guaranteed == expected.guaranteed);
        REQUIRE(verdict.overestimates == expected.overestimates);
        REQUIRE(verdict.inconsistent_steps == expected.inconsistent_steps);
        REQUIRE(verdict.cause.kind == expected.cause.kind);
        REQUIRE(verdict.cause.cell == expected.cause.cell);
        REQUIRE(copied(lab.shortest_path()) == copied(fresh.shortest_path()));
        REQUIRE(as_text(lab.xray(0, 0, 8, 6)) == as_text(fresh.xray(0, 0, 8, 6)));
        longer += verdict.ruling == "longer" ? 1 : 0;
        REQUIRE((verdict.excess > 0) == (verdict.ruling == "longer"));
        if (verdict.ruling == "longer") {
            REQUIRE(verdict.excess * verdict.optimum == doctest::Approx(lab.result().cost - verdict.optimum));
        }
    }
    CHECK(longer > 100);
}

} // namespace
} // namespace astrolabe::test
