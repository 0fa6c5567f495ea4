#include "core/search/two_tier/area_costs.h"

#include <algorithm>

namespace astrolabe {
namespace {

constexpr auto is_costlier = [](const auto& a, const auto& b) { return a.cost > b.cost; };

} // namespace

std::uint32_t AreaCosts::flood_from(const AreaGraph& graph, NodeId node) {
    return flood(graph.node_count(), node,
                 [&](NodeId at, const auto& each) { graph.for_each_successor(at, each); });
}

std::uint32_t AreaCosts::flood_to(const AreaGraph& graph, NodeId node) {
    return flood(graph.node_count(), node,
                 [&](NodeId at, const auto& each) { graph.for_each_predecessor(at, each); });
}

template <class ForEach>
std::uint32_t AreaCosts::flood(std::uint32_t node_count, NodeId from, ForEach&& for_each) {
    costs_.assign(node_count, unreachable);
    open_.clear();
    reach(from, 0);
    std::uint32_t reached = 0;
    while (!open_.empty()) {
        std::pop_heap(open_.begin(), open_.end(), is_costlier);
        const auto [cost, node] = open_.back();
        open_.pop_back();
        if (cost > at(node)) {
            continue;
        }
        ++reached;
        for_each(node, [&, so_far = cost](const Move& move) { reach(move.to, so_far + move.cost); });
    }
    return reached;
}

void AreaCosts::reach(NodeId node, Cost cost) {
    auto& known = costs_[index_of(node)];
    if (cost < known) {
        known = cost;
        open_.push_back({.cost = cost, .node = node});
        std::push_heap(open_.begin(), open_.end(), is_costlier);
    }
}

} // namespace astrolabe
