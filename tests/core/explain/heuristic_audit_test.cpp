// Which heuristics are admissible and consistent on which boards, and which cells and steps prove otherwise.
#include "core/explain/heuristic_audit.h"
#include "tests/support/random/each_lattice.h"
#include "tests/support/random/random_case.h"

#include <doctest/doctest.h>

namespace astrolabe::test {
namespace {

HeuristicFindings audited(const GridGraph& graph, HeuristicKind kind, NodeId start, NodeId goal,
                          std::uint32_t weight_hundredths = 100) {
    TrueCosts costs(graph, goal);
    while (!costs.advance(1000)) {
    }
    HeuristicAudit audit(graph, {GridHeuristic(graph, kind, goal), weight_hundredths}, costs, start);
    while (!audit.advance(7)) {
    }
    return audit.findings();
}

/// An empty square board with its goal in the top left corner.
HeuristicFindings on_empty_board(std::uint32_t side, HeuristicKind kind, const GridRules& rules,
                                 std::uint32_t weight_hundredths = 100) {
    const Board board(AsciiMap{.grid = Grid(side, side)}, rules);
    return audited(board.graph, kind, board.at(0, 0), board.at(0, 0), weight_hundredths);
}

TEST_CASE("Manhattan with diagonals overestimates on the empty board, four-connected it does not") {
    const auto found = on_empty_board(5, HeuristicKind::Manhattan, {});
    CHECK(found.overestimates == 16); // all but the row and the column of the goal
    CHECK(found.largest.cell == node_at(24));
    CHECK(found.largest.h_hundredths == 8000);
    CHECK(found.largest.true_cost == 4 * 14);
    CHECK(found.steepest.from == node_at(6)); // the first cell with a diagonal step towards the goal
    CHECK(found.steepest.to == node_at(0));
    CHECK(found.steepest.cost == 14);
    CHECK(found.inconsistent_steps == 16);
    CHECK(found.cheapest_step == 10);
    CHECK(found.costliest_step == 14);
    const auto four = on_empty_board(5, HeuristicKind::Manhattan, {.corner = CornerRule::Four});
    CHECK(four.is_admissible());
    CHECK(four.is_consistent());
}

TEST_CASE("Euclidean at 10 to 14 is inadmissible from eight diagonals on, and not before") {
    const auto eight_cells = on_empty_board(8, HeuristicKind::Euclidean, {}); // seven diagonals
    CHECK(eight_cells.is_admissible());
    const auto nine_cells = on_empty_board(9, HeuristicKind::Euclidean, {});
    CHECK(nine_cells.overestimates == 1);
    CHECK(nine_cells.largest.cell == node_at(80));
    CHECK(nine_cells.largest.h_hundredths == 11'300);
    CHECK(nine_cells.largest.true_cost == 112);
    CHECK(on_empty_board(9, HeuristicKind::Euclidean, {.costs = cost_models::exact}).is_admissible());
}

TEST_CASE("octile on the empty board is the true cost itself: the least weight above 1 spoils it") {
    CHECK(on_empty_board(20, HeuristicKind::Octile, {}).is_admissible());
    CHECK(on_empty_board(20, HeuristicKind::Octile, {}).is_consistent());
    CHECK(on_empty_board(20, HeuristicKind::Octile, {}, 101).overestimates == 399);
    CHECK(on_empty_board(20, HeuristicKind::Octile, {}, 99).is_admissible());
    // As unit costs charge 1 for a diagonal, Manhattan and Euclidean exceed them; Chebyshev does not.
    CHECK(on_empty_board(3, HeuristicKind::Chebyshev, {.costs = cost_models::unit}).is_admissible());
    CHECK_FALSE(on_empty_board(3, HeuristicKind::Manhattan, {.costs = cost_models::unit}).is_admissible());
}

TEST_CASE("octile, Chebyshev and zero are admissible and consistent on any board under any rules") {
    const auto lattice = each_lattice();
    for (std::uint64_t seed = 0; seed < 2000; ++seed) {
        CAPTURE(seed);
        const RandomCase random(seed, lattice);
        for (const auto kind : {HeuristicKind::Octile, HeuristicKind::Chebyshev, HeuristicKind::Zero}) {
            const auto found = audited(random.board.graph, kind, random.start, random.goal);
            REQUIRE(found.is_admissible());
            REQUIRE(found.is_consistent());
        }
    }
}

TEST_CASE("cells that no search visits are not judged, and the neighbour order does not matter") {
    const auto lattice = each_lattice();
    const Board board("#.G\n...\n", {.corner = CornerRule::Always});
    const auto from_wall = audited(board.graph, HeuristicKind::Manhattan, board.at(0, 0), board.map.goal);
    const auto from_floor = audited(board.graph, HeuristicKind::Manhattan, board.at(0, 1), board.map.goal);
    CHECK(from_wall.overestimates == from_floor.overestimates); // straight on: no overestimate there
    CHECK(from_wall.inconsistent_steps == from_floor.inconsistent_steps);
    const Board costly("#..\n..G\n", {.corner = CornerRule::Always});
    const auto wall_counts =
        audited(costly.graph, HeuristicKind::Manhattan, costly.at(0, 0), costly.map.goal);
    const auto not_stood_on =
        audited(costly.graph, HeuristicKind::Manhattan, costly.at(1, 0), costly.map.goal);
    CHECK(wall_counts.overestimates == not_stood_on.overestimates + 1);
    CHECK(wall_counts.largest.cell == costly.at(0, 0)); // 30 against 24

    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        const RandomCase random(seed, lattice);
        auto rules = random.board.graph.rules();
        rules.order = neighbour_orders::rows_bottom_up;
        const GridGraph other(random.board.map.grid, random.board.moves, rules);
        const auto found =
            audited(random.board.graph, HeuristicKind::Manhattan, random.start, random.goal, 170);
        const auto same = audited(other, HeuristicKind::Manhattan, random.start, random.goal, 170);
        REQUIRE(found.steepest.from == same.steepest.from);
        REQUIRE(found.steepest.to == same.steepest.to);
        REQUIRE(found.largest.cell == same.largest.cell);
    }
}

} // namespace
} // namespace astrolabe::test
