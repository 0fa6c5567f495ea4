#include "core/search/two_tier/legs.h"

namespace astrolabe {
namespace {

constexpr std::uint32_t nowhere = 0xffffffff;

/// What the path costs from its start to each of its nodes.
std::vector<Cost> costs_along(const LinkedGraph& graph, std::span<const NodeId> path) {
    std::vector<Cost> costs{0};
    for (std::size_t i = 1; i < path.size(); ++i) {
        graph.for_each_successor(path[i - 1], [&](const Move& move) {
            if (move.to == path[i]) { // no two edges join the same nodes
                costs.push_back(costs.back() + move.cost);
            }
        });
    }
    return costs;
}

} // namespace

std::vector<Leg> legs_along(const LinkedGraph& graph, std::span<const NodeId> path) {
    std::vector<std::uint32_t> places(graph.node_count(), nowhere);
    for (std::uint32_t i = 0; i < path.size(); ++i) {
        places[index_of(path[i])] = i;
    }
    const auto costs = costs_along(graph, path);
    std::vector<Leg> legs;
    for (std::uint32_t at = 0; at + 1 < path.size();) {
        auto next = at;
        Move taken;
        graph.for_each_successor(path[at], [&](const Move& move) {
            const auto place = places[index_of(move.to)];
            if (place != nowhere && place > next && move.cost <= costs[place] - costs[at]) {
                next = place;
                taken = move;
            }
        });
        legs.push_back({.from = graph.cell_of(path[at]),
                        .to = graph.cell_of(taken.to),
                        .cost = taken.cost,
                        .area = graph.area_of(path[at], taken)});
        at = next;
    }
    return legs;
}

} // namespace astrolabe
