// A path from outside, held against the board: whether all its steps are legal, what it costs, and where it
// leaves every shortest path.
#pragma once

#include "core/grid/move_refusal.h"
#include "core/precompute/true_costs.h"

#include <span>

namespace astrolabe {

enum class StepFault {
    None,
    Repeated,    ///< The same cell again.
    Jump,        ///< Not one of the eight cells around.
    Apart,       ///< One of the eight, but no neighbour on hexes.
    Wall,        ///< It cannot be entered.
    NoDiagonals, ///< The corner rule is *four*.
    Corner,      ///< The corner rule does not let the step pass the walls at its sides.
};

struct PathCheck {
    /// Of the first step that is not legal; the rest is not looked at.
    StepFault fault = StepFault::None;
    /// How many cells were looked at: all, or those before the one that the faulty step enters.
    std::size_t cells = 0;
    Cost cost = 0; ///< Of the legal steps up to there.
    /// From the first cell; TrueCosts::infinite where no path leads on.
    Cost optimum = 0;
    /// Place in the path of the first cell that no shortest path from the first cell has after those before
    /// it; `cells` if there is none.
    std::size_t leaves_at = 0;
};

/// The path has one cell at least, all of them on the board; `costs` are done, and of the same graph: where
/// they lead, the path is to lead. A prefix lies on a shortest path exactly if its cost and the true cost of
/// its last cell add up to the optimum, and once they exceed it they always do. O(length).
PathCheck check_path(const GridGraph& graph, const TrueCosts& costs, std::span<const NodeId> path);

} // namespace astrolabe
