#include "core/explain/reachability.h"

#include <algorithm>
#include <array>
#include <utility>

namespace astrolabe {

IslandsOfStart::IslandsOfStart(const GridGraph& graph, const Components& components, NodeId start)
    : components_(&components) {
    add(start);
    if (!graph.grid().is_free(start)) {
        graph.for_each_successor(start, [this](const Move& move) { add(move.to); });
    }
}

bool IslandsOfStart::contain(NodeId node) const {
    const auto label = components_->label(node);
    return label != Components::none &&
           std::find(labels_.begin(), labels_.begin() + count_, label) != labels_.begin() + count_;
}

void IslandsOfStart::add(NodeId node) {
    if (components_->label(node) != Components::none) {
        labels_[count_++] = components_->label(node);
    }
}

bool is_reachable(const GridGraph& graph, const Components& components, NodeId start, NodeId goal) {
    if (start == goal) {
        return true;
    }
    const IslandsOfStart islands(graph, components, start);
    if (graph.grid().is_free(goal)) {
        return islands.contain(goal);
    }
    bool is_entered = false;
    graph.for_each_predecessor(goal, [&](const Move& move) {
        is_entered = is_entered || move.to == start || islands.contain(move.to);
    });
    return is_entered;
}

NearestReachable::NearestReachable(const GridGraph& graph, const Components& components, NodeId start,
                                   const GridHeuristic& to_goal, Nearness nearness)
    : node_count_(graph.node_count()), islands_(graph, components, start), start_(start), to_goal_(to_goal),
      nearness_(nearness), best_(distance(start)) {}

bool NearestReachable::advance(std::uint64_t cells) {
    for (; cells > 0 && next_ < node_count_; --cells, ++next_) {
        const auto node = node_at(next_);
        if (node != start_ && !islands_.contain(node)) {
            continue;
        }
        const auto here = distance(node);
        if (here < best_) {
            best_ = here;
            nearest_.clear();
        }
        if (here == best_) {
            nearest_.push_back(node);
        }
    }
    return next_ == node_count_;
}

std::vector<NodeId> nearest_reachable(const GridGraph& graph, const Components& components, NodeId start,
                                      const GridHeuristic& to_goal, Nearness nearness) {
    NearestReachable nearest(graph, components, start, to_goal, nearness);
    nearest.advance(graph.node_count());
    return nearest.cells();
}

CheapestToReach::CheapestToReach(const GridGraph& graph, NodeId start, std::vector<NodeId> cells)
    : cells_(std::move(cells)), is_wanted_(graph.node_count()),
      no_estimate_(graph, HeuristicKind::Zero, start), open_(graph.node_count()),
      search_(graph, no_estimate_, open_, start, NodeId::None,
              SearchOptions{.weight_hundredths = 0, .trace_budget_bytes = 0}) {
    for (const auto cell : cells_) {
        is_wanted_[index_of(cell)] = true;
    }
}

bool CheapestToReach::advance(std::uint64_t expansions) {
    while (cell_ == NodeId::None && expansions-- > 0) {
        search_.step();
        if (!is_wanted_[index_of(search_.last_expanded())]) {
            continue;
        }
        // Steps cost at least 1, so all nodes of equal cost are known by now, if not yet expanded.
        const auto cost = search_.node_state(search_.last_expanded()).g;
        cell_ = *std::find_if(cells_.begin(), cells_.end(), [&](NodeId cell) {
            const auto state = search_.node_state(cell);
            return state.status != Status::Untouched && state.g == cost;
        });
    }
    return cell_ != NodeId::None;
}

} // namespace astrolabe
