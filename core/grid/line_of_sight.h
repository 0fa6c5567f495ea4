// Straight lines over the board of squares, from the centre of one cell to that of another: which cells they
// cross, and whether they can be walked.
#pragma once

#include "core/grid/direction.h"
#include "core/grid/grid.h"
#include "core/grid/move_rules.h"

#include <cstdint>

namespace astrolabe {

/// Follows the line from cell to cell and calls `each(cell, direction)` wherever it leaves one: across an
/// edge in a straight direction, exactly through a corner in a diagonal one. Between centres there is no
/// other case, since no line runs along an edge. Ends early when `each` returns false; returns whether it
/// reached the end. Whole numbers only; O(cells crossed), at most dx + dy of them.
///
///     → ↘ . .        from (0,0) to (3,1): across an edge, through the corner
///     . . → b        in the middle, across an edge
template <class Each> bool walk_line(Cell from, Cell to, const Each& each) {
    const bool goes_right = to.x >= from.x;
    const bool goes_down = to.y >= from.y;
    const auto dx = static_cast<std::int32_t>(goes_right ? to.x - from.x : from.x - to.x);
    const auto dy = static_cast<std::int32_t>(goes_down ? to.y - from.y : from.y - to.y);
    const Direction across{goes_right ? 1 : -1, 0};
    const Direction along{0, goes_down ? 1 : -1};
    // The line meets the i-th edge between columns after (2 i - 1) / (2 dx) of its length, the j-th between
    // rows after (2 j - 1) / (2 dy). `lead` is the difference for the next ones, times 2 dx dy: negative
    // where columns come first, 0 in a corner.
    auto lead = dy - dx;
    for (auto cell = from; cell != to;) {
        Direction step{0, 0};
        if (lead <= 0) {
            step.dx = across.dx;
        }
        if (lead >= 0) {
            step.dy = along.dy;
        }
        if (!each(cell, step)) {
            return false;
        }
        lead += (step.dx != 0 ? 2 * dy : 0) - (step.dy != 0 ? 2 * dx : 0);
        cell.x += static_cast<std::uint32_t>(step.dx);
        cell.y += static_cast<std::uint32_t>(step.dy);
    }
    return true;
}

/// Whether one can walk straight from one cell to the other: all cells that the line crosses are free, and
/// where it leads exactly through a corner, the corner rule allows a diagonal step there.
///
///              a . #    a .    a #    a #    a # .
///              # . b    . b    . b    # b    . . b
///
///     NoWall    yes     yes    no     no      no
///     OneWall   yes     yes    yes    no      no
///     Always    yes     yes    yes    yes     no, it would lead through the wall
///
/// If the ends are adjacent, this is whether the step between them is a legal move. Under *four* only cells
/// of one row or column are in sight of each other, on hexes none, since lines are followed on squares alone.
/// The cell left need not be free, as with moves: a start on a wall may leave it. Otherwise the order of the
/// ends does not matter. A cell is in sight of itself. O(cells crossed).
bool has_line_of_sight(const Grid& grid, const MoveRules& rules, Cell from, Cell to);

} // namespace astrolabe
