#include "core/analysis/true_costs.h"

namespace astrolabe {

TrueCosts::TrueCosts(const GridGraph& graph, NodeId to)
    : graph_(graph), to_(to), costs_(graph.node_count(), infinite), open_(graph.node_count()) {
    costs_[index_of(to)] = 0;
    open_.push(to, {});
}

bool TrueCosts::advance(std::uint64_t cells) {
    while (!is_done_ && cells-- > 0) {
        const auto node = open_.pop();
        if (!node) {
            is_done_ = true;
            open_ = BinaryHeap(0);
            break;
        }
        graph_.for_each_predecessor(*node, [&](const Move& move) {
            auto& known = costs_[index_of(move.to)];
            const auto cost = costs_[index_of(*node)] + move.cost;
            if (cost >= known) {
                return;
            }
            // Every step costs at least 1: what is settled cannot become cheaper, so a cell that is
            // known already is still in the open list.
            if (known == infinite) {
                open_.push(move.to, {.f = cost});
            } else {
                open_.improve(move.to, {.f = cost});
            }
            known = cost;
        });
    }
    return is_done_;
}

bool TrueCosts::are_those_of(const GridGraph& graph, NodeId to) const {
    const auto& own = graph_.rules();
    const auto& asked = graph.rules();
    return to == to_ && &graph.grid() == &graph_.grid() && own.corner == asked.corner &&
           own.costs.straight == asked.costs.straight && own.costs.diagonal == asked.costs.diagonal &&
           own.blocked_goal == asked.blocked_goal;
}

std::vector<NodeId> shortest_path(const GridGraph& graph, const TrueCosts& costs, NodeId start) {
    std::vector<NodeId> path;
    if (costs(start) == TrueCosts::infinite) {
        return path;
    }
    path.push_back(start);
    while (path.back() != costs.to()) {
        const auto at = path.back();
        Move best{.slot = direction_count};
        graph.for_each_successor(at, [&](const Move& move) {
            const bool is_on_a_cheapest_way =
                costs(move.to) != TrueCosts::infinite && move.cost + costs(move.to) == costs(at);
            if (is_on_a_cheapest_way && move.slot < best.slot) {
                best = move;
            }
        });
        path.push_back(best.to);
    }
    return path;
}

} // namespace astrolabe
