#include "core/heuristic/grid_heuristic.h"

#include <algorithm>
#include <cmath>

namespace astrolabe {
namespace {

std::uint32_t gap(std::uint32_t a, std::uint32_t b) { return a > b ? a - b : b - a; }

Cost difference(std::uint32_t a, std::uint32_t b) { return gap(a, b); }

/// Largest whole number whose square is at most `square`; exact below 2^52.
Cost square_root(Cost square) {
    auto root = static_cast<Cost>(std::sqrt(static_cast<double>(square)));
    while (root * root > square) {
        --root;
    }
    while ((root + 1) * (root + 1) <= square) {
        ++root;
    }
    return root;
}

} // namespace

Cost grid_distance(HeuristicKind kind, const CostModel& costs, Cell a, Cell b) {
    const auto dx = difference(a.x, b.x);
    const auto dy = difference(a.y, b.y);
    switch (kind) {
    case HeuristicKind::Octile:
        return costs.straight * (std::max(dx, dy) - std::min(dx, dy)) + costs.diagonal * std::min(dx, dy);
    case HeuristicKind::Manhattan:
        return costs.straight * (dx + dy);
    case HeuristicKind::Euclidean:
        // At most 5741² * 2 * 4095² < 2^50.
        return square_root(costs.straight * costs.straight * (dx * dx + dy * dy));
    case HeuristicKind::Chebyshev:
        return costs.straight * std::max(dx, dy);
    case HeuristicKind::Zero:
        return 0;
    }
    return 0;
}

Cost squared_distance(Cell a, Cell b) {
    const auto dx = difference(a.x, b.x);
    const auto dy = difference(a.y, b.y);
    return dx * dx + dy * dy;
}

HeuristicTerms GridHeuristic::terms(NodeId node) const {
    const auto at = cell(node);
    return {.kind = kind_,
            .straight = costs_.straight,
            .diagonal = costs_.diagonal,
            .dx = gap(at.x, goal_.x),
            .dy = gap(at.y, goal_.y),
            .cheapest = cheapest_,
            .h = (*this)(node)};
}

Cost GridHeuristic::straight_line_rank(NodeId node) const { return squared_distance(cell(node), goal_); }

} // namespace astrolabe
