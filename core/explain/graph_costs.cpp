#include "core/explain/graph_costs.h"

#include "core/graph/reversed.h"

#include <algorithm>
#include <functional>
#include <queue>
#include <tuple>
#include <utility>

namespace astrolabe {
namespace {

/// From one node to all others.
template <Graph G> std::vector<Cost> least_costs(const G& graph, NodeId from) {
    using Entry = std::pair<Cost, std::uint32_t>;
    std::vector<Cost> costs(graph.node_count(), no_way);
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
    costs[index_of(from)] = 0;
    open.emplace(0, index_of(from));
    while (!open.empty()) {
        const auto [cost, index] = open.top();
        open.pop();
        if (cost > costs[index]) {
            continue; // a cheaper way was found since
        }
        const Cost known = cost;
        graph.for_each_successor(node_at(index), [&](const Move& move) {
            auto& to = costs[index_of(move.to)];
            if (known + move.cost < to) {
                to = known + move.cost;
                open.emplace(to, index_of(move.to));
            }
        });
    }
    return costs;
}

using Edges = std::vector<std::pair<NodeId, Cost>>;

/// Those into a node, in the order of where they come from.
void collect_edges_into(const ExplicitGraph& graph, NodeId node, Edges& edges) {
    edges.clear();
    graph.for_each_predecessor(node, [&](const Move& move) { edges.emplace_back(move.to, move.cost); });
    std::sort(edges.begin(), edges.end());
}

} // namespace

std::vector<Cost> true_costs(const ExplicitGraph& graph, NodeId to) {
    return least_costs(Reversed<ExplicitGraph>(graph, to), to);
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
    const auto costs = least_costs(graph, start);
    const auto rank = [&](NodeId node) {
        return std::tuple(squared_distance(graph.place(node), graph.place(goal)), costs[index_of(node)]);
    };
    auto nearest = start;
    for (std::uint32_t index = 0; index < graph.node_count(); ++index) {
        const auto node = node_at(index);
        if (costs[index] != no_way && rank(node) < rank(nearest)) {
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
