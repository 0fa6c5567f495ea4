// The algorithms there are to choose from. All but canonical A* and jump point search, which leave moves
// out, are the textbook search with certain options.
#pragma once

#include "core/search/options.h"

namespace astrolabe {

enum class Algorithm {
    AStar,
    Dijkstra,
    BreadthFirst,
    DepthFirst,
    GreedyBestFirst,
    Canonical, ///< core/fast/monotone_queue_search.h, with core/fast/pruning.h
    JumpPoint, ///< core/fast/jump_point_search.h
};

/// `chosen` with what makes the algorithm itself laid over it. Breadth-first, depth-first and greedy
/// search keep the first parent of a node; a breadth-first search takes the first in among equals,
/// so that its open list is a queue. Jump point search leaves
/// the tie alone to choose, canonical A* nothing.
constexpr SearchOptions options_for(Algorithm algorithm, SearchOptions chosen) {
    const auto keep_first_parent = [&chosen] {
        chosen.update = Update::Never;
        chosen.reopens = false;
    };
    switch (algorithm) {
    case Algorithm::AStar:
        chosen.order = Order::F;
        break;
    case Algorithm::Dijkstra:
        chosen.order = Order::F;
        chosen.weight_hundredths = 0;
        break;
    case Algorithm::BreadthFirst:
        chosen.order = Order::Depth;
        chosen.tie = Tie::FirstIn;
        keep_first_parent();
        break;
    case Algorithm::DepthFirst:
        chosen.order = Order::Newest;
        keep_first_parent();
        break;
    case Algorithm::GreedyBestFirst:
        chosen.order = Order::H;
        keep_first_parent();
        break;
    case Algorithm::Canonical:
        chosen = {.trace_budget_bytes = chosen.trace_budget_bytes};
        break;
    case Algorithm::JumpPoint:
        chosen = {.tie = chosen.tie,
                  .trace_format = TraceFormat::Events,
                  .trace_budget_bytes = chosen.trace_budget_bytes};
        break;
    }
    return chosen;
}

/// Whether it leaves out moves that another way round covers: then the ground must be even everywhere,
/// the heuristic is the one that is exact on an empty board, and no goal can lie on a wall.
constexpr bool prunes_moves(Algorithm algorithm) {
    return algorithm == Algorithm::Canonical || algorithm == Algorithm::JumpPoint;
}

/// Whether the estimate has any say in what is selected next.
constexpr bool uses_heuristic(Algorithm algorithm) {
    return algorithm == Algorithm::AStar || algorithm == Algorithm::GreedyBestFirst ||
           prunes_moves(algorithm);
}

} // namespace astrolabe
