// Slips in hand-written A* that no option of the textbook search describes: each is a line that is nearly
// right.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace astrolabe {

enum class Slip : std::uint8_t {
    None,
    HeuristicKept, ///< g of a neighbour is f of its parent plus the step: h stays in g, and accumulates.
    NotSummed,     ///< g is the cost of the last step alone.
    GoesOn,        ///< Ends not at the goal, but when the open list is empty.
    TieOverrules,  ///< The scan takes a node with a smaller h even where its f is larger.
    MinimumKept,   ///< The scan compares all nodes with the first: the last that has a smaller f is taken.
    KeyKept,  ///< A cheaper path to an open node changes its g and parent, but not its place in the queue.
    ToStart,  ///< h is the distance to the start.
    ToOrigin, ///< h is the distance to the cell (0,0).
    CornerColumn,   ///< A diagonal step asks for a wall only at the side in the same row.
    CornerRow,      ///< A diagonal step asks for a wall only at the side in the same column.
    BordersSwapped, ///< x is compared with the height, and y with the width.
};

/// By Slip, in JSON and in the page.
inline constexpr std::array slip_names{"none",          "heuristic-kept", "not-summed", "goes-on",
                                       "tie-overrules", "minimum-kept",   "key-kept",   "to-start",
                                       "to-origin",     "corner-column",  "corner-row", "borders-swapped"};

constexpr const char* name_of(Slip slip) { return slip_names[static_cast<std::size_t>(slip)]; }

} // namespace astrolabe
