#include "tests/support/oracles/sight_oracle.h"

#include <algorithm>
#include <array>

namespace astrolabe::test {
namespace {

/// In half cells: centres are odd, corners even.
struct Point {
    std::int64_t x;
    std::int64_t y;
};

Point centre(Cell cell) { return {2 * std::int64_t{cell.x} + 1, 2 * std::int64_t{cell.y} + 1}; }

/// Positive to one side of the line from a to b, 0 on it, negative to the other.
std::int64_t side(Point a, Point b, Point p) { return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x); }

/// By the separating axes of a segment and a square: columns, rows, and across the segment.
bool meets_inside(Point a, Point b, Cell cell) {
    const auto middle = centre(cell);
    const auto is_apart = [](std::int64_t one, std::int64_t other, std::int64_t at) {
        return std::max(one, other) <= at - 1 || std::min(one, other) >= at + 1;
    };
    if (is_apart(a.x, b.x, middle.x) || is_apart(a.y, b.y, middle.y)) {
        return false;
    }
    bool is_left = false;
    bool is_right = false;
    for (const std::int64_t dx : {-1, 1}) {
        for (const std::int64_t dy : {-1, 1}) {
            const auto at = side(a, b, {middle.x + dx, middle.y + dy});
            is_left = is_left || at > 0;
            is_right = is_right || at < 0;
        }
    }
    return is_left && is_right;
}

bool is_wall(const Grid& grid, std::int64_t x, std::int64_t y) {
    return grid.factors()[static_cast<std::size_t>(y * grid.width() + x)] == 0;
}

/// The corner at the top left of cell (x, y), which lies on the line: the walls among the two cells there
/// that the line does not enter.
int walls_at_corner(const Grid& grid, Point a, Point b, std::int64_t x, std::int64_t y) {
    const bool falls = (b.x - a.x) * (b.y - a.y) > 0;
    const auto beside = falls ? std::array{is_wall(grid, x, y - 1), is_wall(grid, x - 1, y)}
                              : std::array{is_wall(grid, x, y), is_wall(grid, x - 1, y - 1)};
    return (beside[0] ? 1 : 0) + (beside[1] ? 1 : 0);
}

} // namespace

bool is_in_sight(const Grid& grid, CornerRule rule, Cell from, Cell to) {
    const auto a = centre(from);
    const auto b = centre(to);
    const int walls_passed = rule == CornerRule::NoWall ? 0 : rule == CornerRule::OneWall ? 1 : 2;
    for (auto y = std::min(from.y, to.y); y <= std::max(from.y, to.y); ++y) {
        for (auto x = std::min(from.x, to.x); x <= std::max(from.x, to.x); ++x) {
            const Cell cell{x, y};
            if (is_wall(grid, x, y) && !(cell == from) && meets_inside(a, b, cell)) {
                return false;
            }
            const bool has_corner = x > std::min(from.x, to.x) && y > std::min(from.y, to.y);
            if (has_corner && side(a, b, {2 * std::int64_t{x}, 2 * std::int64_t{y}}) == 0 &&
                walls_at_corner(grid, a, b, x, y) > walls_passed) {
                return false;
            }
        }
    }
    return true;
}

} // namespace astrolabe::test
