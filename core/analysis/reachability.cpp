#include "core/analysis/reachability.h"

#include <algorithm>
#include <array>
#include <utility>

namespace astrolabe {
namespace {

/// Labels of the islands that the start can walk on: its own, or, on a wall, those around it.
class Islands {
  public:
    Islands(const GridGraph& graph, const Components& components, NodeId start) : components_(&components) {
        add(start);
        if (!graph.grid().is_free(start)) {
            graph.for_each_successor(start, [this](const Move& move) { add(move.to); });
        }
    }

    bool contain(NodeId node) const {
        const auto label = components_->label(node);
        return label != Components::none &&
               std::find(labels_.begin(), labels_.begin() + count_, label) != labels_.begin() + count_;
    }

  private:
    void add(NodeId node) {
        if (components_->label(node) != Components::none) {
            labels_[count_++] = components_->label(node);
        }
    }

    const Components* components_;
    std::array<std::uint32_t, direction_count + 1> labels_{};
    std::uint32_t count_ = 0;
};

} // namespace

bool is_reachable(const GridGraph& graph, const Components& components, NodeId start, NodeId goal) {
    if (start == goal) {
        return true;
    }
    const Islands islands(graph, components, start);
    if (graph.grid().is_free(goal)) {
        return islands.contain(goal);
    }
    bool is_entered = false;
    graph.for_each_predecessor(goal, [&](const Move& move) {
        is_entered = is_entered || move.to == start || islands.contain(move.to);
    });
    return is_entered;
}

std::vector<NodeId> nearest_reachable(const GridGraph& graph, const Components& components, NodeId start,
                                      const GridHeuristic& to_goal, Nearness nearness) {
    const auto distance = [&](NodeId node) {
        return nearness == Nearness::StraightLine ? to_goal.straight_line_rank(node) : to_goal(node);
    };
    const Islands islands(graph, components, start);
    std::vector<NodeId> nearest;
    auto best = distance(start);
    for (std::uint32_t index = 0; index < graph.node_count(); ++index) {
        const auto node = node_at(index);
        if (node != start && !islands.contain(node)) {
            continue;
        }
        const auto here = distance(node);
        if (here < best) {
            best = here;
            nearest.clear();
        }
        if (here == best) {
            nearest.push_back(node);
        }
    }
    return nearest;
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
        // Steps cost at least 1, so all that cost the same are known by now, if not yet expanded.
        const auto cost = search_.node_state(search_.last_expanded()).g;
        cell_ = *std::find_if(cells_.begin(), cells_.end(), [&](NodeId cell) {
            const auto state = search_.node_state(cell);
            return state.status != Status::Untouched && state.g == cost;
        });
    }
    return cell_ != NodeId::None;
}

} // namespace astrolabe
