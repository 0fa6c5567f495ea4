// What each heuristic measures, and where it overestimates.
#include "core/heuristic/grid_heuristic.h"
#include "tests/support/each_lattice.h"
#include "tests/support/oracle.h"
#include "tests/support/random_case.h"

#include <doctest/doctest.h>

namespace astrolabe::test {
namespace {

TEST_CASE("distances by hand") {
    constexpr Cell a{1, 2};
    constexpr Cell b{6, 5}; // 5 columns, 3 rows
    const auto distance = [&](HeuristicKind kind, const CostModel& costs) {
        return grid_distance(kind, costs, a, b);
    };
    using namespace cost_models;
    CHECK(distance(HeuristicKind::Manhattan, tutorial) == 80);
    CHECK(distance(HeuristicKind::Octile, tutorial) == 2 * 10 + 3 * 14);
    CHECK(distance(HeuristicKind::Chebyshev, tutorial) == 50);
    CHECK(distance(HeuristicKind::Euclidean, tutorial) == 58); // sqrt(34) = 5.83
    CHECK(distance(HeuristicKind::Zero, tutorial) == 0);
    CHECK(distance(HeuristicKind::Octile, exact) == 2 * 5741 + 3 * 8119);
    CHECK(distance(HeuristicKind::Octile, unit) == 5);
    CHECK(distance(HeuristicKind::Euclidean, unit) == 5);
}

TEST_CASE("Euclidean times 10 overestimates the 14 of a diagonal from eight diagonals on") {
    const auto euclidean = [](std::uint32_t diagonals) {
        return grid_distance(HeuristicKind::Euclidean, cost_models::tutorial, {0, 0}, {diagonals, diagonals});
    };
    for (std::uint32_t diagonals = 1; diagonals < 8; ++diagonals) {
        CHECK(euclidean(diagonals) <= 14 * diagonals);
    }
    CHECK(euclidean(8) == 113);
    CHECK(euclidean(8) > Cost{14} * 8);
}

TEST_CASE("Euclidean is the largest whole number not above the root, up to the largest board") {
    for (const Cell corner : {Cell{4095, 4095}, Cell{4095, 0}, Cell{4095, 4094}, Cell{1, 1}}) {
        const auto distance = grid_distance(HeuristicKind::Euclidean, cost_models::exact, {0, 0}, corner);
        const auto square = Cost{5741} * 5741 * (Cost{corner.x} * corner.x + Cost{corner.y} * corner.y);
        CHECK(distance * distance <= square);
        CHECK((distance + 1) * (distance + 1) > square);
    }
}

TEST_CASE("octile, on hexes hex distance, never overestimates and is consistent, whatever the board, its "
          "ground and its costs") {
    const auto lattice = each_lattice();
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        CAPTURE(seed);
        const RandomCase random(seed, lattice);
        const auto& graph = random.board.graph;
        const Oracle oracle(random.board.map.grid, graph.rules());
        const GridHeuristic octile(graph, HeuristicKind::Octile, random.goal);
        const auto remaining = oracle.costs_to(random.goal);
        for (std::uint32_t index = 0; index < graph.node_count(); ++index) {
            if (remaining[index]) {
                REQUIRE(octile(node_at(index)) <= *remaining[index]);
            }
            graph.for_each_successor(node_at(index), [&](const Move& move) {
                REQUIRE(octile(node_at(index)) <= move.cost + octile(move.to));
            });
        }
    }
}

} // namespace
} // namespace astrolabe::test
