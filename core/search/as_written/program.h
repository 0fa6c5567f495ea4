// The tutorials' programs as they were written: what each of them fixes, and the search that is right
// on the same board. The slips that are no options have files of their own in this folder.
#pragma once

#include "core/heuristic/grid_heuristic.h"
#include "core/open_list/open_list.h"
#include "core/search/algorithm.h"

namespace astrolabe::as_written {

enum class Program {
    None, ///< The textbook.
    /// Stops at opening; a minimum scan that forgets its minimum (UnityList).
    Unity,
    /// Right in all it does: an ordered map, first in, first out.
    CSharp,
    /// Stops at opening; works out the way to test for improvement through the parent the cell has
    /// already, so that nothing ever improves.
    Cpp,
    /// Searches a square by a budget that copies on its list eat up (SquareRound, GameServerList).
    GameServer,
    /// G is 10 in every cell (CrowdGraph), which makes it greedy.
    Crowd,
    /// Weight 2 on h, first parents kept, and a slip in h (SlidesHeuristic).
    Slides,
};

/// A search on squares as it is set up: all there is to it but board and ends.
struct Setup {
    Algorithm algorithm = Algorithm::AStar;
    HeuristicKind heuristic = HeuristicKind::Octile;
    GridRules rules; ///< Without the blocked goal.
    OpenListKind open_list = OpenListKind::BinaryHeap;
    SearchOptions options;
    bool allows_blocked_goal = false;
};

/// `chosen` with what the program fixes laid over it. Every program fixes its search: algorithm,
/// weight, tie, stop, update, reopening (none of them does) and open list; where its description says
/// nothing of one, that is as in the textbook. Of the board's rules and the heuristic it fixes what
/// its description names.
Setup set_up(Program program, Setup chosen);

/// A search that is right under the rules of that program: A* with the textbook's options and a
/// consistent heuristic, on the same corner rule, costs, neighbour order and blocked goal.
Setup corrected(Program program, Setup chosen);

/// Whether options say all there is to the program.
constexpr bool is_textbook(Program program) {
    return program == Program::None || program == Program::CSharp || program == Program::Cpp;
}

/// The slides print f = depth / 2 + h, half of what their weight of 2 makes it: in so many of its units
/// f is shown as one.
constexpr Cost f_shown_as_one(Program program) { return program == Program::Slides ? 2 : 1; }

} // namespace astrolabe::as_written
