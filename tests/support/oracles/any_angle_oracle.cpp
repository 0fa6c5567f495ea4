#include "tests/support/oracles/any_angle_oracle.h"

#include "tests/support/oracles/sight_oracle.h"

#include <cmath>
#include <limits>

namespace astrolabe::test {
namespace {

double distance(Cell a, Cell b) {
    return std::hypot(static_cast<double>(a.x) - b.x, static_cast<double>(a.y) - b.y);
}

} // namespace

std::optional<double> shortest_any_angle_length(const Grid& grid, CornerRule rule, NodeId start,
                                                NodeId goal) {
    constexpr auto far = std::numeric_limits<double>::infinity();
    std::vector<double> lengths(grid.cell_count(), far);
    std::vector<bool> is_settled(grid.cell_count());
    lengths[index_of(start)] = 0;
    for (;;) {
        std::uint32_t nearest = 0;
        for (std::uint32_t index = 0; index < grid.cell_count(); ++index) {
            const bool is_better =
                is_settled[nearest] || (!is_settled[index] && lengths[index] < lengths[nearest]);
            nearest = is_better ? index : nearest;
        }
        if (is_settled[nearest] || lengths[nearest] == far) {
            return std::nullopt;
        }
        if (node_at(nearest) == goal) {
            return lengths[nearest];
        }
        is_settled[nearest] = true;
        const auto from = grid.cell(node_at(nearest));
        for (std::uint32_t index = 0; index < grid.cell_count(); ++index) {
            const auto to = grid.cell(node_at(index));
            const auto length = lengths[nearest] + distance(from, to);
            if (!is_settled[index] && length < lengths[index] && is_in_sight(grid, rule, from, to)) {
                lengths[index] = length;
            }
        }
    }
}

std::optional<double> length_if_walkable(const Grid& grid, CornerRule rule,
                                         std::span<const NodeId> waypoints) {
    double sum = 0;
    for (std::size_t i = 1; i < waypoints.size(); ++i) {
        const auto from = grid.cell(waypoints[i - 1]);
        const auto to = grid.cell(waypoints[i]);
        if (!is_in_sight(grid, rule, from, to)) {
            return std::nullopt;
        }
        sum += distance(from, to);
    }
    return sum;
}

} // namespace astrolabe::test
