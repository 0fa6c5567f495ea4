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

/// Searches a component from all sides of a new wall in turn, until all that it was joined to there is found
/// to be joined or cut off, but for one piece: the smaller of two pieces is searched, and as many cells of
/// the other.
class SidesSearch {
  public:
    /// Labels from the number of components on are marks of cells reached, one for each side.
    SidesSearch(const Grid& grid, Components& components, NodeId built, bool joins_corners)
        : grid_(&grid), labels_(&components.labels), first_mark_(components.count),
          joins_corners_(joins_corners) {
        for (const auto side : Joined(grid, built, joins_corners)) {
            component_ = (*labels_)[index_of(side)];
            piece_of_[pieces_] = pieces_;
            reach(side, pieces_++);
        }
    }
    SidesSearch(const SidesSearch&) = delete;
    SidesSearch& operator=(const SidesSearch&) = delete;
    ~SidesSearch() {
        for (const auto node : reached_) {
            (*labels_)[index_of(node)] = component_;
        }
    }

    /// Whether the pieces are known after at most so many cells.
    bool run(std::size_t most) {
        for (std::size_t next = 0; pieces_ > 1; ++next) {
            if (next == most) {
                return false;
            }
            const auto node = reached_[next];
            const auto side = side_of(node);
            for (const auto other : Joined(*grid_, node, joins_corners_)) {
                if ((*labels_)[index_of(other)] == component_) {
                    reach(other, side);
                } else {
                    join(piece_of_[side], piece_of_[side_of(other)]);
                }
            }
            if (--waiting_[piece_of_[side]] == 0) {
                cut_off_ = piece_of_[side];
                ++cut_off_count_;
                --pieces_;
            }
        }
        return cut_off_count_ <= 1;
    }
    bool has_sides() const { return !reached_.empty(); }
    /// The cells that are cut off; none if the component is still one.
    std::vector<NodeId> cut_off() const {
        std::vector<NodeId> cells;
        for (const auto node : reached_) {
            if (cut_off_count_ > 0 && piece_of_[side_of(node)] == cut_off_) {
                cells.push_back(node);
            }
        }
        return cells;
    }

  private:
    std::uint32_t side_of(NodeId node) const { return (*labels_)[index_of(node)] - first_mark_; }
    void reach(NodeId node, std::uint32_t side) {
        (*labels_)[index_of(node)] = first_mark_ + side;
        ++waiting_[piece_of_[side]];
        reached_.push_back(node);
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
    std::array<std::uint32_t, direction_count> piece_of_{}; ///< By side.
    std::array<std::uint32_t, direction_count>
        waiting_{};            ///< Cells of the piece from which the search goes on.
    std::uint32_t pieces_ = 0; ///< With such cells.
    std::uint32_t cut_off_ = 0;
    std::uint32_t cut_off_count_ = 0;
    std::vector<NodeId> reached_;
};

/// Whether it may be done once more.
bool may_renumber(std::uint32_t& renumberings) { return renumberings > 0 && renumberings-- > 0; }

} // namespace

bool Components::update_at(const Grid& grid, const MoveRules& rules, NodeId changed,
                           std::uint32_t& renumberings) {
    if (rules.lattice != Lattice::Squares) {
        return false;
    }
    const bool joins_corners = traits_of(rules.corner).free_sides == 0;
    return grid.is_free(changed) ? join_at(grid, changed, joins_corners, renumberings)
                                 : split_at(grid, changed, joins_corners, renumberings);
}

bool Components::join_at(const Grid& grid, NodeId freed, bool joins_corners, std::uint32_t& renumberings) {
    const Joined sides(grid, freed, joins_corners);
    auto joined = none;
    for (const auto side : sides) {
        joined = std::min(joined, label(side));
    }
    if (joined == none) {
        if (!may_renumber(renumberings)) {
            return false;
        }
        labels[index_of(freed)] = add(freed, none);
        return true;
    }
    if (!keeps_place(joined, std::min(firsts[joined], freed))) {
        return false;
    }
    labels[index_of(freed)] = joined;
    for (const auto side : sides) {
        const auto other = label(side);
        if (other != joined) {
            if (!may_renumber(renumberings)) {
                return false;
            }
            remove(other, joined);
        }
    }
    return true;
}

bool Components::split_at(const Grid& grid, NodeId built, bool joins_corners, std::uint32_t& renumberings) {
    const auto component = std::exchange(labels[index_of(built)], none);
    std::vector<NodeId> cut_off;
    bool is_last_cell = false;
    {
        SidesSearch search(grid, *this, built, joins_corners);
        if (!search.run(most_searched)) {
            return false;
        }
        is_last_cell = !search.has_sides();
        cut_off = search.cut_off();
    }
    if ((is_last_cell || !cut_off.empty()) && !may_renumber(renumberings)) {
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
        return keeps_place(component, first);
    }
    const auto first_cut_off = *std::min_element(cut_off.begin(), cut_off.end());
    const bool is_cut_off_later = first < first_cut_off;
    if (!keeps_place(component, std::min(first, first_cut_off))) {
        return false;
    }
    const auto added = add(std::max(first, first_cut_off), is_cut_off_later ? none : component);
    for (const auto node : cut_off) {
        labels[index_of(node)] = is_cut_off_later ? added : component;
    }
    return true;
}

bool Components::keeps_place(std::uint32_t component, NodeId first) {
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
