// Boards of hexes: what only they have. Searches, folds, reasons and verdicts on them are tested together
// with those on squares.
#include "core/generate/generators.h"
#include "core/grid/move_refusal.h"
#include "core/kernels/kernel.h"
#include "core/precompute/components.h"
#include "tests/support/oracles/oracle.h"
#include "tests/support/random/random_case.h"

#include <doctest/doctest.h>

#include <array>
#include <set>

namespace astrolabe::test {
namespace {

constexpr GridRules hex_rules{.lattice = Lattice::Hexes, .costs = cost_models::tutorial};

TEST_CASE("a hex has six neighbours, in other rows those on the side to which its row is shifted") {
    const Board board("...\n.S.\n.G.\n...\n", hex_rules);
    const auto around = [&](NodeId node) {
        std::set<NodeId> neighbours;
        board.graph.for_each_successor(node, [&](const Move& move) { neighbours.insert(move.to); });
        return neighbours;
    };
    CHECK(around(board.at(1, 1)) == std::set<NodeId>{board.at(0, 1), board.at(2, 1), board.at(1, 0),
                                                     board.at(2, 0), board.at(1, 2), board.at(2, 2)});
    CHECK(around(board.at(1, 2)) == std::set<NodeId>{board.at(0, 2), board.at(2, 2), board.at(0, 1),
                                                     board.at(1, 1), board.at(0, 3), board.at(1, 3)});
}

TEST_CASE("on hexes the order clockwise goes round the hex, from the upper right on odd rows too") {
    auto rules = hex_rules;
    rules.order = neighbour_orders::clockwise_from_up;
    const Board board("....\n....\n....\n....\n", rules);
    const auto around = [&](NodeId node) {
        std::vector<Cell> cells;
        board.graph.for_each_successor(
            node, [&](const Move& move) { cells.push_back(board.map.grid.cell(move.to)); });
        return cells;
    };
    CHECK(around(board.at(1, 2)) == std::vector<Cell>{{1, 1}, {2, 2}, {1, 3}, {0, 3}, {0, 2}, {0, 1}});
    CHECK(around(board.at(1, 1)) == std::vector<Cell>{{1, 0}, {2, 0}, {2, 1}, {2, 2}, {1, 2}, {0, 1}});
}

TEST_CASE("every step on hexes costs a straight one times the factor entered") {
    Board board(drawn("S3.\n2.G\n"), hex_rules);
    board.graph.for_each_successor(
        board.map.start, [&](const Move& move) { CHECK(move.cost == 10 * board.map.grid.factor(move.to)); });
    CHECK(board.graph.rules().costs.diagonal == 10);
}

TEST_CASE(
    "hex distance is what breadth-first search finds on an empty board, from every hex to every other") {
    for (const auto& costs : {cost_models::tutorial, cost_models::exact, cost_models::unit}) {
        for (const Cell size : {Cell{1, 9}, Cell{9, 1}, Cell{7, 6}, Cell{6, 11}}) {
            const Grid grid(size.x, size.y);
            const GridRules rules{.lattice = Lattice::Hexes, .costs = costs};
            const Oracle oracle(grid, rules);
            for (std::uint32_t from = 0; from < grid.cell_count(); ++from) {
                const auto found = oracle.costs_from(node_at(from));
                for (std::uint32_t to = 0; to < grid.cell_count(); ++to) {
                    const auto a = grid.cell(node_at(from));
                    const auto b = grid.cell(node_at(to));
                    REQUIRE(grid_distance(HeuristicKind::Hex, costs, a, b) == *found[to]);
                    REQUIRE(grid_distance(HeuristicKind::HexEuclidean, costs, a, b) <= *found[to]);
                }
            }
        }
    }
}

TEST_CASE("the straight line between hexes a step apart is a step, two rows up it is a root of three") {
    const auto line = [](Cell a, Cell b) {
        return grid_distance(HeuristicKind::HexEuclidean, cost_models::tutorial, a, b);
    };
    CHECK(line({3, 3}, {4, 3}) == 10);
    CHECK(line({3, 3}, {3, 2}) == 10);
    CHECK(line({3, 3}, {4, 4}) == 10);
    CHECK(line({3, 3}, {3, 1}) == 17);
    CHECK(line({0, 0}, {4095, 4095}) == 54'175); // 10 times the root of 4095.5² and 3/4 of 4095²
}

TEST_CASE("the terms of both estimates add up to their sums") {
    const Board board("S....\n.....\n.....\n....G\n", hex_rules);
    const auto hex = GridHeuristic(board.graph, HeuristicKind::Octile, board.map.goal).terms(board.map.start);
    CHECK(hex.kind == HeuristicKind::Hex);
    CHECK(hex.dy == 3);
    CHECK(hex.dx == 3); // (4.5 - 3 / 2) columns
    CHECK(hex.h == 60);
    const auto line =
        GridHeuristic(board.graph, HeuristicKind::Euclidean, board.map.goal).terms(board.map.start);
    CHECK(line.kind == HeuristicKind::HexEuclidean);
    CHECK(line.dx == 9);
    CHECK(line.h == 51); // 10 times the root of 4.5² + 3/4 3², rounded down
}

TEST_CASE("a thousand edits, updated one by one, leave the masks of a freshly built board") {
    Random random(6);
    auto grid = random_grid(random, 40);
    Moves moves(grid, Lattice::Hexes);
    for (int edit = 0; edit < 1000; ++edit) {
        const auto changed = node_at(random.below(grid.cell_count()));
        grid.set_factor(changed, static_cast<Factor>(random.below(3)));
        moves.update_around(grid, changed);
        if (edit % 100 != 99) {
            continue;
        }
        const Moves anew(grid, Lattice::Hexes);
        for (std::uint32_t index = 0; index < grid.cell_count(); ++index) {
            REQUIRE(moves.mask(node_at(index)) == anew.mask(node_at(index)));
        }
    }
}

TEST_CASE("the nearest free hex is the one found by checking all") {
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        Grid grid(1 + random.below(12), 1);
        const auto width = grid.width();
        grid = Grid(width, 1 + random.below(12));
        for (std::uint32_t index = 0; index < grid.cell_count(); ++index) {
            grid.set_factor(node_at(index), random.is_chance(85) ? wall : plain);
        }
        const auto from = node_at(random.below(grid.cell_count()));
        NodeId best = NodeId::None;
        double least = 0;
        for (std::uint32_t index = 0; index < grid.cell_count(); ++index) {
            const auto a = grid.cell(node_at(index));
            const auto b = grid.cell(from);
            const auto dx = a.x + a.y % 2 * 0.5 - (b.x + b.y % 2 * 0.5);
            const auto dy = double(a.y) - double(b.y);
            const auto square = dx * dx + 0.75 * dy * dy;
            if (grid.is_free(node_at(index)) && (best == NodeId::None || square < least)) {
                best = node_at(index);
                least = square;
            }
        }
        REQUIRE(nearest_free_cell(grid, from, Lattice::Hexes) == best);
    }
}

TEST_CASE("walls of mazes and rooms hold on hexes, and what is connected stays connected") {
    for (const auto kind : {GeneratorKind::Maze, GeneratorKind::Rooms, GeneratorKind::Caves}) {
        for (std::uint32_t seed = 0; seed < 20; ++seed) {
            CAPTURE(seed);
            const auto grid = generate({kind, 41, 33, 0, seed});
            CHECK(connected_components(grid, Lattice::Hexes).count ==
                  connected_components(grid, CornerRule::Four).count);
        }
    }
}

TEST_CASE("two slots are not neighbours of a hex, and kernels with squares built in leave hexes alone") {
    const Board board("....\n.S..\n....\n...G\n", hex_rules);
    int apart = 0;
    for (Slot slot = 0; slot < direction_count; ++slot) {
        const auto refused = refusal_of(board.graph, board.map.start, slot);
        apart += refused && refused->refusal == MoveRefusal::Apart ? 1 : 0;
    }
    CHECK(apart == 2);
    for (const auto heuristic : {HeuristicKind::Hex, HeuristicKind::HexEuclidean, HeuristicKind::Zero}) {
        CHECK((kernel_for(board.graph, heuristic, {}) == Kernel::QuadHeap));
    }
}

} // namespace
} // namespace astrolabe::test
