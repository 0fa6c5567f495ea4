#include "core/kernels/increment_table.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace astrolabe {
namespace {

/// Cells up to this far from the goal cover every region.
constexpr std::int32_t reach = 3;

Cell beside_goal(std::int32_t dx, std::int32_t dy) {
    constexpr std::int32_t goal = reach + 1;
    return {static_cast<std::uint32_t>(goal + dx), static_cast<std::uint32_t>(goal + dy)};
}

} // namespace

bool IncrementTable::exists_for(HeuristicKind kind, const MoveRules& rules, const CostModel& costs) {
    constexpr Cost limit = Cost{1} << 30U; // no increment is larger than two steps
    if (std::max(costs.straight, costs.diagonal) >= limit ||
        !traits_of(rules.lattice).has_eight_directions()) {
        return false;
    }
    const bool has_diagonals = rules.has_diagonals();
    switch (kind) {
    case HeuristicKind::Octile:
        return costs.diagonal <= 2 * costs.straight && (!has_diagonals || costs.diagonal >= costs.straight);
    case HeuristicKind::Chebyshev:
        return !has_diagonals || costs.diagonal >= costs.straight;
    case HeuristicKind::Manhattan:
        return !has_diagonals || costs.diagonal >= 2 * costs.straight;
    case HeuristicKind::Zero:
        return true;
    case HeuristicKind::Euclidean:
    case HeuristicKind::Hex:
    case HeuristicKind::HexEuclidean:
        break; // hexes, or increments that differ everywhere
    }
    return false;
}

std::optional<IncrementTable> IncrementTable::make(HeuristicKind kind, const MoveRules& rules,
                                                   const CostModel& costs) {
    if (!exists_for(kind, rules, costs)) {
        return std::nullopt;
    }
    const auto increment = [&](std::int32_t dx, std::int32_t dy, Direction move) {
        const auto h = [&](Cell cell) {
            return static_cast<std::int64_t>(grid_distance(kind, costs, cell, beside_goal(0, 0)));
        };
        const auto step = static_cast<std::int64_t>(move.is_diagonal() ? costs.diagonal : costs.straight);
        return step + h(beside_goal(dx + move.dx, dy + move.dy)) - h(beside_goal(dx, dy));
    };
    const auto for_each_move = [&](auto&& each) {
        for (std::int32_t dy = -reach; dy <= reach; ++dy) {
            for (std::int32_t dx = -reach; dx <= reach; ++dx) {
                for (Slot slot = 0; slot < direction_count; ++slot) {
                    if (rules.has_diagonals() || !directions[slot].is_diagonal()) {
                        each(dx, dy, slot, increment(dx, dy, directions[slot]));
                    }
                }
            }
        }
    };

    std::vector<std::int64_t> found{0};
    for_each_move([&](std::int32_t, std::int32_t, Slot, std::int64_t by) { found.push_back(by); });
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    if (found.front() < 0 || found.size() > max_increments ||
        found.back() > std::numeric_limits<std::int32_t>::max()) {
        return std::nullopt;
    }

    IncrementTable table;
    table.count_ = found.size();
    std::transform(found.begin(), found.end(), table.increments_.begin(),
                   [](std::int64_t by) { return static_cast<std::uint32_t>(by); });
    for_each_move([&](std::int32_t dx, std::int32_t dy, Slot slot, std::int64_t by) {
        const auto index = std::lower_bound(found.begin(), found.end(), by) - found.begin();
        table.rows_[region_of(dx, dy)][slot] = static_cast<std::uint8_t>(index);
    });
    return table;
}

} // namespace astrolabe
