// Checks a path from outside on the board: whether all its steps are legal, what it costs, and where it
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
    /// Of the first step that is not legal; the rest is not checked.
    StepFault fault = StepFault::None;
    /// How many cells were checked: all, or those before the one that the faulty step enters.
    std::size_t cells = 0;
    Cost cost = 0; ///< Of the legal steps up to there.
    /// From the first cell; TrueCosts::infinite where there is no path.
    Cost optimum = 0;
    /// Index of the first cell in the path where no shortest path from the first cell continues the cells
    /// before it; `cells` if there is none.
    std::size_t leaves_at = 0;
};

/// The path has at least one cell, all on the board; `costs` are done, of the same graph, and lead to the end
/// that the path should reach. A prefix lies on a shortest path exactly if its cost and the true cost of its
/// last cell add up to the optimum, and once they exceed it they always do. O(length).
PathCheck check_path(const GridGraph& graph, const TrueCosts& costs, std::span<const NodeId> path);

} // namespace astrolabe
