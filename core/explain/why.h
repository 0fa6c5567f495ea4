// Why does a node have these numbers and this status at this step? All of it is read from the trace, the
// graph and the options; nothing comes from the search itself.
#pragma once

#include "core/explain/neighbour_outcomes.h"
#include "core/explain/open_rank.h"
#include "core/explain/program_list.h"

#include <functional>
#include <optional>

namespace astrolabe {

/// g = parent_g + unit * factor + added; for the start 0. What a search has taken back keeps the number until
/// it gets another.
struct GTerms {
    NodeId parent = NodeId::None; ///< None for the start.
    Cost parent_g = 0;            ///< When it was expanded and offered this path.
    Cost parent_g_now = 0;        ///< Smaller if the parent has found a cheaper path since.
    /// The cost model's cost of a straight or a diagonal step; for an edge, a jump or a line its whole cost.
    Cost unit = 0;
    bool is_diagonal = false;
    Factor factor = 0; ///< What the step was charged for the ground of this cell.
    Cost added = 0;    ///< What that ground added to it.
    Cost g = 0;
    /// False for the crowd program: its g is one unit, whatever the parent's.
    bool adds_up = true;
};

/// The numbers of a node that is open or closed.
struct NodeTerms {
    GTerms g;
    HeuristicTerms h;       ///< Between other nodes only the sum.
    StraightLineTerms line; ///< What that is made of there.
    /// What the options' order makes of them: see f_of() for the unit.
    Cost f = 0;
    std::uint32_t depth = 0; ///< Only for Order::Depth.
};

enum class Absence {
    Wall,
    /// No path leads there from the start, or in a layer that comes from the goal, to there. A goal on a wall
    /// may be entered, but not passed.
    OtherIsland,
    OpenedLater,
    GoalFound,     ///< The search ended before it got there.
    GoalElsewhere, ///< Likewise, at the nearest cell that can be reached instead of the goal.
    NotLogged,     ///< The log stops before the search did: unknown.
    BeyondSquare,  ///< Outside the square that the game-server template searches, or reached only from there.
    BudgetSpent,   ///< That program gave up before it got there.
};

/// Why a cell is untouched.
struct Untouched {
    Absence absence = Absence::Wall;
    /// The step that opens it (OpenedLater) or the last one (GoalFound, GoalElsewhere); otherwise 0.
    std::uint32_t step = 0;
    /// f of the node that the last step selected, with GoalFound and GoalElsewhere: the open list held
    /// nothing smaller, so no path through an open node promised a lower cost.
    Cost last_f = 0;
    bool is_proven = false; ///< Whether that is so: not if the search stops when the goal is opened.
};

struct Why {
    NodeId node = NodeId::None; ///< Of the graph.
    std::uint32_t step = 0;     ///< The one asked about.
    Status status = Status::Untouched;
    std::optional<NodeTerms> terms; ///< Open or closed.
    std::optional<OpenRank>
        rank; ///< Open; only where the search is explained, and not of a program as written.
    /// For a program: its list when the cell was last expanded, or if it is open, now.
    std::optional<ProgramChoice> choice;
    std::optional<Untouched> untouched; ///< Untouched.
    std::uint32_t expanded_at = 0;      ///< The last step up to now that expanded it; 0 if none has.
    std::uint32_t times_expanded = 0;   ///< Up to now.
    Cost expanded_g = 0;                ///< g when it was expanded; a cell reopened since has less.
    std::vector<Neighbour> neighbours;  ///< At that expansion; none where the search is not explained.
};

/// Gives all nodes that are open after the step that is asked about.
using OpenAtStep = std::function<std::vector<NodeId>()>;

/// Longer searches of programs have no choices: their lists are followed step by step.
inline constexpr std::uint32_t most_steps_followed = 20'000;

/// For a node of the search's trace, in any layer, after this step; the history must be of that trace. For an
/// open node as open_rank(); only then is `OpenAtStep` called. Otherwise the history's answers for the node
/// and its neighbours; between other nodes whether one leads to another, O(edges). `list` is that of a
/// program as written, null for other searches and for longer ones.
template <Graph G>
Why why(const FinishedSearch<G>& search, History& history, std::uint32_t step, NodeId state,
        const OpenAtStep& open, ProgramList* list = nullptr);

} // namespace astrolabe
