// What spares a flood over uniform terrain most of its neighbour checks.
#pragma once

#include "core/grid/direction.h"

#include <array>
#include <cstdint>

namespace astrolabe {

/// Which moves a flood over uniform terrain needs to make out of a node, by the move that led to it. Any
/// other move leads where a path around the node, from the node behind it, is shorter or, ending in a
/// straight step, equally short:
///
///     came straight:  p o > >   on; to its side and half to its side where that diagonal is not legal
///                       |\      out of p
///
///     came diagonally:  p +     on, and both straight parts of it; to a side where the straight
///                       + o >   move out of p on that side (+) is not legal
///                         v\    .
///
/// A move dropped for an equally good path (which ends straight) is always a diagonal one, and a straight one
/// is dropped only for a shorter path. So it does not matter which of several best paths led to a node. Needs
/// moves that are legal in both directions, and straight <= diagonal < 2 straight. After N. Sturtevant and S.
/// Rabin, "Canonical Orderings on Grids", 2016.
class OnwardMoves {
  public:
    constexpr OnwardMoves() {
        for (Slot came = 0; came < direction_count; ++came) {
            for (std::uint32_t legal = 0; legal < slots_[came].size(); ++legal) {
                slots_[came][legal] = static_cast<std::uint8_t>(needed(directions[came], legal));
            }
        }
    }

    /// `legal_behind`: the legal moves of the node that it was reached from.
    std::uint8_t operator()(Slot came, std::uint8_t legal_behind) const { return slots_[came][legal_behind]; }

  private:
    static constexpr std::uint32_t bit(std::int32_t dx, std::int32_t dy) {
        const auto index = 3 * (dy + 1) + dx + 1; // among nine cells, this one in the middle
        return 1U << (index > 4 ? index - 1 : index);
    }

    static constexpr std::uint32_t needed(Direction came, std::uint32_t legal) {
        const auto [dx, dy] = came;
        auto slots = bit(dx, dy);
        if (came.is_diagonal()) {
            slots |= bit(dx, 0) | bit(0, dy);
            slots |= (legal & bit(dx, 0)) != 0 ? 0 : bit(dx, -dy);
            slots |= (legal & bit(0, dy)) != 0 ? 0 : bit(-dx, dy);
            return slots;
        }
        for (const auto side : {-1, 1}) {
            const auto diagonal = dx != 0 ? bit(dx, side) : bit(side, dy);
            const auto beside = dx != 0 ? bit(0, side) : bit(side, 0);
            slots |= (legal & diagonal) != 0 ? 0 : diagonal | beside;
        }
        return slots;
    }

    std::array<std::array<std::uint8_t, 256>, direction_count> slots_{};
};

} // namespace astrolabe
