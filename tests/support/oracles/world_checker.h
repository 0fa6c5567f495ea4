// Whether what units did in a tick was possible: by their places before and after and the board alone, with
// rules written down a second time; and whether what they say about themselves is so.
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

/// What is wrong with the tick, in words; empty when nothing is. Units that are only in one of the lists came
/// or went; those that came may not have moved further than one step.
std::string complaint_about_tick(const Grid& board, const MoveRules& rules,
                                 const std::vector<Standing>& before, const std::vector<Standing>& after);

/// Watches a world from tick to tick: every unit gets on, has its turn to come, or is reported as cut off or
/// as waiting for another one by name; and no way leads through what its team knows to be a wall.
class WorldWatch {
  public:
    /// To be called after every tick. What is wrong with what it says, in words; empty when nothing is.
    std::string complaint_about(const World& world);

  private:
    std::set<std::uint32_t> idle_; // units that did nothing in the last tick, and must in the next
    std::set<std::uint32_t> present_;
};

} // namespace astrolabe::test
