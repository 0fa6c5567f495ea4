#include "core/path/cell_swapping.h"

#include "core/path/turns.h"

#include <algorithm>
#include <cassert>
#include <optional>

namespace astrolabe {
namespace {

class Swapping {
  public:
    Swapping(const GridGraph& graph, std::span<const NodeId> path)
        : graph_(graph), path_(path.begin(), path.end()) {}

    void swap_all(std::uint32_t least_turns) {
        for (std::size_t at = 1; at + 1 < path_.size();) {
            if (swap(at, least_turns)) {
                at -= std::min(at - 1, reach);
            } else {
                ++at;
            }
        }
    }
    std::vector<NodeId> release() { return std::move(path_); }

  private:
    /// A cell affects the turns at itself and at the cells before and behind it.
    static constexpr std::size_t reach = 2;

    /// How good it is to have a cell at some index of the path.
    struct Fit {
        std::uint32_t turns = 0;
        Cost cost = 0;
        bool is_better_than(const Fit& other) const {
            return turns != other.turns ? turns < other.turns : cost < other.cost;
        }
    };

    /// Puts the best cell there that removes at least this many turns; returns whether there is one.
    bool swap(std::size_t at, std::uint32_t least_turns) {
        const auto old = path_[at];
        const auto kept = fit(at);
        assert(kept.has_value());
        auto best = *kept;
        auto best_cell = old;
        const auto cell = graph_.grid().cell(old);
        for (Slot slot = 0; slot < direction_count; ++slot) {
            const auto direction = directions[slot];
            const auto x = std::int64_t{cell.x} + direction.dx;
            const auto y = std::int64_t{cell.y} + direction.dy;
            if (!traits_of(graph_.lattice()).has_slot(cell.y, slot) || !graph_.grid().contains(x, y)) {
                continue;
            }
            path_[at] = graph_.grid().node({static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y)});
            const auto tried = fit(at);
            if (tried && tried->cost <= kept->cost && tried->turns + least_turns <= kept->turns &&
                tried->is_better_than(best)) {
                best = *tried;
                best_cell = path_[at];
            }
        }
        path_[at] = best_cell;
        return best_cell != old;
    }

    /// Of the cell that stands there now; nothing if a move is not legal.
    std::optional<Fit> fit(std::size_t at) const {
        const auto first = step(path_[at - 1], path_[at]);
        const auto second = step(path_[at], path_[at + 1]);
        if (!first || !second) {
            return std::nullopt;
        }
        const auto begin = at - std::min(at, reach);
        const auto end = std::min(at + reach + 1, path_.size());
        const auto around = std::span(path_).subspan(begin, end - begin);
        return Fit{.turns = turn_count(graph_.grid(), graph_.lattice(), around), .cost = *first + *second};
    }

    std::optional<Cost> step(NodeId from, NodeId to) const {
        const auto legal = graph_.legal_slots(from);
        for (Slot slot = 0; slot < direction_count; ++slot) {
            if ((legal >> slot & 1U) != 0) {
                const auto move = graph_.move(from, slot);
                if (move.to == to) {
                    return move.cost;
                }
            }
        }
        return std::nullopt;
    }

    const GridGraph& graph_;
    std::vector<NodeId> path_;
};

} // namespace

std::vector<NodeId> with_cells_swapped(const GridGraph& graph, std::span<const NodeId> path) {
    Swapping swapping(graph, path);
    swapping.swap_all(2);
    swapping.swap_all(1);
    return swapping.release();
}

} // namespace astrolabe
