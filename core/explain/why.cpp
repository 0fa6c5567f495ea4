#include "core/explain/why.h"

#include "core/explain/reachability.h"
#include "core/search/node_key.h"

namespace astrolabe {
namespace {

/// The components of the step cost from the parent, if that is a neighbour.
void report_step(GTerms& terms, const FinishedSearch<GridGraph>& search, NodeId node, Cost cost) {
    const auto& graph = search.graph;
    const auto from = graph.grid().cell(terms.parent);
    const auto to = graph.grid().cell(node);
    const auto& costs = graph.rules().costs;
    const bool is_diagonal = traits_of(graph.lattice()).has_diagonals && from.x != to.x && from.y != to.y;
    const auto unit = is_diagonal ? costs.diagonal : costs.straight;
    if (search.own.program == as_written::Program::Crowd) {
        terms = {
            .parent = terms.parent, .unit = costs.straight, .factor = plain, .g = terms.g, .adds_up = false};
    } else if (unit * graph.factor_entered(node) + graph.added_cost(node) == cost) {
        terms.unit = unit;
        terms.is_diagonal = is_diagonal;
        terms.factor = graph.factor_entered(node);
        terms.added = graph.added_cost(node);
    }
}

void report_step(GTerms& /*terms*/, const FinishedSearch<ExplicitGraph>& /*search*/, NodeId /*node*/,
                 Cost /*cost*/) {}

template <Graph G> std::optional<Cost> cost_of_move(const G& graph, NodeId from, NodeId to) {
    std::optional<Cost> cost;
    graph.for_each_successor(
        from, [&](const Move& move) { cost = move.to == to ? std::optional(move.cost) : cost; });
    return cost;
}

template <Graph G>
GTerms g_terms(const FinishedSearch<G>& search, History& history, std::uint32_t step, NodeId state) {
    const auto& graph = search.graph;
    const auto push = history.before(graph, state, step + 1).push;
    GTerms terms{.parent = search.node_of(push.parent), .g = push.g};
    if (push.parent == NodeId::None) {
        return terms;
    }
    const auto node = search.node_of(state);
    const auto move = search.is_from_goal(state) ? cost_of_move(graph, node, terms.parent)
                                                 : cost_of_move(graph, terms.parent, node);
    if (search.is_explained()) { // the parent is the node that the step expanded
        terms.parent_g = history.g_of(graph, push.step);
    } else { // it may lie anywhere
        terms.parent_g = move ? terms.g - *move : history.before(graph, push.parent, push.step + 1).push.g;
    }
    terms.parent_g_now = history.before(graph, push.parent, step + 1).push.g;
    terms.unit = terms.g - terms.parent_g;
    terms.factor = plain;
    report_step(terms, search, node, terms.unit);
    return terms;
}

void report_estimate(NodeTerms& terms, const FinishedSearch<GridGraph>& search, NodeId state) {
    const auto node = search.node_of(state);
    terms.h = search.own.bug == nullptr ? search.heuristic_of(state).terms(node)
                                        : search.own.bug->terms(node, terms.g.parent);
}

void report_estimate(NodeTerms& terms, const FinishedSearch<ExplicitGraph>& search, NodeId state) {
    const auto node = search.node_of(state);
    terms.h = {.h = search.heuristic_of(state)(node)};
    terms.line = search.heuristic_of(state).terms(node);
}

/// Why no search can reach the node, if that is so.
std::optional<Absence> obstacle(const FinishedSearch<GridGraph>& search, NodeId state) {
    const auto node = search.node_of(state);
    const auto& graph = search.graph;
    if (!graph.grid().is_free(node) && node != graph.rules().blocked_goal) {
        return Absence::Wall;
    }
    return is_reachable(graph, *search.own.components, search.start, node)
               ? std::nullopt
               : std::optional(Absence::OtherIsland);
}

std::optional<Absence> obstacle(const FinishedSearch<ExplicitGraph>& search, NodeId state) {
    const auto node = search.node_of(state);
    const bool has_path = search.is_from_goal(state) ? is_reachable(search.graph, node, search.own_goal)
                                                     : is_reachable(search.graph, search.start, node);
    return has_path ? std::nullopt : std::optional(Absence::OtherIsland);
}

/// Likewise for the game-server template, which ended without its goal or keeps to its square.
template <Graph G>
std::optional<Untouched> beyond_square(const FinishedSearch<G>& search, const History& history, NodeId node) {
    if constexpr (requires { search.own.square_radius; }) {
        const auto last = history.step_count();
        const auto side = 2 * search.own.square_radius + 1;
        const bool is_inside = search.can_be_searched(node);
        const bool has_given_up =
            search.own.program == as_written::Program::GameServer && history.node_of(last) != search.goal;
        if (has_given_up && is_inside && last == side * side) {
            return Untouched{.absence = Absence::BudgetSpent, .step = last};
        }
        if (has_given_up || !is_inside) {
            return Untouched{.absence = Absence::BeyondSquare};
        }
    }
    return std::nullopt;
}

template <Graph G>
Untouched untouched(const FinishedSearch<G>& search, History& history, std::uint32_t step, NodeId state) {
    const auto& graph = search.graph;
    if (const auto absence = obstacle(search, state)) {
        return {.absence = *absence};
    }
    if (const auto later = history.first_push_after(graph, state, step); later != 0) {
        return {.absence = Absence::OpenedLater, .step = later};
    }
    if (search.trace.is_truncated) {
        return {.absence = Absence::NotLogged};
    }
    if (const auto beyond = beyond_square(search, history, state)) {
        return *beyond;
    }
    const auto last = history.step_count();
    Untouched ended{.absence = search.own_goal == search.goal ? Absence::GoalFound : Absence::GoalElsewhere,
                    .step = last};
    if (last != 0 && search.is_explained()) {
        const auto selected = history.node_of(last);
        const bool has_depth = search.options.order == Order::Depth;
        const auto parent = history.before(graph, selected, last).push.parent;
        ended.is_proven = search.options.stop == Stop::WhenSelected;
        ended.last_f = f_of(search.options, history.g_of(graph, last), search.estimate(selected, parent),
                            has_depth ? history.depth_of(graph, last) : 0);
    }
    return ended;
}

} // namespace

template <Graph G>
Why why(const FinishedSearch<G>& search, History& history, std::uint32_t step, NodeId state,
        const OpenAtStep& open, ProgramList* list) {
    Why why{.node = search.node_of(state),
            .step = step,
            .status = history.before(search.graph, state, step + 1).status,
            .expanded_at = history.expansion_before(state, step + 1),
            .times_expanded = history.times_expanded_before(state, step + 1)};
    if (why.expanded_at != 0) {
        why.expanded_g = history.g_of(search.graph, why.expanded_at);
    }
    if (search.is_explained()) {
        why.neighbours = neighbour_outcomes(search, history, state, why.expanded_at);
    }
    if (why.status == Status::Untouched) {
        why.untouched = untouched(search, history, step, state);
        return why;
    }
    if (list != nullptr) {
        why.choice = list->choice(why.status == Status::Open ? step + 1 : why.expanded_at, state);
    }
    auto& terms = why.terms.emplace();
    terms.g = g_terms(search, history, step, state);
    report_estimate(terms, search, state);
    terms.depth = search.options.order == Order::Depth ? history.depth(search.graph, state, step) : 0;
    terms.f = f_of(search.options, terms.g.g, terms.h.h, terms.depth);
    if (why.status == Status::Open && search.is_explained() &&
        search.program() == as_written::Program::None) {
        why.rank = open_rank(search, history, step, open(), state);
    }
    return why;
}

template Why why(const FinishedSearch<GridGraph>&, History&, std::uint32_t, NodeId, const OpenAtStep&,
                 ProgramList*);
template Why why(const FinishedSearch<ExplicitGraph>&, History&, std::uint32_t, NodeId, const OpenAtStep&,
                 ProgramList*);

} // namespace astrolabe
