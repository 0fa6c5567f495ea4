// Waypoints joined where they see each other: against an independent judge of straight lines.
#include "core/graph/explicit_graph.h"
#include "core/heuristic/graph_heuristic.h"
#include "core/precompute/sight_lines.h"
#include "core/search/textbook/textbook_search.h"
#include "tests/support/board.h"
#include "tests/support/oracles/sight_oracle.h"
#include "tests/support/random/random_case.h"

#include <doctest/doctest.h>

#include <cmath>

namespace astrolabe::test {
namespace {

std::vector<GraphEdge> joined(const Grid& grid, CornerRule rule, const std::vector<Cell>& waypoints,
                              std::uint32_t units) {
    SightLines lines(grid, rule, waypoints, units);
    while (!lines.advance(7)) {
    }
    return lines.edges();
}

TEST_CASE("waypoints are joined where the judge sees a free line, at its length") {
    std::uint64_t seen = 0;
    std::uint64_t hidden = 0;
    for (std::uint64_t seed = 0; seed < 2'000; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        const auto grid = random_grid(random, 14);
        const auto rule = random.is_chance(50) ? CornerRule::NoWall : CornerRule::Always;
        std::vector<Cell> waypoints;
        for (auto left = 1 + random.below(8); left > 0; --left) {
            waypoints.push_back(grid.cell(node_at(random.below(grid.cell_count()))));
        }
        const auto edges = joined(grid, rule, waypoints, 10);
        std::size_t next = 0;
        for (std::size_t a = 0; a < waypoints.size(); ++a) {
            for (std::size_t b = a + 1; b < waypoints.size(); ++b) {
                const auto from = waypoints[a];
                const auto to = waypoints[b];
                const bool is_free = grid.is_free(grid.node(from)) && grid.is_free(grid.node(to));
                if (from == to || !is_free || !is_in_sight(grid, rule, from, to)) {
                    ++hidden;
                    continue;
                }
                ++seen;
                REQUIRE(next + 1 < edges.size());
                const auto dx = double(from.x) - double(to.x);
                const auto dy = double(from.y) - double(to.y);
                const GraphEdge edge{std::int64_t(a), std::int64_t(b),
                                     std::llround(10 * std::sqrt(dx * dx + dy * dy))};
                REQUIRE((edges[next++] == edge));
                REQUIRE((edges[next++] == GraphEdge{edge.to, edge.from, edge.cost}));
            }
        }
        REQUIRE(next == edges.size());
    }
    CHECK(seen > 5'000);
    CHECK(hidden > 5'000);
}

TEST_CASE("waypoints: it stops at more lines than a graph may have") {
    const Grid grid(60, 60);
    std::vector<Cell> waypoints;
    for (std::uint32_t index = 0; index < 300; ++index) {
        waypoints.push_back(grid.cell(node_at(index)));
    }
    SightLines lines(grid, CornerRule::NoWall, waypoints, 1);
    while (!lines.advance(1'000)) {
    }
    CHECK(lines.has_too_many());
    CHECK(lines.edges().size() == graph_limits::edges + 2);
    CHECK(joined(grid, CornerRule::NoWall, {}, 1).empty());
    CHECK(joined(grid, CornerRule::NoWall, {{0, 0}}, 1).empty());
    CHECK(joined(grid, CornerRule::NoWall, {{0, 0}, {0, 0}}, 1).empty());
}

TEST_CASE("the straight line across the largest board does not exceed the largest cost of an edge") {
    const Grid grid(Grid::max_side, Grid::max_side);
    const auto edges =
        joined(grid, CornerRule::NoWall, {{0, 0}, {4095, 4095}}, SightLines::most_units_a_cell);
    REQUIRE(edges.size() == 2);
    CHECK(edges[0].cost == 57'912'045); // 10,000 × 4095 × √2 = 57,912,045.38
    CHECK(edges[0].cost <= graph_limits::cost);
}

/// Waypoints at the corners, the start and the goal, joined where they see each other.
GraphDefinition roadmap(const AsciiMap& map, CornerRule rule, std::uint32_t units) {
    auto cells = cells_at_corners(map.grid, graph_limits::nodes);
    cells.insert(cells.begin(), {map.grid.cell(map.start), map.grid.cell(map.goal)});
    GraphDefinition roads;
    for (const auto cell : cells) {
        roads.nodes.push_back({cell.x, cell.y, ""});
    }
    roads.edges = joined(map.grid, rule, cells, units);
    return roads;
}

TEST_CASE("round a wall by its corners") {
    const auto map = drawn("S.#.G\n"
                           "..#..\n"
                           ".....\n");
    const auto corners = cells_at_corners(map.grid, 10);
    REQUIRE(corners.size() == 2);
    CHECK(corners[0] == Cell{1, 2});
    CHECK(corners[1] == Cell{3, 2});
    CHECK(cells_at_corners(map.grid, 1).size() == 1);
    const ExplicitGraph graph(roadmap(map, CornerRule::NoWall, 100));
    const GraphHeuristic estimate(graph, GraphHeuristicKind::StraightLine, node_at(1));
    BinaryHeap open(graph.node_count());
    TextbookSearch search(graph, estimate, open, node_at(0), node_at(1), {});
    search.run();
    // 2.236 + 2 + 2.236
    CHECK(search.result().cost == 648);
    CHECK(search.result().path == std::vector{node_at(0), node_at(2), node_at(3), node_at(1)});
}

TEST_CASE("a path by the corners is never longer than one by steps, and exists wherever that does") {
    std::uint64_t found = 0;
    for (std::uint64_t seed = 0; seed < 1'000; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        AsciiMap map{.grid = random_grid(random, 14)};
        map.start = nearest_free_cell(map.grid, node_at(random.below(map.grid.cell_count())));
        map.goal = nearest_free_cell(map.grid, node_at(random.below(map.grid.cell_count())));
        if (map.start == NodeId::None) {
            continue;
        }
        for (std::uint32_t index = 0; index < map.grid.cell_count(); ++index) {
            if (map.grid.is_free(node_at(index))) {
                map.grid.set_factor(node_at(index), plain);
            }
        }
        const auto roads = roadmap(map, CornerRule::NoWall, 5'741);
        if (roads.edges.size() > graph_limits::edges) {
            continue;
        }
        const ExplicitGraph graph(roads);
        const GraphHeuristic estimate(graph, GraphHeuristicKind::StraightLine, node_at(1));
        BinaryHeap open(graph.node_count());
        TextbookSearch search(graph, estimate, open, node_at(0), node_at(1), {});
        search.run();
        const Board board(map, GridRules{.costs = cost_models::exact});
        const auto steps = test::search(board, HeuristicKind::Octile).result;
        if (map.start == map.goal) {
            continue; // two waypoints in one cell are not joined
        }
        REQUIRE(search.result().outcome == steps.outcome);
        // Each line is rounded by half a unit at most.
        REQUIRE(search.result().cost <= steps.cost + graph.node_count());
        found += steps.outcome == Outcome::Found ? 1 : 0;
    }
    CHECK(found > 500);
}

} // namespace
} // namespace astrolabe::test
