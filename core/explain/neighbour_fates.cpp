#include "core/explain/neighbour_fates.h"

#include "core/grid/move_refusal.h"
#include "core/search/jump_point/jump_way.h"

namespace astrolabe {
namespace {

NeighbourFate fate_of(MoveRefusal refusal) {
    switch (refusal) {
    case MoveRefusal::Apart:
        return NeighbourFate::Apart;
    case MoveRefusal::Outside:
        return NeighbourFate::Outside;
    case MoveRefusal::Wall:
        return NeighbourFate::Wall;
    case MoveRefusal::NoDiagonals:
        return NeighbourFate::NoDiagonals;
    case MoveRefusal::Corner:
        break;
    }
    return NeighbourFate::Corner;
}

NeighbourFate fate_of_pushed(Status before) {
    switch (before) {
    case Status::Open:
        return NeighbourFate::Improved;
    case Status::Closed:
        return NeighbourFate::Reopened;
    case Status::Untouched:
        break;
    }
    return NeighbourFate::Opened;
}

NeighbourFate fate_of_left_alone(const SearchOptions& options, const Standing& before, Cost offered) {
    const bool is_cheaper = offered < before.push.g;
    if (before.status == Status::Open) {
        return is_cheaper && options.update == Update::Never ? NeighbourFate::ParentKept
                                                             : NeighbourFate::NotBetter;
    }
    return is_cheaper && !options.reopens ? NeighbourFate::KeptClosed : NeighbourFate::Closed;
}

/// The moves that the search looked at when it expanded the node at this step.
std::uint8_t slots_looked_at(const LoggedSearch& search, History& history, NodeId node, std::uint32_t step) {
    const auto& graph = search.graph;
    const auto parent =
        search.pruning == nullptr ? NodeId::None : history.before(graph, node, step).push.parent;
    if (parent == NodeId::None) {
        return graph.legal_slots(node);
    }
    const auto came = last_slot(graph.rules().corner, graph.grid().cell(parent), graph.grid().cell(node));
    return search.pruning->slots_to_leave(graph, node, came);
}

/// The moves that the C++ class did not come to, since one before them led to the goal.
std::uint8_t slots_behind_goal(const LoggedSearch& search, History& history, NodeId node,
                               std::uint32_t step) {
    const auto& graph = search.graph;
    if (search.program != as_written::Program::Cpp || step == 0) {
        return 0;
    }
    const auto goal = history.before(graph, search.goal, step + 1);
    if (goal.status != Status::Open || goal.push.step != step) {
        return 0;
    }
    std::uint32_t behind = 0;
    bool is_found = false;
    graph.for_each_successor(node, [&](const Move& move) {
        behind |= is_found ? 1U << move.slot : 0U;
        is_found = is_found || move.to == search.goal;
    });
    return static_cast<std::uint8_t>(behind);
}

/// g of a node by way of one that is expanded with `g`. The crowd program does not add it up.
Cost offered_g(const LoggedSearch& search, Cost g, const Move& move) {
    return search.program == as_written::Program::Crowd ? search.graph.rules().costs.straight : g + move.cost;
}

} // namespace

NeighbourFate fate_of_offer(const SearchOptions& options, const Standing& before, Cost offered,
                            bool is_pushed) {
    return is_pushed ? fate_of_pushed(before.status) : fate_of_left_alone(options, before, offered);
}

Neighbours neighbour_fates(const LoggedSearch& search, History& history, NodeId node, std::uint32_t step) {
    const auto& graph = search.graph;
    const auto looked_at = step == 0 ? 0U : slots_looked_at(search, history, node, step);
    const auto behind_goal = slots_behind_goal(search, history, node, step);
    // The C++ class never notices that it has expanded its goal: it looks for it among neighbours alone.
    const bool is_end = node == search.led_to && search.program != as_written::Program::Cpp;
    Neighbours neighbours;
    for (Slot slot = 0; slot < direction_count; ++slot) {
        auto& neighbour = neighbours[slot];
        const auto refused = refusal_of(graph, node, slot);
        if (!refused || refused->refusal > MoveRefusal::Outside) {
            neighbour.node = graph.move(node, slot).to;
        }
        if (refused) {
            neighbour.fate = fate_of(refused->refusal);
            neighbour.corners = refused->corners;
            continue;
        }
        if (step == 0) {
            continue;
        }
        if (is_end) {
            neighbour.fate = NeighbourFate::GoalSelected;
            continue;
        }
        if ((looked_at >> slot & 1U) == 0) {
            neighbour.fate = NeighbourFate::Covered;
            continue;
        }
        if (!search.can_be_searched(neighbour.node)) {
            neighbour.fate = NeighbourFate::BeyondSquare;
            continue;
        }
        if ((behind_goal >> slot & 1U) != 0) {
            neighbour.fate = NeighbourFate::GoalFirst;
            continue;
        }
        const auto before = history.before(graph, neighbour.node, step);
        const auto after = history.before(graph, neighbour.node, step + 1);
        const bool is_pushed = after.status == Status::Open && after.push.step == step;
        neighbour.offered = offered_g(search, history.g_of(graph, step), graph.move(node, slot));
        neighbour.known = before.push.g;
        neighbour.closed_at = before.closed_at;
        neighbour.fate = fate_of_offer(search.options, before, neighbour.offered, is_pushed);
    }
    return neighbours;
}

} // namespace astrolabe
