// The ground as a team assumes it: factors and the moves that follow from them. Snapshots of it are lent to
// searches and kept by copies of a world; a change makes a new one only while an old one is kept. It
// remembers recent changes, so that paths need not be checked against the whole of it.
#pragma once

#include "core/grid/grid.h"
#include "core/grid/moves.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace astrolabe {

/// Whether one legal move leads from one cell to the other. O(1).
inline bool is_legal_step(const Grid& grid, const Moves& moves, NodeId from, NodeId to) {
    const auto a = grid.cell(from);
    const auto b = grid.cell(to);
    const auto dx = static_cast<std::int32_t>(b.x - a.x);
    const auto dy = static_cast<std::int32_t>(b.y - a.y);
    return dx >= -1 && dx <= 1 && dy >= -1 && dy <= 1 && from != to &&
           (moves.mask(from) >> slot_towards(dx, dy) & 1U) != 0;
}

struct Ground {
    Grid grid;
    Moves moves;
};

class KnownGround {
  public:
    KnownGround(const Grid& grid, const MoveRules& rules)
        : ground_(std::make_shared<Ground>(Ground{grid, Moves(grid, rules)})) {}

    const Grid& grid() const { return ground_->grid; }
    const Moves& moves() const { return ground_->moves; }
    std::shared_ptr<const Ground> snapshot() const { return ground_; }
    /// Increases by 1 with every factor that changes.
    std::uint32_t version() const { return version_; }

    /// The cells that changed since `settled_version()`, in order; not all of them if there were too many to
    /// remember.
    std::span<const NodeId> changes() const { return changes_; }
    bool has_all_changes() const { return version_ - settled_version_ == changes_.size(); }
    std::uint32_t settled_version() const { return settled_version_; }
    /// The memory of this: two bytes a cell, divided among all owners.
    std::size_t bytes() const {
        return 2 * std::size_t{grid().cell_count()} / static_cast<std::size_t>(ground_.use_count()) +
               changes_.capacity() * sizeof(NodeId);
    }
    /// Starts a new list of changes.
    void settle() {
        changes_.clear();
        settled_version_ = version_;
    }

    /// Returns whether that was a change. O(1), or O(cells) for the first change after a snapshot.
    bool set_factor(NodeId node, Factor factor) {
        if (ground_->grid.factor(node) == factor) {
            return false;
        }
        if (ground_.use_count() > 1) {
            ground_ = std::make_shared<Ground>(*ground_);
        }
        ground_->grid.set_factor(node, factor);
        ground_->moves.update_around(ground_->grid, node);
        ++version_;
        if (changes_.size() < most_changes) {
            changes_.push_back(node);
        }
        return true;
    }

  private:
    static constexpr std::size_t most_changes = 1024;

    std::shared_ptr<Ground> ground_;
    std::uint32_t version_ = 1;
    std::uint32_t settled_version_ = 1;
    std::vector<NodeId> changes_;
};

} // namespace astrolabe
