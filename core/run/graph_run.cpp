#include "core/run/graph_run.h"

#include "core/precompute/graph_costs.h"
#include "core/search/found_path.h"

#include <utility>

namespace astrolabe {
namespace {

/// A step back folds the events of a trace from the first one on: this many take a few milliseconds.
constexpr std::uint64_t most_trace_bytes = std::uint64_t{48} << 20U;

GraphHeuristicKind kind_of(const GraphPlan& plan) {
    return descriptor_of(plan.algorithm).uses_heuristic ? plan.heuristic : GraphHeuristicKind::Zero;
}

/// The textbook search goes everywhere before it gives up; some other algorithms would go there again and
/// again.
NodeId own_goal(const ExplicitGraph& graph, const GraphPlan& plan, NodeId start, NodeId goal) {
    return !is_textbook(plan.algorithm) && !is_reachable(graph, start, goal)
               ? nearest_reachable(graph, start, goal)
               : goal;
}

} // namespace

GraphRun::GraphRun(const ExplicitGraph& graph, const GraphPlan& plan, NodeId start, NodeId goal,
                   std::unique_ptr<KeptGraphLifelong>& kept)
    : graph_(&graph), plan_(plan), start_(start), goal_(goal), own_goal_(own_goal(graph, plan, start, goal)),
      heuristic_(graph, kind_of(plan), own_goal_) {
    plan_.options.trace_format = TraceFormat::Events;
    plan_.options.trace_budget_bytes = most_trace_bytes;
    if (descriptor_of(plan.algorithm).layers > 1) {
        to_start_.emplace(graph, kind_of(plan), start);
    }
    running_ =
        make_search(plan_, {graph, heuristic_, to_start_ ? &*to_start_ : nullptr, start, own_goal_}, kept);
}

GraphRun::~GraphRun() = default;

Outcome GraphRun::answer(std::uint64_t expansions) {
    if (running_ != nullptr && running_->advance(expansions) != Outcome::Running) {
        end_search();
    }
    return is_answered() ? result_.search.outcome : Outcome::Running;
}

void GraphRun::end_search() {
    auto& found = result_.search = running_->result();
    result_.is_goal_reachable = own_goal_ == goal_ && found.outcome != Outcome::NoPath;
    auto target = own_goal_;
    if (found.outcome == Outcome::NoPath) {
        target = nearest_reachable(*graph_, start_, goal_);
        found.path = running_->path_to(target);
    }
    if (found.outcome == Outcome::Found || found.outcome == Outcome::NoPath) {
        const bool leads = !found.path.empty() && found.path.front() == start_ && found.path.back() == target;
        put_path(found, *graph_, leads ? std::move(found.path) : std::vector<NodeId>{});
    }
    if (found.outcome == Outcome::Found && own_goal_ != goal_) {
        found.outcome = Outcome::NoPath;
    }
    trace_ = running_->release_trace();
    running_.reset();
    end_answer({.graph = *graph_,
                .heuristic = heuristic_,
                .options = plan_.options,
                .trace = trace(),
                .start = start_,
                .goal = goal_,
                .own_goal = own_goal_,
                .algorithm = plan_.algorithm,
                .to_start = to_start_ ? &*to_start_ : nullptr,
                .target = found.path.empty() ? NodeId::None : found.path.back()});
}

} // namespace astrolabe
