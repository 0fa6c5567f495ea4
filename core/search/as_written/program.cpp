#include "core/search/as_written/program.h"

namespace astrolabe::as_written {
namespace {

/// Up, left, down, right; the diagonals, never made, come last.
constexpr NeighbourOrder slides_order{1, 3, 6, 4, 0, 2, 5, 7};

/// The C++ class has a switch, "ignore corner": on or off.
CornerRule switched(CornerRule chosen) {
    return chosen == CornerRule::Always ? CornerRule::Always : CornerRule::NoWall;
}

HeuristicKind octile_or_manhattan(HeuristicKind chosen) {
    return chosen == HeuristicKind::Manhattan ? HeuristicKind::Manhattan : HeuristicKind::Octile;
}

} // namespace

Setup set_up(Program program, Setup chosen) {
    auto& [algorithm, heuristic, rules, open_list, options, allows_blocked_goal] = chosen;
    if (program == Program::None) {
        return chosen;
    }
    algorithm = Algorithm::AStar;
    open_list = OpenListKind::UnsortedList;
    options = {.reopens = false,
               .trace_format = options.trace_format,
               .trace_budget_bytes = options.trace_budget_bytes};
    switch (program) {
    case Program::None:
        break;
    case Program::Unity:
        rules.corner = CornerRule::Four;
        rules.costs = cost_models::unit;
        // "Improvement compared with the old parent": whether the cell being expanded is nearer to the
        // start than the parent that the neighbour has. A step into a cell costs the same from
        // everywhere, so this asks what the textbook asks. Were the whole new way compared with the
        // old parent's G, it would come to the same on plain ground: two ways to a cell differ by an
        // even number of steps.
        options.update = Update::IfCheaper;
        options.tie = Tie::None;
        options.stop = Stop::WhenOpened;
        break;
    case Program::CSharp:
        heuristic = HeuristicKind::Octile;
        rules.corner = CornerRule::Always;
        rules.costs = cost_models::tutorial;
        open_list = OpenListKind::OrderedMap;
        options.tie = Tie::FirstIn;
        break;
    case Program::Cpp:
        heuristic = octile_or_manhattan(heuristic);
        rules.corner = switched(rules.corner);
        // G through the parent the cell has already is the G it has already: never less.
        options.update = Update::Never;
        options.tie = Tie::None; // the first minimum of the list wins
        options.stop = Stop::WhenOpened;
        break;
    case Program::GameServer:
        algorithm = Algorithm::Dijkstra; // sorted by the cost so far
        rules.costs = cost_models::unit;
        open_list = OpenListKind::SortedList;
        options.tie = Tie::FirstIn;
        allows_blocked_goal = true;
        break;
    case Program::Crowd:
        rules.corner = CornerRule::Four;
        rules.costs = cost_models::tutorial;
        open_list = OpenListKind::SortedList;
        options.tie = Tie::None; // a new cell stands behind its equals
        options.update = Update::Never;
        options.trace_format = TraceFormat::Events; // G is no sum of the board's costs
        break;
    case Program::Slides:
        heuristic = HeuristicKind::Manhattan;
        rules.corner = CornerRule::Four;
        rules.costs = cost_models::unit;
        rules.order = slides_order;
        options.update = Update::Never;
        options.weight_hundredths = 200; // f = depth / 2 + h, in halves
        break;
    }
    return chosen;
}

Setup corrected(Program program, Setup chosen) {
    const auto written = set_up(program, chosen);
    // Octile is consistent under every rule; Manhattan, where it is, says more.
    const bool is_four = written.rules.corner == CornerRule::Four;
    return {.heuristic = is_four ? HeuristicKind::Manhattan : HeuristicKind::Octile,
            .rules = written.rules,
            .options = {.trace_format = chosen.options.trace_format,
                        .trace_budget_bytes = chosen.options.trace_budget_bytes},
            .allows_blocked_goal = written.allows_blocked_goal};
}

} // namespace astrolabe::as_written
