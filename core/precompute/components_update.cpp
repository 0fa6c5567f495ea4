#include "core/grid/direction.h"
#include "core/precompute/components.h"

#include <array>

namespace astrolabe {
namespace {

/// The free cells at most `reach` away from one of a board, in each direction, that are joined to each other.
template <std::uint32_t reach> class Surroundings {
  public:
    Surroundings(const Grid& grid, Cell middle, bool joins_corners)
        : grid_(&grid), left_(middle.x - reach), top_(middle.y - reach), joins_corners_(joins_corners) {}

    /// Reaches a free cell, and all that are joined to it in here.
    void flood(Cell from) {
        add(from);
        for (std::size_t next = 0; next < count_; ++next) {
            const auto cell = cells_[next];
            for (const auto direction : directions) {
                if (joins_corners_ || !direction.is_diagonal()) {
                    add({cell.x + static_cast<std::uint32_t>(direction.dx),
                         cell.y + static_cast<std::uint32_t>(direction.dy)});
                }
            }
        }
    }

    bool has_reached(Cell cell) const { return is_reached_[place_of(cell)]; }
    bool has_reached_none() const { return count_ == 0; }

  private:
    static constexpr std::uint32_t side = 2 * reach + 1;

    // Coordinates left of the board, and above it, wrap around, and so do these differences.
    bool contains(Cell cell) const { return cell.x - left_ < side && cell.y - top_ < side; }
    std::size_t place_of(Cell cell) const { return std::size_t{cell.y - top_} * side + (cell.x - left_); }

    void add(Cell cell) {
        if (contains(cell) && !has_reached(cell) && grid_->contains(cell.x, cell.y) &&
            grid_->is_free(grid_->node(cell))) {
            is_reached_[place_of(cell)] = true;
            cells_[count_++] = cell;
        }
    }

    const Grid* grid_;
    std::uint32_t left_;
    std::uint32_t top_;
    bool joins_corners_;
    std::array<bool, std::size_t{side} * side> is_reached_{};
    std::array<Cell, std::size_t{side} * side> cells_{};
    std::size_t count_ = 0;
};

/// Calls `each` with the free cells that are joined to this one, or would be if it were free.
template <class Each>
void for_each_joined(const Grid& grid, Cell cell, bool joins_corners, const Each& each) {
    for (const auto direction : directions) {
        const Cell beside{cell.x + static_cast<std::uint32_t>(direction.dx),
                          cell.y + static_cast<std::uint32_t>(direction.dy)};
        if ((joins_corners || !direction.is_diagonal()) && grid.contains(beside.x, beside.y) &&
            grid.is_free(grid.node(beside))) {
            each(beside);
        }
    }
}

/// Whether what this wall was joined to is joined without it, by cells at most `reach` away.
template <std::uint32_t reach> bool is_bypassed(const Grid& grid, Cell built, bool joins_corners) {
    Surroundings<reach> surroundings(grid, built, joins_corners);
    bool are_reached = true;
    for_each_joined(grid, built, joins_corners, [&](Cell cell) {
        if (surroundings.has_reached_none()) {
            surroundings.flood(cell);
        }
        are_reached = are_reached && surroundings.has_reached(cell);
    });
    return are_reached;
}

} // namespace

bool Components::update_at(const Grid& grid, const MoveRules& rules, NodeId changed) {
    if (rules.lattice != Lattice::Squares) {
        return false;
    }
    const bool joins_corners = traits_of(rules.corner).free_sides == 0;
    const auto cell = grid.cell(changed);
    auto joined = none;
    bool is_joined_to_several = false;
    for_each_joined(grid, cell, joins_corners, [&](Cell beside) {
        const auto other = label(grid.node(beside));
        is_joined_to_several = is_joined_to_several || (joined != none && joined != other);
        joined = other;
    });
    if (joined == none || is_joined_to_several) {
        return false;
    }
    if (grid.is_free(changed)) {
        labels[index_of(changed)] = joined;
        return index_of(changed) > index_of(firsts[joined]);
    }
    labels[index_of(changed)] = none;
    // Most often a small search is sufficient.
    return firsts[joined] != changed && (is_bypassed<1>(grid, cell, joins_corners) ||
                                         is_bypassed<update_reach>(grid, cell, joins_corners));
}

} // namespace astrolabe
