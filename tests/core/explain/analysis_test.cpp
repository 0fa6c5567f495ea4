// Islands, and the answer to a goal that cannot be reached.
#include "core/explain/reachability.h"
#include "core/precompute/components.h"
#include "core/precompute/largest_island.h"
#include "core/run/cheapest_to_reach.h"
#include "tests/support/oracles/oracle.h"
#include "tests/support/random/case_count.h"
#include "tests/support/random/each_lattice.h"
#include "tests/support/random/random_case.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <limits>
#include <tuple>
#include <vector>

namespace astrolabe::test {
namespace {

TEST_CASE("islands by hand: only the rule *always* joins cells that touch at a corner between walls") {
    const auto grid = drawn(R"(
..#.
##.#
.#..
)")
                          .grid;
    CHECK(connected_components(grid, CornerRule::Always).count == 2);
    for (const auto rule : {CornerRule::NoWall, CornerRule::OneWall, CornerRule::Four}) {
        const auto islands = connected_components(grid, rule);
        CHECK(islands.count == 4);
        CHECK(islands.label(grid.node({0, 0})) == 0);
        CHECK(islands.label(grid.node({3, 0})) == 1);
        CHECK(islands.label(grid.node({2, 1})) == 2);
        CHECK(islands.label(grid.node({0, 2})) == 3);
        CHECK(islands.label(grid.node({3, 2})) == 2);
        CHECK(islands.label(grid.node({2, 0})) == Components::none);
    }
}

TEST_CASE("islands by size: the largest is 1, equal ones as they come, walls are 0") {
    const auto grid = drawn(R"(
.#..#
#..##
###..
)")
                          .grid;
    const auto numbered = numbered_by_size(connected_components(grid, CornerRule::Four));
    CHECK(numbered == std::vector<std::uint32_t>{3, 0, 1, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 2, 2});
    const auto joined = numbered_by_size(connected_components(grid, CornerRule::Always));
    CHECK(joined == std::vector<std::uint32_t>{1, 0, 1, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 1});
    const auto equal = numbered_by_size(connected_components(drawn(".#.#.\n").grid, CornerRule::Always));
    CHECK(equal == std::vector<std::uint32_t>{1, 0, 2, 0, 3});
    CHECK(numbered_by_size(connected_components(drawn("##\n").grid, CornerRule::Always)) ==
          std::vector<std::uint32_t>{0, 0});
}

TEST_CASE("cells share an island exactly when the oracle finds a path between them") {
    const auto lattice = each_lattice();
    for (std::uint64_t seed = 0; seed < 1000 / stride; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        const auto grid = random_grid(random, 14);
        const auto rules = random_rules(random, lattice);
        const auto islands = connected_components(grid, rules.moves());
        const Oracle oracle(grid, rules);
        const auto from = nearest_free_cell(grid, node_at(random.below(grid.cell_count())));
        if (from == NodeId::None) {
            REQUIRE(islands.count == 0);
            continue;
        }
        const auto costs = oracle.costs_from(from);
        for (std::uint32_t index = 0; index < grid.cell_count(); ++index) {
            const bool is_same = islands.labels[index] == islands.label(from);
            REQUIRE(is_same == costs[index].has_value());
        }
    }
}

TEST_CASE("default ends by hand: of the largest island, of equal ones the first, and hexes have islands of "
          "their own") {
    const auto ends = [](const char* text, const MoveRules& rules = {}) {
        const auto grid = drawn(text).grid;
        const auto [first, last] = ends_of_largest_island(grid, rules);
        return std::tuple(grid.cell(first), grid.cell(last));
    };
    CHECK(ends(".#...\n##.#.\n..#..\n") == std::tuple(Cell{2, 0}, Cell{4, 2}));
    CHECK(ends(".#.\n.#.\n") == std::tuple(Cell{0, 0}, Cell{0, 1}));
    CHECK(ends("##\n#.\n") == std::tuple(Cell{1, 1}, Cell{1, 1}));
    // The second row of hexes is shifted right: its cell touches the third one above.
    const char* apart = ".#...\n#.###\n";
    CHECK(ends(apart) == std::tuple(Cell{2, 0}, Cell{4, 0}));
    CHECK(ends(apart, Lattice::Hexes) == std::tuple(Cell{2, 0}, Cell{1, 1}));
    CHECK(ends_of_largest_island(Grid(2, 1, {wall, wall}), CornerRule::NoWall).first == NodeId::None);
}

TEST_CASE("default ends are those of the island that the oracle finds the largest") {
    const auto lattice = each_lattice();
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        const auto grid = random_grid(random, 14);
        const auto rules = random_rules(random, lattice);
        const Oracle oracle(grid, rules);
        std::vector<bool> is_seen(grid.cell_count());
        std::size_t most = 0;
        IslandEnds expected;
        for (std::uint32_t from = 0; from < grid.cell_count(); ++from) {
            if (!grid.is_free(node_at(from)) || is_seen[from]) {
                continue;
            }
            const auto costs = oracle.costs_from(node_at(from));
            std::size_t cells = 0;
            std::uint32_t last = from;
            for (std::uint32_t index = 0; index < grid.cell_count(); ++index) {
                if (costs[index]) {
                    is_seen[index] = true;
                    ++cells;
                    last = index;
                }
            }
            if (cells > most) {
                most = cells;
                expected = {node_at(from), node_at(last)};
            }
        }
        const auto ends = ends_of_largest_island(grid, rules.moves());
        REQUIRE(ends.first == expected.first);
        REQUIRE(ends.last == expected.last);
        LargestIsland island(grid, rules.moves());
        while (!island.advance(random.below(4))) {
        }
        REQUIRE(island.ends().first == expected.first);
        REQUIRE(island.ends().last == expected.last);
    }
}

/// The cells found by checking every cell that has a cost.
std::vector<NodeId> nearest_by_scan(const RandomCase& random, const std::vector<std::optional<Cost>>& costs,
                                    Nearness nearness) {
    const auto to_goal = random.estimate();
    auto least = std::numeric_limits<Cost>::max();
    std::vector<NodeId> cells;
    for (std::uint32_t index = 0; index < costs.size(); ++index) {
        const auto node = node_at(index);
        const auto distance =
            nearness == Nearness::StraightLine ? to_goal.straight_line_rank(node) : to_goal(node);
        if (!costs[index] || distance > least) {
            continue;
        }
        if (distance < least) {
            cells.clear();
        }
        least = distance;
        cells.push_back(node);
    }
    return cells;
}

TEST_CASE("an unreachable goal is known at once, with the nearest reachable cell") {
    const auto lattice = each_lattice();
    std::size_t unreachable = 0;
    std::size_t several = 0;
    MonotoneQueueMemory memory;
    for (std::uint64_t seed = 0; seed < 5000 / stride; ++seed) {
        CAPTURE(seed);
        const RandomCase random(seed, lattice);
        const auto& graph = random.board.graph;
        const auto islands = connected_components(random.board.map.grid, graph.moves().rules());
        const auto costs = Oracle(random.board.map.grid, graph.rules()).costs_from(random.start);
        const bool is_found = costs[index_of(random.goal)].has_value();
        REQUIRE(is_reachable(graph, islands, random.start, random.goal) == is_found);
        if (is_found) {
            continue;
        }
        ++unreachable;
        for (const auto nearness : {Nearness::StraightLine, Nearness::SmallestH}) {
            const auto cells = nearest_reachable(graph, islands, random.start, random.estimate(), nearness);
            several += cells.size() > 1 ? 1 : 0;
            REQUIRE(cells == nearest_by_scan(random, costs, nearness));
            NearestReachable in_slices(graph, islands, random.start, random.estimate(), nearness);
            while (!in_slices.advance(1)) {
            }
            REQUIRE(in_slices.cells() == cells);
            CheapestToReach cheapest(graph, random.start, cells, memory);
            while (!cheapest.advance(3)) {
            }
            REQUIRE(cheapest.cell() == *std::min_element(cells.begin(), cells.end(), [&](NodeId a, NodeId b) {
                        return *costs[index_of(a)] < *costs[index_of(b)];
                    }));
        }
    }
    CHECK(unreachable > 500 / stride);
    CHECK(several > 200 / stride);
}

} // namespace
} // namespace astrolabe::test
