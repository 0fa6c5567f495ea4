#include "core/explain/path_check.h"

#include <cassert>
#include <cstdlib>

namespace astrolabe {
namespace {

StepFault fault_of(MoveRefusal refusal) {
    switch (refusal) {
    case MoveRefusal::Apart:
        return StepFault::Apart;
    case MoveRefusal::Outside: // Both cells are on the board.
    case MoveRefusal::Wall:
        return StepFault::Wall;
    case MoveRefusal::NoDiagonals:
        return StepFault::NoDiagonals;
    case MoveRefusal::Corner:
        return StepFault::Corner;
    }
    return StepFault::None;
}

struct CheckedStep {
    StepFault fault = StepFault::None;
    Cost cost = 0;
};

CheckedStep checked(const GridGraph& graph, NodeId from, NodeId to) {
    if (from == to) {
        return {.fault = StepFault::Repeated};
    }
    const auto [x, y] = graph.grid().cell(from);
    const auto [to_x, to_y] = graph.grid().cell(to);
    const auto dx = static_cast<std::int32_t>(to_x) - static_cast<std::int32_t>(x);
    const auto dy = static_cast<std::int32_t>(to_y) - static_cast<std::int32_t>(y);
    if (std::abs(dx) > 1 || std::abs(dy) > 1) {
        return {.fault = StepFault::Jump};
    }
    const auto slot = slot_towards(dx, dy);
    if (const auto refused = refusal_of(graph, from, slot)) {
        return {.fault = fault_of(refused->refusal)};
    }
    return {.cost = graph.move(from, slot).cost};
}

} // namespace

PathCheck check_path(const GridGraph& graph, const TrueCosts& costs, std::span<const NodeId> path) {
    assert(!path.empty() && costs.is_done());
    PathCheck check{.cells = 1, .optimum = costs(path.front())};
    std::optional<std::size_t> left;
    for (; check.cells < path.size(); ++check.cells) {
        const auto to = path[check.cells];
        const auto step = checked(graph, path[check.cells - 1], to);
        check.fault = step.fault;
        if (step.fault != StepFault::None) {
            break;
        }
        check.cost += step.cost;
        const bool is_dead_end = costs(to) == TrueCosts::infinite;
        if (!left && (is_dead_end || check.cost + costs(to) != check.optimum)) {
            left = check.cells;
        }
    }
    check.leaves_at = left.value_or(check.cells);
    return check;
}

} // namespace astrolabe
