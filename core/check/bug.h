// What hand-written A* do that no option of the textbook search describes: known bugs, each a line that is
// nearly right, and lists of their own.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace astrolabe {

enum class Bug : std::uint8_t {
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
    GCut,   ///< g is a whole number after each step, so that a diagonal one costs 1 and not the root of 2.
    HCut,   ///< h is cut down to a whole number.
    AllCut, ///< g and h are.
    FCut,   ///< f is, where g and h are not.
    GoalBlocked, ///< The goal is never entered.
    GoalWall,    ///< The goal is a wall: never entered, and the corner rule counts it.
};

/// How a hand-written list chooses among nodes of equal f where that is none of the textbook's tie rules.
/// None of these is a mistake.
enum class Pick : std::uint8_t {
    ByRule,  ///< By the tie rule of the settings.
    InPlace, ///< The first in an array in which a node keeps its place when it is updated; before that by g
             ///< or h, if the settings say so.
    LastInPlace, ///< The last in such an array: it is compared by <=.
    ByColumn,    ///< By x and then y, as pairs (x, y) are compared.
    ByRow,       ///< By y and then x.
    Any, ///< Any of the least, as sums of decimals such as the root of 2 differ in their last digits with the
         ///< path.
};

/// By Pick, in JSON and in the page.
inline constexpr std::array pick_names{"by-rule", "in-place", "last-in-place", "by-column", "by-row", "any"};

constexpr const char* name_of(Pick pick) { return pick_names[static_cast<std::size_t>(pick)]; }

/// By Bug, in JSON and in the page.
inline constexpr std::array bug_names{
    "none",     "heuristic-kept", "not-summed", "goes-on",       "tie-overrules", "minimum-kept",
    "key-kept", "to-start",       "to-origin",  "corner-column", "corner-row",    "borders-swapped",
    "g-cut",    "h-cut",          "all-cut",    "f-cut",         "goal-blocked",  "goal-wall"};

constexpr const char* name_of(Bug bug) { return bug_names[static_cast<std::size_t>(bug)]; }

} // namespace astrolabe
