// The board, its moves and the graph made of them.
#include "core/grid/grid_graph.h"
#include "tests/support/oracles/oracle.h"
#include "tests/support/random/each_lattice.h"
#include "tests/support/random/random_case.h"

#include <doctest/doctest.h>

#include <array>

namespace astrolabe::test {
namespace {

TEST_CASE("a board counts its factors, so the cheapest is always known") {
    Grid grid(3, 2);
    CHECK(grid.cheapest_factor() == 1);
    for (std::uint32_t index = 0; index < grid.cell_count(); ++index) {
        grid.set_factor(node_at(index), 7);
    }
    CHECK(grid.cheapest_factor() == 7);
    grid.set_factor(node_at(4), 3);
    CHECK(grid.cheapest_factor() == 3);
    grid.set_factor(node_at(4), wall);
    CHECK(grid.cheapest_factor() == 7);
    CHECK(Grid(1, 1, wall).cheapest_factor() == plain);
}

TEST_CASE("a board keeps kinds of walls only while it has any") {
    Grid grid(3, 2);
    const auto plain_board = grid;
    const auto corner = node_at(0);
    grid.set_ground(corner, ground_of(WallKind::Water));
    CHECK_FALSE(grid.is_free(corner));
    CHECK(grid.wall_kind(corner) == WallKind::Water);
    CHECK(grid.wall_kind(node_at(1)) == WallKind::Wall);
    CHECK(grid.ground(corner) == 256);
    CHECK(grid.extras().size() == 6);

    auto walled = plain_board;
    walled.set_factor(corner, wall);
    CHECK_FALSE(grid == walled);
    CHECK(Moves(grid, CornerRule::NoWall).mask(node_at(4)) ==
          Moves(walled, CornerRule::NoWall).mask(node_at(4)));
    CHECK(resized(grid, 4, 4).wall_kind(corner) == WallKind::Water);
    CHECK(Grid(3, 2, {0, 1, 1, 1, 1, 1}, {1, 0, 0, 0, 0, 0}) == grid);
    CHECK(Grid(3, 2, {0, 1, 1, 1, 1, 1}, {0, 0, 0, 0, 0, 0}) == walled);

    grid.set_ground(node_at(5), ground_of(WallKind::Monster));
    grid.set_factor(corner, 7);
    CHECK(grid.extra(corner) == 0);
    CHECK(grid.extras().size() == 6);
    grid.set_factor(node_at(5), plain);
    CHECK(grid.extras().empty());
    grid.set_factor(corner, plain);
    CHECK(grid == plain_board);
}

TEST_CASE("what is ground: a factor with what it adds, or a wall of one of four kinds") {
    for (const auto number : {0U, 1U, 255U, 256U, 512U, 768U, 257U, 1025U, 65'535U}) {
        CHECK(is_ground(number));
    }
    for (const auto number : {1024U, 65'280U, 65'536U, 0xffff'ffffU}) {
        CHECK_FALSE(is_ground(number));
    }
}

TEST_CASE("a grid knows whether free cells add costs") {
    Grid grid(2, 2, {1, 1, 0, 1}, {0, 0, 1, 0});
    CHECK_FALSE(grid.has_added_costs());
    CHECK(grid.added(node_at(2)) == 0); // the kind of a wall
    CHECK(grid.has_uniform_ground());
    grid.set_ground(node_at(1), ground_with(plain, 30));
    CHECK(grid.has_added_costs());
    CHECK_FALSE(grid.has_uniform_ground());
    CHECK(grid.added(node_at(1)) == 30);
    CHECK(grid.added(node_at(2)) == 0);
    CHECK(Grid(2, 2, {1, 1, 0, 1}, {0, 30, 1, 0}) == grid);
    CHECK(Grid(2, 2, {1, 1, 0, 1}, {0, 30, 1, 0}).has_added_costs());
    CHECK_FALSE(flattened(grid).has_added_costs());
    CHECK(resized(grid, 3, 1).added(node_at(1)) == 30);
    grid.set_ground(node_at(1), ground_of(WallKind::Fire));
    CHECK_FALSE(grid.has_added_costs());
    grid.set_ground(node_at(1), ground_with(5, 255));
    grid.set_factor(node_at(1), 5);
    CHECK_FALSE(grid.has_added_costs());
}

TEST_CASE("sizes are 1 to 4096 cells a side") {
    CHECK(Grid::is_valid_size(1, 1));
    CHECK(Grid::is_valid_size(4096, 4096));
    CHECK_FALSE(Grid::is_valid_size(0, 5));
    CHECK_FALSE(Grid::is_valid_size(5, 4097));
    CHECK_FALSE(Grid::is_valid_size(std::uint64_t{1} << 32U, 1));
}

TEST_CASE("the nearest free cell equals the one found by checking all") {
    for (std::uint64_t seed = 0; seed < 2000; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        auto grid = random_grid(random, 12);
        for (std::uint32_t index = 0; index < grid.cell_count(); ++index) {
            if (random.is_chance(60)) {
                grid.set_factor(node_at(index), wall);
            }
        }
        const auto from = random.below(grid.cell_count());
        NodeId best = NodeId::None;
        std::int64_t best_square = 0;
        for (std::uint32_t index = 0; index < grid.cell_count(); ++index) {
            const auto dx = std::int64_t{index % grid.width()} - from % grid.width();
            const auto dy = std::int64_t{index / grid.width()} - from / grid.width();
            const auto square = dx * dx + dy * dy;
            if (grid.is_free(node_at(index)) && (best == NodeId::None || square < best_square)) {
                best = node_at(index);
                best_square = square;
            }
        }
        REQUIRE(nearest_free_cell(grid, node_at(from)) == best);
    }
}

std::size_t moves_between(CornerRule rule, const char* drawing, Cell from, Cell to) {
    const Board board(drawing, {.corner = rule});
    std::size_t count = 0;
    board.graph.for_each_successor(board.map.grid.node(from), [&](const Move& move) {
        count += move.to == board.map.grid.node(to) ? 1 : 0;
    });
    return count;
}

TEST_CASE("a resized board keeps what fits, at the top left") {
    const auto grid = drawn("#2.\n.#3\n").grid;
    CHECK(resized(grid, 2, 3) == drawn("#2\n.#\n..\n").grid);
    CHECK(resized(grid, 4, 1) == drawn("#2..\n").grid);
    CHECK(resized(grid, 3, 2) == grid);
}

TEST_CASE("each corner rule allows what its picture shows") {
    constexpr Cell from{0, 0};
    constexpr Cell to{1, 1};
    constexpr const char* no_wall = "..\n..\n";
    constexpr const char* one_wall = "..\n#.\n";
    constexpr const char* two_walls = ".#\n#.\n";
    const auto allows = [&](CornerRule rule, const char* drawing) {
        return moves_between(rule, drawing, from, to) == 1;
    };
    CHECK(allows(CornerRule::NoWall, no_wall));
    CHECK_FALSE(allows(CornerRule::NoWall, one_wall));
    CHECK_FALSE(allows(CornerRule::NoWall, two_walls));
    CHECK(allows(CornerRule::OneWall, no_wall));
    CHECK(allows(CornerRule::OneWall, one_wall));
    CHECK_FALSE(allows(CornerRule::OneWall, two_walls));
    CHECK(allows(CornerRule::Always, two_walls));
    CHECK_FALSE(allows(CornerRule::Four, no_wall));
}

TEST_CASE("the graph's edges are the oracle's, forwards and backwards, in the order asked for") {
    const auto lattice = each_lattice();
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        CAPTURE(seed);
        const RandomCase random(seed, lattice);
        const auto& graph = random.board.graph;
        const Oracle oracle(random.board.map.grid, graph.rules());
        std::vector<std::size_t> in_degrees(graph.node_count());
        std::vector<std::size_t> out_degrees(graph.node_count());
        for (std::uint32_t index = 0; index < graph.node_count(); ++index) {
            std::size_t position = 0; // in the neighbour order
            std::size_t degree = 0;
            graph.for_each_successor(node_at(index), [&](const Move& move) {
                while (graph.rules().order[position] != move.slot) {
                    REQUIRE(++position < direction_count);
                }
                REQUIRE(oracle.step_cost(node_at(index), move.to) == move.cost);
                const auto same = graph.move(node_at(index), move.slot);
                REQUIRE(same.to == move.to);
                REQUIRE(same.cost == move.cost);
                ++degree;
                ++in_degrees[index_of(move.to)];
            });
            REQUIRE(degree == oracle.steps_from(node_at(index)).size());
            graph.for_each_predecessor(node_at(index), [&](const Move& move) {
                REQUIRE(oracle.step_cost(move.to, node_at(index)) == move.cost);
                REQUIRE(graph.move(move.to, move.slot).to == node_at(index));
                ++out_degrees[index];
            });
        }
        REQUIRE(in_degrees == out_degrees);
    }
}

/// One cell, or a straight stroke of several; all get the same factor.
std::vector<NodeId> random_stroke(Random& random, const Grid& grid) {
    const auto direction = directions[random.below(direction_count)];
    const auto length = random.is_chance(50) ? 1 : 1 + random.below(12);
    std::int64_t x = random.below(grid.width());
    std::int64_t y = random.below(grid.height());
    std::vector<NodeId> cells;
    for (std::uint32_t count = 0; count < length && grid.contains(x, y); ++count) {
        cells.push_back(grid.node({static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y)}));
        x += direction.dx;
        y += direction.dy;
    }
    return cells;
}

std::size_t differences(const Moves& a, const Moves& b, const Grid& grid) {
    std::size_t count = 0;
    for (std::uint32_t index = 0; index < grid.cell_count(); ++index) {
        count += a.mask(node_at(index)) == b.mask(node_at(index)) ? 0 : 1;
    }
    return count;
}

TEST_CASE("after each of a thousand edits the local update equals a rebuild") {
    for (const auto rule : {CornerRule::NoWall, CornerRule::OneWall, CornerRule::Always, CornerRule::Four}) {
        for (const auto [width, height] : {std::array{17U, 9U}, std::array{1U, 30U}, std::array{30U, 1U},
                                           std::array{8U, 8U}, std::array{64U, 7U}}) {
            Random random(static_cast<std::uint64_t>(rule));
            Grid grid(width, height);
            Moves moves(grid, rule);
            for (int edit = 0; edit < 1000; ++edit) {
                const auto factor = static_cast<Factor>(random.is_chance(60) ? wall : random.below(256));
                for (const auto cell : random_stroke(random, grid)) {
                    grid.set_factor(cell, factor);
                    moves.update_around(grid, cell);
                }
                REQUIRE(differences(moves, Moves(grid, rule), grid) == 0);
            }
        }
    }
}

TEST_CASE("neighbour orders have names, or are spelt out as eight digits") {
    CHECK(neighbour_order_named("rows") == neighbour_orders::rows_top_down);
    CHECK(neighbour_order_named("up") == neighbour_orders::rows_bottom_up);
    CHECK(neighbour_order_named("cols") == neighbour_orders::columns);
    CHECK(neighbour_order_named("clock") == neighbour_orders::clockwise_from_up);
    CHECK(neighbour_order_named("76543210") == NeighbourOrder{7, 6, 5, 4, 3, 2, 1, 0});
    for (const auto* wrong : {"", "row", "0123456", "012345678", "01234566", "01234568", "0123456x"}) {
        CHECK_FALSE(neighbour_order_named(wrong).has_value());
    }
}

} // namespace
} // namespace astrolabe::test
