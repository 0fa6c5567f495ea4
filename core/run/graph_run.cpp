#include "core/run/graph_run.h"

#include "core/search/found_path.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace astrolabe {
namespace {

/// Events of a trace are folded from the first one on when somebody steps back: so many, a few milliseconds.
constexpr std::uint64_t most_trace_bytes = std::uint64_t{48} << 20U;

GraphHeuristicKind kind_of(const GraphPlan& plan) {
    return descriptor_of(plan.algorithm).uses_heuristic ? plan.heuristic : GraphHeuristicKind::Zero;
}

/// The textbook search goes everywhere before it gives up; some of its relatives would go there again and
/// again.
NodeId led_to(const ExplicitGraph& graph, const GraphPlan& plan, NodeId start, NodeId goal) {
    return is_relative(plan.algorithm) && !is_reachable(graph, start, goal)
               ? nearest_reachable(graph, start, goal)
               : goal;
}

} // namespace

GraphRun::GraphRun(const ExplicitGraph& graph, const GraphPlan& plan, NodeId start, NodeId goal,
                   std::unique_ptr<KeptGraphLifelong>& kept)
    : graph_(&graph), plan_(plan), start_(start), goal_(goal), led_to_(led_to(graph, plan, start, goal)),
      heuristic_(graph, kind_of(plan), led_to_) {
    plan_.options.trace_format = TraceFormat::Events;
    plan_.options.trace_budget_bytes = most_trace_bytes;
    if (descriptor().layers > 1) {
        to_start_.emplace(graph, kind_of(plan), start);
    }
    search_ =
        make_search(plan_, {graph, heuristic_, to_start_ ? &*to_start_ : nullptr, start, led_to_}, kept);
}

GraphRun::~GraphRun() = default;

Outcome GraphRun::advance(std::uint64_t expansions) {
    if (search_ != nullptr && search_->advance(expansions) != Outcome::Running) {
        end_search();
    }
    return is_finished() ? result_.outcome : Outcome::Running;
}

void GraphRun::end_search() {
    result_ = search_->result();
    auto target = led_to_;
    if (result_.outcome == Outcome::NoPath) {
        target = nearest_reachable(*graph_, start_, goal_);
        result_.path = search_->path_to(target);
    }
    if (result_.outcome == Outcome::Found || result_.outcome == Outcome::NoPath) {
        const bool leads =
            !result_.path.empty() && result_.path.front() == start_ && result_.path.back() == target;
        put_path(result_, *graph_, leads ? std::move(result_.path) : std::vector<NodeId>{});
    }
    if (result_.outcome == Outcome::Found && led_to_ != goal_) {
        result_.outcome = Outcome::NoPath;
    }
    trace_ = search_->release_trace();
    search_.reset();
    fold_.emplace(state_count());
    history_.emplace(trace_, state_count());
}

const Fold& GraphRun::fold() {
    fold_->seek(*graph_, trace_, step_);
    return *fold_;
}

std::vector<std::uint32_t> GraphRun::expanded_at() {
    std::vector<std::uint32_t> steps(graph_->node_count());
    for (std::uint32_t index = 0; index < state_count(); ++index) {
        auto& step = steps[index % steps.size()];
        step = std::max(step, history_->expansion_before(node_at(index), step_ + 1));
    }
    return steps;
}

std::optional<NodeId> GraphRun::other_state(const Fold& fold, NodeId state) const {
    if (descriptor().layers == 1) {
        return std::nullopt;
    }
    const auto other = node_at((index_of(state) + graph_->node_count()) % state_count());
    return fold.at(other).status == Status::Untouched ? std::nullopt : std::optional(other);
}

NodeId GraphRun::state_shown(const Fold& fold, NodeId node) const {
    const auto other = other_state(fold, node);
    const auto known = fold.at(node);
    return other && (known.status == Status::Untouched || fold.at(*other).g < known.g) ? *other : node;
}

PlaceNumbers GraphRun::numbers(NodeId state, Cost g) const {
    constexpr auto nothing = std::numeric_limits<double>::quiet_NaN();
    const auto h = heuristic_of(state)(node_of(state));
    const auto f = static_cast<double>(f_of(plan_.options, g, h, 0));
    switch (plan_.options.order) {
    case Order::F:
        return {double(g), double(h), f / 100};
    case Order::H:
        return {double(g), double(h), f};
    case Order::Depth:
    case Order::Newest:
        break;
    }
    return {double(g), nothing, nothing};
}

PlaceWhy GraphRun::why(NodeId state) {
    if (is_explained()) {
        return astrolabe::why({*graph_, heuristic_, plan_.options, trace_, goal_}, *history_, *fold_, step_,
                              state);
    }
    return told(
        {*graph_, heuristic_of(state), plan_.options, trace_, start_, goal_, led_to_, is_from_goal(state)},
        *history_, *fold_, step_, state);
}

std::span<const Event> GraphRun::events_of(std::uint32_t step) const {
    const auto first = history_->first_event(step);
    return std::span(trace_.events).subspan(first, history_->first_event(step + 1) - first);
}

} // namespace astrolabe
