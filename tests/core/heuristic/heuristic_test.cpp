// What each heuristic measures, and where it overestimates.
#include "core/heuristic/grid_heuristic.h"
#include "tests/support/oracles/oracle.h"
#include "tests/support/random/case_count.h"
#include "tests/support/random/each_lattice.h"
#include "tests/support/random/random_case.h"

#include <doctest/doctest.h>

#include <array>

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
    for (std::uint64_t seed = 0; seed < 1000 / stride; ++seed) {
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

/// By the oracle's steps, including those that leave walls.
bool drops_too_much(const GridGraph& graph, const GridHeuristic& heuristic, std::uint32_t weight) {
    const Oracle oracle(graph.grid(), graph.rules());
    for (std::uint32_t index = 0; index < graph.node_count(); ++index) {
        for (const auto& step : oracle.steps_from(node_at(index))) {
            if (weight * heuristic(node_at(index)) > 100 * step.cost + weight * heuristic(step.to)) {
                return true;
            }
        }
    }
    return false;
}

constexpr std::array all_heuristics{HeuristicKind::Octile, HeuristicKind::Manhattan, HeuristicKind::Euclidean,
                                    HeuristicKind::Chebyshev, HeuristicKind::Zero};
constexpr std::array all_weights{0U, 50U, 70U, 95U, 100U, 101U, 140U, 141U, 150U, 200U, 1000U};

TEST_CASE("where a heuristic is said to be consistent, it is, whatever the board") {
    const auto lattice = each_lattice();
    std::uint64_t sure = 0;
    for (std::uint64_t seed = 0; seed < 300 / stride; ++seed) {
        CAPTURE(seed);
        const RandomCase random(seed, lattice);
        for (const auto kind : all_heuristics) {
            const GridHeuristic heuristic(random.board.graph, kind, random.goal);
            for (const auto weight : all_weights) {
                if (heuristic.is_surely_consistent(random.board.graph, weight)) {
                    REQUIRE_FALSE(drops_too_much(random.board.graph, heuristic, weight));
                    ++sure;
                }
            }
        }
    }
    CHECK(sure > 1000 / stride);
}

TEST_CASE("where a heuristic is not said to be consistent, there is a board on which it is not") {
    for (const auto& rules :
         {MoveRules(CornerRule::Always), MoveRules(CornerRule::Four), MoveRules(Lattice::Hexes)}) {
        for (const auto& costs : {cost_models::tutorial, cost_models::exact, cost_models::unit}) {
            AsciiMap empty{.grid = Grid(40, 40)};
            const Board board(std::move(empty),
                              {.lattice = rules.lattice, .corner = rules.corner, .costs = costs});
            for (const auto kind : all_heuristics) {
                const GridHeuristic heuristic(board.graph, kind, board.at(20, 3));
                const bool is_rounded = heuristic.kind() == HeuristicKind::Euclidean;
                for (const auto weight : all_weights) {
                    CAPTURE(weight);
                    const bool is_sure = heuristic.is_surely_consistent(board.graph, weight);
                    // Where a root is rounded, it takes a board of some size for h to drop by one more.
                    CHECK((is_sure || is_rounded || drops_too_much(board.graph, heuristic, weight)));
                }
                CHECK(heuristic.is_surely_consistent(board.graph, 0));
            }
            const GridHeuristic octile(board.graph, HeuristicKind::Octile, board.at(20, 3));
            CHECK(octile.is_surely_consistent(board.graph, 100));
        }
    }
}

} // namespace
} // namespace astrolabe::test
