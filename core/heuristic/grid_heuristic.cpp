#include "core/heuristic/grid_heuristic.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace astrolabe {
namespace {

std::uint32_t gap(std::uint32_t a, std::uint32_t b) { return a > b ? a - b : b - a; }

Cost difference(std::uint32_t a, std::uint32_t b) { return gap(a, b); }

/// By lattice: the distance by all its moves on an empty board, and the straight line.
struct Measures {
    HeuristicKind distance;
    HeuristicKind straight_line;
};
constexpr std::array<Measures, lattices::all.size()> measures{
    {{HeuristicKind::Octile, HeuristicKind::Euclidean}, {HeuristicKind::Hex, HeuristicKind::HexEuclidean}}};

/// Half columns between the middles of two hexes.
std::uint32_t half_columns(Cell a, Cell b) {
    return gap(lattices::hexes.across(a), lattices::hexes.across(b));
}

/// Steps along a row that remain after those to other rows, each of which covers half a column.
std::uint32_t steps_along(Cell a, Cell b) {
    const auto halves = half_columns(a, b);
    const auto rows = gap(a.y, b.y);
    return halves > rows ? (halves - rows) / 2 : 0;
}

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

/// The most that the distance to a cell drops along a straight step and along a diagonal one.
struct Drops {
    Cost straight;
    Cost diagonal;
};

/// A distance that is rounded down drops by no more than the exact one does, rounded up.
Drops most_drops(HeuristicKind kind, const CostModel& costs) {
    const auto one = costs.straight;
    switch (kind) {
    case HeuristicKind::Octile:
        return {std::max(one, costs.diagonal - one), std::max(costs.diagonal, 2 * one - costs.diagonal)};
    case HeuristicKind::Manhattan:
        return {one, 2 * one};
    case HeuristicKind::Euclidean:
        return {one, square_root(2 * one * one) + 1};
    case HeuristicKind::Chebyshev:
    case HeuristicKind::Hex:
    case HeuristicKind::HexEuclidean:
        return {one, one};
    case HeuristicKind::Zero:
        break;
    }
    return {0, 0};
}

} // namespace

bool GridHeuristic::is_surely_consistent(const GridGraph& graph, std::uint32_t weight_hundredths) const {
    // No step costs less than the cheapest factor times its length; the distance is multiplied by it, too.
    const auto& costs = graph.rules().costs;
    const auto drops = most_drops(kind_, costs);
    return weight_hundredths * drops.straight <= 100 * costs.straight &&
           (!graph.moves().rules().has_diagonals() ||
            weight_hundredths * drops.diagonal <= 100 * costs.diagonal);
}

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
    case HeuristicKind::Hex:
        return costs.straight * (dy + steps_along(a, b));
    case HeuristicKind::HexEuclidean:
        // At most 5741² * 7 * 4096² < 2^52.
        return square_root(costs.straight * costs.straight * lattices::hexes.squared_distance(a, b)) / 2;
    }
    return 0;
}

HeuristicKind heuristic_on(Lattice lattice, HeuristicKind kind) {
    const auto& own = measures[static_cast<std::size_t>(lattice)];
    switch (kind) {
    case HeuristicKind::Zero:
        return kind;
    case HeuristicKind::Euclidean:
    case HeuristicKind::HexEuclidean:
        return own.straight_line;
    case HeuristicKind::Hex:
        return own.distance;
    case HeuristicKind::Octile:
    case HeuristicKind::Manhattan:
    case HeuristicKind::Chebyshev:
        break;
    }
    return lattice == Lattice::Squares ? kind : own.distance;
}

HeuristicKind exact_heuristic(const MoveRules& rules) {
    return rules.corner == CornerRule::Four ? HeuristicKind::Manhattan
                                            : measures[static_cast<std::size_t>(rules.lattice)].distance;
}

HeuristicTerms GridHeuristic::terms(NodeId node) const {
    const auto at = cell(node);
    auto dx = gap(at.x, goal_.x);
    if (kind_ == HeuristicKind::Hex) {
        dx = steps_along(at, goal_);
    } else if (kind_ == HeuristicKind::HexEuclidean) {
        dx = half_columns(at, goal_);
    }
    return {.kind = kind_,
            .straight = costs_.straight,
            .diagonal = costs_.diagonal,
            .dx = dx,
            .dy = gap(at.y, goal_.y),
            .cheapest = cheapest_,
            .h = (*this)(node)};
}

Cost GridHeuristic::straight_line_rank(NodeId node) const {
    return traits_of(lattice_).squared_distance(cell(node), goal_);
}

} // namespace astrolabe
