// The façade's methods for a good path: what the core says of each, in the numbers that users see.
#include "core/compare/path_quality.h"
#include "core/grid/line_length.h"
#include "tests/support/board.h"
#include "wasm/laboratory/laboratory.h"

#include <doctest/doctest.h>

#include <array>
#include <cmath>
#include <string>
#include <utility>

namespace astrolabe::test {
namespace {

constexpr std::array<std::pair<const char*, PathMethod>, 6> methods{{
    {"astar", PathMethod::AStar},
    {"turn-penalty", PathMethod::TurnPenalty},
    {"swapping", PathMethod::CellSwapping},
    {"string-pulling", PathMethod::StringPulling},
    {"theta", PathMethod::ThetaStar},
    {"lazy-theta", PathMethod::LazyThetaStar},
}};

constexpr const char* wall_between = "S..........\n"
                                     ".......#...\n"
                                     ".......#...\n"
                                     ".......#...\n"
                                     "...........\n"
                                     ".......#...\n"
                                     ".......#..G\n";

std::string outcome_of(Laboratory& lab) {
    std::string state;
    while ((state = lab.advance_job(3)) == "running") {
        REQUIRE(lab.method_path().empty());
    }
    return state;
}

TEST_CASE("façade: each method gives the numbers and the path that it gives in the core") {
    Laboratory lab;
    REQUIRE(lab.load("auto", wall_between).is_ok());
    const Board board(wall_between, {});
    const PathQuestion question{
        .graph = board.graph, .start = board.map.start, .goal = board.map.goal, .penalty = {.units = 10}};
    for (const auto& named : methods) {
        const auto* name = named.first;
        const auto method = named.second;
        CAPTURE(name);
        REQUIRE(lab.begin_method(name, {}, lab.suggested_start(), lab.suggested_goal(), 100).is_ok());
        CHECK_FALSE(lab.method_result().is_found);
        REQUIRE(outcome_of(lab) == "done");
        PathMethodRun wanted(question, method);
        while (!wanted.advance(1000)) {
        }
        const auto result = lab.method_result();
        CHECK(result.is_found);
        CHECK(result.length == any_angle_costs.to_display(wanted.quality().length));
        CHECK(result.turns == wanted.quality().turns);
        CHECK(result.expanded == static_cast<double>(wanted.quality().expanded));
        CHECK(std::isnan(result.cost) == !wanted.quality().cost.has_value());
        if (wanted.quality().cost) {
            CHECK(result.cost == 10 * 4 + 14 * 6);
        }
        REQUIRE(lab.method_path().size() == wanted.quality().path.size());
        for (std::size_t i = 0; i < lab.method_path().size(); ++i) {
            CHECK(lab.method_path()[i] == index_of(wanted.quality().path[i]));
        }
    }
}

TEST_CASE("façade: a turn costs what is asked, rounded to whole units, up to the maximum") {
    Laboratory lab;
    REQUIRE(lab.load("auto", wall_between).is_ok());
    const Board board(wall_between, {});
    constexpr std::array<std::pair<std::uint32_t, Cost>, 5> charges{
        {{0, 0}, {4, 0}, {5, 1}, {100, 10}, {10'000, 1000}}};
    for (const auto& charge : charges) {
        const auto hundredths = charge.first;
        const auto units = charge.second;
        CAPTURE(hundredths);
        const PathQuestion question{.graph = board.graph,
                                    .start = board.map.start,
                                    .goal = board.map.goal,
                                    .penalty = {.units = units}};
        REQUIRE(lab.begin_method("turn-penalty", {}, lab.suggested_start(), lab.suggested_goal(), hundredths)
                    .is_ok());
        REQUIRE(outcome_of(lab) == "done");
        PathMethodRun wanted(question, PathMethod::TurnPenalty);
        while (!wanted.advance(1000)) {
        }
        CHECK(lab.method_result().turns == wanted.quality().turns);
        CHECK(lab.method_result().expanded == static_cast<double>(wanted.quality().expanded));
    }
    const auto refused = lab.begin_method("astar", {}, 0, 1, Laboratory::max_turn_penalty + 1);
    CHECK(refused.code == "search.settings");
    CHECK(refused.expected == "turnPenalty");
}

TEST_CASE("façade: a method that does not serve a board is refused, and says why") {
    Laboratory lab;
    REQUIRE(lab.clear(5, 5).is_ok());
    CHECK(lab.begin_method("theta", {.corner = "four"}, 0, 24, 100).code == "method.no_diagonals");
    CHECK(lab.begin_method("theta", {.heuristic = "hex", .board = "hex"}, 0, 24, 100).code == "method.hexes");
    CHECK(lab.begin_method("swapping", {.heuristic = "hex", .board = "hex"}, 0, 24, 100).is_ok());
    CHECK(lab.begin_method("astar", {}, 0, 25, 100).code == "search.end_outside");
    CHECK(lab.begin_method("shortest", {}, 0, 24, 100).code == "search.settings");
    CHECK(lab.begin_method("astar", {.corner = "round"}, 0, 24, 100).code == "search.settings");
    const std::array<std::uint32_t, 1> middle{12};
    REQUIRE(lab.edit(middle, std::array<std::uint32_t, 1>{3}).is_ok());
    CHECK(lab.begin_method("lazy-theta", {}, 0, 24, 100).code == "method.varied_terrain");
    CHECK(lab.begin_method("string-pulling", {}, 0, 24, 100).is_ok());
    REQUIRE(lab.edit(middle, std::array<std::uint32_t, 1>{0}).is_ok());
    CHECK(lab.begin_method("theta", {.allows_blocked_goal = true}, 0, 12, 100).code == "method.blocked_goal");
    REQUIRE(lab.clear(4096, 4096).is_ok());
    CHECK(lab.begin_method("turn-penalty", {}, 0, 24, 100).code == "method.too_many_cells");
}

TEST_CASE("façade: a method ends with the board that it works on, and when a search begins") {
    Laboratory lab;
    CHECK(lab.advance_job(1) == "idle");
    REQUIRE(lab.clear(9, 9).is_ok());
    REQUIRE(lab.begin_method("astar", {}, 0, 80, 100).is_ok());
    CHECK(lab.advance_job(1) == "running");
    REQUIRE(lab.edit(std::array<std::uint32_t, 1>{40}, std::array<std::uint32_t, 1>{0}).is_ok());
    CHECK(lab.advance_job(1) == "idle");
    CHECK(lab.method_path().empty());
    REQUIRE(lab.begin_method("astar", {}, 0, 80, 100).is_ok());
    REQUIRE(outcome_of(lab) == "done");
    CHECK(lab.method_result().is_found);
    REQUIRE(lab.begin({}, 0, 80).is_ok());
    CHECK(lab.advance_job(1) == "idle");
    CHECK_FALSE(lab.method_result().is_found);
    // No path there: it ends all the same.
    REQUIRE(lab.load("auto", "S.#.\n..#G\n").is_ok());
    REQUIRE(lab.begin_method("theta", {}, 0, 7, 100).is_ok());
    REQUIRE(outcome_of(lab) == "done");
    CHECK_FALSE(lab.method_result().is_found);
    CHECK(lab.method_result().expanded == 4);
    CHECK(lab.method_path().empty());
}

TEST_CASE("façade: a path from outside is checked against board and settings") {
    Laboratory lab;
    REQUIRE(lab.load("auto", "S...\n.#..\n...G\n").is_ok());
    CHECK(lab.path_check().cells == 0);
    const std::vector<std::uint32_t> longer{0, 1, 2, 3, 7, 11};
    REQUIRE(lab.begin_path_check({}, longer).is_ok());
    CHECK(lab.path_check().cells == 0);
    REQUIRE(outcome_of(lab) == "done");
    const auto check = lab.path_check();
    CHECK(check.fault.empty());
    CHECK(check.cells == 6);
    CHECK(check.cost == 50);
    CHECK(check.optimum == 44);
    CHECK(check.leaves_at == 3);

    SearchSettings four;
    four.corner = "four";
    REQUIRE(lab.begin_path_check(four, std::vector<std::uint32_t>{1, 6}).is_ok());
    REQUIRE(outcome_of(lab) == "done");
    CHECK(lab.path_check().fault == "no-diagonals");
    CHECK(lab.path_check().cells == 1);

    CHECK(lab.begin_path_check({}, std::vector<std::uint32_t>{}).code == "board.cell");
    CHECK(lab.begin_path_check({}, std::vector<std::uint32_t>{0, 12}).found == "12");
    four.corner = "five";
    CHECK_FALSE(lab.begin_path_check(four, longer).is_ok());
}

} // namespace
} // namespace astrolabe::test
