#include "core/grid/grid.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <numeric>
#include <utility>

namespace astrolabe {

void FactorCounts::add(std::span<const Factor> cells) {
    for (std::size_t index = 0; index < cells.size(); ++index) {
        ++counts_[index % counts_.size()][cells[index]];
    }
}

std::array<std::uint32_t, 256> FactorCounts::all() const {
    std::array<std::uint32_t, 256> sums{};
    for (const auto& counts : counts_) {
        std::transform(counts.begin(), counts.end(), sums.begin(), sums.begin(), std::plus<>());
    }
    return sums;
}

Grid::Grid(std::uint32_t width, std::uint32_t height, Factor everywhere)
    : width_(width), height_(height), factors_(std::size_t{width} * height, everywhere) {
    assert(is_valid_size(width, height));
    cells_with_factor_[everywhere] = cell_count();
}

Grid::Grid(std::uint32_t width, std::uint32_t height, std::vector<Factor> factors, std::vector<Extra> extras)
    : width_(width), height_(height), factors_(std::move(factors)), extras_(std::move(extras)) {
    assert(is_valid_size(width, height));
    assert(factors_.size() == std::size_t{width} * height);
    assert(extras_.empty() || extras_.size() == factors_.size());
    FactorCounts counts;
    counts.add(factors_);
    cells_with_factor_ = counts.all();
    cells_with_extra_ = static_cast<std::uint32_t>(extras_.size()) -
                        static_cast<std::uint32_t>(std::count(extras_.begin(), extras_.end(), Extra{0}));
    if (cells_with_extra_ == 0) {
        extras_ = {};
    }
    for (std::size_t index = 0; index < extras_.size(); ++index) {
        cells_with_added_cost_ += factors_[index] != wall && extras_[index] != 0 ? 1U : 0U;
    }
}

Grid::Grid(std::uint32_t width, std::uint32_t height, std::vector<Factor> factors, const FactorCounts& counts)
    : width_(width), height_(height), factors_(std::move(factors)), cells_with_factor_(counts.all()) {
    assert(is_valid_size(width, height));
    assert(factors_.size() == std::size_t{width} * height);
    assert(std::accumulate(cells_with_factor_.begin(), cells_with_factor_.end(), 0U) == cell_count());
}

void Grid::set_factor(NodeId node, Factor factor) { set_ground(node, factor); }

void Grid::set_ground(NodeId node, GroundNumber ground) {
    assert(contains(node) && is_ground(ground));
    const auto factor = factor_of(ground);
    const auto extra = extra_of(ground);
    cells_with_added_cost_ -= added(node) != 0 ? 1U : 0U;
    cells_with_added_cost_ += factor != wall && extra != 0 ? 1U : 0U;
    --cells_with_factor_[factors_[index_of(node)]];
    ++cells_with_factor_[factor];
    factors_[index_of(node)] = factor;
    if (extra == this->extra(node)) {
        return;
    }
    if (extras_.empty()) {
        extras_.resize(factors_.size());
    }
    cells_with_extra_ += extra != 0 ? 1U : 0U;
    cells_with_extra_ -= extras_[index_of(node)] != 0 ? 1U : 0U;
    extras_[index_of(node)] = extra;
    if (cells_with_extra_ == 0) {
        extras_ = {};
    }
}

Factor Grid::cheapest_factor() const {
    for (std::size_t factor = plain; factor < cells_with_factor_.size(); ++factor) {
        if (cells_with_factor_[factor] != 0) {
            return static_cast<Factor>(factor);
        }
    }
    return plain;
}

Grid resized(const Grid& grid, std::uint32_t width, std::uint32_t height) {
    Grid result(width, height);
    for (std::uint32_t y = 0; y < std::min(height, grid.height()); ++y) {
        for (std::uint32_t x = 0; x < std::min(width, grid.width()); ++x) {
            result.set_ground(result.node({x, y}), grid.ground(grid.node({x, y})));
        }
    }
    return result;
}

Grid flattened(const Grid& grid) {
    auto flat = grid;
    for (std::uint32_t index = 0; index < grid.cell_count(); ++index) {
        flat.set_factor(node_at(index), std::min(grid.factor(node_at(index)), plain));
    }
    return flat;
}

NodeId nearest_free_cell(const Grid& grid, NodeId from, Lattice lattice) {
    const auto& traits = traits_of(lattice);
    const auto centre = grid.cell(from);
    const std::int64_t cx = centre.x;
    const std::int64_t cy = centre.y;
    const std::int64_t furthest =
        std::max({cx, cy, std::int64_t{grid.width()} - 1 - cx, std::int64_t{grid.height()} - 1 - cy});

    NodeId best = NodeId::None;
    std::uint32_t best_square = 0;
    const auto consider = [&](std::int64_t x, std::int64_t y) {
        if (!grid.contains(x, y)) {
            return;
        }
        const Cell cell{static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y)};
        const auto node = grid.node(cell);
        const auto square = traits.squared_distance(cell, centre);
        const bool is_nearer = best == NodeId::None || square < best_square ||
                               (square == best_square && index_of(node) < index_of(best));
        if (grid.is_free(node) && is_nearer) {
            best = node;
            best_square = square;
        }
    };
    for (std::int64_t ring = 0; ring <= furthest; ++ring) {
        // The nearest cells of the square ring at distance `ring` are those `ring` rows away.
        if (best != NodeId::None && traits.row_squared * ring * ring > best_square) {
            break;
        }
        for (std::int64_t along = -ring; along <= ring; ++along) {
            consider(cx + along, cy - ring);
            consider(cx + along, cy + ring);
            consider(cx - ring, cy + along);
            consider(cx + ring, cy + along);
        }
    }
    return best;
}

} // namespace astrolabe
