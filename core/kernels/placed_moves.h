// The moves of a board by their index in the neighbour order of a search, so that a kernel visits the legal
// ones in that order by counting bits.
#pragma once

#include "core/grid/direction.h"

#include <array>
#include <bit>
#include <cstdint>

namespace astrolabe {

/// To the adjacent node in this direction, modulo 2^32.
constexpr std::uint32_t offset_of(Direction direction, std::uint32_t width) {
    return static_cast<std::uint32_t>(direction.dx) + static_cast<std::uint32_t>(direction.dy) * width;
}

struct PlacedMove {
    std::uint32_t offset = 0; ///< To the node moved to, modulo 2^32.
    Slot slot = 0;
};

/// By the slots of moves those of the moves against their direction.
inline constexpr auto opposite_slots = [] {
    std::array<std::uint8_t, 256> opposites{};
    for (std::uint32_t slots = 0; slots < opposites.size(); ++slots) {
        for (Slot slot = 0; slot < direction_count; ++slot) {
            opposites[slots] |= static_cast<std::uint8_t>((slots >> slot & 1U) << opposite(slot));
        }
    }
    return opposites;
}();

class PlacedMoves {
  public:
    /// For boards of this width and this order. Rebuilt only when one of them differs.
    void begin(std::uint32_t width, const NeighbourOrder& order) {
        if (width == width_ && order == order_) {
            return;
        }
        width_ = width;
        order_ = order;
        for (std::size_t index = 0; index < order.size(); ++index) {
            moves_[index] = {offset_of(directions[order[index]], width), order[index]};
            indices_of_[std::size_t{1} << order[index]] = static_cast<std::uint8_t>(1U << index);
        }
        for (std::size_t slots = 1; slots < indices_of_.size(); ++slots) {
            const auto others = slots & (slots - 1);
            indices_of_[slots] = indices_of_[others] | indices_of_[slots ^ others];
        }
    }

    /// The moves in these slots, in order.
    template <class Each> [[gnu::always_inline]] void for_each(std::uint8_t slots, Each&& each) const {
        for (std::uint32_t indices = indices_of_[slots]; indices != 0; indices &= indices - 1) {
            each(moves_[static_cast<std::size_t>(std::countr_zero(indices))]);
        }
    }

    /// The first of them; there must be one.
    const PlacedMove& first(std::uint8_t slots) const {
        return moves_[static_cast<std::size_t>(std::countr_zero(std::uint32_t{indices_of_[slots]}))];
    }

  private:
    std::uint32_t width_ = 0; // no board has this width
    NeighbourOrder order_{};
    std::array<PlacedMove, direction_count> moves_{};
    std::array<std::uint8_t, 256> indices_of_{}; ///< Slots as indices.
};

} // namespace astrolabe
