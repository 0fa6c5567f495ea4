// Paths made smoother after the search: swapped cells, pulled strings.
#include "core/grid/line_length.h"
#include "core/path/cell_swapping.h"
#include "core/path/string_pulling.h"
#include "core/path/turns.h"
#include "tests/support/oracles/oracle.h"
#include "tests/support/oracles/sight_oracle.h"
#include "tests/support/random/random_case.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace astrolabe::test {
namespace {

std::vector<NodeId> nodes_of(const Board& board, const std::vector<Cell>& cells) {
    std::vector<NodeId> nodes;
    for (const auto cell : cells) {
        nodes.push_back(board.map.grid.node(cell));
    }
    return nodes;
}

TEST_CASE("cell swapping: one swap removes two of three turns") {
    const Board board(R"(
S....
.....
....G
)",
                      {});
    const auto path = nodes_of(board, {{0, 0}, {1, 0}, {2, 1}, {3, 1}, {4, 2}});
    const std::vector<Cell> expected{{0, 0}, {1, 0}, {2, 0}, {3, 1}, {4, 2}};
    CHECK(cells_of(board, with_cells_swapped(board.graph, path)) == expected);
}

TEST_CASE("cell swapping: not through walls, not past a corner, not over costlier ground") {
    const std::vector<Cell> zigzag{{0, 0}, {1, 0}, {2, 1}, {3, 1}, {4, 2}};
    // The previous swap is refused; what is left removes one turn of three.
    const std::vector<Cell> expected{{0, 0}, {1, 1}, {2, 1}, {3, 1}, {4, 2}};
    const auto swapped = [&zigzag](const char* drawing, CornerRule rule) {
        const Board board(drawing, {.corner = rule});
        return cells_of(board, with_cells_swapped(board.graph, nodes_of(board, zigzag)));
    };
    CHECK(swapped("S.#..\n.....\n..#.G\n", CornerRule::Always) == expected);
    CHECK(swapped("S.9..\n.....\n..9.G\n", CornerRule::NoWall) == expected);
    // The step from (2,0) to (3,1) would pass the wall at (3,0).
    CHECK(swapped("S..#.\n.....\n....G\n", CornerRule::NoWall) == expected);
}

TEST_CASE("string pulling: straight where nothing blocks it, bent at the wall") {
    const Board open(R"(
S......
.......
......G
)",
                     {});
    const auto straight = search(open, HeuristicKind::Octile).result.path;
    CHECK(straight.size() == 7);
    CHECK(pulled_string(open.graph, straight) == std::vector{open.map.start, open.map.goal});

    const Board walled(R"(
S......
.####..
......G
)",
                       {});
    const auto around = search(walled, HeuristicKind::Octile).result.path;
    const auto pulled = cells_of(walled, pulled_string(walled.graph, around));
    CHECK(pulled == std::vector<Cell>{{0, 0}, {5, 0}, {6, 2}});
}

TEST_CASE("string pulling: the road round the swamp stays a road") {
    const Board board(R"(
.999.
S999G
.999.
.....
)",
                      {});
    const auto round =
        nodes_of(board, {{0, 1}, {0, 2}, {0, 3}, {1, 3}, {2, 3}, {3, 3}, {4, 3}, {4, 2}, {4, 1}});
    const std::vector<Cell> expected{{0, 1}, {0, 3}, {4, 3}, {4, 1}};
    CHECK(cells_of(board, pulled_string(board.graph, round)) == expected);

    // Costly ground may be left for cheaper ground, not the reverse.
    const Board shore("S..\n999\n99G\n", {});
    const auto through = nodes_of(shore, {{0, 0}, {0, 1}, {1, 1}, {2, 1}, {2, 2}});
    CHECK(cells_of(shore, pulled_string(shore.graph, through)) == std::vector<Cell>{{0, 0}, {2, 1}, {2, 2}});
}

TEST_CASE("string pulling: short paths stay as they are") {
    const Board board("SG.\n", {});
    CHECK(pulled_string(board.graph, {}).empty());
    CHECK(pulled_string(board.graph, std::array{board.map.start}).size() == 1);
    CHECK(pulled_string(board.graph, std::array{board.map.start, board.map.goal}).size() == 2);
}

/// A path of some search, mostly of one that does not guarantee a shortest one.
std::vector<NodeId> some_path(const RandomCase& random) {
    return search(random.board, random.estimate(), random.start, random.goal, random.options).result.path;
}

TEST_CASE("random paths: swapped cells keep the ends, the moves and the cost, and turn less often") {
    std::uint64_t smoother = 0;
    std::uint64_t count = 0;
    for (std::uint64_t seed = 0; count < 10'000; ++seed) {
        CAPTURE(seed);
        const auto lattice = seed % 4 == 0 ? Lattice::Hexes : Lattice::Squares;
        const RandomCase random(seed, lattice);
        const auto path = some_path(random);
        if (path.empty()) {
            continue;
        }
        ++count;
        const auto& grid = random.board.map.grid;
        const Oracle oracle(grid, random.board.graph.rules());
        const auto cost_of = [&oracle](const std::vector<NodeId>& nodes) {
            Cost sum = 0;
            for (std::size_t i = 1; i < nodes.size(); ++i) {
                const auto step = oracle.step_cost(nodes[i - 1], nodes[i]);
                REQUIRE(step.has_value());
                sum += *step;
            }
            return sum;
        };
        const auto swapped = with_cells_swapped(random.board.graph, path);
        REQUIRE(swapped.size() == path.size());
        REQUIRE(swapped.front() == random.start);
        REQUIRE(swapped.back() == random.goal);
        REQUIRE(cost_of(swapped) <= cost_of(path));
        const auto turns = turn_count(grid, lattice, swapped);
        REQUIRE((swapped == path || turns < turn_count(grid, lattice, path)));
        smoother += turns < turn_count(grid, lattice, path) ? 1 : 0;
        REQUIRE(with_cells_swapped(random.board.graph, swapped) == swapped);

        // No single other cell would remove a turn.
        for (std::size_t i = 1; i + 1 < swapped.size(); ++i) {
            auto other = swapped;
            const auto cell = grid.cell(swapped[i]);
            for (std::uint32_t index = 0; index < grid.cell_count(); ++index) {
                const auto at = grid.cell(node_at(index));
                other[i] = node_at(index);
                const auto dx = std::abs(std::int64_t{at.x} - cell.x);
                const auto dy = std::abs(std::int64_t{at.y} - cell.y);
                if (std::max(dx, dy) != 1 || !oracle.step_cost(other[i - 1], other[i]) ||
                    !oracle.step_cost(other[i], other[i + 1])) {
                    continue;
                }
                REQUIRE((cost_of(other) > cost_of(swapped) || turn_count(grid, lattice, other) >= turns));
            }
        }
    }
    CHECK(smoother > 1'000);
}

/// Factors of the cells that the line to `to` crosses, found by geometry.
std::vector<Factor> ground_between(const RandomCase& random, Cell from, Cell to) {
    std::vector<Factor> factors;
    const auto& grid = random.board.map.grid;
    const std::int64_t dx = std::int64_t{to.x} - from.x;
    const std::int64_t dy = std::int64_t{to.y} - from.y;
    for (std::uint32_t index = 0; index < grid.cell_count(); ++index) {
        const auto cell = grid.cell(node_at(index));
        const std::int64_t x = std::int64_t{cell.x} - from.x;
        const std::int64_t y = std::int64_t{cell.y} - from.y;
        const bool is_between = std::min<std::int64_t>(0, dx) <= x && x <= std::max<std::int64_t>(0, dx) &&
                                std::min<std::int64_t>(0, dy) <= y && y <= std::max<std::int64_t>(0, dy);
        // The corners of the cell lie on both sides of the line: |dx y - dy x| < (|dx| + |dy|) / 2.
        const bool is_crossed = 2 * std::abs(dx * y - dy * x) < std::abs(dx) + std::abs(dy);
        if (is_between && is_crossed && cell != from) {
            factors.push_back(random.board.graph.factor_entered(node_at(index)));
        }
    }
    return factors;
}

TEST_CASE(
    "random paths: a pulled string is in sight, not longer, not bent more often, on no costlier ground") {
    std::uint64_t shorter = 0;
    std::uint64_t kept_for_ground = 0;
    std::uint64_t strict = 0;
    std::uint64_t count = 0;
    for (std::uint64_t seed = 0; count < 10'000; ++seed) {
        CAPTURE(seed);
        const auto lattice = seed % 4 == 0 ? Lattice::Hexes : Lattice::Squares;
        const RandomCase random(seed, lattice);
        const auto path = some_path(random);
        if (path.empty()) {
            continue;
        }
        ++count;
        const auto& grid = random.board.map.grid;
        const auto rule = random.board.graph.rules().corner;
        const auto pulled = pulled_string(random.board.graph, path);
        REQUIRE(pulled.front() == random.start);
        REQUIRE(pulled.back() == random.goal);
        const auto length = length_of_path(grid, pulled);
        const bool is_hexes = lattice == Lattice::Hexes;
        REQUIRE((is_hexes || length <= length_of_path(grid, path)));
        REQUIRE(turn_count(grid, lattice, pulled) <= turn_count(grid, lattice, path));
        shorter += !is_hexes && length < length_of_path(grid, path) ? 1 : 0;
        REQUIRE(pulled_string(random.board.graph, pulled) == pulled);

        std::size_t at = 0; // the cell of the path that the string last touched
        for (std::size_t i = 1; i < pulled.size(); ++i) {
            const auto begin = at;
            while (path[at] != pulled[i]) {
                REQUIRE(++at < path.size());
            }
            const auto replaced = std::span<const NodeId>(path).subspan(begin, at - begin + 1);
            if (turn_count(grid, lattice, replaced) == 0) {
                continue; // the same line
            }
            REQUIRE_FALSE(is_hexes);
            const auto from = grid.cell(pulled[i - 1]);
            const auto to = grid.cell(pulled[i]);
            REQUIRE((rule == CornerRule::Four ? from.x == to.x || from.y == to.y
                                              : is_in_sight(grid, rule, from, to)));
            // Where the path touches the line, two lines may have been joined, each with its own ground.
            const auto inner = replaced.subspan(1, replaced.size() - 2);
            const bool is_one_line = std::none_of(inner.begin(), inner.end(), [&](NodeId node) {
                return turn_count(grid, lattice, std::array{pulled[i - 1], node, pulled[i]}) == 0;
            });
            Factor cheapest = 255;
            Factor costliest = 0;
            for (const auto node : replaced.subspan(1)) {
                cheapest = std::min(cheapest, random.board.graph.factor_entered(node));
                costliest = std::max(costliest, random.board.graph.factor_entered(node));
            }
            for (const auto factor : ground_between(random, from, to)) {
                REQUIRE(factor <= (is_one_line ? cheapest : costliest));
                strict += is_one_line && !grid.has_uniform_ground() ? 1 : 0;
            }
        }
        // By line of sight alone, these would have been pulled further.
        for (std::size_t i = 2; i < pulled.size() && rule != CornerRule::Four && !is_hexes; ++i) {
            if (is_in_sight(grid, rule, grid.cell(pulled[i - 2]), grid.cell(pulled[i]))) {
                REQUIRE_FALSE(grid.has_uniform_ground());
                ++kept_for_ground;
            }
        }
    }
    CHECK(shorter > 1'000);
    CHECK(kept_for_ground > 100);
    CHECK(strict > 1'000);
}

} // namespace
} // namespace astrolabe::test
