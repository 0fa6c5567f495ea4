#include "core/command/check/check.h"
#include "core/explain/path_check.h"

#include <iostream>

namespace astrolabe::command {
namespace {

const char* name_of(StepFault fault) {
    switch (fault) {
    case StepFault::None:
        break;
    case StepFault::Repeated:
        return "it is the same cell again";
    case StepFault::Jump:
        return "they are no neighbours";
    case StepFault::Apart:
        return "they are no neighbours on hexes";
    case StepFault::Wall:
        return "it is a wall";
    case StepFault::NoDiagonals:
        return "there are no diagonal steps";
    case StepFault::Corner:
        return "a wall at its side forbids the diagonal step";
    }
    return "";
}

} // namespace

int check_path(Question& question, const SeenCells& seen, bool is_json) {
    const auto& grid = question.board.grid();
    const auto& run = *question.run;
    const auto& graph = run.graph();
    TrueCosts costs(graph, question.goal);
    while (!costs.advance(1U << 20U)) {
    }
    const auto check = astrolabe::check_path(graph, costs, seen.nodes);
    const auto cost = [&](Cost units) { return decimal(graph.rules().costs.to_display(units), 3); };
    const bool is_legal = check.fault == StepFault::None;
    const bool has_arrived = is_legal && seen.nodes.back() == question.goal;
    const bool is_cheapest = has_arrived && check.cost == check.optimum;
    const auto end = shown(grid, seen.nodes[is_legal ? seen.nodes.size() - 1 : check.cells - 1]);
    if (is_json) {
        std::cout << "{\"cells\":" << seen.nodes.size() << ",\"counting\":\"" << words_of(seen.counting)
                  << "\",\"legal\":" << (is_legal ? "true" : "false")
                  << ",\"arrived\":" << (has_arrived ? "true" : "false") << ",\"checked\":" << check.cells
                  << ",\"cost\":" << cost(check.cost)
                  << ",\"cheapest\":" << (check.optimum == TrueCosts::infinite ? "null" : cost(check.optimum))
                  << ",\"leaves\":"
                  << (check.leaves_at < check.cells ? pair_of(grid, seen.nodes[check.leaves_at]) : "null")
                  << walls_json(question) << "}\n";
        return is_cheapest ? done : missed;
    }
    std::cout << seen.nodes.size() << " cells, counted " << words_of(seen.counting) << ".\n";
    print_walls(question, graph.rules().blocked_goal != NodeId::None);
    if (!is_legal) {
        std::cout << "Step " << check.cells << ", from " << end << " to "
                  << shown(grid, seen.nodes[check.cells]) << ": " << name_of(check.fault) << ".\n";
        return missed;
    }
    if (!has_arrived) {
        std::cout << "It ends at " << end << ", not at the goal " << shown(grid, question.goal) << ".\n";
        return missed;
    }
    std::cout << "A legal path, cost " << cost(check.cost) << ": ";
    if (is_cheapest) {
        std::cout << "no path is cheaper.\n";
        return done;
    }
    std::cout << "the cheapest costs " << cost(check.optimum)
              << ". No cheapest path goes on from the start to " << shown(grid, seen.nodes[check.leaves_at])
              << " as it does.\n";
    return missed;
}

} // namespace astrolabe::command
