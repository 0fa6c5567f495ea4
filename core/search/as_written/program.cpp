#include "core/search/as_written/program.h"

namespace astrolabe::as_written {
namespace {

// With only four moves, the diagonals, which come last, have no effect.
constexpr NeighbourOrder up_down_left_right{1, 6, 3, 4, 0, 2, 5, 7};
constexpr NeighbourOrder left_up_down_right{3, 1, 6, 4, 0, 2, 5, 7};
constexpr NeighbourOrder up_left_down_right{1, 3, 6, 4, 0, 2, 5, 7};
constexpr NeighbourOrder right_up_down_left_then_diagonals{4, 1, 6, 3, 2, 0, 5, 7};

} // namespace

Setup set_up(Program program, Setup chosen) {
    if (program == Program::None) {
        return chosen;
    }
    Setup setup{.open_list = OpenListKind::UnsortedList,
                .options = {.reopens = false,
                            .trace_format = chosen.options.trace_format,
                            .trace_budget_bytes = chosen.options.trace_budget_bytes},
                .ignores_terrain = true};
    auto& [algorithm, heuristic, rules, open_list, options, allows_blocked_goal, ignores_terrain] = setup;
    heuristic = HeuristicKind::Manhattan;
    switch (program) {
    case Program::None:
        break;
    case Program::Unity:
        rules = {.corner = CornerRule::Four, .costs = cost_models::unit, .order = up_down_left_right};
        options.update = Update::Never;
        options.tie = Tie::None;
        options.stop = Stop::WhenOpened;
        break;
    case Program::CSharp:
        heuristic = HeuristicKind::Octile;
        rules = {.corner = CornerRule::Always, .order = neighbour_orders::columns};
        open_list = OpenListKind::OrderedMap;
        options.tie = Tie::FirstIn;
        break;
    case Program::Cpp:
        // Column by column as in the code; but its x is the row of a matrix.
        rules.corner = chosen.rules.corner == CornerRule::Always ? CornerRule::Always : CornerRule::NoWall;
        rules.order = neighbour_orders::rows_top_down;
        options.update = Update::Never;
        options.tie = Tie::FirstIn; // the first of the least in a list that is only added to at its end
        options.stop = Stop::WhenOpened;
        break;
    case Program::GameServer:
        rules = {.corner = CornerRule::Always,
                 .costs = cost_models::unit,
                 .order = right_up_down_left_then_diagonals};
        open_list = OpenListKind::SortedList;
        options.tie = Tie::FirstIn;
        options.reopens = true;
        options.trace_format = TraceFormat::Events; // a cell can be on its list twice
        allows_blocked_goal = true;
        break;
    case Program::Crowd:
        rules = {.corner = CornerRule::Four, .order = left_up_down_right};
        open_list = OpenListKind::SortedList;
        options.tie = Tie::None; // equal f are left to its sort
        options.update = Update::Never;
        options.trace_format = TraceFormat::Events; // G is no sum of the board's costs
        break;
    case Program::Slides:
        rules = {.corner = CornerRule::Four, .costs = cost_models::unit, .order = up_left_down_right};
        options.update = Update::Never;
        options.weight_hundredths = 200; // f = depth / 2 + h, in halves
        break;
    }
    return setup;
}

Setup corrected(Program program, Setup chosen) {
    const auto written = set_up(program, chosen);
    // Octile is consistent under every rule; Manhattan, where it is, estimates more.
    const bool is_four = written.rules.corner == CornerRule::Four;
    return {.heuristic = is_four ? HeuristicKind::Manhattan : HeuristicKind::Octile,
            .rules = written.rules,
            .options = {.trace_format = chosen.options.trace_format,
                        .trace_budget_bytes = chosen.options.trace_budget_bytes},
            .allows_blocked_goal = written.allows_blocked_goal,
            .ignores_terrain = written.ignores_terrain};
}

} // namespace astrolabe::as_written
