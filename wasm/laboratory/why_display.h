// The explanation of a node as it is shown: numbers in the unit of the cost model, kinds as names.
#pragma once

#include "core/explain/why.h"
#include "core/grid/cost_model.h"
#include "core/search/result.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace astrolabe {

/// The same members as WhySum in why.d.ts.
struct ShownSum {
    std::int32_t parent = -1;
    double parent_g = 0;
    double parent_g_now = 0;
    double unit = 0;
    bool is_diagonal = false;
    std::uint32_t factor = 0;
    double added = 0;
    double g = 0;
    std::string heuristic;
    double straight = 0;
    double diagonal = 0;
    std::uint32_t dx = 0;
    std::uint32_t dy = 0;
    std::uint32_t cheapest = 0;
    double squared_distance = 0;
    double rate_cost = 0;
    double rate_squared_length = 1;
    double h = 0;
    std::string order;
    double weight = 0;
    double f = 0;
    bool adds_up = true;
    double f_shown_as_one = 1;
};

/// The same members as WhyRank in why.d.ts.
struct ShownRank {
    std::uint32_t rank = 0;
    std::uint32_t open_count = 0;
    std::uint32_t tied_count = 0;
    std::vector<std::int32_t> tied;
    std::string tie;
    bool is_decided_by_structure = false;
};

/// The same members as WhyChoice in why.d.ts.
struct ShownChoice {
    std::uint32_t step = 0;
    std::uint32_t size = 0;
    std::uint32_t position = 0;
    double f = 0;
    std::uint32_t taken_position = 0;
    std::int32_t taken = -1;
    double taken_f = 0;
    std::int32_t first = -1;
    double first_f = 0;
    std::uint32_t tied = 0;
};

/// The same members as WhyUntouched in why.d.ts.
struct ShownUntouched {
    std::string absence;
    std::uint32_t step = 0;
    double last_f = 0;
};

/// The same members as WhyNeighbour in why.d.ts.
struct ShownNeighbour {
    std::int32_t cell = -1;
    double step = 0;
    std::string outcome;
    double offered = 0;
    double known = 0;
    std::uint32_t closed_at = 0;
    std::vector<std::int32_t> corners;
};

/// The same members as Why in why.d.ts.
struct ShownWhy {
    std::int32_t cell = -1;
    std::uint32_t step = 0;
    std::string status;
    bool is_explained = true;
    bool is_from_goal = false;
    std::optional<ShownSum> sum;
    std::optional<ShownSum> other_sum;
    std::optional<ShownRank> rank;
    std::optional<ShownUntouched> untouched;
    std::optional<ShownChoice> choice;
    std::uint32_t expanded_at = 0;
    std::uint32_t times_expanded = 0;
    double expanded_g = 0;
    std::vector<ShownNeighbour> neighbours;
};

/// Shown where there is no number.
inline constexpr double no_number = std::numeric_limits<double>::quiet_NaN();
/// -1 for None.
inline std::int32_t number_of(NodeId node) {
    return node == NodeId::None ? -1 : static_cast<std::int32_t>(node);
}
/// How events are numbered in search.d.ts.
double number_of(EventKind kind);

/// The names of astrolabe.d.ts and why.d.ts.
/// With f in this many units; see as_written::f_shown_as_one().
ShownWhy to_display(const Why& why, const SearchOptions& options, const CostModel& costs,
                    Cost f_shown_as_one = 1);

} // namespace astrolabe
