// The path that a jump stands for. A jump goes first in one line of its first kind, then in one of its
// second: diagonally, then straight; under the corner rule *four*, up or down, then left or right. So the two
// ends of a jump determine the cells between them.
#pragma once

#include "core/grid/corner_rule.h"
#include "core/grid/cost_model.h"
#include "core/grid/direction.h"
#include "core/grid/grid.h"

#include <vector>

namespace astrolabe {

/// The direction of the last step of a jump between two cells, which must differ. O(1).
Slot last_slot(CornerRule rule, Cell from, Cell to);

/// What a jump costs over ground of factor 1. O(1).
Cost jump_cost(CornerRule rule, const CostModel& costs, Cell from, Cell to);

/// The jumps with all cells between them: every step leads to a neighbour. O(length).
std::vector<NodeId> cells_of_jumps(const Grid& grid, CornerRule rule, const std::vector<NodeId>& jumps);

} // namespace astrolabe
