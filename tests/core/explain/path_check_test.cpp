// Paths from outside: their first faulty step, their cost, and where they leave every shortest path.
#include "core/explain/path_check.h"
#include "tests/support/oracles/oracle.h"
#include "tests/support/random/each_lattice.h"
#include "tests/support/random/random_case.h"

#include <doctest/doctest.h>

#include <vector>

namespace astrolabe::test {
namespace {

PathCheck checked(const GridGraph& graph, const std::vector<NodeId>& path) {
    TrueCosts costs(graph, path.back());
    while (!costs.advance(1000)) {
    }
    return check_path(graph, costs, path);
}

TEST_CASE("a shortest path is never left, a longer one where no shortest path continues it") {
    const Board board("....\n"
                      ".#..\n"
                      "....\n",
                      {});
    const auto best = checked(board.graph, {board.at(0, 0), board.at(1, 0), board.at(2, 0), board.at(3, 1)});
    CHECK(best.fault == StepFault::None);
    CHECK(best.cells == 4);
    CHECK(best.cost == 34);
    CHECK(best.optimum == 34);
    CHECK(best.leaves_at == 4);
    // Up to (2,0) it is as good: a diagonal step would end it at 34.
    const auto longer = checked(
        board.graph, {board.at(0, 0), board.at(1, 0), board.at(2, 0), board.at(2, 1), board.at(3, 1)});
    CHECK(longer.cost == 40);
    CHECK(longer.optimum == 34);
    CHECK(longer.leaves_at == 3);
}

TEST_CASE("the first step that is not legal ends the check") {
    const Board board("....\n"
                      ".#..\n"
                      "....\n",
                      {});
    const auto fault = [&](const std::vector<NodeId>& path) { return checked(board.graph, path); };
    const auto at = [&](std::uint32_t x, std::uint32_t y) { return board.at(x, y); };
    CHECK(fault({at(0, 0), at(0, 0)}).fault == StepFault::Repeated);
    CHECK(fault({at(0, 0), at(2, 0)}).fault == StepFault::Jump);
    CHECK(fault({at(0, 1), at(1, 1), at(2, 1)}).fault == StepFault::Wall);
    CHECK(fault({at(1, 0), at(2, 1)}).fault == StepFault::Corner);
    CHECK(fault({at(0, 0)}).fault == StepFault::None);
    const auto late = fault({at(0, 0), at(1, 0), at(3, 0)});
    CHECK(late.fault == StepFault::Jump);
    CHECK(late.cells == 2);
    CHECK(late.cost == 10);

    const Board four("..\n..\n", {.corner = CornerRule::Four});
    CHECK(checked(four.graph, {four.at(0, 0), four.at(1, 1)}).fault == StepFault::NoDiagonals);
    // Even rows lie half a cell to the left of odd ones: up and to the right is then not a neighbour.
    const Board hexes("...\n...\n...\n", {.lattice = Lattice::Hexes});
    const bool is_even_apart =
        checked(hexes.graph, {hexes.at(1, 2), hexes.at(2, 1)}).fault == StepFault::Apart;
    const bool is_odd_apart =
        checked(hexes.graph, {hexes.at(1, 2), hexes.at(0, 1)}).fault == StepFault::Apart;
    CHECK(is_even_apart != is_odd_apart);
}

TEST_CASE("without any path the optimum is infinite") {
    const Board board(".#.\n.#.\n", {});
    const auto check = checked(board.graph, {board.at(0, 0), board.at(0, 1), board.at(2, 1)});
    CHECK(check.fault == StepFault::Jump);
    CHECK(check.optimum == TrueCosts::infinite);
}

TEST_CASE("random walks: legality, cost and where they leave agree with the oracle") {
    const auto lattice = each_lattice();
    std::size_t left = 0;
    std::size_t faults = 0;
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        const Board board(AsciiMap{.grid = random_grid(random, 7)}, random_rules(random, lattice));
        const auto& grid = board.graph.grid();
        const Oracle oracle(grid, board.graph.rules());
        std::vector<NodeId> path{node_at(random.below(grid.cell_count()))};
        for (auto steps = random.below(9); steps > 0; --steps) {
            const auto next = oracle.steps_from(path.back());
            // Occasionally to any cell, usually as the oracle has it.
            const bool is_wild = next.empty() || random.below(8) == 0;
            path.push_back(is_wild ? node_at(random.below(grid.cell_count()))
                                   : next[random.below(static_cast<std::uint32_t>(next.size()))].to);
        }
        const auto check = checked(board.graph, path);
        const auto to_goal = oracle.costs_to(path.back());
        const auto optimum = to_goal[index_of(path.front())];
        CHECK(check.optimum == optimum.value_or(TrueCosts::infinite));
        Cost cost = 0;
        std::size_t cells = 1;
        std::optional<std::size_t> leaves_at;
        for (; cells < path.size(); ++cells) {
            const auto step = oracle.step_cost(path[cells - 1], path[cells]);
            if (!step) {
                break;
            }
            cost += *step;
            const auto rest = to_goal[index_of(path[cells])];
            if (!leaves_at && (!rest || cost + *rest != optimum)) {
                leaves_at = cells;
            }
        }
        CHECK(check.cells == cells);
        CHECK((check.fault != StepFault::None) == (cells < path.size()));
        CHECK(check.cost == cost);
        CHECK(check.leaves_at == leaves_at.value_or(cells));
        left += leaves_at ? 1 : 0;
        faults += cells < path.size() ? 1 : 0;
    }
    CHECK(left > 100);
    CHECK(faults > 100);
}

} // namespace
} // namespace astrolabe::test
