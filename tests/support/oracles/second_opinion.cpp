#include "tests/support/oracles/second_opinion.h"

#include "tests/support/oracles/oracle.h"

#include <cmath>

namespace astrolabe::test {
namespace {

/// Of the middle, in columns: hexes of every other row lie half a column to the right.
double column(const RandomCase& random, Cell cell) {
    const bool is_shoved = random.board.graph.lattice() == Lattice::Hexes && cell.y % 2 != 0;
    return cell.x + (is_shoved ? 0.5 : 0);
}

} // namespace

States replayed(const RandomCase& random) {
    const auto& graph = random.board.graph;
    const auto estimate = random.estimate();
    BinaryHeap open(graph.node_count());
    TextbookSearch replay(graph, estimate, open, random.start, random.goal, random.options);
    States states;
    const auto note = [&] {
        states.emplace_back();
        for (std::uint32_t index = 0; index < graph.node_count(); ++index) {
            states.back().push_back(replay.node_state(node_at(index)));
        }
    };
    note();
    for (std::uint64_t expanded = 0; replay.step(), replay.result().expanded > expanded; ++expanded) {
        note();
    }
    return states;
}

Cost estimated(const RandomCase& random, Cell at) {
    const auto& grid = random.board.map.grid;
    const auto goal = grid.cell(random.goal);
    const auto dx = std::abs(double(at.x) - double(goal.x));
    const auto dy = std::abs(double(at.y) - double(goal.y));
    const auto& costs = random.board.graph.rules().costs;
    const auto straight = static_cast<double>(costs.straight);
    const auto distance = [&]() -> double {
        switch (random.heuristic) {
        case HeuristicKind::Octile:
            return straight * std::abs(dx - dy) + static_cast<double>(costs.diagonal) * std::min(dx, dy);
        case HeuristicKind::Manhattan:
            return straight * (dx + dy);
        case HeuristicKind::Euclidean:
            return std::floor(straight * std::hypot(dx, dy) + 1e-7);
        case HeuristicKind::Chebyshev:
            return straight * std::max(dx, dy);
        case HeuristicKind::Hex:
            return straight * static_cast<double>(hexes_between(at, goal));
        case HeuristicKind::HexEuclidean:
            return std::floor(
                straight * std::hypot(column(random, at) - column(random, goal), std::sqrt(0.75) * dy) +
                1e-7);
        case HeuristicKind::Zero:
            break;
        }
        return 0;
    }();
    Cost cheapest = 256;
    for (const auto factor : grid.factors()) {
        cheapest = factor == 0 ? cheapest : std::min<Cost>(cheapest, factor);
    }
    return static_cast<Cost>(distance) * (cheapest == 256 ? 1 : cheapest);
}

std::uint32_t moves_to(const std::vector<NodeState>& states, NodeId node) {
    std::uint32_t moves = 0;
    for (auto at = states[index_of(node)].parent; at != NodeId::None; at = states[index_of(at)].parent) {
        ++moves;
    }
    return moves;
}

Cost f_expected(const RandomCase& random, const std::vector<NodeState>& states, NodeId node) {
    const auto h = estimated(random, random.board.map.grid.cell(node));
    switch (random.algorithm) {
    case Algorithm::AStar:
        return 100 * states[index_of(node)].g + random.options.weight_hundredths * h;
    case Algorithm::Dijkstra:
        return 100 * states[index_of(node)].g;
    case Algorithm::BreadthFirst:
        return moves_to(states, node);
    case Algorithm::Canonical:
        return 100 * (states[index_of(node)].g + h);
    case Algorithm::GreedyBestFirst:
        return h;
    case Algorithm::DepthFirst:
    default: // the other algorithms are not explained
        break;
    }
    return 0;
}

bool wins_tie(const RandomCase& random, const std::vector<NodeState>& states, NodeId a, NodeId b) {
    const auto& one = states[index_of(a)];
    const auto& other = states[index_of(b)];
    const auto& grid = random.board.map.grid;
    const auto distance = [&](NodeId node) {
        const auto from = grid.cell(node);
        const auto to = grid.cell(random.goal);
        const auto dx = column(random, from) - column(random, to);
        const auto dy = double(from.y) - double(to.y);
        return dx * dx + dy * dy * (random.board.graph.lattice() == Lattice::Hexes ? 0.75 : 1);
    };
    if (random.algorithm == Algorithm::DepthFirst) {
        return one.push > other.push;
    }
    switch (random.options.tie) {
    case Tie::FirstIn:
        return one.push < other.push;
    case Tie::LargerG:
        return one.g != other.g ? one.g > other.g : one.push > other.push;
    case Tie::SmallerH:
        if (estimated(random, grid.cell(a)) != estimated(random, grid.cell(b))) {
            return estimated(random, grid.cell(a)) < estimated(random, grid.cell(b));
        }
        break;
    case Tie::NearestToGoal:
        if (distance(a) != distance(b)) {
            return distance(a) < distance(b);
        }
        break;
    case Tie::LastIn:
        break;
    case Tie::None:
        return false;
    }
    return one.push > other.push;
}

} // namespace astrolabe::test
