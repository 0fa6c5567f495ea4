// Cells of a grid, the eight directions between neighbours as slots of a move, of which a lattice uses some,
// and the orders to try them in.
#pragma once

#include "core/graph/graph.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace astrolabe {

/// A cell of the board; the origin is the top left one and y grows downward.
struct Cell {
    std::uint32_t x = 0;
    std::uint32_t y = 0;
    friend bool operator==(const Cell&, const Cell&) = default;
};

///     0 1 2     Slots count the neighbours row by row,
///     3 . 4     so 7 - slot is the opposite direction.
///     5 6 7
struct Direction {
    std::int32_t dx = 0;
    std::int32_t dy = 0;
    constexpr bool is_diagonal() const { return dx != 0 && dy != 0; }
};

inline constexpr Slot direction_count = 8;

inline constexpr std::array<Direction, direction_count> directions{
    {{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}}};

constexpr Slot opposite(Slot slot) { return direction_count - 1 - slot; }

/// In a set of slots, such as the legal ones of a node.
constexpr std::uint32_t bit(Slot slot) { return 1U << slot; }
inline constexpr std::uint32_t diagonal_slots = 0b1010'0101;

/// The slot that leads dx columns right and dy rows down: -1, 0 or 1 each, but not both 0.
constexpr Slot slot_towards(std::int32_t dx, std::int32_t dy) {
    const auto index = static_cast<Slot>(3 * dy + dx + 4);
    return index - index / 5; // 4 is the cell itself
}

/// Of the eight directions the one nearest to the straight line between two different cells.
constexpr Slot slot_nearest_to(std::int64_t dx, std::int64_t dy) {
    // tan 22.5° is a little more than 53 / 128.
    const auto is_small = [](std::int64_t a, std::int64_t b) {
        return 128 * (a < 0 ? -a : a) <= 53 * (b < 0 ? -b : b);
    };
    const auto sign = [](std::int64_t a) { return a < 0 ? -1 : a > 0 ? 1 : 0; };
    return slot_towards(is_small(dx, dy) ? 0 : sign(dx), is_small(dy, dx) ? 0 : sign(dy));
}

/// The order in which a search checks its neighbours: a permutation of the slots.
using NeighbourOrder = std::array<std::uint8_t, direction_count>;

namespace neighbour_orders {
inline constexpr NeighbourOrder rows_top_down{0, 1, 2, 3, 4, 5, 6, 7};
inline constexpr NeighbourOrder rows_bottom_up{5, 6, 7, 3, 4, 0, 1, 2};
inline constexpr NeighbourOrder columns{0, 3, 5, 1, 6, 2, 4, 7};
inline constexpr NeighbourOrder clockwise_from_up{1, 2, 4, 7, 6, 5, 3, 0};
} // namespace neighbour_orders

/// Reads "rows", "up", "cols", "clock" or a permutation as eight digits ("13640257").
std::optional<NeighbourOrder> neighbour_order_named(std::string_view name);

} // namespace astrolabe
