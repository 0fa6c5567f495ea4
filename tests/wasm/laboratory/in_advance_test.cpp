// The façade's all-pairs tables and its dead ends: what the core computes, in the numbers that users see.
#include "core/precompute/all_pairs.h"
#include "tests/support/board.h"
#include "wasm/laboratory/laboratory.h"

#include <doctest/doctest.h>

#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace astrolabe::test {
namespace {

constexpr const char* rooms = "S...#...\n"
                              "....#.#.\n"
                              "......#.\n"
                              "##.##.#.\n"
                              "....#.#G\n";

void build_table(Laboratory& lab, const char* method, const SearchSettings& settings) {
    REQUIRE(lab.begin_pairs(method, settings).is_ok());
    CHECK(lab.job_progress() == 0);
    double before = 0;
    while (lab.advance_job(50) == "running") {
        CHECK(lab.job_progress() > before);
        CHECK(lab.job_progress() < 1);
        before = lab.job_progress();
        CHECK(std::isnan(lab.pair_route(0, 39).cost));
    }
    CHECK(lab.job_progress() == 1);
}

TEST_CASE("façade: a table of all-pairs paths answers every question as A* does") {
    for (const auto* method : {"floyd-warshall", "search-per-cell"}) {
        for (const auto* costs : {"tutorial", "exact"}) {
            CAPTURE(method);
            CAPTURE(costs);
            Laboratory lab;
            Laboratory asked;
            REQUIRE(lab.load("auto", rooms).is_ok());
            REQUIRE(asked.load("auto", rooms).is_ok());
            const SearchSettings settings{.costs = costs};
            const auto plan = lab.pairs_plan(settings);
            CHECK(plan.reason.is_ok());
            CHECK(plan.cells == 29);
            CHECK(plan.bytes == 5 * 29 * 29);
            CHECK(plan.floyd_probes == 29 * 29 * 29);
            CHECK(plan.search_probes > 29 * 29);
            build_table(lab, method, settings);
            for (std::uint32_t to = 0; to < 40; to += 7) {
                for (std::uint32_t from = 0; from < 40; ++from) {
                    const auto route = lab.pair_route(from, to);
                    const bool are_free = lab.factors()[from] != wall && lab.factors()[to] != wall;
                    if (!are_free) {
                        CHECK(std::isnan(route.cost));
                        CHECK(route.path.empty());
                        continue;
                    }
                    REQUIRE(asked.begin(settings, from, to).is_ok());
                    asked.advance(1000);
                    CHECK(route.cost == asked.result().cost);
                    REQUIRE(route.path.size() == asked.path().size());
                    CHECK(route.path.front() == from);
                    CHECK(route.path.back() == to);
                    CHECK(route.next == (from == to ? -1 : static_cast<std::int32_t>(route.path[1])));
                }
            }
        }
    }
}

TEST_CASE("façade: an impossible table is refused with a reason; an edit drops it") {
    Laboratory lab;
    REQUIRE(lab.clear(65, 64).is_ok());
    CHECK(lab.pairs_plan({}).reason.code == "pairs.too_many_cells");
    CHECK(lab.begin_pairs("floyd-warshall", {}).found == "4160");
    CHECK(lab.advance_job(1) == "idle");
    CHECK(std::isnan(lab.pair_route(0, 1).cost));
    REQUIRE(lab.clear(64, 64).is_ok());
    REQUIRE(lab.edit(std::vector<std::uint32_t>{5}, std::vector<std::uint32_t>{255}).is_ok());
    CHECK(lab.pairs_plan({.costs = "exact"}).reason.code == "pairs.costs_too_large");
    CHECK(lab.pairs_plan({.costs = "none"}).reason.code == "search.settings");
    REQUIRE(lab.clear(3, 3).is_ok());
    CHECK(lab.begin_pairs("magic", {}).code == "search.settings");
    build_table(lab, "floyd-warshall", {});
    CHECK(lab.pair_route(0, 8).cost == 28);
    CHECK(std::isnan(lab.pair_route(0, 9).cost));
    REQUIRE(lab.edit(std::vector<std::uint32_t>{4}, std::vector<std::uint32_t>{0}).is_ok());
    CHECK(std::isnan(lab.pair_route(0, 8).cost));
    CHECK(lab.job_progress() == 0);
    build_table(lab, "search-per-cell", {});
    lab.cancel_job();
    CHECK(lab.advance_job(1) == "idle");
    CHECK(std::isnan(lab.pair_route(0, 8).cost));
}

/// Cells of the marks, in their order.
std::vector<std::uint32_t> cells_marked(const LaboratoryDeadEnds& found) {
    std::vector<std::uint32_t> cells;
    for (std::uint32_t cell = 0; cell < found.marks.size(); ++cell) {
        if (found.marks[cell] != 0) {
            cells.push_back(cell);
        }
    }
    CHECK(cells.size() == found.count);
    return cells;
}

void make_tree(Laboratory& lab, const SearchSettings& settings) {
    REQUIRE(lab.begin_dead_ends(settings).is_ok());
    CHECK(lab.dead_ends_of_board().marks.empty());
    CHECK(lab.begin_skipping(0, 1).code == "search.none");
    while (lab.advance_job(3) == "running") {
    }
}

TEST_CASE("façade: dead ends of the board, and between two cells of which one is in a dead end") {
    Laboratory lab;
    REQUIRE(lab.load("auto", rooms).is_ok());
    make_tree(lab, {.corner = "four"});
    using Cells = std::vector<std::uint32_t>;
    // The room at the top left is the largest block; everything attached to it by one cell is a dead end.
    CHECK(cells_marked(lab.dead_ends_of_board()) ==
          Cells{5, 6, 7, 13, 15, 20, 21, 23, 26, 29, 31, 32, 33, 34, 35, 37, 39});
    // From the start in the room to the goal in a corridor: that corridor is not a dead end.
    const auto between = lab.dead_ends_between(0, 39);
    CHECK(between.is_connected);
    CHECK(cells_marked(between) == Cells{26, 29, 32, 33, 34, 35, 37});
    // Both ends in the lower room: nothing above is of use to them.
    CHECK(cells_marked(lab.dead_ends_between(32, 35)).size() == 29 - 4);
    CHECK(lab.dead_ends_between(0, 40).marks.empty());
    REQUIRE(lab.edit(std::vector<std::uint32_t>{20}, std::vector<std::uint32_t>{0}).is_ok());
    CHECK(lab.dead_ends_of_board().marks.empty());
    make_tree(lab, {.corner = "four"});
    CHECK_FALSE(lab.dead_ends_between(0, 39).is_connected);
    CHECK(lab.begin_skipping(0, 39).code == "skipping.no_path");
}

TEST_CASE("façade: a search that skips dead ends costs the same and expands no more") {
    Laboratory lab;
    Laboratory asked;
    REQUIRE(lab.load("auto", rooms).is_ok());
    REQUIRE(asked.load("auto", rooms).is_ok());
    for (const auto* open_list : {"heap", "list", "sorted", "map", "queues"}) {
        for (const auto* algorithm : {"astar", "dijkstra", "bfs", "greedy"}) {
            CAPTURE(open_list);
            CAPTURE(algorithm);
            const SearchSettings settings{.algorithm = algorithm, .corner = "four", .open_list = open_list};
            make_tree(lab, settings);
            REQUIRE(lab.begin_skipping(0, 39).is_ok());
            CHECK(lab.skipping_result().expanded == 0);
            while (lab.advance_job(2) == "running") {
            }
            REQUIRE(asked.begin(settings, 0, 39).is_ok());
            asked.advance(1000);
            const auto result = lab.skipping_result();
            CHECK(result.is_found);
            CHECK(result.cost == asked.result().cost);
            CHECK(result.expanded <= asked.result().expanded);
            if (std::string(algorithm) == "dijkstra") {
                CHECK(result.expanded == asked.result().expanded - 7);
            }
        }
    }
    make_tree(lab, {.algorithm = "jps"});
    CHECK(lab.begin_skipping(0, 39).code == "skipping.textbook_only");
    make_tree(lab, {.program = "unity"});
    CHECK(lab.begin_skipping(0, 39).code == "skipping.textbook_only");
    CHECK(lab.begin_skipping(0, 40).code == "search.end_outside");
    CHECK(lab.begin_dead_ends({.corner = "round"}).code == "search.settings");
}

} // namespace
} // namespace astrolabe::test
