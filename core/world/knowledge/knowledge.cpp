#include "core/world/knowledge/knowledge.h"

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

void Knowledge::see(const Grid& truth, Cell from, std::uint32_t radius, bool in_lines) {
    const auto& lattice = traits_of(ground_.moves().rules().lattice);
    const bool asks_lines = in_lines && lattice.has_lines;
    const auto farthest = lattice.squared_distance(radius);
    // Where a row is shifted, cells reach part of a column further than their indices.
    const auto columns = radius + (lattice.shove == 0 ? 0 : 1);
    const auto first_x = from.x - std::min(from.x, columns);
    auto rows = radius;
    while (lattice.row_squared * (rows + 1) * (rows + 1) <= farthest) {
        ++rows;
    }
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
            const auto is_seen = touch(cell, from) || (lattice.squared_distance(cell, from) <= farthest &&
                                                       (!asks_lines || can_see(truth, from, cell)));
            if (is_seen) {
                seen_[index_of(node)] = 1;
                ground_.set_factor(node, truth.factor(node));
            }
        }
    }
}

} // namespace astrolabe
