// The tutorials' programs as their code runs: what each of them fixes, and the search that is right on the
// same board. What the textbook search has no option for has a file of its own in this folder.
#pragma once

#include "core/heuristic/grid_heuristic.h"
#include "core/open_list/open_list.h"
#include "core/search/catalogue.h"

namespace astrolabe::as_written {

enum class Program {
    None, ///< The textbook.
    /// A minimum scan that forgets its minimum (UnityList). Its test for a better path asks
    /// G(n) > G(parent of n) + 1, where G(n) is G(parent of n) + 1: it never improves a cell.
    Unity,
    /// No bug: an ordered map of F, first in, first out.
    CSharp,
    /// Compares with the G of a fresh object, 0, so that nothing ever improves; checks after each
    /// neighbour whether the goal is open (EndsAtGoal), and never finds a goal that is its start.
    Cpp,
    /// A* in a square round the goal that keeps no closed list (GameServerSearch); Manhattan overestimates
    /// its diagonal steps of 1.
    GameServer,
    /// G is 10 in every cell (CrowdGraph), which makes it greedy; its list is sorted by an unstable sort
    /// after each insertion (ResortedList).
    Crowd,
    /// Weight 2 on h, first parents kept, and a bug in h (SlidesHeuristic).
    Slides,
};

/// A search on squares and its settings: everything except board and ends.
struct Setup {
    Algorithm algorithm = Algorithm::AStar;
    HeuristicKind heuristic = HeuristicKind::Octile;
    GridRules rules; ///< Without the blocked goal.
    OpenListKind open_list = OpenListKind::BinaryHeap;
    SearchOptions options;
    bool allows_blocked_goal = false;
    /// Every free cell counts as plain: the programs know walls and free cells only.
    bool ignores_terrain = false;
};

/// `chosen` with what the program fixes applied to it, which is everything except what the code leaves to its
/// caller: the corner switch of the C++ class, *no wall* unless *always* is chosen.
Setup set_up(Program program, Setup chosen);

/// A search that is correct under the rules of that program: A* with the textbook's options and a consistent
/// heuristic, with the same corner rule, costs, neighbour order and blocked goal.
Setup corrected(Program program, Setup chosen);

/// Whether the options determine what the program expands and which parents it keeps, so that they can be to
/// blame for a longer path.
constexpr bool follows_options(Program program) {
    return program == Program::None || program == Program::CSharp || program == Program::Cpp;
}

/// The crowd program sorts its whole list after each insertion: on larger boards that would take minutes.
constexpr std::uint32_t most_cells(Program program) {
    return program == Program::Crowd ? 1U << 18U : 1U << 24U;
}

/// The slides print f = depth / 2 + h, half of what their weight of 2 makes it: this many of its units are
/// shown as one.
constexpr Cost f_shown_as_one(Program program) { return program == Program::Slides ? 2 : 1; }

} // namespace astrolabe::as_written
