// By how much moves increase f: the table of increments against the heuristic itself.
#include "core/grid/grid_graph.h"
#include "core/kernels/increment_table.h"

#include <doctest/doctest.h>

namespace astrolabe::test {
namespace {

TEST_CASE("the table of increments agrees with the heuristic on every move, near and far") {
    const NodeId centre = node_at(20 * 41 + 20);
    for (const auto kind :
         {HeuristicKind::Octile, HeuristicKind::Chebyshev, HeuristicKind::Manhattan, HeuristicKind::Zero}) {
        for (const auto& costs : {cost_models::tutorial, cost_models::exact, cost_models::unit}) {
            const auto rule = kind == HeuristicKind::Manhattan ? CornerRule::Four : CornerRule::Always;
            const Grid grid(41, 41);
            const Moves moves(grid, rule);
            const GridGraph graph(grid, moves, {.corner = rule, .costs = costs});
            const GridHeuristic heuristic(graph, kind, centre);
            const auto table = IncrementTable::make(kind, rule, costs);
            REQUIRE(table.has_value());
            CHECK(table->increments().front() == 0);
            for (std::uint32_t index = 0; index < grid.cell_count(); ++index) {
                const auto cell = grid.cell(node_at(index));
                const auto& row = table->row(static_cast<std::int32_t>(cell.x) - 20,
                                             static_cast<std::int32_t>(cell.y) - 20);
                graph.for_each_successor(node_at(index), [&](const Move& move) {
                    REQUIRE(heuristic(node_at(index)) + table->increments()[row[move.slot]] ==
                            move.cost + heuristic(move.to));
                });
            }
        }
    }
    CHECK_FALSE(IncrementTable::make(HeuristicKind::Manhattan, CornerRule::Always, {}).has_value());
    CHECK(IncrementTable::make(HeuristicKind::Manhattan, CornerRule::Always, {.straight = 10, .diagonal = 20})
              .has_value());
    CHECK_FALSE(
        IncrementTable::make(HeuristicKind::Octile, CornerRule::Always, {.straight = 10, .diagonal = 21})
            .has_value());
    CHECK(IncrementTable::make(HeuristicKind::Octile, CornerRule::Four, {.straight = 10, .diagonal = 20})
              .has_value());
}

TEST_CASE("the table of increments: it says beforehand where no move lowers f") {
    for (const auto kind : {HeuristicKind::Octile, HeuristicKind::Chebyshev, HeuristicKind::Manhattan,
                            HeuristicKind::Euclidean, HeuristicKind::Zero}) {
        for (const auto rule : {CornerRule::Always, CornerRule::Four}) {
            const Grid grid(15, 15);
            const Moves moves(grid, rule);
            for (Cost straight = 1; straight < 8; ++straight) {
                for (Cost diagonal = 1; diagonal < 18; ++diagonal) {
                    const CostModel costs{.straight = straight, .diagonal = diagonal};
                    const GridGraph graph(grid, moves, {.corner = rule, .costs = costs});
                    const GridHeuristic heuristic(graph, kind, node_at(7 * 15 + 7));
                    bool falls = false;
                    for (std::uint32_t index = 0; index < grid.cell_count(); ++index) {
                        graph.for_each_successor(node_at(index), [&](const Move& move) {
                            falls = falls || heuristic(node_at(index)) > move.cost + heuristic(move.to);
                        });
                    }
                    const bool exists = IncrementTable::exists_for(kind, rule, costs);
                    REQUIRE(exists == (!falls && kind != HeuristicKind::Euclidean));
                    REQUIRE(exists == IncrementTable::make(kind, rule, costs).has_value());
                }
            }
        }
    }
}

} // namespace
} // namespace astrolabe::test
