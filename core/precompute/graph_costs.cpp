#include "core/precompute/graph_costs.h"

#include <algorithm>
#include <tuple>

namespace astrolabe {
namespace {

using Edges = std::vector<std::pair<NodeId, Cost>>;

/// The edges into a node, in the order of where they come from.
void collect_edges_into(const ExplicitGraph& graph, NodeId node, Edges& edges) {
    edges.clear();
    graph.for_each_predecessor(node, [&](const Move& move) { edges.emplace_back(move.to, move.cost); });
    std::sort(edges.begin(), edges.end());
}

} // namespace

LeastCosts::LeastCosts(std::uint32_t node_count, NodeId from) : costs_(node_count, infinite) {
    offer(from, 0);
}

void LeastCosts::offer(NodeId node, Cost cost) {
    auto& known = costs_[index_of(node)];
    if (cost < known) {
        known = cost;
        open_.emplace(cost, index_of(node));
    }
}

bool is_reachable(const ExplicitGraph& graph, NodeId start, NodeId node) {
    std::vector<bool> is_known(graph.node_count());
    std::vector<NodeId> found{start};
    is_known[index_of(start)] = true;
    while (!found.empty() && !is_known[index_of(node)]) {
        const auto from = found.back();
        found.pop_back();
        graph.for_each_successor(from, [&](const Move& move) {
            if (!is_known[index_of(move.to)]) {
                is_known[index_of(move.to)] = true;
                found.push_back(move.to);
            }
        });
    }
    return is_known[index_of(node)];
}

NodeId nearest_reachable(const ExplicitGraph& graph, NodeId start, NodeId goal) {
    LeastCosts costs(graph.node_count(), start);
    costs.advance(graph, std::numeric_limits<std::uint64_t>::max());
    const auto rank = [&](NodeId node) {
        return std::tuple(squared_distance(graph.coordinates(node), graph.coordinates(goal)), costs(node));
    };
    auto nearest = start;
    for (std::uint32_t index = 0; index < graph.node_count(); ++index) {
        const auto node = node_at(index);
        if (costs(node) != LeastCosts::infinite && rank(node) < rank(nearest)) {
            nearest = node;
        }
    }
    return nearest;
}

std::vector<NodeId> entered_differently(const ExplicitGraph& before, const ExplicitGraph& now) {
    assert(before.node_count() == now.node_count());
    std::vector<NodeId> nodes;
    Edges then;
    Edges since;
    for (std::uint32_t index = 0; index < now.node_count(); ++index) {
        collect_edges_into(before, node_at(index), then);
        collect_edges_into(now, node_at(index), since);
        if (then != since) {
            nodes.push_back(node_at(index));
        }
    }
    return nodes;
}

} // namespace astrolabe
