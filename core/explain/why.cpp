#include "core/explain/why.h"

#include "core/explain/reachability.h"
#include "core/search/node_key.h"

namespace astrolabe {
namespace {

GTerms g_terms(const LoggedSearch& search, History& history, std::uint32_t step, NodeId node) {
    const auto push = history.before(search.graph, node, step + 1).push;
    if (push.parent == NodeId::None) {
        return {};
    }
    const auto& graph = search.graph;
    const auto from = graph.grid().cell(push.parent);
    const auto to = graph.grid().cell(node);
    const bool is_diagonal = traits_of(graph.lattice()).has_diagonals && from.x != to.x && from.y != to.y;
    const auto& costs = graph.rules().costs;
    if (search.program == as_written::Program::Crowd) {
        return {
            .parent = push.parent, .unit = costs.straight, .factor = plain, .g = push.g, .adds_up = false};
    }
    return {.parent = push.parent,
            .parent_g = history.g_of(graph, push.step),
            .parent_g_now = history.before(graph, push.parent, step + 1).push.g,
            .unit = is_diagonal ? costs.diagonal : costs.straight,
            .is_diagonal = is_diagonal,
            .factor = graph.factor_entered(node),
            .added = graph.added_cost(node),
            .g = push.g};
}

Untouched untouched(const LoggedSearch& search, History& history, std::uint32_t step, NodeId node) {
    const auto& graph = search.graph;
    if (!graph.grid().is_free(node) && node != graph.rules().blocked_goal) {
        return {.absence = Absence::Wall};
    }
    if (!is_reachable(graph, search.components, search.trace.start, node)) {
        return {.absence = Absence::OtherIsland};
    }
    if (const auto later = history.first_push_after(graph, node, step); later != 0) {
        return {.absence = Absence::OpenedLater, .step = later};
    }
    const auto last = history.step_count();
    if (search.trace.is_truncated) {
        return {.absence = Absence::NotLogged};
    }
    if (search.program == as_written::Program::GameServer && history.node_of(last) != search.goal) {
        const auto side = 2 * search.square_radius + 1;
        const bool is_spent = search.can_be_searched(node) && last == side * side;
        return {.absence = is_spent ? Absence::BudgetSpent : Absence::BeyondSquare,
                .step = is_spent ? last : 0};
    }
    if (!search.can_be_searched(node)) {
        return {.absence = Absence::BeyondSquare};
    }
    Untouched ended{.absence = search.led_to == search.goal ? Absence::GoalFound : Absence::LedElsewhere,
                    .step = last};
    if (last != 0) {
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

Why why(const LoggedSearch& search, History& history, std::uint32_t step, NodeId node, const OpenAtStep& open,
        ProgramList* list) {
    Why why{.node = node,
            .step = step,
            .status = history.before(search.graph, node, step + 1).status,
            .expanded_at = history.expansion_before(node, step + 1),
            .times_expanded = history.times_expanded_before(node, step + 1)};
    if (why.expanded_at != 0) {
        why.expanded_g = history.g_of(search.graph, why.expanded_at);
    }
    why.neighbours = neighbour_fates(search, history, node, why.expanded_at);
    if (why.status == Status::Untouched) {
        why.untouched = untouched(search, history, step, node);
        return why;
    }
    if (list != nullptr) {
        why.choice = list->choice(why.status == Status::Open ? step + 1 : why.expanded_at, node);
    }
    auto& terms = why.terms.emplace();
    terms.g = g_terms(search, history, step, node);
    terms.h =
        search.slip == nullptr ? search.heuristic.terms(node) : search.slip->terms(node, terms.g.parent);
    terms.depth = search.options.order == Order::Depth ? history.depth(search.graph, node, step) : 0;
    terms.f = f_of(search.options, terms.g.g, terms.h.h, terms.depth);
    if (why.status == Status::Open && search.program == as_written::Program::None) {
        why.rank = open_rank(search, history, step, open(), node);
    }
    return why;
}

} // namespace astrolabe
