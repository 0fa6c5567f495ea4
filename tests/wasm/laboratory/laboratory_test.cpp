// The façade, tested natively: what it checks at the door and how it presents what the core found.
#include "tests/support/laboratory_run.h"
#include "tests/support/oracles/lester.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <span>
#include <vector>

namespace astrolabe::test {
namespace {

using Numbers = std::vector<std::uint32_t>;

const SearchSettings by_manhattan{.heuristic = "manhattan"};

TEST_CASE("façade: load, search, seek and read the numbers of a cell") {
    Laboratory lab;
    REQUIRE(lab.load("auto", lester).is_ok());
    CHECK(lab.width() == 7);
    CHECK(lab.suggested_start() == 15);
    CHECK(lab.suggested_goal() == 19);
    run(lab, by_manhattan);
    const auto result = lab.result();
    CHECK(result.outcome == "found");
    CHECK(result.cost == 68);
    CHECK(result.expanded == 12);
    CHECK(result.steps == 12);
    CHECK(result.target == 19);
    CHECK(lab.path().size() == 7);

    REQUIRE(lab.seek(1).is_ok());
    CHECK(lab.position().current == 15);
    CHECK(lab.position().open == 8);
    CHECK(lab.position().closed == 1);
    const auto cell = lab.cells(2, 1, 1, 1);
    CHECK(std::vector(cell.begin(), cell.end() - 1) == std::vector<double>{1, 14, 40, 54, 5});
    CHECK(std::isnan(lab.cells(6, 5, 1, 1)[1]));
    CHECK(lab.statuses().size() == 42);
}

TEST_CASE("façade: a closed cell says which step expanded it last") {
    Laboratory lab;
    CHECK(lab.expanded_at(0, lab.height()).empty());
    REQUIRE(lab.load("auto", lester).is_ok());
    REQUIRE(lab.begin(by_manhattan, lab.suggested_start(), lab.suggested_goal()).is_ok());
    CHECK(lab.expanded_at(0, lab.height()).empty());
    run(lab, by_manhattan);
    for (std::uint32_t step = 1; step <= 12; ++step) {
        REQUIRE(lab.seek(step).is_ok());
        const auto current = static_cast<std::size_t>(lab.position().current);
        CHECK(lab.expanded_at(0, lab.height())[current] == step);
    }
}

TEST_CASE("façade: which half closed a cell agrees with the log, from either end and after reopening") {
    constexpr std::size_t numbers_an_event = 7;
    std::size_t reopened = 0;
    std::size_t by_both = 0;
    for (const auto* algorithm : {"astar", "bidijkstra", "bidirectional"}) {
        for (std::uint32_t seed = 1; seed <= 12; ++seed) {
            CAPTURE(algorithm);
            CAPTURE(seed);
            Laboratory lab;
            REQUIRE(lab.generate("random", 24, 18, 30, seed).is_ok());
            CHECK(lab.closers(0, lab.height()).empty());
            // Inconsistent with diagonal steps: cells are reopened.
            const SearchSettings settings{.algorithm = algorithm,
                                          .heuristic = seed % 2 == 0 ? "manhattan" : "octile"};
            REQUIRE(lab.begin(settings, lab.suggested_start(), lab.suggested_goal()).is_ok());
            run(lab, settings);
            std::vector<std::uint8_t> expected(std::size_t{24} * 18);
            for (std::uint32_t step = 0; step <= lab.result().steps; ++step) {
                REQUIRE(lab.seek(step).is_ok());
                const auto log = step == 0 ? std::span<const double>() : lab.log(step, step);
                for (std::size_t at = 0; at < log.size(); at += numbers_an_event) {
                    auto& cell = expected[static_cast<std::size_t>(log[at])];
                    const auto bit = static_cast<std::uint8_t>(1U << static_cast<unsigned>(log[at + 6]));
                    if (log[at + 1] == 0) {
                        cell = static_cast<std::uint8_t>(cell | bit);
                    } else if (log[at + 1] == 3) {
                        cell = static_cast<std::uint8_t>(cell & ~bit);
                        ++reopened;
                    }
                }
                const auto closers = lab.closers(0, lab.height());
                REQUIRE(std::vector(closers.begin(), closers.end()) == expected);
                const auto rows = lab.closers(5, 3);
                REQUIRE(std::equal(rows.begin(), rows.end(), expected.begin() + std::ptrdiff_t{5} * 24));
            }
            by_both += static_cast<std::size_t>(std::count(expected.begin(), expected.end(), 3));
        }
    }
    CHECK(reopened > 0);
    CHECK(by_both > 0);
    Laboratory lab;
    CHECK(lab.closers(1000, 1).empty());
}

TEST_CASE("façade: a refusal leaves board and search as they were") {
    Laboratory lab;
    REQUIRE(lab.load("ascii", lester).is_ok());
    run(lab, by_manhattan);
    const std::vector before(lab.factors().begin(), lab.factors().end());

    CHECK(lab.load("auto", "type octile\nheight 9\n").code == "map.header");
    CHECK(lab.load("jpeg", lester).code == "map.format");
    CHECK(lab.clear(0, 4).code == "board.size");
    CHECK(lab.clear(4, 4097).code == "board.size");
    CHECK(lab.edit(Numbers{1, 42}, Numbers{0}).code == "board.cell");
    CHECK(lab.edit(Numbers{1}, Numbers{1024}).code == "board.factor");
    CHECK(lab.edit(Numbers{1, 2}, Numbers{0, 0, 0}).code == "board.factors");
    CHECK(lab.resize(7, 0).code == "board.size");
    CHECK(lab.restore(2, 2, Numbers{1, 1, 1}).code == "board.factors");
    CHECK(lab.restore(1, 2, Numbers{1, 1024}).code == "board.factor");
    CHECK(lab.restore(0, 2, Numbers{}).code == "board.size");
    CHECK(lab.generate("city", 5, 5, 10, 1).code == "generate.kind");
    CHECK(lab.generate("maze", 5, 5, 101, 1).code == "generate.percent");
    CHECK(lab.generate("maze", 5, 5000, 10, 1).code == "board.size");
    CHECK(lab.map_from_link("rAAAA").code == "link.map_broken");
    CHECK(lab.begin(by_manhattan, 15, 42).code == "search.end_outside");
    CHECK(lab.begin({.heuristic = "psychic"}, 15, 19).expected == "heuristic");
    CHECK(lab.begin({.weight_hundredths = 1'000'001}, 15, 19).expected == "weightHundredths");
    CHECK(lab.begin({.neighbour_order = "01234566"}, 15, 19).expected == "neighbourOrder");
    CHECK(lab.seek(13).code == "search.step");

    CHECK(std::vector(lab.factors().begin(), lab.factors().end()) == before);
    CHECK(lab.result().cost == 68);
}

TEST_CASE("façade: an edit ends the current search, and the next one sees it") {
    Laboratory lab;
    REQUIRE(lab.load("auto", lester).is_ok());
    run(lab, by_manhattan);
    REQUIRE(lab.edit(Numbers{3}, Numbers{0}).is_ok());
    CHECK(lab.result().outcome == "idle");
    CHECK(lab.path().empty());
    CHECK(lab.seek(0).code == "search.none");
    CHECK(lab.advance(1) == "idle");
    run(lab, by_manhattan);
    CHECK(lab.result().cost == 68); // now under the wall
    for (const auto cell : lab.path()) {
        CHECK(cell != 3);
    }
}

TEST_CASE("façade: an unreachable goal is answered with the nearest cell, and flooded only on request") {
    Laboratory lab;
    REQUIRE(lab.load("auto", "......\n.S..##\n....#G\n......\n").is_ok());
    REQUIRE(lab.edit(Numbers{22, 23}, Numbers{0}).is_ok());
    run(lab, {});
    CHECK(lab.result().outcome == "no-path");
    CHECK(lab.result().target == 15); // (3,2), two columns from the goal
    CHECK(lab.path().back() == 15);
    CHECK(lab.result().cost == 24);
    CHECK(lab.result().expanded < 6);

    run(lab, {.floods = true});
    CHECK(lab.result().outcome == "no-path");
    CHECK(lab.result().target == 15);
    CHECK(lab.result().cost == 24);
    CHECK(lab.result().expanded == 18); // every cell that the start can reach
}

TEST_CASE("façade: numbers that an algorithm does not have are not invented") {
    Laboratory lab;
    REQUIRE(lab.load("auto", lester).is_ok());
    const auto numbers = [&](const char* algorithm) {
        run(lab, {.algorithm = algorithm, .heuristic = "manhattan", .weight_hundredths = 150});
        REQUIRE(lab.seek(1).is_ok());
        const auto cell = lab.cells(2, 1, 1, 1);
        return std::vector(cell.begin(), cell.begin() + 4);
    };
    CHECK(numbers("astar") == std::vector<double>{1, 14, 40, 74});
    CHECK(numbers("dijkstra") == std::vector<double>{1, 14, 0, 14});
    CHECK(numbers("greedy") == std::vector<double>{1, 14, 40, 40});
    for (const auto* blind : {"bfs", "dfs"}) {
        const auto cell = numbers(blind);
        CHECK(cell[1] == 14);
        CHECK(std::isnan(cell[2]));
        CHECK(std::isnan(cell[3]));
    }
}

TEST_CASE("façade: all open lists, corner rules and cost models can be asked for") {
    Laboratory lab;
    REQUIRE(lab.load("auto", lester).is_ok());
    for (const auto* list : {"heap", "list", "sorted", "map"}) {
        run(lab, {.heuristic = "manhattan", .open_list = list});
        CHECK(lab.result().expanded == 12);
    }
    const auto cost = [&](const char* corner, const char* costs) {
        run(lab, {.corner = corner, .costs = costs});
        return lab.result().cost;
    };
    CHECK(cost("nowall", "tutorial") == 68);
    CHECK(cost("onewall", "tutorial") == 56);
    CHECK(cost("four", "tutorial") == 80);
    CHECK(cost("four", "unit") == 8);
    CHECK(cost("nowall", "exact") == doctest::Approx(4 + 2 * std::sqrt(2.0)).epsilon(1e-7));
}

TEST_CASE("façade: the log of a step and the steps of an event, wherever the trace stands") {
    Laboratory lab;
    REQUIRE(lab.load("auto", lester).is_ok());
    CHECK(lab.log(1, 1).empty());
    run(lab, by_manhattan);
    REQUIRE(lab.seek(5).is_ok());
    const auto improved = lab.steps_with("improved");
    CHECK(improved.size() == 2);
    CHECK(lab.position().step == 5);
    const auto log = lab.log(1, 1);
    REQUIRE(log.size() == 9 * 7); // the start and its eight neighbours
    CHECK(std::vector(log.begin(), log.begin() + 7) == std::vector<double>{15, 0, 0, 40, 40, -1, 0});
    CHECK(std::vector(log.begin() + 7, log.begin() + 14) == std::vector<double>{7, 1, 14, 60, 74, 15, 0});
    CHECK(lab.position().step == 5);
    const auto one = lab.log(4, 4).size();
    const auto two = lab.log(5, 5).size();
    CHECK(lab.log(4, 5).size() == one + two);
    CHECK(lab.log(4, 5)[one + 1] == 0); // the second step begins with the cell it expanded
    CHECK(lab.log(improved[0], improved[0]).size() >= 14);
    CHECK(lab.log(5, 4).empty());
    CHECK(lab.log(0, 4).empty());
    CHECK(lab.log(12, 13).empty());
    CHECK(lab.steps_with("miracles").empty());
}

TEST_CASE("façade: an answer without steps is the same, and its steps can be computed afterwards") {
    Laboratory lab;
    REQUIRE(lab.load("auto", lester).is_ok());
    CHECK(lab.answer(1).outcome == "idle");
    run(lab, by_manhattan);
    const auto whole = lab.result();
    const Numbers path(lab.path().begin(), lab.path().end());
    REQUIRE(lab.begin(by_manhattan, lab.suggested_start(), lab.suggested_goal()).is_ok());
    CHECK(lab.answer(3).outcome == "running");
    CHECK(lab.result().outcome == "running");
    while (lab.answer(3).outcome == "running") {
    }
    CHECK(lab.answer(3).outcome == "found");
    CHECK(lab.answer(3).cost == whole.cost);
    CHECK(lab.answer(3).generated == whole.generated);
    CHECK(lab.result().cost == whole.cost);
    CHECK(lab.result().expanded == whole.expanded);
    CHECK(Numbers(lab.path().begin(), lab.path().end()) == path);
    CHECK(lab.seek(1).code == "search.running");
    while (lab.advance(3) == "running") {
    }
    REQUIRE(lab.seek(1).is_ok());
    CHECK(lab.position().open == 8);
    CHECK(Numbers(lab.path().begin(), lab.path().end()) == path);
}

} // namespace
} // namespace astrolabe::test
