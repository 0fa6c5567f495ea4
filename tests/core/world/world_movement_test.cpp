// One tick of movement in isolation: following, circles, giving way; and the checker that enforces the rules.
#include "core/world/movement/movement.h"
#include "core/world/movement/wait_circles.h"
#include "tests/support/board.h"
#include "tests/support/oracles/world_checker.h"

#include <doctest/doctest.h>

#include <numeric>

namespace astrolabe::test {
namespace {

struct Wish {
    Cell cell;
    Cell to;
    bool may_push = false;
};

/// The cells after one tick, the first wish ranking highest.
std::vector<Cell> moved(const Board& board, const std::vector<Wish>& wishes) {
    const auto& grid = board.map.grid;
    std::vector<Mover> movers;
    for (const auto& wish : wishes) {
        movers.push_back({.cell = grid.node(wish.cell),
                          .wish = wish.to == wish.cell ? NodeId::None : grid.node(wish.to),
                          .may_push = wish.may_push});
    }
    std::vector<std::uint32_t> order(movers.size());
    std::iota(order.begin(), order.end(), 0U);
    Movement movement;
    std::vector<Cell> cells;
    for (const auto& stepped : movement.decide(grid, board.moves, movers, order)) {
        cells.push_back(grid.cell(stepped.to));
    }
    return cells;
}

using Cells = std::vector<Cell>;

TEST_CASE("movement: a row of units follows its first one, whichever decides first") {
    const Board board("....\n....", {});
    CHECK(moved(board, {{{0, 0}, {1, 0}}, {{1, 0}, {2, 0}}, {{2, 0}, {3, 0}}}) ==
          Cells{{1, 0}, {2, 0}, {3, 0}});
    CHECK(moved(board, {{{2, 0}, {3, 0}}, {{1, 0}, {2, 0}}, {{0, 0}, {1, 0}}}) ==
          Cells{{3, 0}, {2, 0}, {1, 0}});
}

TEST_CASE("movement: three or more rotate in a circle, two never swap") {
    const Board board("..\n..", {});
    CHECK(moved(board, {{{0, 0}, {1, 0}}, {{1, 0}, {1, 1}}, {{1, 1}, {0, 1}}, {{0, 1}, {0, 0}}}) ==
          Cells{{1, 0}, {1, 1}, {0, 1}, {0, 0}});
    CHECK(moved(board, {{{0, 0}, {1, 0}}, {{1, 0}, {0, 1}}, {{0, 1}, {0, 0}}}) ==
          Cells{{1, 0}, {0, 1}, {0, 0}});
    CHECK(moved(board, {{{0, 0}, {1, 0}}, {{1, 0}, {0, 0}}}) == Cells{{0, 0}, {1, 0}});
}

TEST_CASE("movement: two never cross diagonally; the first in rank goes") {
    const Board board("..\n..", {});
    CHECK(moved(board, {{{0, 0}, {1, 1}}, {{1, 0}, {0, 1}}}) == Cells{{1, 1}, {1, 0}});
    CHECK(moved(board, {{{1, 0}, {0, 1}}, {{0, 0}, {1, 1}}}) == Cells{{0, 1}, {0, 0}});
}

TEST_CASE("movement: others give way only to a unit that may push, to the right first, and down a corridor") {
    const Board room(".....\n.....\n.....", {});
    CHECK(moved(room, {{{1, 1}, {2, 1}}, {{2, 1}, {2, 1}}}) == Cells{{1, 1}, {2, 1}});
    CHECK(moved(room, {{{1, 1}, {2, 1}, true}, {{2, 1}, {2, 1}}}) == Cells{{2, 1}, {2, 2}});
    const Board corridor(".....", {});
    CHECK(moved(corridor, {{{0, 0}, {1, 0}, true}, {{1, 0}, {0, 0}}, {{2, 0}, {1, 0}}}) ==
          Cells{{1, 0}, {2, 0}, {3, 0}});
    // No unit can be pushed into a dead end, and no unit is moved in vain.
    CHECK(moved(corridor, {{{2, 0}, {3, 0}, true}, {{3, 0}, {2, 0}}, {{4, 0}, {3, 0}}}) ==
          Cells{{2, 0}, {3, 0}, {4, 0}});
}

TEST_CASE("movement: the unit that it waits for is named") {
    const Board board("...", {});
    const auto& grid = board.map.grid;
    const std::vector<Mover> movers{{.cell = grid.node({0, 0}), .wish = grid.node({1, 0})},
                                    {.cell = grid.node({1, 0}), .wish = grid.node({2, 0})},
                                    {.cell = grid.node({2, 0}), .can_move = false}};
    const std::vector<std::uint32_t> order{0, 1, 2};
    Movement movement;
    const auto stepped = movement.decide(grid, board.moves, movers, order);
    CHECK(stepped[0].hindered_by == 1);
    CHECK(stepped[1].hindered_by == 2);
    CHECK(stepped[2].hindered_by == Stepped::nobody);
}

TEST_CASE("wait circles: found once each, without the units that wait for them") {
    constexpr auto none = waits_for_nobody;
    using Circles = std::vector<std::vector<std::uint32_t>>;
    CHECK(wait_circles(std::vector<std::uint32_t>{1, none, 1}).empty());
    CHECK(wait_circles(std::vector<std::uint32_t>{1, 2, 1, 0, 5, 4}) == Circles{{1, 2}, {4, 5}});
    CHECK(wait_circles(std::vector<std::uint32_t>{3, 0, 1, 2}) == Circles{{0, 3, 2, 1}});
}

TEST_CASE("the checker of worlds detects each violation") {
    const auto board = drawn("...\n.#.\n...").grid;
    const auto complains = [&](const MoveRules& rules, const std::vector<Standing>& before,
                               const std::vector<Standing>& after) {
        return !complaint_about_tick(board, rules, before, after).empty();
    };
    using One = std::vector<Standing>;
    CHECK(complains(CornerRule::Always, One{{1, {0, 1}}}, One{{1, {1, 1}}})); // into a wall
    CHECK(complains(CornerRule::Always, One{{1, {0, 0}}}, One{{1, {2, 0}}})); // two cells
    CHECK(complains(CornerRule::NoWall, One{{1, {1, 0}}}, One{{1, {0, 1}}})); // past a corner
    CHECK(!complains(CornerRule::OneWall, One{{1, {1, 0}}}, One{{1, {0, 1}}}));
    CHECK(complains(CornerRule::Four, One{{1, {1, 0}}}, One{{1, {0, 1}}}));
    CHECK(complains(Lattice::Hexes, One{{1, {1, 0}}}, One{{1, {2, 1}}})); // even rows reach left
    CHECK(!complains(Lattice::Hexes, One{{1, {1, 0}}}, One{{1, {0, 1}}}));
    const One two{{1, {0, 0}}, {2, {1, 0}}};
    CHECK(complains(CornerRule::Always, two, {{1, {1, 0}}, {2, {1, 0}}})); // one cell
    CHECK(complains(CornerRule::Always, two, {{1, {1, 0}}, {2, {0, 0}}})); // swapped
    CHECK(!complains(CornerRule::Always, two, {{1, {1, 0}}, {2, {2, 0}}}));
    const auto open = drawn("..\n..").grid;
    CHECK(
        !complaint_about_tick(open, CornerRule::Always, two, {{1, {1, 1}}, {2, {0, 1}}}).empty()); // crossed
}

} // namespace
} // namespace astrolabe::test
