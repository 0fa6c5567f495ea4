#include "core/explain/graph_referee.h"

#include "core/path/path.h"

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

/// Against the true costs to where the search was led.
void audit(const FinishedGraphSearch& search, const std::vector<Cost>& costs, GraphVerdict& verdict) {
    bool is_consistent = true;
    Cost most = 0;
    const auto weighted = [&](NodeId node) {
        return search.options.weight_hundredths * search.heuristic(node);
    };
    for (std::uint32_t index = 0; index < search.graph.node_count(); ++index) {
        const auto node = node_at(index);
        const auto h = weighted(node);
        const auto rest = costs[index];
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

/// As Referee::guarantee() has it for boards.
bool is_promised(Promise promise, const Conditions& conditions) {
    const bool is_admissible = conditions.admissible == Tick::Holds;
    if (conditions.stops_when_selected != Tick::Holds) {
        return false;
    }
    switch (promise) {
    case Promise::Always:
        return true;
    case Promise::IfAdmissible:
        return is_admissible;
    case Promise::IfConsistent:
        return is_admissible && conditions.consistent == Tick::Holds;
    case Promise::Nothing:
        return false;
    case Promise::ByOptions:
        break;
    }
    return is_admissible && conditions.selects_by_f == Tick::Holds &&
           conditions.takes_cheaper_ways == Tick::Holds;
}

} // namespace

GraphVerdict judge(const FinishedGraphSearch& search) {
    const auto& [graph, heuristic, options, start, goal, path, descriptor, led_to] = search;
    GraphVerdict verdict;
    verdict.true_costs = true_costs(graph, goal);
    const auto to_led = led_to == goal ? verdict.true_costs : true_costs(graph, led_to);
    audit(search, to_led, verdict);
    auto& conditions = verdict.conditions;
    conditions.path_exists = tick(verdict.true_costs[index_of(start)] != no_way);
    conditions.positive_costs = Tick::Holds; // no edge of another cost is let in
    conditions.selects_by_f = tick(options.order == Order::F);
    conditions.stops_when_selected = tick(options.stop == Stop::WhenSelected);
    conditions.takes_cheaper_ways =
        tick(options.update != Update::Never && (options.reopens || conditions.consistent == Tick::Holds));
    verdict.is_guaranteed = is_promised(descriptor.promise, conditions);
    const auto cost = path_cost(graph, path);
    if (!cost) {
        return verdict;
    }
    const auto target = path.back();
    verdict.shortest_path = way_along(graph, target == led_to ? to_led : true_costs(graph, target), start);
    verdict.cost = *cost;
    verdict.optimum = path_cost(graph, verdict.shortest_path).value_or(0);
    verdict.ruling = ruling_of(verdict.cost, verdict.optimum);
    return verdict;
}

} // namespace astrolabe
