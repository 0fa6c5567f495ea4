#include "core/analysis/neighbour_fates.h"

#include "core/fast/jump_way.h"
#include "core/grid/move_refusal.h"

namespace astrolabe {
namespace {

NeighbourFate fate_of(Refusal refusal) {
    switch (refusal) {
    case Refusal::Apart:
        return NeighbourFate::Apart;
    case Refusal::Outside:
        return NeighbourFate::Outside;
    case Refusal::Wall:
        return NeighbourFate::Wall;
    case Refusal::NoDiagonals:
        return NeighbourFate::NoDiagonals;
    case Refusal::Corner:
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

} // namespace

NeighbourFate fate_of_offer(const SearchOptions& options, const Standing& before, Cost offered,
                            bool is_pushed) {
    return is_pushed ? fate_of_pushed(before.status) : fate_of_left_alone(options, before, offered);
}

Neighbours neighbour_fates(const LoggedSearch& search, History& history, NodeId node, std::uint32_t step) {
    const auto& graph = search.graph;
    const auto looked_at = step == 0 ? 0U : slots_looked_at(search, history, node, step);
    Neighbours neighbours;
    for (Slot slot = 0; slot < direction_count; ++slot) {
        auto& neighbour = neighbours[slot];
        const auto refused = refusal_of(graph, node, slot);
        if (!refused || refused->refusal > Refusal::Outside) {
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
        if (node == search.led_to) {
            neighbour.fate = NeighbourFate::GoalSelected;
            continue;
        }
        if ((looked_at >> slot & 1U) == 0) {
            neighbour.fate = NeighbourFate::Covered;
            continue;
        }
        const auto before = history.before(graph, neighbour.node, step);
        const auto after = history.before(graph, neighbour.node, step + 1);
        const bool is_pushed = after.status == Status::Open && after.push.step == step;
        neighbour.offered = history.g_of(graph, step) + graph.move(node, slot).cost;
        neighbour.known = before.push.g;
        neighbour.closed_at = before.closed_at;
        neighbour.fate = fate_of_offer(search.options, before, neighbour.offered, is_pushed);
    }
    return neighbours;
}

} // namespace astrolabe
