// What decides a node's position in the queue: its f, and how it ties. The search asks when it pushes a node;
// code that explains a search afterwards asks the same.
#pragma once

#include "core/graph/graph.h"
#include "core/open_list/open_list.h"
#include "core/search/options.h"

#include <cstdint>
#include <limits>

namespace astrolabe {

/// How a node was last put on the open list: all that its key can depend on.
struct Arrival {
    NodeId node = NodeId::None;
    NodeId parent = NodeId::None; ///< None for the start.
    Cost g = 0;
    std::uint32_t push = 0;
    std::uint32_t depth = 0; ///< Number of moves from the start; only Order::Depth uses it.
};

/// Some programs as written estimate a node by the path to it; no proper heuristic does.
template <Heuristic H> Cost estimate_of(const H& heuristic, NodeId node, NodeId parent) {
    if constexpr (requires { heuristic.on_arrival(node, parent); }) {
        return heuristic.on_arrival(node, parent);
    } else {
        return heuristic(node);
    }
}

/// In hundredths for Order::F, as it is otherwise; 0 for Order::Newest.
constexpr Cost f_of(const SearchOptions& options, Cost g, Cost h, std::uint32_t depth) {
    switch (options.order) {
    case Order::F:
        return 100 * g + options.weight_hundredths * h;
    case Order::H:
        return h;
    case Order::Depth:
        return depth;
    case Order::Newest:
        break;
    }
    return 0;
}

/// Smaller is selected first.
template <Heuristic H>
Cost tie_of(const H& heuristic, const SearchOptions& options, const Arrival& arrival, Cost h) {
    switch (options.tie) {
    case Tie::FirstIn:
        return arrival.push;
    case Tie::LargerG:
        return std::numeric_limits<Cost>::max() - arrival.g;
    case Tie::SmallerH:
        return h;
    case Tie::NearestToGoal:
        return heuristic.straight_line_rank(arrival.node);
    case Tie::LastIn:
    case Tie::None:
        break;
    }
    return 0;
}

template <Heuristic H> Key key_of(const H& heuristic, const SearchOptions& options, const Arrival& arrival) {
    if (options.order == Order::Newest) {
        return {.f = 0, .tie = 0, .push = arrival.push};
    }
    const Cost h = estimate_of(heuristic, arrival.node, arrival.parent);
    return {.f = f_of(options, arrival.g, h, arrival.depth),
            .tie = tie_of(heuristic, options, arrival, h),
            .push = options.tie == Tie::None ? 0 : arrival.push};
}

} // namespace astrolabe
