#include "core/explain/neighbour_outcomes.h"

#include "core/grid/move_refusal.h"
#include "core/search/canonical/pruning.h"
#include "core/search/jump_point/jump_path.h"

namespace astrolabe {
namespace {

NeighbourOutcome outcome_of(MoveRefusal refusal) {
    switch (refusal) {
    case MoveRefusal::Apart:
        return NeighbourOutcome::Apart;
    case MoveRefusal::Outside:
        return NeighbourOutcome::Outside;
    case MoveRefusal::Wall:
        return NeighbourOutcome::Wall;
    case MoveRefusal::NoDiagonals:
        return NeighbourOutcome::NoDiagonals;
    case MoveRefusal::Corner:
        break;
    }
    return NeighbourOutcome::Corner;
}

NeighbourOutcome outcome_of_pushed(Status before) {
    switch (before) {
    case Status::Open:
        return NeighbourOutcome::Improved;
    case Status::Closed:
        return NeighbourOutcome::Reopened;
    case Status::Untouched:
        break;
    }
    return NeighbourOutcome::Opened;
}

NeighbourOutcome outcome_of_left_alone(const SearchOptions& options, const NodeHistory& before,
                                       Cost offered) {
    const bool is_cheaper = offered < before.push.g;
    if (before.status == Status::Open) {
        return is_cheaper && options.update == Update::Never ? NeighbourOutcome::ParentKept
                                                             : NeighbourOutcome::NotBetter;
    }
    return is_cheaper && !options.reopens ? NeighbourOutcome::KeptClosed : NeighbourOutcome::Closed;
}

/// The moves that the search checked when it expanded the node at this step.
std::uint8_t slots_checked(const FinishedSearch<GridGraph>& search, History& history, NodeId node,
                           std::uint32_t step) {
    const auto& graph = search.graph;
    const auto parent =
        search.descriptor().prunes_moves ? history.before(graph, node, step).push.parent : NodeId::None;
    if (parent == NodeId::None) {
        return graph.legal_slots(node);
    }
    const auto came = last_slot(graph.rules().corner, graph.grid().cell(parent), graph.grid().cell(node));
    return Pruning::under(graph.rules().corner).slots_to_leave(graph, node, came);
}

/// The moves that the C++ class did not reach, since one before them led to the goal.
std::uint8_t slots_behind_goal(const FinishedSearch<GridGraph>& search, History& history, NodeId node,
                               std::uint32_t step) {
    const auto& graph = search.graph;
    if (search.own.program != as_written::Program::Cpp || step == 0) {
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

/// The outcome of the offer along this move when the step expanded its node.
template <Graph G>
void report_offer(Neighbour& neighbour, const FinishedSearch<G>& search, History& history, const Move& move,
                  std::uint32_t step) {
    const auto before = history.before(search.graph, move.to, step);
    const auto after = history.before(search.graph, move.to, step + 1);
    const bool is_pushed = after.status == Status::Open && after.push.step == step;
    // The crowd program does not add up g.
    neighbour.offered = search.program() == as_written::Program::Crowd
                            ? GraphKind<G>::costs(search.graph).straight
                            : history.g_of(search.graph, step) + move.cost;
    neighbour.known = before.push.g;
    neighbour.closed_at = before.closed_at;
    neighbour.outcome = is_pushed ? outcome_of_pushed(before.status)
                                  : outcome_of_left_alone(search.options, before, neighbour.offered);
}

} // namespace

template <>
std::vector<Neighbour> neighbour_outcomes(const FinishedSearch<ExplicitGraph>& search, History& history,
                                          NodeId node, std::uint32_t step) {
    std::vector<Neighbour> neighbours;
    search.graph.for_each_successor(node, [&](const Move& move) {
        auto& neighbour = neighbours.emplace_back(Neighbour{.node = move.to, .step = move.cost});
        if (step != 0 && node == search.own_goal) {
            neighbour.outcome = NeighbourOutcome::GoalSelected;
        } else if (step != 0) {
            report_offer(neighbour, search, history, move, step);
        }
    });
    return neighbours;
}

template <>
std::vector<Neighbour> neighbour_outcomes(const FinishedSearch<GridGraph>& search, History& history,
                                          NodeId node, std::uint32_t step) {
    const auto& graph = search.graph;
    const auto checked = step == 0 ? 0U : slots_checked(search, history, node, step);
    const auto behind_goal = slots_behind_goal(search, history, node, step);
    // The C++ class never notices that it has expanded its goal: it checks for it only among neighbours.
    const bool is_end = node == search.own_goal && search.own.program != as_written::Program::Cpp;
    std::vector<Neighbour> neighbours(direction_count);
    for (Slot slot = 0; slot < direction_count; ++slot) {
        auto& neighbour = neighbours[slot];
        const auto refused = refusal_of(graph, node, slot);
        if (!refused || refused->refusal > MoveRefusal::Outside) {
            neighbour.node = graph.move(node, slot).to;
        }
        if (refused) {
            neighbour.outcome = outcome_of(refused->refusal);
            neighbour.corners = refused->corners;
            continue;
        }
        const auto move = graph.move(node, slot);
        neighbour.step = move.cost;
        if (step == 0) {
            continue;
        }
        if (is_end) {
            neighbour.outcome = NeighbourOutcome::GoalSelected;
            continue;
        }
        if ((checked >> slot & 1U) == 0) {
            neighbour.outcome = NeighbourOutcome::Covered;
            continue;
        }
        if (!search.can_be_searched(neighbour.node)) {
            neighbour.outcome = NeighbourOutcome::BeyondSquare;
            continue;
        }
        if ((behind_goal >> slot & 1U) != 0) {
            neighbour.outcome = NeighbourOutcome::GoalFirst;
            continue;
        }
        report_offer(neighbour, search, history, move, step);
    }
    return neighbours;
}

} // namespace astrolabe
