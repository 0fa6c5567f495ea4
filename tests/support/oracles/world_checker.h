// Whether what units did in a tick was possible: by their cells before and after and the board alone, with
// rules written a second time; and whether what they report about themselves is true.
#pragma once

#include "core/world/world.h"

#include <cstdint>
#include <set>
#include <string>
#include <vector>

namespace astrolabe::test {

struct Standing {
    std::uint32_t unit = 0;
    Cell cell;
};

/// What is wrong with the tick, in words; empty if nothing is. Units that are in only one of the lists
/// arrived or left; those that arrived may not have moved further than one step.
std::string complaint_about_tick(const Grid& board, const MoveRules& rules,
                                 const std::vector<Standing>& before, const std::vector<Standing>& after);

/// Watches a world from tick to tick: every unit makes progress, is still to have its turn, or is reported
/// as cut off or as waiting for a named unit; and no path leads through what its team knows to be a wall.
class WorldWatch {
  public:
    /// To be called after every tick. What is wrong with what it reports, in words; empty if nothing is.
    std::string complaint_about(const World& world);

  private:
    std::set<std::uint32_t> idle_; // units that did nothing in the last tick, and must in the next
    std::set<std::uint32_t> present_;
};

} // namespace astrolabe::test
