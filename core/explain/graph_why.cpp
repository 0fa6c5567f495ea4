#include "core/explain/graph_why.h"

#include "core/search/node_key.h"
#include "core/trace/depths.h"

namespace astrolabe {
namespace {

/// Empty unless the options' order asks for them.
std::vector<std::uint32_t> depths_if_asked(const LoggedGraphSearch& search, std::uint32_t step) {
    return search.options.order == Order::Depth ? depths_at(search.graph, search.trace, step)
                                                : std::vector<std::uint32_t>{};
}

std::vector<PlaceNeighbour> neighbours_of(const LoggedGraphSearch& search, History& history, NodeId node,
                                          std::uint32_t step) {
    std::vector<PlaceNeighbour> neighbours;
    search.graph.for_each_successor(node, [&](const Move& move) {
        auto& neighbour = neighbours.emplace_back();
        neighbour.node = move.to;
        neighbour.edge = move.cost;
        if (step == 0) {
            return;
        }
        if (node == search.goal) {
            neighbour.fate = NeighbourFate::GoalSelected;
            return;
        }
        const auto before = history.before(search.graph, move.to, step);
        const auto after = history.before(search.graph, move.to, step + 1);
        const bool is_pushed = after.status == Status::Open && after.push.step == step;
        neighbour.offered = history.g_of(search.graph, step) + move.cost;
        neighbour.known = before.push.g;
        neighbour.closed_at = before.closed_at;
        neighbour.fate = fate_of_offer(search.options, before, neighbour.offered, is_pushed);
    });
    return neighbours;
}

Untouched untouched(const LoggedGraphSearch& search, History& history, std::uint32_t step, NodeId node) {
    const auto& graph = search.graph;
    if (!is_reachable(graph, search.trace.start, node)) {
        return {.absence = Absence::OtherIsland};
    }
    if (const auto later = history.first_push_after(graph, node, step); later != 0) {
        return {.absence = Absence::OpenedLater, .step = later};
    }
    if (search.trace.is_truncated) {
        return {.absence = Absence::NotLogged};
    }
    const auto last = history.step_count();
    Untouched ended{.absence = Absence::GoalFound, .step = last};
    if (last != 0) {
        const auto selected = history.node_of(last);
        const auto depths = depths_if_asked(search, last);
        ended.last_f = f_of(search.options, history.g_of(graph, last), search.heuristic(selected),
                            depths.empty() ? 0 : depths[index_of(selected)]);
    }
    return ended;
}

PlaceTerms terms_of(const LoggedGraphSearch& search, History& history, std::uint32_t step, NodeId node) {
    const auto push = history.before(search.graph, node, step + 1).push;
    PlaceTerms terms{.parent = push.parent,
                     .g = push.g,
                     .squared_distance = search.heuristic.straight_line_rank(node),
                     .rate = search.heuristic.rate(),
                     .h = search.heuristic(node)};
    if (push.parent != NodeId::None) {
        terms.parent_g = history.g_of(search.graph, push.step);
        terms.edge = push.g - terms.parent_g;
    }
    return terms;
}

void tell_expansions(PlaceWhy& why, const ExplicitGraph& graph, History& history, NodeId state) {
    why.expanded_at = history.expansion_before(state, why.step + 1);
    why.times_expanded = history.times_expanded_before(state, why.step + 1);
    if (why.expanded_at != 0) {
        why.expanded_g = history.g_of(graph, why.expanded_at);
    }
}

Cost cost_of_edge(const ExplicitGraph& graph, NodeId from, NodeId to) {
    Cost cost = 0;
    graph.for_each_successor(from, [&](const Move& move) { cost = move.to == to ? move.cost : cost; });
    return cost;
}

} // namespace

PlaceWhy told(const LoggedGraphRelative& search, History& history, Fold& fold, std::uint32_t step,
              NodeId state) {
    const auto& graph = search.graph;
    const auto of_graph = [&](NodeId of_trace) { return node_at(index_of(of_trace) % graph.node_count()); };
    const auto node = of_graph(state);
    fold.seek(graph, search.trace, step);
    const auto known = fold.at(state);
    PlaceWhy why{.node = node, .step = step, .status = known.status};
    tell_expansions(why, graph, history, state);
    if (known.status != Status::Untouched) {
        auto& terms = why.terms.emplace();
        terms.g = known.g;
        terms.squared_distance = search.heuristic.straight_line_rank(node);
        terms.rate = search.heuristic.rate();
        terms.h = search.heuristic(node);
        terms.f = f_of(search.options, terms.g, terms.h, 0);
        if (known.parent != NodeId::None) {
            terms.parent = of_graph(known.parent);
            terms.edge = search.is_backward ? cost_of_edge(graph, node, terms.parent)
                                            : cost_of_edge(graph, terms.parent, node);
            terms.parent_g = terms.g - terms.edge;
        }
        return why;
    }
    auto& untouched = why.untouched.emplace();
    untouched.absence = Absence::NotLogged;
    const bool has_way = search.is_backward ? is_reachable(graph, node, search.led_to)
                                            : is_reachable(graph, search.start, node);
    if (!has_way) {
        untouched.absence = Absence::OtherIsland;
    } else if (const auto later = history.first_push_after(graph, state, step); later != 0) {
        untouched.absence = Absence::OpenedLater;
        untouched.step = later;
    } else if (!search.trace.is_truncated) {
        untouched.absence = search.led_to == search.goal ? Absence::GoalFound : Absence::LedElsewhere;
        untouched.step = history.step_count();
    }
    return why;
}

PlaceWhy why(const LoggedGraphSearch& search, History& history, Fold& fold, std::uint32_t step, NodeId node) {
    fold.seek(search.graph, search.trace, step);
    PlaceWhy why{.node = node, .step = step, .status = fold.at(node).status};
    tell_expansions(why, search.graph, history, node);
    why.neighbours = neighbours_of(search, history, node, why.expanded_at);
    if (why.status == Status::Untouched) {
        why.untouched = untouched(search, history, step, node);
        return why;
    }
    const auto depths = depths_if_asked(search, step);
    const auto depth_of = [&](NodeId of) { return depths.empty() ? 0 : depths[index_of(of)]; };
    why.terms = terms_of(search, history, step, node);
    why.terms->f = f_of(search.options, why.terms->g, why.terms->h, depth_of(node));
    if (why.status == Status::Open) {
        const auto key = [&](NodeId of) {
            const auto state = fold.at(of);
            return key_of(search.heuristic, search.options,
                          {.node = of,
                           .parent = state.parent,
                           .g = state.g,
                           .push = state.push,
                           .depth = depth_of(of)});
        };
        std::vector<NodeId> open;
        const auto statuses = fold.statuses();
        for (std::uint32_t index = 0; index < statuses.size(); ++index) {
            if (statuses[index] == Status::Open) {
                open.push_back(node_at(index));
            }
        }
        why.rank = open_rank(search.options, open, key, node);
    }
    return why;
}

} // namespace astrolabe
