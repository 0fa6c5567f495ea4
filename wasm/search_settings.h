// The options of a search as they come from outside, as names, and as the core takes them.
#pragma once

#include "core/io/reason.h"
#include "wasm/option_names.h"

#include <cstdint>
#include <string>

namespace astrolabe {

/// The same members as SearchSettings in astrolabe.d.ts.
struct SearchSettings {
    std::string algorithm = "astar";
    std::string heuristic = "octile";
    std::uint32_t weight_hundredths = 100;
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
};

/// The same, understood.
struct SearchPlan {
    Algorithm algorithm = Algorithm::AStar;
    HeuristicKind heuristic = HeuristicKind::Octile;
    OpenListKind open_list = OpenListKind::BinaryHeap;
    Nearness nearness = Nearness::StraightLine;
    GridRules rules; ///< Without the blocked goal.
    SearchOptions options;
    bool allows_blocked_goal = false;
    bool floods = false;
};

/// Code search.settings, with the unknown value as `found` and the option's name as `expected`.
Result<SearchPlan> plan_for(const SearchSettings& settings);

} // namespace astrolabe
