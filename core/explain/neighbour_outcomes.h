// What became of each neighbour of a node when the node was expanded.
#pragma once

#include "core/explain/finished_search.h"
#include "core/trace/history.h"

#include <array>
#include <vector>

namespace astrolabe {

enum class NeighbourOutcome {
    Apart,          ///< No neighbour lies there: two of the eight are none on hexes.
    Outside,        ///< There is no cell.
    Wall,           ///< It cannot be entered.
    NoDiagonals,    ///< The corner rule is *four*.
    Corner,         ///< Walls at the sides of the step forbid it.
    Covered,        ///< The algorithm gave up the move: another way round is as good.
    BeyondSquare,   ///< Outside the square that the game-server template searches.
    GoalFirst,      ///< The C++ class found the goal among the neighbours before this one.
    Opened,         ///< Put on the open list.
    Improved,       ///< Was open; this way was taken instead of the one known.
    Reopened,       ///< Was closed; this way was cheaper, so it was put back.
    NotBetter,      ///< Was open; this way was not better than the one known.
    ParentKept,     ///< Was open; this way was cheaper, but known ways are never updated.
    Closed,         ///< Was closed; this way was not cheaper.
    KeptClosed,     ///< Was closed; this way was cheaper, but nothing is reopened.
    GoalSelected,   ///< The cell expanded was the goal: the search ended without looking.
    NotExpandedYet, ///< The cell has not been expanded.
};

struct Neighbour {
    NodeId node = NodeId::None; ///< None when apart or outside.
    Cost step = 0;              ///< What the move there costs; 0 where there is none.
    NeighbourOutcome outcome = NeighbourOutcome::NotExpandedYet;
    Cost offered = 0;            ///< g by way of the cell: from Opened to KeptClosed.
    Cost known = 0;              ///< g that it had before: from Improved to KeptClosed.
    std::uint32_t closed_at = 0; ///< The step that had closed it: Reopened, Closed, KeptClosed.
    /// For Corner the side cells that are walls, one or two of them.
    std::array<NodeId, 2> corners{NodeId::None, NodeId::None};
};

/// The outcomes at this step, which expanded the node; at step 0, which expands nothing, the neighbours
/// that no step can be made to and otherwise NotExpandedYet. Of a cell one for each slot, of a place one for
/// each edge out of it, in the order of definition. What was known just before is looked up in the history,
/// so that the fold may stand anywhere: see History::before() for what it costs.
template <Graph G>
std::vector<Neighbour> neighbour_outcomes(const FinishedSearch<G>& search, History& history, NodeId node,
                                          std::uint32_t step);

} // namespace astrolabe
