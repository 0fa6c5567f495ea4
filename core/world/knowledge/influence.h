// The influence map: what entering a cell costs in addition to its ground, as danger or a crowd. Units leave
// it, it can be painted, and it fades.
#pragma once

#include "core/graph/graph.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace astrolabe {

/// Influence of 10 costs as much as a straight step over plain ground.
inline constexpr Cost influence_of_a_step = 10;

class Influence {
  public:
    static constexpr std::uint16_t most = 10'000; ///< In one cell.

    explicit Influence(std::uint32_t cell_count)
        : cells_(std::make_shared<std::vector<std::uint16_t>>(cell_count)) {}

    std::uint16_t at(NodeId node) const { return (*cells_)[index_of(node)]; }
    /// Valid until it changes.
    std::span<const std::uint16_t> cells() const { return *cells_; }
    std::shared_ptr<const std::vector<std::uint16_t>> snapshot() const { return cells_; }
    /// The memory of this, divided among all owners.
    std::size_t bytes() const {
        return sizeof(std::uint16_t) * cells_->size() / static_cast<std::size_t>(cells_.use_count());
    }

    /// At most `most` is kept.
    void add(NodeId node, std::uint32_t amount);
    /// Removes an eighth of each cell, at least 1. O(cells) while there is any.
    void decay();

  private:
    std::vector<std::uint16_t>& own();

    std::shared_ptr<std::vector<std::uint16_t>> cells_;
    bool is_any_ = false;
};

} // namespace astrolabe
