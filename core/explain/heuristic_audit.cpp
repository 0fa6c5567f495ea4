#include "core/explain/heuristic_audit.h"

#include <algorithm>

namespace astrolabe {

std::uint32_t judged_weight(const SearchOptions& options) {
    switch (options.order) {
    case Order::F:
        return options.weight_hundredths;
    case Order::H:
        return 100;
    case Order::Depth:
    case Order::Newest:
        break;
    }
    return 0;
}

bool is_stood_on(const GridGraph& graph, NodeId node, NodeId start, NodeId goal) {
    return graph.can_be_entered(node) || node == start || node == goal;
}

std::uint8_t inconsistent_slots(const GridGraph& graph, const WeightedHeuristic<GridHeuristic>& heuristic,
                                NodeId node) {
    std::uint8_t slots = 0;
    const auto h = heuristic(node);
    graph.for_each_successor(node, [&](const Move& move) {
        if (h > 100 * move.cost + heuristic(move.to)) {
            slots |= static_cast<std::uint8_t>(1U << move.slot);
        }
    });
    return slots;
}

template <Graph G> bool HeuristicAudit<G>::advance(std::uint64_t nodes) {
    const auto end = std::min<std::uint64_t>(graph_->node_count(), next_ + nodes);
    for (; next_ < end; ++next_) {
        if (is_stood_on(*graph_, node_at(next_), start_, costs_->to())) {
            check_node(node_at(next_));
        }
    }
    return is_done();
}

template <Graph G> void HeuristicAudit<G>::check_node(NodeId node) {
    const auto h = heuristic_(node);
    const auto true_cost = (*costs_)(node);
    if (true_cost != Truth::infinite && h > 100 * true_cost) {
        ++findings_.overestimates;
        if (h - 100 * true_cost > largest_excess_) {
            largest_excess_ = h - 100 * true_cost;
            findings_.largest = {.cell = node, .h_hundredths = h, .true_cost = true_cost};
        }
    }
    graph_->for_each_successor(node, [&](const Move& move) { check_node(node, h, move); });
}

template <Graph G> void HeuristicAudit<G>::check_node(NodeId from, Cost h_from, const Move& move) {
    auto& found = findings_;
    const bool is_first = found.costliest_step == 0;
    found.cheapest_step = is_first ? move.cost : std::min(found.cheapest_step, move.cost);
    found.costliest_step = std::max(found.costliest_step, move.cost);

    const auto h_to = heuristic_(move.to);
    if (h_from <= 100 * move.cost + h_to) {
        return;
    }
    ++found.inconsistent_steps;
    const auto excess = h_from - (100 * move.cost + h_to);
    // Which step is shown must not depend on the search's neighbour order.
    const bool is_earlier_slot =
        excess == steepest_excess_ && from == found.steepest.from && move.slot < steepest_slot_;
    if (excess > steepest_excess_ || is_earlier_slot) {
        steepest_excess_ = excess;
        steepest_slot_ = move.slot;
        found.steepest = {.from = from,
                          .to = move.to,
                          .cost = move.cost,
                          .h_from_hundredths = h_from,
                          .h_to_hundredths = h_to};
    }
}

template class HeuristicAudit<GridGraph>;
template class HeuristicAudit<ExplicitGraph>;

} // namespace astrolabe
