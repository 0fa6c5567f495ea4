// Why a move is not legal.
#pragma once

#include "core/grid/grid_graph.h"

#include <array>
#include <optional>

namespace astrolabe {

enum class MoveRefusal {
    Apart,       ///< No neighbour lies in that direction: two of the eight are missing on hexes.
    Outside,     ///< There is no cell in that direction.
    Wall,        ///< The cell there cannot be entered.
    NoDiagonals, ///< The corner rule is *four*.
    Corner,      ///< The corner rule does not let the step pass the walls at its sides.
};

struct RefusedMove {
    MoveRefusal refusal = MoveRefusal::Outside;
    /// For Corner the side cells that are walls, one or two of them: first the one in the same row.
    std::array<NodeId, 2> corners{NodeId::None, NodeId::None};
};

/// Nothing for a legal move. The first reason that holds, in the order of MoveRefusal. O(1).
std::optional<RefusedMove> refusal_of(const GridGraph& graph, NodeId from, Slot slot);

} // namespace astrolabe
