// Paths of the crowd tutorial, against its program.
#include "core/generate/generators.h"
#include "core/world/planning/crowd_path.h"
#include "tests/support/board.h"
#include "tests/support/oracles/program_ports.h"

#include <doctest/doctest.h>

namespace astrolabe::test {
namespace {

TEST_CASE(
    "tutorial: paths are those of the crowd program, whatever the ground, and many longer than necessary") {
    int longer = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        CAPTURE(seed);
        auto grid = generate({.width = 40, .height = 30, .percent = 27, .seed = seed});
        const auto start = grid.node({0, 0});
        const auto goal = grid.node({39, 29});
        grid.set_factor(start, 9);
        grid.set_factor(goal, 3);
        const auto found = crowd_path(grid, start, goal);

        ports::Rows rows;
        for (std::uint32_t y = 0; y < grid.height(); ++y) {
            rows.emplace_back();
            for (std::uint32_t x = 0; x < grid.width(); ++x) {
                rows.back() += grid.is_free(grid.node({x, y})) ? '.' : '#';
            }
        }
        const auto ported = ports::crowd(rows, {0, 0}, {39, 29});
        std::vector<ports::Coordinates> path;
        for (const auto node : found.cells) {
            const auto cell = grid.cell(node);
            path.push_back({static_cast<int>(cell.x), static_cast<int>(cell.y)});
        }
        REQUIRE(path == ported.path);
        REQUIRE(found.expanded == ported.order.size());
        REQUIRE((found.cells.back() == goal) == found.is_reached);

        if (found.is_reached) {
            const auto even = flattened(grid);
            const Moves moves(even, CornerRule::Four);
            const GridGraph graph(even, moves, {.corner = CornerRule::Four, .costs = cost_models::unit});
            const GridHeuristic manhattan(graph, HeuristicKind::Manhattan, goal);
            BinaryHeap open(graph.node_count());
            TextbookSearch best(graph, manhattan, open, start, goal, {});
            REQUIRE(best.run() == Outcome::Found);
            REQUIRE(found.cells.size() > best.result().cost);
            longer += found.cells.size() - 1 > best.result().cost ? 1 : 0;
        }
    }
    CHECK(longer > 50);
}

} // namespace
} // namespace astrolabe::test
