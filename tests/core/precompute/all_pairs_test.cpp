// Tables of all-pairs paths: the two methods against each other, against A* and against the oracle.
#include "core/precompute/all_pairs.h"
#include "tests/support/oracles/oracle.h"
#include "tests/support/random/case_count.h"
#include "tests/support/random/random_case.h"

#include <doctest/doctest.h>

namespace astrolabe::test {
namespace {

AllPairs table_of(const GridGraph& graph, PairsMethod method, std::uint64_t slice = ~std::uint64_t{0}) {
    REQUIRE(plan_of_pairs(graph).refusal == PairsRefusal::None);
    AllPairs table(graph, method);
    while (!table.advance(slice)) {
    }
    return table;
}

TEST_CASE("all pairs: costs, first steps and paths of a small board") {
    const Board board("a.#\n..S\n", {.corner = CornerRule::Four}); // the ground of a costs ten times as much
    for (const auto method : {PairsMethod::FloydWarshall, PairsMethod::SearchPerCell}) {
        const auto table = table_of(board.graph, method);
        CHECK(table.cell_count() == 5);
        CHECK(table.bytes() == plan_of_pairs(board.graph).bytes);
        CHECK(table.bytes() == 5 * 25);
        CHECK(plan_of_pairs(board.graph).steps == 10);
        CHECK(plan_of_pairs(board.graph).probes(method) ==
              (method == PairsMethod::FloydWarshall ? 125 : 5 * (5 + 10)));
        // There is a path into the costly cell and a cheaper one out of it.
        CHECK(table.cost(board.at(2, 1), board.at(0, 0)) == 10 + 10 + 100);
        CHECK(table.cost(board.at(0, 0), board.at(2, 1)) == 30);
        CHECK(table.cost(board.at(0, 0), board.at(0, 0)) == 0);
        CHECK(table.next_hop(board.at(0, 0), board.at(0, 0)) == NodeId::None);
        CHECK(table.cost(board.at(0, 0), board.at(2, 0)) == std::nullopt);
        CHECK(table.next_hop(board.at(2, 0), board.at(0, 0)) == NodeId::None);
        // Two paths cost the same: the first step in rows order is the one to the right.
        CHECK(table.next_hop(board.at(0, 0), board.at(2, 1)) == board.at(1, 0));
        const std::vector<Cell> expected{{0, 0}, {1, 0}, {1, 1}, {2, 1}};
        CHECK(cells_of(board, table.path(board.at(0, 0), board.at(2, 1))) == expected);
        CHECK_FALSE(table.has_equal_steps());
    }
}

TEST_CASE("all pairs: breadth-first where every step costs the same") {
    const auto is_breadth_first = [](const char* drawing, const GridRules& rules) {
        const Board board(drawing, rules);
        return AllPairs(board.graph, PairsMethod::SearchPerCell).has_equal_steps();
    };
    CHECK(is_breadth_first("...\n...\n", {.corner = CornerRule::Four}));
    CHECK(is_breadth_first("...\n...\n", {.costs = cost_models::unit}));
    CHECK(is_breadth_first("333\n3.3\n", {.corner = CornerRule::Four}) == false);
    CHECK(is_breadth_first("333\n333\n", {.corner = CornerRule::Four}));
    CHECK_FALSE(is_breadth_first("...\n...\n", {}));
}

TEST_CASE("all pairs: boards that are too large are refused beforehand") {
    const auto plan = [](std::uint32_t width, std::uint32_t height, Factor factor, const CostModel& costs) {
        Board board(AsciiMap{.grid = Grid(width, height)}, {.costs = costs});
        board.map.grid.set_factor(node_at(0), factor);
        return plan_of_pairs(GridGraph(board.map.grid, board.moves, {.costs = costs}));
    };
    CHECK(plan(64, 64, plain, cost_models::exact).refusal == PairsRefusal::None);
    CHECK(plan(64, 64, plain, cost_models::exact).bytes == 83'886'080);
    CHECK(plan(64, 65, plain, cost_models::exact).refusal == PairsRefusal::TooManyCells);
    CHECK(plan(64, 65, plain, cost_models::exact).steps == 0);
    CHECK(plan(64, 65, wall, cost_models::exact).cells == 64 * 65 - 1);
    CHECK(plan(64, 64, 255, cost_models::exact).refusal == PairsRefusal::CostsTooLarge);
    CHECK(plan(64, 64, 255, cost_models::tutorial).refusal == PairsRefusal::None);
    CHECK(plan(1, 1, wall, cost_models::exact).bytes == 0);
}

TEST_CASE("random tables: both methods agree with the oracle and with A* on every pair") {
    std::uint64_t pairs = 0;
    std::uint64_t unreachable = 0;
    std::uint64_t breadth_first = 0;
    for (std::uint64_t seed = 0; seed < 400 / stride; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        auto grid = random_grid(random, 8);
        const auto lattice = random.is_chance(25) ? Lattice::Hexes : Lattice::Squares;
        auto rules = random_rules(random, lattice);
        const auto wall_cell = node_at(random.below(grid.cell_count()));
        rules.blocked_goal = wall_cell; // not part of the tables, if it is a wall at all
        const Board board(AsciiMap{.grid = std::move(grid)}, rules);
        const auto& graph = board.graph;
        const auto floyd = table_of(graph, PairsMethod::FloydWarshall);
        const auto searched = table_of(graph, PairsMethod::SearchPerCell, 1 + random.below(500));
        REQUIRE(floyd.bytes() == plan_of_pairs(graph).bytes);
        breadth_first += searched.has_equal_steps() ? 1 : 0;
        rules.blocked_goal = NodeId::None;
        const Board unblocked(AsciiMap{.grid = board.map.grid}, rules);
        const Oracle oracle(board.map.grid, rules);
        for (std::uint32_t end = 0; end < graph.node_count(); ++end) {
            const auto to = node_at(end);
            const auto best = oracle.costs_to(to);
            for (std::uint32_t begin = 0; begin < graph.node_count(); ++begin) {
                const auto from = node_at(begin);
                const bool are_free = board.map.grid.is_free(from) && board.map.grid.is_free(to);
                const auto expected = are_free ? best[begin] : std::nullopt;
                REQUIRE(floyd.cost(from, to) == expected);
                REQUIRE(searched.cost(from, to) == expected);
                REQUIRE(floyd.next_hop(from, to) == searched.next_hop(from, to));
                REQUIRE((floyd.next_hop(from, to) == NodeId::None) == (!expected || from == to));
                const auto path = floyd.path(from, to);
                REQUIRE(path.empty() == !expected.has_value());
                if (expected) {
                    REQUIRE(is_valid_path(unblocked.graph, path, from, to));
                    REQUIRE(path_cost(unblocked.graph, path) == expected);
                }
                if (are_free && random.is_chance(5)) {
                    const auto kind =
                        rules.costs == cost_models::unit ? HeuristicKind::Chebyshev : HeuristicKind::Octile;
                    const auto found = search(unblocked, GridHeuristic(graph, kind, to), from, to, {}).result;
                    REQUIRE((found.outcome == Outcome::Found) == expected.has_value());
                    REQUIRE(found.cost == expected.value_or(0));
                }
                pairs += are_free ? 1 : 0;
                unreachable += are_free && !expected ? 1 : 0;
            }
        }
    }
    CHECK(pairs > 50'000 / stride);
    CHECK(unreachable > 5'000 / stride);
    CHECK(breadth_first > 50 / stride);
}

TEST_CASE("random tables: built in slices, with one more row each time until all are done") {
    Random random(1);
    const Board board(AsciiMap{.grid = random_grid(random, 12)}, {});
    for (const auto method : {PairsMethod::FloydWarshall, PairsMethod::SearchPerCell}) {
        AllPairs table(board.graph, method);
        const std::uint64_t cells = table.cell_count();
        REQUIRE(cells > 10);
        CHECK(table.rows() == cells + (method == PairsMethod::FloydWarshall ? cells + cells * cells : cells));
        for (std::uint64_t row = 0; row < table.rows(); ++row) {
            REQUIRE(table.rows_done() == row);
            REQUIRE_FALSE(table.is_done());
            REQUIRE(table.advance(1) == (row + 1 == table.rows()));
        }
        CHECK(table.is_done());
        CHECK(table.advance(1));
    }
}

TEST_CASE("all pairs: no paths at all") {
    const Board walls("#\n", {});
    const auto none = table_of(walls.graph, PairsMethod::FloydWarshall);
    CHECK(none.is_done());
    CHECK(none.path(node_at(0), node_at(0)).empty());
    const Board one(".\n", {});
    CHECK(table_of(one.graph, PairsMethod::SearchPerCell).path(node_at(0), node_at(0)).size() == 1);
}

} // namespace
} // namespace astrolabe::test
