// By how much a move increases f. On plain ground that depends only on the direction of the goal from the
// cell left, and only a handful of different values occur. Ground of one other factor multiplies them all,
// which changes no order.
#pragma once

#include "core/heuristic/grid_heuristic.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <span>

namespace astrolabe {

/// A move of cost c from a to b increases f = g + h by c + h(b) - h(a). With s and d the costs of a straight
/// and a diagonal step:
///
///     octile       0, 2 s - d, 2 d - 2 s, d, 2 s, 2 d
///     Chebyshev    0, s, 2 s, d - s, d, d + s
///     Manhattan    0, 2 s                                (moves in four directions)
///     zero         s, d
///
/// Which of them it is depends on the move, on the side of the goal on which the cell lies, and on whether
/// the goal is further along the row or along the column; not on the distance.
class IncrementTable {
  public:
    /// 0 and at most five others.
    static constexpr std::size_t max_increments = 6;
    // Left, in its column, right; above, in its row, below; and |dx| - |dy| limited to ±2.
    static constexpr std::int32_t furthest = 2;
    static constexpr std::size_t region_count = 3 * 3 * (2 * furthest + 1);
    /// Indices in increments(), by slot.
    using Row = std::array<std::uint8_t, direction_count>;

    /// Whether no move can lower f (the heuristic is consistent), there are no more than these increments,
    /// and each is below 2^31. O(1).
    static bool exists_for(HeuristicKind kind, const MoveRules& rules, const CostModel& costs);

    /// Nothing if there is none, which is checked move by move. Microseconds.
    static std::optional<IncrementTable> make(HeuristicKind kind, const MoveRules& rules,
                                              const CostModel& costs);

    /// Ascending, the first is 0.
    std::span<const std::uint32_t> increments() const { return {increments_.data(), count_}; }

    /// For a cell that lies dx columns to the right of the goal and dy rows below it.
    const Row& row(std::int32_t dx, std::int32_t dy) const { return rows_[region_of(dx, dy)]; }

    /// The number of the region in which such a cell lies; all cells of one have the same row.
    static std::size_t region_of(std::int32_t dx, std::int32_t dy) {
        const auto excess = std::abs(dx) - std::abs(dy);
        const auto clamped = std::clamp(excess, -furthest, furthest);
        const auto side = 3 * (sign(dy) + 1) + sign(dx) + 1;
        const auto region = (2 * furthest + 1) * side + clamped + furthest;
        return static_cast<std::size_t>(region);
    }
    const Row& row_of_region(std::size_t region) const { return rows_[region]; }

  private:
    /// -1, 0 or 1: shifts take fewer instructions than comparisons.
    static constexpr std::int32_t sign(std::int32_t value) {
        const auto bits = static_cast<std::uint32_t>(value);
        return (value >> 31) + static_cast<std::int32_t>((0 - bits) >> 31U);
    }

    std::array<Row, region_count> rows_{};
    std::array<std::uint32_t, max_increments> increments_{};
    std::size_t count_ = 0;
};

} // namespace astrolabe
