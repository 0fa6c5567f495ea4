// The eight directions of a grid of squares, six of which serve hexes, as slots of a move, and the orders to
// try them in.
#pragma once

#include "core/graph/graph.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace astrolabe {

///     0 1 2     Slots count the neighbours row by row,
///     3 . 4     so 7 - slot is the way back.
///     5 6 7
struct Direction {
    std::int32_t dx = 0;
    std::int32_t dy = 0;
    constexpr bool is_diagonal() const { return dx != 0 && dy != 0; }
};

inline constexpr Slot direction_count = 8;

inline constexpr std::array<Direction, direction_count> directions{
    {{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}}};

/// The slots of the six neighbours of a hex. Rows 1, 3, 5 … are shoved right by half a cell, so that a hex of
/// theirs touches the one straight above or below it in the grid and the one to the right of that, a hex of
/// the other rows that and the one to the left. The way back is the opposite slot all the same.
constexpr std::uint8_t hex_slots(std::uint32_t row) { return row % 2 == 0 ? 0b0111'1011 : 0b1101'1110; }

constexpr Slot opposite(Slot slot) { return direction_count - 1 - slot; }

/// In a set of slots, such as the legal ones of a node.
constexpr std::uint32_t bit(Slot slot) { return 1U << slot; }
inline constexpr std::uint32_t diagonal_slots = 0b1010'0101;

/// Of the eight directions the one nearest to the straight line between two different places.
constexpr Slot slot_nearest_to(std::int64_t dx, std::int64_t dy) {
    // tan 22.5° is a little more than 53 / 128.
    const auto is_small = [](std::int64_t a, std::int64_t b) {
        return 128 * (a < 0 ? -a : a) <= 53 * (b < 0 ? -b : b);
    };
    const auto sign = [](std::int64_t a) { return a < 0 ? -1 : a > 0 ? 1 : 0; };
    const auto x = is_small(dx, dy) ? 0 : sign(dx);
    const auto y = is_small(dy, dx) ? 0 : sign(dy);
    Slot slot = 0;
    while (directions[slot].dx != x || directions[slot].dy != y) {
        ++slot;
    }
    return slot;
}

/// The order in which a search looks at its neighbours: a permutation of the slots.
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
