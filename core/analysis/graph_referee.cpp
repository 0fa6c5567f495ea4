#include "core/analysis/graph_referee.h"

#include "core/path/path.h"

#include <functional>
#include <queue>
#include <utility>

namespace astrolabe {
namespace {

Tick tick(bool holds) { return holds ? Tick::Holds : Tick::Fails; }

/// A cheapest way along the true costs; of several the one whose edges come first. Empty where there is none.
std::vector<NodeId> way_along(const ExplicitGraph& graph, const std::vector<Cost>& costs, NodeId start) {
    std::vector<NodeId> way;
    if (costs[index_of(start)] == no_way) {
        return way;
    }
    way.push_back(start);
    while (costs[index_of(way.back())] != 0) {
        const auto from = way.back();
        auto next = NodeId::None;
        graph.for_each_successor(from, [&](const Move& move) {
            const auto rest = costs[index_of(move.to)];
            if (next == NodeId::None && rest != no_way && rest + move.cost == costs[index_of(from)]) {
                next = move.to;
            }
        });
        way.push_back(next);
    }
    return way;
}

void audit(const FinishedGraphSearch& search, GraphVerdict& verdict) {
    bool is_consistent = true;
    Cost most = 0;
    const auto weighted = [&](NodeId node) {
        return search.options.weight_hundredths * search.heuristic(node);
    };
    for (std::uint32_t index = 0; index < search.graph.node_count(); ++index) {
        const auto node = node_at(index);
        const auto h = weighted(node);
        const auto rest = verdict.true_costs[index];
        if (rest != no_way && h > 100 * rest) {
            ++verdict.overestimates;
            if (h - 100 * rest > most) {
                most = h - 100 * rest;
                verdict.largest_overestimate = node;
                verdict.weighted_h = h;
                verdict.true_cost = rest;
            }
        }
        search.graph.for_each_successor(node, [&](const Move& move) {
            is_consistent = is_consistent && h <= 100 * move.cost + weighted(move.to);
        });
    }
    verdict.conditions.admissible = tick(verdict.overestimates == 0);
    verdict.conditions.consistent = tick(is_consistent);
}

} // namespace

std::vector<Cost> true_costs(const ExplicitGraph& graph, NodeId to) {
    using Entry = std::pair<Cost, std::uint32_t>;
    std::vector<Cost> costs(graph.node_count(), no_way);
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
    costs[index_of(to)] = 0;
    open.emplace(0, index_of(to));
    while (!open.empty()) {
        const auto [cost, index] = open.top();
        open.pop();
        if (cost > costs[index]) {
            continue; // a cheaper way was found since
        }
        const Cost known = cost;
        graph.for_each_predecessor(node_at(index), [&](const Move& move) {
            auto& from = costs[index_of(move.to)];
            if (known + move.cost < from) {
                from = known + move.cost;
                open.emplace(from, index_of(move.to));
            }
        });
    }
    return costs;
}

GraphVerdict judge(const FinishedGraphSearch& search) {
    const auto& [graph, heuristic, options, start, goal, path] = search;
    GraphVerdict verdict;
    verdict.true_costs = true_costs(graph, goal);
    audit(search, verdict);
    auto& conditions = verdict.conditions;
    conditions.path_exists = tick(verdict.true_costs[index_of(start)] != no_way);
    conditions.positive_costs = Tick::Holds; // no edge of another cost is let in
    conditions.selects_by_f = tick(options.order == Order::F);
    conditions.stops_when_selected = tick(options.stop == Stop::WhenSelected);
    conditions.takes_cheaper_ways =
        tick(options.update != Update::Never && (options.reopens || conditions.consistent == Tick::Holds));
    verdict.is_guaranteed = conditions.admissible == Tick::Holds && conditions.selects_by_f == Tick::Holds &&
                            conditions.stops_when_selected == Tick::Holds &&
                            conditions.takes_cheaper_ways == Tick::Holds;
    if (path.empty()) {
        return verdict;
    }
    const auto led_to = path.back();
    verdict.shortest_path =
        way_along(graph, led_to == goal ? verdict.true_costs : true_costs(graph, led_to), start);
    verdict.cost = path_cost(graph, path).value_or(0);
    verdict.optimum = path_cost(graph, verdict.shortest_path).value_or(0);
    verdict.ruling = verdict.cost == verdict.optimum ? Ruling::Optimal : Ruling::Longer;
    return verdict;
}

} // namespace astrolabe
