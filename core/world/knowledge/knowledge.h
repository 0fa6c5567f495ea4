// What one team has seen of the board (fog). All its units share it; it stays when they go on, and may be out
// of date where no unit is near.
#pragma once

#include "core/world/knowledge/known_ground.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace astrolabe {

/// Whether the straight line from the middle of one cell of squares to that of another meets no wall in
/// between, and passes exactly through a corner only where at most one cell beside it is a wall. The cells at
/// the ends may be walls. O(cells crossed).
bool can_see(const Grid& grid, Cell from, Cell to);

class Knowledge {
  public:
    /// Nothing seen yet: everything is assumed to be as `unseen`, of the same size.
    explicit Knowledge(const KnownGround& unseen) : ground_(unseen), seen_(unseen.grid().cell_count()) {}

    const KnownGround& ground() const { return ground_; }
    void settle() { ground_.settle(); }
    bool has_seen(NodeId node) const { return seen_[index_of(node)] != 0; }
    /// One byte a cell, 1 for those seen; valid until the next see().
    std::span<const std::uint8_t> seen() const { return seen_; }

    /// The memory of this; shared parts count in proportion.
    std::size_t bytes() const { return seen_.size() + ground_.bytes(); }

    /// Learns what can be seen from this cell, along lines or everything within the radius; cells that touch
    /// it are always seen. O(radius²), and the lengths of the lines to what is not known yet.
    void see(const Grid& truth, Cell from, std::uint32_t radius, bool in_lines);

  private:
    KnownGround ground_;
    std::vector<std::uint8_t> seen_;
};

} // namespace astrolabe
