#include "core/analysis/graph_why.h"

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

bool is_reachable(const ExplicitGraph& graph, NodeId start, NodeId node) {
    std::vector<bool> is_known(graph.node_count());
    std::vector<NodeId> found{start};
    is_known[index_of(start)] = true;
    while (!found.empty()) {
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

} // namespace

PlaceWhy why(const LoggedGraphSearch& search, History& history, Fold& fold, std::uint32_t step, NodeId node) {
    fold.seek(search.graph, search.trace, step);
    PlaceWhy why{.node = node,
                 .step = step,
                 .status = fold.at(node).status,
                 .expanded_at = history.expansion_before(node, step + 1)};
    for (auto at = why.expanded_at; at != 0; at = history.earlier_expansion(at)) {
        ++why.times_expanded;
    }
    if (why.expanded_at != 0) {
        why.expanded_g = history.g_of(search.graph, why.expanded_at);
    }
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
        why.rank = open_rank(search.options, fold, key, node);
    }
    return why;
}

} // namespace astrolabe
