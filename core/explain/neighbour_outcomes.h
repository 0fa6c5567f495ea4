// The outcome for each neighbour of a node when the node was expanded.
#pragma once

#include "core/explain/finished_search.h"
#include "core/trace/history.h"

#include <array>
#include <vector>

namespace astrolabe {

enum class NeighbourOutcome {
    Apart,          ///< No neighbour in this direction: two of the eight are missing on hexes.
    Outside,        ///< There is no cell.
    Wall,           ///< It cannot be entered.
    NoDiagonals,    ///< The corner rule is *four*.
    Corner,         ///< Walls at the sides of the step forbid it.
    Covered,        ///< The algorithm dropped the move: a path around is as good.
    BeyondSquare,   ///< Outside the square that the game-server template searches.
    GoalFirst,      ///< The C++ class found the goal among the neighbours before this one.
    Opened,         ///< Put on the open list.
    Improved,       ///< Was open; this path was taken instead of the known one.
    Reopened,       ///< Was closed; this path was cheaper, so it was put back.
    NotBetter,      ///< Was open; this path was not better than the known one.
    ParentKept,     ///< Was open; this path was cheaper, but known paths are never updated.
    Closed,         ///< Was closed; this path was not cheaper.
    KeptClosed,     ///< Was closed; this path was cheaper, but nothing is reopened.
    GoalSelected,   ///< The cell expanded was the goal: the search ended without checking neighbours.
    NotExpandedYet, ///< The cell has not been expanded.
};

struct Neighbour {
    NodeId node = NodeId::None; ///< None when apart or outside.
    Cost step = 0;              ///< What the move there costs; 0 where there is none.
    NeighbourOutcome outcome = NeighbourOutcome::NotExpandedYet;
    Cost offered = 0;            ///< g through the cell: from Opened to KeptClosed.
    Cost known = 0;              ///< g that it had before: from Improved to KeptClosed.
    std::uint32_t closed_at = 0; ///< The step that had closed it: Reopened, Closed, KeptClosed.
    /// For Corner the side cells that are walls, one or two of them.
    std::array<NodeId, 2> corners{NodeId::None, NodeId::None};
};

/// The outcomes at this step, which expanded the node. At step 0, which expands nothing, refusals for
/// neighbours to which no step is possible and NotExpandedYet for the others. For a cell one for each slot,
/// for another node one for each edge out of it, in the order of definition. What was known just before is
/// looked up in the history, so the fold may be at any step: see History::before() for the cost.
template <Graph G>
std::vector<Neighbour> neighbour_outcomes(const FinishedSearch<G>& search, History& history, NodeId node,
                                          std::uint32_t step);

} // namespace astrolabe
