#include "core/heuristic/graph_heuristic.h"

#include <algorithm>
#include <cmath>

namespace astrolabe {
namespace {

__extension__ using Wide = unsigned __int128; // squares of costs × squares of lengths: up to 8 × 10^28

bool is_cheaper(const StraightLineRate& a, const StraightLineRate& b) {
    return Wide{a.cost} * a.cost * b.squared_length < Wide{b.cost} * b.cost * a.squared_length;
}

/// floor(sqrt(square)), for squares of up to 2^100 or so.
Cost root_of(Wide square) {
    // A double is exact to 53 bits; an error in the last ones is corrected in whole numbers.
    auto root = static_cast<Cost>(std::sqrt(static_cast<double>(square)));
    while (Wide{root} * root > square) {
        --root;
    }
    while (Wide{root + 1} * (root + 1) <= square) {
        ++root;
    }
    return root;
}

} // namespace

StraightLineRate cheapest_rate(const ExplicitGraph& graph) {
    StraightLineRate cheapest;
    for (std::uint32_t index = 0; index < graph.node_count(); ++index) {
        const auto node = node_at(index);
        graph.for_each_successor(node, [&](const Move& move) {
            const StraightLineRate rate{
                move.cost, squared_distance(graph.coordinates(node), graph.coordinates(move.to))};
            if (rate.squared_length != 0 && (cheapest.cost == 0 || is_cheaper(rate, cheapest))) {
                cheapest = rate;
            }
        });
    }
    return cheapest;
}

GraphHeuristic::GraphHeuristic(const ExplicitGraph& graph, GraphHeuristicKind kind, NodeId goal)
    : graph_(&graph), goal_(graph.coordinates(goal)) {
    if (kind == GraphHeuristicKind::Zero) {
        return;
    }
    rate_ = cheapest_rate(graph);
    Cost costliest = 0;
    for (std::uint32_t index = 0; index < graph.node_count(); ++index) {
        graph.for_each_successor(node_at(index),
                                 [&](const Move& move) { costliest = std::max(costliest, move.cost); });
    }
    most_ = (graph.node_count() - 1) * costliest;
}

Cost GraphHeuristic::operator()(NodeId node) const {
    if (rate_.cost == 0) {
        return 0;
    }
    // distance × cost / length is the root of its square; a division that rounds down beforehand does not
    // change the root rounded down
    const auto square = Wide{rate_.cost} * rate_.cost * straight_line_rank(node) / rate_.squared_length;
    return std::min(root_of(square), most_);
}

} // namespace astrolabe
