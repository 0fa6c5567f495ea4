#include "core/grid/line_of_sight.h"

#include "core/grid/moves.h"

namespace astrolabe {

bool has_line_of_sight(const Grid& grid, const MoveRules& rules, Cell from, Cell to) {
    if (!traits_of(rules.lattice).has_lines) {
        return from == to;
    }
    if (rules.corner == CornerRule::Four && from.x != to.x && from.y != to.y) {
        return false;
    }
    return walk_line(from, to, [&](Cell cell, Direction step) {
        const Cell next{cell.x + static_cast<std::uint32_t>(step.dx),
                        cell.y + static_cast<std::uint32_t>(step.dy)};
        return grid.is_free(grid.node(next)) && passes_corner(grid, rules.corner, cell, step);
    });
}

} // namespace astrolabe
