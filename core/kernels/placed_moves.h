// The moves of a board in the neighbour order of a search, so that a kernel visits the legal ones in that
// order without going through all of it.
#pragma once

#include "core/grid/direction.h"
#include "core/search/canonical/pruning.h"

#include <array>
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

/// Some of the eight moves in the order in which they are visited.
struct MoveList {
    /// Four bits a move, from the lowest on: the upper one is set, the others are its slot. Then zeros.
    std::uint32_t bits = 0;
};

class PlacedMoves {
  public:
    /// For boards of this width and this order. Rebuilt only where one of them differs.
    void begin(std::uint32_t width, const NeighbourOrder& order);

    const NeighbourOrder& order() const { return order_; }

    /// The moves in these slots.
    MoveList list(std::uint8_t slots) const { return lists_[slots]; }
    /// In order.
    template <class Each> [[gnu::always_inline]] void for_each(MoveList list, Each&& each) const {
        for (; list.bits != 0; list.bits >>= 4U) {
            const auto slot = static_cast<Slot>(list.bits & 7U);
            each(PlacedMove{offsets_[slot], slot});
        }
    }

    /// Of the first of these slots; there must be one.
    Slot first(std::uint8_t slots) const { return static_cast<Slot>(lists_[slots].bits & 7U); }

  private:
    std::uint32_t width_ = 0; // no board has this width
    NeighbourOrder order_{};  // not an order
    std::array<std::uint32_t, direction_count> offsets_{};
    std::array<MoveList, 256> lists_{}; ///< By slots.
};

/// The moves worth making out of a cell: one look-up in place of two that wait for each other, under a
/// pruning that does not ask for the moves of the cell behind.
class PrunedMoves {
  public:
    /// The pruning is one of Pruning::under(). Rebuilt only where it or the order of the moves differs.
    void begin(const Pruning& pruning, const PlacedMoves& moves);

    /// From a cell that was reached by the move `came`.
    MoveList list(Slot came, std::uint8_t legal) const { return lists_[came][legal]; }

  private:
    const Pruning* pruning_ = nullptr;
    NeighbourOrder order_{};
    std::array<std::array<MoveList, 256>, direction_count> lists_{};
};

} // namespace astrolabe
