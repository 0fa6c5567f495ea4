#include "core/grid/direction.h"
#include "core/precompute/components.h"

#include <algorithm>
#include <array>
#include <utility>

namespace astrolabe {
namespace {

/// The free cells that this one is joined to, or would be if it were free.
class Joined {
  public:
    Joined(const Grid& grid, NodeId node, bool joins_corners) {
        const auto cell = grid.cell(node);
        for (const auto direction : directions) {
            const Cell beside{cell.x + static_cast<std::uint32_t>(direction.dx),
                              cell.y + static_cast<std::uint32_t>(direction.dy)};
            if ((joins_corners || !direction.is_diagonal()) && grid.contains(beside.x, beside.y) &&
                grid.is_free(grid.node(beside))) {
                cells_[count_++] = grid.node(beside);
            }
        }
    }

    const NodeId* begin() const { return cells_.data(); }
    const NodeId* end() const { return cells_.data() + count_; }

  private:
    std::array<NodeId, direction_count> cells_;
    std::size_t count_ = 0;
};

/// Searches a component from all sides of a new wall, a cell from each in turn, until all that it was joined
/// to there is found to be joined or cut off, but for one piece: the smaller of two pieces is searched, and a
/// few times as many cells of the other.
class SidesSearch {
  public:
    /// Labels from the number of components on are marks of cells reached, one for each side.
    SidesSearch(const Grid& grid, Components& components, NodeId built, bool joins_corners)
        : grid_(&grid), labels_(&components.labels), first_mark_(components.count),
          joins_corners_(joins_corners) {
        for (const auto cell : Joined(grid, built, joins_corners)) {
            component_ = (*labels_)[index_of(cell)];
            piece_of_[side_count_] = side_count_;
            reach(cell, side_count_++);
        }
        pieces_ = side_count_;
    }
    SidesSearch(const SidesSearch&) = delete;
    SidesSearch& operator=(const SidesSearch&) = delete;
    ~SidesSearch() {
        for (const auto& cells : reached_) {
            for (const auto node : cells) {
                (*labels_)[index_of(node)] = component_;
            }
        }
    }

    bool has_sides() const { return side_count_ > 0; }
    /// Whether one piece at most is cut off, as far as that is known after so many cells, which counts down.
    bool run(std::size_t& cells) {
        for (std::uint32_t side = 0; pieces_ > 1; side = (side + 1) % side_count_) {
            if (next_[side] == reached_[side].size()) {
                continue;
            }
            if (cells == 0) {
                return false;
            }
            --cells;
            go_on_from(reached_[side][next_[side]++], side);
            if (--waiting_[piece_of_[side]] == 0) {
                if (cut_off_ != none_cut_off) {
                    return false;
                }
                cut_off_ = piece_of_[side];
                --pieces_;
            }
        }
        return true;
    }
    /// The cells that are cut off; none if the component is still one.
    std::vector<NodeId> cut_off() const {
        std::vector<NodeId> cells;
        for (std::uint32_t side = 0; side < side_count_; ++side) {
            if (piece_of_[side] == cut_off_) {
                cells.insert(cells.end(), reached_[side].begin(), reached_[side].end());
            }
        }
        return cells;
    }

  private:
    static constexpr std::uint32_t none_cut_off = direction_count;

    void go_on_from(NodeId node, std::uint32_t side) {
        for (const auto other : Joined(*grid_, node, joins_corners_)) {
            const auto label = (*labels_)[index_of(other)];
            if (label == component_) {
                reach(other, side);
            } else {
                join(piece_of_[side], piece_of_[label - first_mark_]);
            }
        }
    }
    void reach(NodeId node, std::uint32_t side) {
        (*labels_)[index_of(node)] = first_mark_ + side;
        ++waiting_[piece_of_[side]];
        reached_[side].push_back(node);
    }
    void join(std::uint32_t piece, std::uint32_t other) {
        if (piece != other) {
            std::replace(piece_of_.begin(), piece_of_.end(), other, piece);
            waiting_[piece] += waiting_[other];
            --pieces_;
        }
    }

    const Grid* grid_;
    std::vector<std::uint32_t>* labels_;
    std::uint32_t first_mark_;
    bool joins_corners_;
    std::uint32_t component_ = Components::none;
    std::uint32_t side_count_ = 0;
    std::array<std::vector<NodeId>, direction_count> reached_; ///< From each side.
    std::array<std::size_t, direction_count> next_{};          ///< The search goes on from this one.
    std::array<std::uint32_t, direction_count> piece_of_{};    ///< By side.
    std::array<std::uint32_t, direction_count> waiting_{};     ///< Cells of the piece that it goes on from.
    std::uint32_t pieces_ = 0;                                 ///< With such cells.
    std::uint32_t cut_off_ = none_cut_off;
};

} // namespace

bool Components::update_at(const Grid& grid, const MoveRules& rules, NodeId changed, UpdateBudget& budget) {
    if (rules.lattice != Lattice::Squares) {
        return false;
    }
    const bool joins_corners = traits_of(rules.corner).free_sides == 0;
    return grid.is_free(changed) ? join_at(grid, changed, joins_corners, budget)
                                 : split_at(grid, changed, joins_corners, budget);
}

bool Components::join_at(const Grid& grid, NodeId freed, bool joins_corners, UpdateBudget& budget) {
    const Joined sides(grid, freed, joins_corners);
    auto joined = none;
    for (const auto side : sides) {
        joined = std::min(joined, label(side));
    }
    if (joined == none) {
        if (!budget.take_renumbering()) {
            return false;
        }
        labels[index_of(freed)] = add(freed, none);
        return true;
    }
    if (!set_first(joined, std::min(firsts[joined], freed))) {
        return false;
    }
    labels[index_of(freed)] = joined;
    for (const auto side : sides) {
        const auto other = label(side);
        if (other != joined) {
            if (!budget.take_renumbering()) {
                return false;
            }
            remove(other, joined);
        }
    }
    return true;
}

bool Components::split_at(const Grid& grid, NodeId built, bool joins_corners, UpdateBudget& budget) {
    const auto component = std::exchange(labels[index_of(built)], none);
    std::vector<NodeId> cut_off;
    bool is_last_cell = false;
    {
        SidesSearch search(grid, *this, built, joins_corners);
        if (!search.run(budget.searched)) {
            return false;
        }
        is_last_cell = !search.has_sides();
        cut_off = search.cut_off();
    }
    if ((is_last_cell || !cut_off.empty()) && !budget.take_renumbering()) {
        return false;
    }
    if (is_last_cell) {
        remove(component, none);
        return true;
    }
    for (const auto node : cut_off) {
        labels[index_of(node)] = none;
    }
    const auto first = node_at(static_cast<std::uint32_t>(
        std::find(labels.begin() + index_of(firsts[component]), labels.end(), component) - labels.begin()));
    if (cut_off.empty()) {
        return set_first(component, first);
    }
    const auto first_cut_off = *std::min_element(cut_off.begin(), cut_off.end());
    const bool is_cut_off_later = first < first_cut_off;
    if (!set_first(component, std::min(first, first_cut_off))) {
        return false;
    }
    const auto added = add(std::max(first, first_cut_off), is_cut_off_later ? none : component);
    for (const auto node : cut_off) {
        labels[index_of(node)] = is_cut_off_later ? added : component;
    }
    return true;
}

bool Components::set_first(std::uint32_t component, NodeId first) {
    firsts[component] = first;
    return (component == 0 || firsts[component - 1] < first) &&
           (component + 1 == count || first < firsts[component + 1]);
}

std::uint32_t Components::add(NodeId first, std::uint32_t from) {
    auto added = count++;
    firsts.push_back(first);
    for (; added > 0 && firsts[added - 1] > first; --added) {
        std::swap(firsts[added - 1], firsts[added]);
    }
    renumber(from, added, added, 1);
    return added;
}

void Components::remove(std::uint32_t component, std::uint32_t to) {
    firsts.erase(firsts.begin() + component);
    --count;
    renumber(component, to, component + 1, none); // that is, -1
}

} // namespace astrolabe
