// The options of a search as names, as they come from outside, and as the core takes them.
#pragma once

#include "core/io/reason.h"
#include "core/run/option_names.h"
#include "core/search/local_walk/local_walk_rules.h"
#include "core/search/two_tier/clusters.h"

#include <cstdint>
#include <string>

namespace astrolabe {

/// The same members as SearchSettings in astrolabe.d.ts.
struct SearchSettings {
    std::string program = "none";
    bool corrected = false;
    std::string algorithm = "astar";
    std::string heuristic = "octile";
    std::uint32_t weight_hundredths = 100;
    std::string board = "squares";
    std::string corner = "nowall";
    std::string costs = "tutorial";
    std::string tie = "lifo";
    std::string stop = "selected";
    std::string update = "less";
    bool reopens = true;
    std::string neighbour_order = "rows";
    bool allows_blocked_goal = false;
    std::string nearest = "line";
    std::string open_list = "heap";
    bool floods = false;
    std::uint32_t local_radius = LocalWalkRules{}.radius;
    std::uint32_t local_steps = LocalWalkRules{}.step_length;
    bool local_shifts = true;
    std::uint32_t local_seed = 1;
    std::string local_turns = "both";
    std::string tiers = "clusters";
    std::uint32_t cluster_side = Clusters::default_side;

    friend bool operator==(const SearchSettings&, const SearchSettings&) = default;
};

/// The same, parsed.
struct SearchPlan : as_written::Setup {
    as_written::Program program = as_written::Program::None;
    Nearness nearness = Nearness::StraightLine;
    bool floods = false;
    LocalWalkRules walk;
    bool plans_coarsely = false; ///< Of two tiers the upper one is a coarse board.
    std::uint32_t cluster_side = Clusters::default_side;

    /// The rules of a search to this goal, which may be entered if the plan allows a goal on a wall.
    GridRules rules_towards(NodeId goal) const {
        auto towards = rules;
        towards.blocked_goal = allows_blocked_goal ? goal : NodeId::None;
        return towards;
    }
};

/// What h is in the search itself: zero in one that has none, whatever was chosen.
HeuristicKind heuristic_of(const SearchPlan& plan);

/// `chosen` with program and algorithm applied to it.
SearchPlan as_searched(SearchPlan chosen);

/// Code search.settings, with the unknown value as `found` and the option's name as `expected`;
/// search.squares_only, with the option that asks for squares as `found`.
Result<SearchPlan> plan_for(const SearchSettings& settings);

/// The settings with what their program fixes applied to them; unchanged if one is unknown, and on hexes.
SearchSettings settings_as_written(const SearchSettings& settings);
/// A correct search under the rules of their program, which is then "none"; unchanged if one is unknown, and
/// on hexes.
SearchSettings corrected_settings(const SearchSettings& settings);

} // namespace astrolabe
