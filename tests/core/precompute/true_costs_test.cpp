// The true remaining cost of every cell, against the oracle.
#include "core/precompute/shortest_path.h"
#include "core/precompute/true_costs.h"
#include "tests/support/oracles/oracle.h"
#include "tests/support/random/case_count.h"
#include "tests/support/random/each_lattice.h"
#include "tests/support/random/random_case.h"

#include <doctest/doctest.h>

namespace astrolabe::test {
namespace {

TrueCosts all_costs(const GridGraph& graph, NodeId to) {
    TrueCosts costs(graph, to);
    while (!costs.advance(1000)) {
    }
    return costs;
}

TEST_CASE("true costs by hand: a step is charged for the ground it enters, in either direction") {
    Board board(drawn("S..G\n"), {.corner = CornerRule::Four});
    board.map.grid.set_factor(board.at(1, 0), 5);
    board.map.grid.set_factor(board.at(3, 0), 3);
    const auto costs = all_costs(board.graph, board.map.goal);
    CHECK(costs(board.at(3, 0)) == 0);
    CHECK(costs(board.at(2, 0)) == 30);
    CHECK(costs(board.at(1, 0)) == 40);
    CHECK(costs(board.at(0, 0)) == 90);
}

TEST_CASE("true costs by hand: a wall can be left, but nothing leads through it") {
    const Board board("S#G\n", {});
    const auto costs = all_costs(board.graph, board.map.goal);
    CHECK(costs(board.at(1, 0)) == 10);
    CHECK(costs(board.at(0, 0)) == TrueCosts::infinite);
    CHECK(shortest_path(board.graph, costs, board.map.start).empty());
}

TEST_CASE("true costs, made in slices, are the oracle's for every cell, goals on walls included") {
    const auto lattice = each_lattice();
    std::size_t blocked = 0;
    for (std::uint64_t seed = 0; seed < 2000 / stride; ++seed) {
        CAPTURE(seed);
        const RandomCase random(seed, lattice);
        const auto& graph = random.board.graph;
        blocked += graph.rules().blocked_goal != NodeId::None ? 1 : 0;
        Random slices(seed);
        TrueCosts costs(graph, random.goal);
        while (!costs.advance(slices.below(9))) {
        }
        const Oracle oracle(random.board.map.grid, graph.rules());
        const auto expected = oracle.costs_to(random.goal);
        for (std::uint32_t index = 0; index < graph.node_count(); ++index) {
            REQUIRE(costs(node_at(index)) == expected[index].value_or(TrueCosts::infinite));
        }
        const auto path = shortest_path(graph, costs, random.start);
        const auto best = expected[index_of(random.start)];
        REQUIRE(path.empty() == !best.has_value());
        if (best) {
            REQUIRE(is_valid_path(graph, path, random.start, random.goal));
            REQUIRE(path_cost(graph, path) == best);
        }
    }
    CHECK(blocked > 20 / stride);
}

TEST_CASE("true costs are kept while the graph's rules of cost are the same, whatever its neighbour order") {
    const Board board("S..\n.#.\n..G\n", {});
    const auto costs = all_costs(board.graph, board.map.goal);
    const auto with = [&](const GridRules& rules) { return GridGraph(board.map.grid, board.moves, rules); };
    CHECK(costs.are_those_of(board.graph, board.map.goal));
    CHECK(costs.are_those_of(with({.order = neighbour_orders::columns}), board.map.goal));
    CHECK_FALSE(costs.are_those_of(board.graph, board.map.start));
    CHECK_FALSE(costs.are_those_of(with({.costs = cost_models::unit}), board.map.goal));
    CHECK_FALSE(costs.are_those_of(with({.costs = {.straight = 10, .diagonal = 15}}), board.map.goal));
    CHECK_FALSE(costs.are_those_of(with({.blocked_goal = board.at(1, 1)}), board.map.goal));
    const Moves four(board.map.grid, CornerRule::Four);
    CHECK_FALSE(
        costs.are_those_of(GridGraph(board.map.grid, four, {.corner = CornerRule::Four}), board.map.goal));
}

} // namespace
} // namespace astrolabe::test
