#include "core/search/any_angle/any_angle_search.h"

#include "core/grid/line_of_sight.h"
#include "core/path/path.h"

#include <algorithm>
#include <cassert>
#include <limits>

namespace astrolabe {

AnyAngleSearch::AnyAngleSearch(const GridGraph& graph, const GridHeuristic& heuristic, NodeId start,
                               NodeId goal, const SearchOptions& options)
    : SearchLoop(TraceFormat::Events, start, options.trace_budget_bytes), graph_(&graph),
      heuristic_(&heuristic),
      goal_(goal), options_{.tie = options.tie, .weight_hundredths = options.weight_hundredths},
      open_(graph.node_count()), states_(graph.node_count()) {
    assert(graph.grid().has_uniform_ground() && graph.rules().blocked_goal == NodeId::None);
    assert(graph.rules().corner != CornerRule::Four && traits_of(graph.lattice()).has_lines);
    assert(graph.rules().costs.straight == any_angle_costs.straight &&
           graph.rules().costs.diagonal == any_angle_costs.diagonal);
    assert(options.weight_hundredths <= max_weight_hundredths);
    put_on_open_list(start, NodeId::None, 0);
    ++counters_.generated;
}

Outcome AnyAngleSearch::step() {
    if (outcome_ != Outcome::Running) {
        return outcome_;
    }
    const auto selected = open_.pop();
    if (!selected) {
        return outcome_ = Outcome::NoPath;
    }
    const auto node = *selected;
    settle(node);
    states_.set_status(node, Status::Closed);
    ++counters_.expanded;
    last_expanded_ = node;
    if (node == goal_) {
        outcome_ = Outcome::Found;
    } else {
        graph_->for_each_successor(node, [&](const Move& move) {
            if (!is_closed(move.to)) {
                consider(node, move.to);
            }
        });
    }
    recorder_.end_step(node, states_[node]);
    return outcome_;
}

SearchResult AnyAngleSearch::result() const {
    auto result = counters_.result(outcome_, "any angle");
    if (outcome_ == Outcome::Found) {
        result.path = path_to(goal_);
        if (is_walkable(result.path)) {
            result.cost = graph_->cheapest_factor() * length_of_path(graph_->grid(), result.path);
        } else {
            result.outcome = Outcome::Broken;
            result.path.clear();
        }
    }
    return result;
}

bool AnyAngleSearch::is_walkable(std::span<const NodeId> waypoints) const {
    const auto& grid = graph_->grid();
    const auto is_out_of_sight = [&](NodeId from, NodeId to) {
        return !has_line_of_sight(grid, graph_->moves().rules(), grid.cell(from), grid.cell(to));
    };
    return !waypoints.empty() &&
           std::adjacent_find(waypoints.begin(), waypoints.end(), is_out_of_sight) == waypoints.end();
}

std::vector<NodeId> AnyAngleSearch::path_to(NodeId node) const {
    return states_.status(node) == Status::Untouched
               ? std::vector<NodeId>{}
               : path_along_parents(node, graph_->node_count(),
                                    [this](NodeId at) { return node_state(at).parent; });
}

bool AnyAngleSearch::has_sight(NodeId from, NodeId to) {
    const auto a = graph_->grid().cell(from);
    const auto b = graph_->grid().cell(to);
    ++lines_followed_;
    cells_followed_ += std::max(a.x, b.x) - std::min(a.x, b.x) + std::max(a.y, b.y) - std::min(a.y, b.y);
    return has_line_of_sight(graph_->grid(), graph_->moves().rules(), a, b);
}

Cost AnyAngleSearch::g_through(NodeId parent, NodeId node) const {
    const auto& grid = graph_->grid();
    return states_.g(parent) + graph_->cheapest_factor() * line_length(grid.cell(parent), grid.cell(node));
}

void AnyAngleSearch::offer(NodeId parent, NodeId node) {
    const auto g = g_through(parent, node);
    const bool is_new = states_.status(node) == Status::Untouched;
    if (!is_new && g >= states_.g(node)) {
        return;
    }
    ++(is_new ? counters_.generated : counters_.improved);
    put_on_open_list(node, parent, g);
    recorder_.record_event(
        {.g = g, .node = node, .parent = parent, .kind = is_new ? EventKind::Open : EventKind::Improve});
}

void AnyAngleSearch::correct(NodeId node, NodeId parent) {
    const auto g = g_through(parent, node);
    states_.open(node, parent, g, push_count_++);
    recorder_.record_event({.g = g, .node = node, .parent = parent, .kind = EventKind::Correct});
}

void AnyAngleSearch::put_on_open_list(NodeId node, NodeId parent, Cost g) {
    const bool is_open = states_.status(node) == Status::Open;
    const auto key =
        key_of(*heuristic_, options_, {.node = node, .parent = parent, .g = g, .push = push_count_});
    states_.open(node, parent, g, push_count_++);
    if (is_open) {
        open_.improve(node, key);
    } else {
        open_.push(node, key);
    }
}

} // namespace astrolabe
