// Which setups make a search expand cells in an order that was seen.
#pragma once

#include "core/check/hand_written_search.h"
#include "core/check/setup_space.h"
#include "core/run/prepared_board.h"

#include <cstdint>
#include <vector>

namespace astrolabe {

/// Runs every setup of a space, each only as far as it agrees with what was seen: nearly all end within a
/// few expansions. Keeps 4 bytes for each setup that matches, and 16 for each cell of the board.
///
/// Borrows the board, which must outlive it and is prepared for one corner rule after the other.
class OptionSearch {
  public:
    /// What was expanded, in this order, by a search that has ended; cells of the board, at least one. Where
    /// the goal is a wall and among them, all setups may enter it.
    OptionSearch(PreparedBoard& board, SetupSpace space, NodeId start, NodeId goal, std::vector<NodeId> seen);

    /// Tries more setups, about this much work, in expansions, and at least one; returns whether all were
    /// tried. One setup is tried at once, however long it agrees.
    bool advance(std::uint64_t work);
    /// Of all setups the share that was tried, 0 to 1.
    double progress() const { return static_cast<double>(tried_) / static_cast<double>(space_.size()); }

    /// The numbers of those that expand the very cells in the very order, and end there.
    const std::vector<std::uint32_t>& matching() const { return matching_; }
    const SetupSpace& space() const { return space_; }
    /// The first of those that agree longest, and for how many expansions. It may agree with all that was
    /// seen and go on, or end before.
    const SetupSpace::Setup& nearest() const { return nearest_; }
    std::size_t agreed() const { return agreed_; }
    /// Whether the goal is a wall that was entered.
    bool enters_wall() const { return enters_wall_; }

    /// How one setup agrees with what was seen.
    struct Agreement {
        std::size_t expansions = 0;
        NodeId next = NodeId::None; ///< What it expands then; None: it has ended.
        bool is_whole = false;
        std::uint64_t work = 0; ///< Expansions that this took.
    };
    Agreement compare(const SetupSpace::Setup& setup);

  private:
    PreparedBoard* board_;
    SetupSpace space_;
    NodeId start_;
    NodeId goal_;
    std::vector<NodeId> seen_;
    bool enters_wall_;
    HandWrittenMemory hand_written_;
    std::size_t tried_ = 0;
    std::vector<std::uint32_t> matching_;
    SetupSpace::Setup nearest_;
    std::size_t agreed_ = 0;
};

} // namespace astrolabe
