// The algorithms that are the textbook search with certain options.
#pragma once

#include "core/search/options.h"

namespace astrolabe {

enum class Algorithm { AStar, Dijkstra, BreadthFirst, DepthFirst, GreedyBestFirst };

/// `chosen` with what makes the algorithm itself laid over it. Breadth-first, depth-first and greedy
/// search keep the first parent of a node; a breadth-first search takes the first in among equals,
/// so that its open list is a queue.
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
    }
    return chosen;
}

/// Whether the estimate has any say in what is selected next.
constexpr bool uses_heuristic(Algorithm algorithm) {
    return algorithm == Algorithm::AStar || algorithm == Algorithm::GreedyBestFirst;
}

} // namespace astrolabe
