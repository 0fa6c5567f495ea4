#include "core/explain/reachability.h"

#include <algorithm>
#include <limits>

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
    : grid_(&graph.grid()), lattice_(graph.lattice()), islands_(graph, components, start), start_(start),
      to_goal_(to_goal), nearness_(nearness), goal_(to_goal.goal()), best_(distance(start)) {}

bool NearestReachable::advance(std::uint64_t cells) {
    const std::int64_t width = grid_->width();
    const std::int64_t height = grid_->height();
    if (lattice_ == Lattice::Squares) {
        for (auto left = cells; next_ < std::max(width, height) && least_of_ring(next_) <= best_; ++next_) {
            if (left == 0) {
                return false;
            }
            consider_ring(next_);
            left -= std::min(left, std::uint64_t{8} * static_cast<std::uint64_t>(next_) + 1);
        }
        std::sort(nearest_.begin(), nearest_.end());
        return true;
    }
    for (std::uint64_t left = cells; left > 0 && next_ < height; ++next_) {
        consider_row(next_, 0, width - 1);
        left -= std::min(left, static_cast<std::uint64_t>(width));
    }
    return next_ == height;
}

/// No distance grows towards the goal: once a whole ring is further than the best, all others are, and one of
/// the cells straight ahead is the nearest of its ring (a diagonal step costs no less than a straight one).
Cost NearestReachable::least_of_ring(std::int64_t radius) const {
    auto least = std::numeric_limits<Cost>::max();
    for (const auto direction : directions) {
        const auto x = goal_.x + radius * direction.dx;
        const auto y = goal_.y + radius * direction.dy;
        if (!direction.is_diagonal() && grid_->contains(x, y)) {
            least = std::min(
                least, distance(grid_->node({static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y)})));
        }
    }
    return least;
}

void NearestReachable::consider_ring(std::int64_t radius) {
    const std::int64_t x = goal_.x;
    const std::int64_t y = goal_.y;
    consider_row(y - radius, x - radius, x + radius);
    for (auto row = y - radius + 1; row < y + radius; ++row) {
        consider_row(row, x - radius, x - radius);
        consider_row(row, x + radius, x + radius);
    }
    if (radius > 0) {
        consider_row(y + radius, x - radius, x + radius);
    }
}

void NearestReachable::consider_row(std::int64_t y, std::int64_t first, std::int64_t last) {
    if (y < 0 || y >= grid_->height()) {
        return;
    }
    last = std::min<std::int64_t>(last, grid_->width() - 1);
    for (auto x = std::max<std::int64_t>(first, 0); x <= last; ++x) {
        consider(grid_->node({static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y)}));
    }
}

void NearestReachable::consider(NodeId node) {
    if (node != start_ && !islands_.contain(node)) {
        return;
    }
    const auto here = distance(node);
    if (here > best_) {
        return;
    }
    if (here < best_) {
        best_ = here;
        nearest_.clear();
    }
    nearest_.push_back(node);
}

std::vector<NodeId> nearest_reachable(const GridGraph& graph, const Components& components, NodeId start,
                                      const GridHeuristic& to_goal, Nearness nearness) {
    NearestReachable nearest(graph, components, start, to_goal, nearness);
    while (!nearest.advance(graph.node_count())) {
    }
    return nearest.cells();
}

} // namespace astrolabe
