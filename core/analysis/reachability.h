// Can the goal be reached, and if not, what is the nearest cell that can? Answered from the
// components, without searching towards a goal that cannot be found.
#pragma once

#include "core/analysis/components.h"
#include "core/heuristic/grid_heuristic.h"

namespace astrolabe {

/// What "near" means for a goal that cannot be reached.
enum class Nearness { StraightLine, SmallestH };

/// O(1). The components must be those of the graph's board and corner rule. A goal on a wall can be
/// reached only as the graph's blocked goal.
bool is_reachable(const GridGraph& graph, const Components& components, NodeId start, NodeId goal);

/// The cell nearest to the goal among those the start can reach, the start included. Equally near
/// ones: the cheapest to reach, then the first, row by row. This is a fact of the board and its
/// rules, the same whichever algorithm asks. O(cells); where several are equally near, also a search
/// without estimate that ends at the first of them.
NodeId nearest_reachable(const GridGraph& graph, const Components& components, NodeId start,
                         const GridHeuristic& to_goal, Nearness nearness);

} // namespace astrolabe
