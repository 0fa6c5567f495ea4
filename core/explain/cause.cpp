#include "core/explain/cause.h"

#include <algorithm>
#include <utility>

namespace astrolabe {
namespace {

/// The cause if the order itself is to blame; None for order F.
CauseKind kind_of_order(Order order) {
    switch (order) {
    case Order::H:
        return CauseKind::GreedyBestFirst;
    case Order::Depth:
        return CauseKind::BreadthFirst;
    case Order::Newest:
        return CauseKind::DepthFirst;
    case Order::F:
        break;
    }
    return CauseKind::None;
}

/// From a node to one of its neighbours; there is only one.
template <Graph G> Move step_between(const G& graph, NodeId from, NodeId to) {
    Move step;
    graph.for_each_successor(from, [&](const Move& move) {
        if (move.to == to) {
            step = move;
        }
    });
    return step;
}

} // namespace

template <Graph G>
CauseFinder<G>::CauseFinder(const FinishedSearch<G>& search, std::vector<NodeId> shortest_path)
    : search_(search), path_(std::move(shortest_path)), fold_(std::in_place, search.graph.node_count()) {
    best_gs_.push_back(0);
    for (std::size_t index = 1; index < path_.size(); ++index) {
        best_gs_.push_back(best_gs_.back() + step_between(search.graph, path_[index - 1], path_[index]).cost);
    }
}

template <Graph G> bool CauseFinder<G>::advance(std::uint64_t steps) {
    if (is_done()) {
        return true;
    }
    if (search_.trace.is_truncated) {
        decide_without_end();
        fold_.reset();
        return true;
    }
    const auto end = search_.trace.step_count;
    const auto next = std::min<std::uint64_t>(end, fold_->step() + steps);
    fold_->seek(search_.graph, search_.trace, static_cast<std::uint32_t>(next));
    if (next == end) {
        decide();
        fold_.reset();
    }
    return is_done();
}

template <Graph G> void CauseFinder<G>::decide() {
    cause_.goal_g = fold_->at(search_.target).g;
    for (std::size_t index = 1; index < path_.size(); ++index) {
        const auto state = fold_->at(path_[index]);
        if (state.status == Status::Closed && state.g == best_gs_[index]) {
            continue;
        }
        report_cell(index);
        cause_.had_g = state.g;
        cause_.kind = kind_at(index, state);
        if (cause_.kind == CauseKind::ReopeningOff) {
            cause_.step = last_inconsistent_step(index);
        }
        return;
    }
}

template <Graph G> CauseKind CauseFinder<G>::kind_at(std::size_t index, const NodeState& state) const {
    const auto& options = search_.options;
    if (const auto kind = kind_of_order(options.order); kind != CauseKind::None) {
        return kind;
    }
    if (state.g == best_gs_[index]) {
        return kind_of_open(index);
    }
    if (state.status == Status::Open || options.reopens) {
        return CauseKind::UpdateNever;
    }
    const bool was_closed_when_offered =
        options.update != Update::Never || was_expanded_before(path_[index], path_[index - 1]);
    return was_closed_when_offered ? CauseKind::ReopeningOff : CauseKind::UpdateNever;
}

template <Graph G> CauseKind CauseFinder<G>::kind_of_open(std::size_t index) const {
    const auto weighted = search_.weighted();
    const auto f = 100 * best_gs_[index] + weighted(path_[index]);
    const auto goal_f = 100 * cause_.goal_g + weighted(search_.target);
    if (search_.options.stop == Stop::WhenOpened && f < goal_f) {
        return CauseKind::StopAtOpening;
    }
    return kind_of_overestimate(index);
}

template <Graph G> CauseKind CauseFinder<G>::kind_of_overestimate(std::size_t index) const {
    const auto remaining = best_gs_.back() - best_gs_[index];
    return search_.heuristic(path_[index]) > remaining ? CauseKind::Overestimate : CauseKind::Weight;
}

template <Graph G> bool CauseFinder<G>::was_expanded_before(NodeId first, NodeId second) const {
    for (const auto node : expanded_nodes(search_.trace)) {
        if (node == first || node == second) {
            return node == first;
        }
    }
    return false;
}

template <Graph G> void CauseFinder<G>::report_cell(std::size_t index) {
    cause_.cell = path_[index];
    cause_.best_g = best_gs_[index];
    cause_.had_g = best_gs_[index];
    cause_.true_cost = best_gs_.back() - best_gs_[index];
    cause_.h = search_.heuristic(cause_.cell);
    cause_.h_hundredths = search_.weighted()(cause_.cell);
}

template <Graph G>
std::optional<InconsistentStep> CauseFinder<G>::last_inconsistent_step(std::size_t end) const {
    const auto weighted = search_.weighted();
    for (auto index = end; index > 0; --index) {
        const InconsistentStep step{.from = path_[index - 1],
                                    .to = path_[index],
                                    .cost = best_gs_[index] - best_gs_[index - 1],
                                    .h_from_hundredths = weighted(path_[index - 1]),
                                    .h_to_hundredths = weighted(path_[index])};
        if (step.h_from_hundredths > 100 * step.cost + step.h_to_hundredths) {
            return step;
        }
    }
    return std::nullopt;
}

/// The end of the search is not in the log. If the options and the shortest path leave only one possible
/// cause, that is the cause.
template <Graph G> void CauseFinder<G>::decide_without_end() {
    const auto& options = search_.options;
    if (cause_.kind = kind_of_order(options.order); cause_.kind != CauseKind::None) {
        return;
    }
    const bool has_ended_at_target = search_.own_goal == search_.target; // and not by a flood
    std::vector<CauseKind> possible;
    if (options.stop == Stop::WhenOpened && has_ended_at_target) {
        possible.push_back(CauseKind::StopAtOpening);
    }
    if (options.update == Update::Never) {
        possible.push_back(CauseKind::UpdateNever);
    }
    const auto step = last_inconsistent_step(path_.size() - 1);
    if (!options.reopens && step) {
        possible.push_back(CauseKind::ReopeningOff);
    }
    const auto weighted = search_.weighted();
    std::size_t overestimated = 0; // the first such index; the start cannot be where the search went astray
    for (std::size_t index = path_.size() - 1; index > 0 && has_ended_at_target; --index) {
        if (weighted(path_[index]) > 100 * (best_gs_.back() - best_gs_[index])) {
            overestimated = index;
        }
    }
    if (overestimated != 0) {
        possible.push_back(kind_of_overestimate(overestimated));
    }
    if (possible.size() != 1) {
        cause_.kind = CauseKind::TraceCutOff;
        return;
    }
    cause_.kind = possible.front();
    const bool is_overestimate = cause_.kind == CauseKind::Overestimate || cause_.kind == CauseKind::Weight;
    if (is_overestimate) {
        report_cell(overestimated);
        cause_.had_g = 0;
    } else if (cause_.kind == CauseKind::ReopeningOff) {
        cause_.step = step;
    }
}

template class CauseFinder<GridGraph>;
template class CauseFinder<ExplicitGraph>;

} // namespace astrolabe
