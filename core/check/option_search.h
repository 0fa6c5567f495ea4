// Which options make the textbook search expand cells in an order that was seen.
#pragma once

#include "core/check/setup_space.h"
#include "core/run/prepared_board.h"

#include <cstdint>
#include <string>
#include <vector>

namespace astrolabe {

/// Runs every setup of SetupSpace, each only as far as it agrees with what was seen: nearly all end within a
/// few expansions. Keeps 4 bytes for each setup that matches.
///
/// Borrows the board, which must outlive it and is prepared for one corner rule after the other.
class OptionSearch {
  public:
    /// What was expanded, in this order, by a search that has ended; cells of the board, at least one.
    OptionSearch(PreparedBoard& board, const std::string& kind, NodeId start, NodeId goal,
                 std::vector<NodeId> seen);

    /// Tries at most this many more setups; returns whether all were tried.
    bool advance(std::size_t setups);
    /// Of all setups the share that was tried, 0 to 1.
    double progress() const { return static_cast<double>(tried_) / static_cast<double>(space_.size()); }

    /// The numbers of those that expand the very cells in the very order, and end there.
    const std::vector<std::uint32_t>& matching() const { return matching_; }
    const SetupSpace& space() const { return space_; }
    /// The first of those that agree longest, and for how many expansions. It may agree with all that was
    /// seen and go on, or end before.
    const SearchSettings& nearest() const { return nearest_; }
    std::size_t agreed() const { return agreed_; }

  private:
    struct Agreement {
        std::size_t expansions = 0;
        bool is_whole = false;
    };
    Agreement compare(const SearchSettings& settings);

    PreparedBoard* board_;
    SetupSpace space_;
    NodeId start_;
    NodeId goal_;
    std::vector<NodeId> seen_;
    std::size_t tried_ = 0;
    std::vector<std::uint32_t> matching_;
    SearchSettings nearest_;
    std::size_t agreed_ = 0;
};

} // namespace astrolabe
