// The algorithms there are to choose from, and what each of them asks, leaves alone and promises. The
// first five are the textbook search with certain options; the others are its relatives, searches of
// their own.
#pragma once

#include "core/search/options.h"

#include <cstdint>

namespace astrolabe {

enum class Algorithm {
    AStar,
    Dijkstra,
    BreadthFirst,
    DepthFirst,
    GreedyBestFirst,
    Canonical,             ///< core/fast/monotone_queue_search.h, with core/fast/pruning.h
    JumpPoint,             ///< core/fast/jump_point_search.h
    Bidirectional,         ///< bidirectional.h
    BidirectionalDijkstra, ///< The same with weight 0.
    IterativeDeepening,    ///< iterative_deepening.h
    ThetaStar,             ///< any_angle/theta_star.h
    LazyThetaStar,         ///< any_angle/lazy_theta_star.h
    LifelongPlanning,      ///< lifelong_planning.h
    LocalWalk,             ///< local_walk/local_walk.h
    FlowField,             ///< flow_field.h
    TwoTier,               ///< two_tier/two_tier_search.h
};

constexpr bool is_relative(Algorithm algorithm) { return algorithm > Algorithm::GreedyBestFirst; }

/// How the parent of a node lies to it in the trace.
enum class Parents {
    Beside, ///< A neighbour of it.
    Jumps,  ///< On a line of moves that the search has jumped along.
    Lines,  ///< Anywhere in sight, in a straight line; paths have way points only.
};

/// What must hold for the path to be a shortest one, when the search stops at selection.
enum class Promise {
    ByOptions,    ///< The textbook search: the referee looks at its options one by one.
    Always,       ///< Whatever the heuristic, which is not asked.
    IfAdmissible, ///< Weight × h never exceeds the true remaining cost.
    IfConsistent, ///< Weight × h is consistent.
    Nothing,
};

struct AlgorithmTraits {
    bool uses_heuristic = true; ///< Whether the estimate has any say in what is selected next.
    /// Leaves out moves that another way round covers: then the heuristic is the one that is exact on an
    /// empty board.
    bool prunes_moves = false;
    bool needs_even_ground = false;
    bool allows_blocked_goal = true; ///< Whether a goal on a wall can be entered, where that is chosen.
    bool needs_diagonals = false;    ///< Cannot be asked under the rule *four*.
    bool needs_squares = false;      ///< Nor on any other board.
    Parents parents = Parents::Beside;
    Promise promise = Promise::ByOptions;
    /// Nodes of the trace for each of the board; see Event.
    std::uint32_t layers = 1;
    /// Those that keep more of every cell than the textbook, and log events, cannot be asked on the largest
    /// boards: a WebAssembly module has 2 GB.
    std::uint32_t most_cells = 1U << 24U;
};

constexpr std::uint32_t most_cells_of_relatives = 1U << 22U;

constexpr AlgorithmTraits traits_of(Algorithm algorithm) {
    switch (algorithm) {
    case Algorithm::AStar:
    case Algorithm::GreedyBestFirst:
        break;
    case Algorithm::Dijkstra:
    case Algorithm::BreadthFirst:
    case Algorithm::DepthFirst:
        return {.uses_heuristic = false};
    case Algorithm::Canonical:
        return {.prunes_moves = true,
                .needs_even_ground = true,
                .allows_blocked_goal = false,
                .needs_squares = true};
    case Algorithm::JumpPoint:
        return {.prunes_moves = true,
                .needs_even_ground = true,
                .allows_blocked_goal = false,
                .needs_squares = true,
                .parents = Parents::Jumps};
    case Algorithm::Bidirectional:
        return {.promise = Promise::IfConsistent, .layers = 2, .most_cells = most_cells_of_relatives};
    case Algorithm::BidirectionalDijkstra:
        return {.uses_heuristic = false,
                .promise = Promise::Always,
                .layers = 2,
                .most_cells = most_cells_of_relatives};
    case Algorithm::IterativeDeepening:
        return {.promise = Promise::IfAdmissible, .most_cells = most_cells_of_relatives};
    case Algorithm::ThetaStar:
    case Algorithm::LazyThetaStar:
        return {.needs_even_ground = true,
                .allows_blocked_goal = false,
                .needs_diagonals = true,
                .needs_squares = true,
                .parents = Parents::Lines,
                .promise = Promise::Nothing,
                .most_cells = most_cells_of_relatives};
    case Algorithm::LifelongPlanning:
        return {.promise = Promise::IfConsistent, .most_cells = most_cells_of_relatives};
    case Algorithm::LocalWalk:
        return {.needs_squares = true, .promise = Promise::Nothing, .most_cells = most_cells_of_relatives};
    case Algorithm::FlowField:
        return {.uses_heuristic = false, .promise = Promise::Always, .most_cells = most_cells_of_relatives};
    case Algorithm::TwoTier:
        return {
            .allows_blocked_goal = false, .promise = Promise::Nothing, .most_cells = most_cells_of_relatives};
    }
    return {};
}

/// `chosen` with what makes the algorithm itself laid over it: options that are none of its own are those
/// of the textbook's A*. Breadth-first, depth-first and greedy search keep the first parent of a node; a
/// breadth-first search takes the first in among equals, so that its open list is a queue.
constexpr SearchOptions options_for(Algorithm algorithm, SearchOptions chosen) {
    SearchOptions options{.trace_format = is_relative(algorithm) && algorithm != Algorithm::Canonical
                                              ? TraceFormat::Events
                                              : chosen.trace_format,
                          .trace_budget_bytes = chosen.trace_budget_bytes};
    const auto keep_first_parent = [&chosen] {
        chosen.update = Update::Never;
        chosen.reopens = false;
    };
    switch (algorithm) {
    case Algorithm::AStar:
        chosen.order = Order::F;
        return chosen;
    case Algorithm::Dijkstra:
        chosen.order = Order::F;
        chosen.weight_hundredths = 0;
        return chosen;
    case Algorithm::BreadthFirst:
        chosen.order = Order::Depth;
        chosen.tie = Tie::FirstIn;
        keep_first_parent();
        return chosen;
    case Algorithm::DepthFirst:
        chosen.order = Order::Newest;
        keep_first_parent();
        return chosen;
    case Algorithm::GreedyBestFirst:
        chosen.order = Order::H;
        keep_first_parent();
        return chosen;
    case Algorithm::Canonical:
        break;
    case Algorithm::JumpPoint:
        options.tie = chosen.tie;
        break;
    case Algorithm::Bidirectional:
    case Algorithm::BidirectionalDijkstra:
        options.tie = chosen.tie;
        options.stop = chosen.stop;
        options.reopens = chosen.reopens;
        options.weight_hundredths =
            algorithm == Algorithm::BidirectionalDijkstra ? 0 : chosen.weight_hundredths;
        break;
    case Algorithm::IterativeDeepening:
    case Algorithm::LifelongPlanning:
        options.weight_hundredths = chosen.weight_hundredths;
        break;
    case Algorithm::ThetaStar:
    case Algorithm::LazyThetaStar:
    case Algorithm::LocalWalk:
    case Algorithm::TwoTier:
        options.tie = chosen.tie;
        options.weight_hundredths = chosen.weight_hundredths;
        break;
    case Algorithm::FlowField:
        options.tie = chosen.tie;
        options.weight_hundredths = 0;
        break;
    }
    return options;
}

} // namespace astrolabe
