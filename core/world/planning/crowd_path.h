// The path search of the crowd tutorial's units: the crowd program as it was written, on the board as one
// unit finds it in its turn.
#pragma once

#include "core/grid/grid.h"

#include <cstdint>
#include <vector>

namespace astrolabe {

struct CrowdPath {
    /// Start first. If the goal cannot be reached it ends at the closed cell that the program considers the
    /// nearest, which may be the start itself.
    std::vector<NodeId> cells;
    bool is_reached = false;
    std::uint64_t expanded = 0;
};

/// On the cells that are free, whatever their ground; the start may be a wall. O(cells² × log(cells)), since
/// the program sorts its list anew for each cell it adds.
CrowdPath crowd_path(const Grid& grid, NodeId start, NodeId goal);

} // namespace astrolabe
