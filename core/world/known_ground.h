// The ground as somebody takes it to be: factors and the moves that follow from them. Snapshots of it are
// lent to searches and kept by copies of a world; a change makes a new one only while an old one is kept.
#pragma once

#include "core/grid/grid.h"
#include "core/grid/moves.h"

#include <cstdint>
#include <memory>

namespace astrolabe {

/// Whether one legal move leads from one cell to the other. O(1).
inline bool is_legal_step(const Grid& grid, const Moves& moves, NodeId from, NodeId to) {
    const auto a = grid.cell(from);
    const auto b = grid.cell(to);
    const auto down = b.y - a.y + 1; // modulo 2^32, as all that follows
    const auto right = b.x - a.x + 1;
    const auto place = 3 * down + right; // 4 is the middle
    return down <= 2 && right <= 2 && place != 4 && (moves.mask(from) >> (place - place / 5) & 1U) != 0;
}

struct Ground {
    Grid grid;
    Moves moves;
};

class KnownGround {
  public:
    KnownGround(const Grid& grid, CornerRule rule)
        : ground_(std::make_shared<Ground>(Ground{grid, Moves(grid, rule)})) {}

    const Grid& grid() const { return ground_->grid; }
    const Moves& moves() const { return ground_->moves; }
    std::shared_ptr<const Ground> snapshot() const { return ground_; }
    /// Grows by 1 with every factor that changes.
    std::uint32_t version() const { return version_; }

    /// Whether that was a change. O(1), or O(cells) for the first change after a snapshot.
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
        return true;
    }

  private:
    std::shared_ptr<Ground> ground_;
    std::uint32_t version_ = 1;
};

} // namespace astrolabe
