#include "core/precompute/sight_lines.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

namespace astrolabe {
namespace {

std::int64_t extent(std::uint32_t a, std::uint32_t b) { return a > b ? a - b : b - a; }

/// units × √(dx² + dy²), rounded to a whole number; exact.
std::int64_t length(std::int64_t dx, std::int64_t dy, std::int64_t units) {
    // Half of twice the length rounded down, rounded up. At most 4 × 10^8 × 2 × 4095² < 2^54.
    const auto square = 4 * units * units * (dx * dx + dy * dy);
    auto twice = static_cast<std::int64_t>(std::sqrt(static_cast<double>(square)));
    while (twice * twice > square) {
        --twice;
    }
    while ((twice + 1) * (twice + 1) <= square) {
        ++twice;
    }
    return (twice + 1) / 2;
}

} // namespace

SightLines::SightLines(const Grid& grid, CornerRule rule, std::vector<Cell> waypoints,
                       std::uint32_t units_a_cell)
    : grid_(&grid), rule_(rule), waypoints_(std::move(waypoints)), units_a_cell_(units_a_cell) {
    assert(waypoints_.size() <= graph_limits::nodes);
    assert(units_a_cell >= 1 && units_a_cell <= most_units_a_cell);
}

bool SightLines::advance(std::uint64_t cells) {
    for (std::uint64_t done = 0; done < cells && !is_done();) {
        const auto from = waypoints_[from_];
        const auto to = waypoints_[to_];
        trace(from, to);
        done += static_cast<std::uint64_t>(extent(from.x, to.x) + extent(from.y, to.y)) + 1;
        if (++to_ == waypoints_.size()) {
            to_ = ++from_ + 1;
        }
    }
    return is_done();
}

double SightLines::progress() const {
    const auto count = static_cast<double>(waypoints_.size());
    const auto from = static_cast<double>(from_);
    const auto done = from * (2 * count - from - 1) / 2 + static_cast<double>(to_ - from_ - 1);
    return is_done() ? 1 : done / (count * (count - 1) / 2);
}

void SightLines::trace(Cell from, Cell to) {
    const bool is_free = grid_->is_free(grid_->node(from)) && grid_->is_free(grid_->node(to));
    if (from == to || !is_free || !has_line_of_sight(*grid_, rule_, from, to)) {
        return;
    }
    const auto cost = length(extent(from.x, to.x), extent(from.y, to.y), units_a_cell_);
    const auto here = static_cast<std::int64_t>(from_);
    const auto there = static_cast<std::int64_t>(to_);
    edges_.push_back({here, there, cost});
    edges_.push_back({there, here, cost});
}

std::vector<Cell> cells_at_corners(const Grid& grid, std::size_t most) {
    std::vector<Cell> cells;
    const auto is_free = [&](std::int64_t x, std::int64_t y) {
        return grid.contains(x, y) &&
               grid.is_free(grid.node({static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y)}));
    };
    for (std::uint32_t index = 0; index < grid.cell_count() && cells.size() < most; ++index) {
        const auto cell = grid.cell(node_at(index));
        const std::int64_t x = cell.x;
        const std::int64_t y = cell.y;
        const auto shows_corner = [&](std::int64_t dx, std::int64_t dy) {
            return grid.contains(x + dx, y + dy) && !is_free(x + dx, y + dy) && is_free(x + dx, y) &&
                   is_free(x, y + dy);
        };
        const bool is_at_corner =
            shows_corner(-1, -1) || shows_corner(1, -1) || shows_corner(-1, 1) || shows_corner(1, 1);
        if (is_free(x, y) && is_at_corner) {
            cells.push_back(cell);
        }
    }
    return cells;
}

} // namespace astrolabe
