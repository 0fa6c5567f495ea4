#include "core/grid/line_length.h"

#include <cmath>

namespace astrolabe {
namespace {

constexpr Cost square(Cost number) { return number * number; }

/// Smallest whole number whose square, doubled, is at least `number`. Exact below 2^52.
Cost root_of_half_rounded_up(Cost number) {
    auto root = static_cast<Cost>(std::sqrt(static_cast<double>(number) / 2));
    while (root > 0 && 2 * square(root - 1) >= number) {
        --root;
    }
    while (2 * square(root) < number) {
        ++root;
    }
    return root;
}

Cost axis_length(std::uint32_t a, std::uint32_t b) { return a > b ? a - b : b - a; }

} // namespace

Cost line_length(Cell from, Cell to) {
    // At most 8119² * 2 * 4095² < 2^52.
    return root_of_half_rounded_up(square(any_angle_costs.diagonal) *
                                   (square(axis_length(from.x, to.x)) + square(axis_length(from.y, to.y))));
}

Cost length_of_path(const Grid& grid, std::span<const NodeId> waypoints) {
    Cost sum = 0;
    for (std::size_t i = 1; i < waypoints.size(); ++i) {
        sum += line_length(grid.cell(waypoints[i - 1]), grid.cell(waypoints[i]));
    }
    return sum;
}

} // namespace astrolabe
