#include "core/world/knowledge.h"

#include "core/grid/line_of_sight.h"

#include <algorithm>

namespace astrolabe {
namespace {

Cell moved(Cell cell, std::int32_t dx, std::int32_t dy) {
    return {cell.x + static_cast<std::uint32_t>(dx), cell.y + static_cast<std::uint32_t>(dy)};
}

bool touch(Cell a, Cell b) { return a.x - b.x + 1 <= 2 && a.y - b.y + 1 <= 2; } // modulo 2^32

} // namespace

bool can_see(const Grid& grid, Cell from, Cell to) {
    return walk_line(from, to, [&](Cell cell, Direction step) {
        if (cell != from && !grid.is_free(grid.node(cell))) {
            return false;
        }
        return !step.is_diagonal() || grid.is_free(grid.node(moved(cell, step.dx, 0))) ||
               grid.is_free(grid.node(moved(cell, 0, step.dy)));
    });
}

void Knowledge::look(const Grid& truth, Cell from, std::uint32_t radius, bool in_lines) {
    const auto lattice = lattice_of(ground_.moves().rule());
    const auto farthest = radius * radius * (lattice == Lattice::Hexes ? 4 : 1);
    // Hexes in a row reach half a column further than their numbers tell.
    const auto columns = radius + (lattice == Lattice::Hexes ? 1 : 0);
    const auto first_x = from.x - std::min(from.x, columns);
    // Rows of hexes lie closer, by a bit less than a seventh.
    const auto rows = radius + (lattice == Lattice::Hexes ? radius / 6 + 1 : 0);
    const auto first_y = from.y - std::min(from.y, rows);
    const auto last_x = std::min(truth.width() - 1, from.x + columns);
    const auto last_y = std::min(truth.height() - 1, from.y + rows);
    for (auto y = first_y; y <= last_y; ++y) {
        for (auto x = first_x; x <= last_x; ++x) {
            const Cell cell{x, y};
            const auto node = truth.node(cell);
            const auto is_known = has_seen(node) && ground_.grid().factor(node) == truth.factor(node);
            if (is_known) {
                continue;
            }
            const auto is_seen =
                touch(cell, from) || (squared_distance(lattice, cell, from) <= farthest &&
                                      (!in_lines || lattice == Lattice::Hexes || can_see(truth, from, cell)));
            if (is_seen) {
                seen_[index_of(node)] = 1;
                ground_.set_factor(node, truth.factor(node));
            }
        }
    }
}

} // namespace astrolabe
