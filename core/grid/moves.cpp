#include "core/grid/moves.h"

namespace astrolabe {
namespace {

std::uint8_t legal_moves(const Grid& grid, CornerRule rule, Cell from) {
    std::uint8_t mask = 0;
    for (Slot slot = 0; slot < direction_count; ++slot) {
        const auto direction = directions[slot];
        const auto x = std::int64_t{from.x} + direction.dx;
        const auto y = std::int64_t{from.y} + direction.dy;
        if (!grid.contains(x, y)) {
            continue;
        }
        const auto to = grid.node({static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y)});
        if (grid.is_free(to) && passes_corner(grid, rule, from, direction)) {
            mask |= static_cast<std::uint8_t>(1U << slot);
        }
    }
    return mask;
}

} // namespace

bool passes_corner(const Grid& grid, CornerRule rule, Cell from, Direction direction) {
    if (!direction.is_diagonal()) {
        return true;
    }
    // Unsigned wrap-around gives the right cell: the target, and so both side cells, are on the board.
    const bool is_free_across =
        grid.is_free(grid.node({from.x + static_cast<std::uint32_t>(direction.dx), from.y}));
    const bool is_free_along =
        grid.is_free(grid.node({from.x, from.y + static_cast<std::uint32_t>(direction.dy)}));
    switch (rule) {
    case CornerRule::NoWall:
        return is_free_across && is_free_along;
    case CornerRule::OneWall:
        return is_free_across || is_free_along;
    case CornerRule::Always:
        return true;
    case CornerRule::Four:
        return false;
    }
    return false;
}

Moves::Moves(const Grid& grid, CornerRule rule) : rule_(rule), masks_(grid.cell_count()) {
    std::size_t next = 0;
    for (std::uint32_t y = 0; y < grid.height(); ++y) {
        for (std::uint32_t x = 0; x < grid.width(); ++x) {
            masks_[next++] = legal_moves(grid, rule, {x, y});
        }
    }
}

void Moves::update_around(const Grid& grid, NodeId changed) {
    const auto centre = grid.cell(changed);
    for (std::int32_t dy = -1; dy <= 1; ++dy) {
        for (std::int32_t dx = -1; dx <= 1; ++dx) {
            const auto x = std::int64_t{centre.x} + dx;
            const auto y = std::int64_t{centre.y} + dy;
            if (grid.contains(x, y)) {
                const Cell cell{static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y)};
                masks_[index_of(grid.node(cell))] = legal_moves(grid, rule_, cell);
            }
        }
    }
}

} // namespace astrolabe
