// Whether what units did in a tick was possible: by their places before and after and the board alone, with
// rules written down a second time.
#pragma once

#include "core/grid/grid.h"

#include <cstdint>
#include <string>
#include <vector>

namespace astrolabe::test {

struct Standing {
    std::uint32_t unit = 0;
    Cell cell;
};

/// What is wrong with the tick, in words; empty when nothing is. Units that are only in one of the lists came
/// or went; those that came may not have moved further than one step.
std::string complaint_about_tick(const Grid& board, CornerRule rule, const std::vector<Standing>& before,
                                 const std::vector<Standing>& after);

} // namespace astrolabe::test
