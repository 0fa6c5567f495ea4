#include "core/precompute/true_costs.h"

#include "core/grid/cell_words.h"

#include <algorithm>
#include <bit>

namespace astrolabe {
namespace {

/// Whether BucketedDijkstra can be used.
bool is_even(const GridGraph& graph, NodeId to) {
    const auto& rules = graph.rules();
    return traits_of(graph.lattice()).has_eight_directions() && graph.grid().has_uniform_ground() &&
           rules.costs.straight <= rules.costs.diagonal && rules.costs.diagonal < 2 * rules.costs.straight &&
           (rules.blocked_goal == NodeId::None || rules.blocked_goal == to);
}

constexpr Slot lowest_slot(std::uint32_t slots) { return static_cast<Slot>(std::countr_zero(slots)); }

} // namespace

TrueCosts::TrueCosts(const GridGraph& graph, NodeId to) : graph_(graph), to_(to) {
    std::transform(directions.begin(), directions.end(), offsets_.begin(), [&](Direction direction) {
        return static_cast<std::uint32_t>(direction.dx) +
               static_cast<std::uint32_t>(direction.dy) * graph.grid().width();
    });
    costs_.reserve(graph.node_count());
}

/// The first write to fresh memory costs a page fault, which takes longer than the numbers: so it is spread
/// over the slices. Returns whether there is a number for each cell.
bool TrueCosts::prepare(std::uint64_t cells) {
    constexpr std::uint64_t filled_a_cell = 32; // in the time that one is settled
    const auto most = std::min<std::uint64_t>(cells, graph_.node_count());
    const auto size = std::min<std::uint64_t>(graph_.node_count(), costs_.size() + most * filled_a_cell);
    costs_.resize(static_cast<std::size_t>(size), infinite);
    return size == graph_.node_count();
}

void TrueCosts::begin() {
    costs_[index_of(to_)] = 0;
    if (!can_be_entered(to_)) {
        is_flooded_ = true;
    } else if (is_even(graph_, to_)) {
        buckets_.emplace(graph_, to_, step_costs(to_));
    } else {
        heap_.push({.f = 0, .rank = index_of(to_)});
    }
}

bool TrueCosts::advance(std::uint64_t cells) {
    if (costs_.size() < graph_.node_count()) {
        if (!prepare(cells)) {
            return false;
        }
        begin();
    }
    if (buckets_) {
        cells = buckets_->advance(costs_, cells);
        if (buckets_->is_done()) {
            buckets_.reset();
            is_flooded_ = true;
        }
    } else if (!is_flooded_) {
        cells = flood_terrain(cells);
    }
    if (is_flooded_ && !is_done_) {
        leave_walls(cells);
    }
    return is_done_;
}

BucketedDijkstra::StepCosts TrueCosts::step_costs(NodeId entered) const {
    const auto& costs = graph_.rules().costs;
    const Cost factor = graph_.factor_entered(entered);
    const auto added = graph_.added_cost(entered);
    return {costs.straight * factor + added, costs.diagonal * factor + added};
}

/// Every step costs at least 1: what is settled cannot become cheaper.
void TrueCosts::reach_by(std::uint32_t slots, NodeId from, Cost cost) {
    for (; slots != 0; slots &= slots - 1) {
        const auto to = index_of(from) + offsets_[lowest_slot(slots)];
        if (cost < costs_[to]) {
            costs_[to] = cost;
            heap_.push({.f = cost, .rank = to});
        }
    }
}

/// Like the other, returns how many of the cells are left.
std::uint64_t TrueCosts::flood_terrain(std::uint64_t cells) {
    for (; cells > 0; --cells) {
        if (heap_.is_empty()) {
            heap_ = {};
            is_flooded_ = true;
            break;
        }
        const auto [cost, rank] = heap_.pop();
        const auto node = node_at(carried_by(rank));
        if (cost != costs_[index_of(node)]) {
            continue; // a cheaper path was found since
        }
        const std::uint32_t slots = graph_.legal_slots(node);
        const auto steps = step_costs(node);
        reach_by(slots & ~diagonal_slots, node, cost + steps.straight);
        reach_by(slots & diagonal_slots, node, cost + steps.diagonal);
    }
    return cells;
}

/// Eight cells at a time, most of which are no walls that can be left, and the last ones one by one.
std::uint64_t TrueCosts::leave_walls(std::uint64_t cells) {
    const auto count = graph_.node_count();
    const auto* const legal = graph_.legal_slots_of_all();
    const auto* const factors = graph_.grid().factors().data();
    for (std::uint32_t passed = 0; cells > 0 && next_wall_ < count; next_wall_ += passed) {
        passed = count - next_wall_ < 8 ? 1 : 8;
        auto walls = passed == 1 ? 1
                                 : nonzero_bytes(eight_bytes(legal + next_wall_)) &
                                       ~nonzero_bytes(eight_bytes(factors + next_wall_));
        for (; walls != 0; walls &= walls - 1) {
            leave_wall(node_at(next_wall_ + static_cast<std::uint32_t>(std::countr_zero(walls)) / 8));
        }
        cells -= std::min<std::uint64_t>(cells, passed);
    }
    is_done_ = next_wall_ == count;
    const auto blocked_goal = graph_.rules().blocked_goal;
    if (is_done_ && blocked_goal != NodeId::None) { // some can only be left into it
        graph_.for_each_predecessor(blocked_goal, [this](const Move& move) { leave_wall(move.to); });
    }
    return cells;
}

void TrueCosts::leave_wall(NodeId node) {
    if (!can_be_entered(node) && node != to_) {
        costs_[index_of(node)] = cost_of_leaving(node, graph_.legal_slots(node));
    }
}

Cost TrueCosts::cost_of_leaving(NodeId wall_cell, std::uint32_t slots) const {
    auto least = infinite;
    for (; slots != 0; slots &= slots - 1) {
        const auto move = graph_.move(wall_cell, lowest_slot(slots));
        const auto onward = costs_[index_of(move.to)];
        if (onward != infinite) {
            least = std::min(least, move.cost + onward);
        }
    }
    return least;
}

bool TrueCosts::are_those_of(const GridGraph& graph, NodeId to) const {
    const auto& own = graph_.rules();
    const auto& asked = graph.rules();
    return to == to_ && &graph.grid() == &graph_.grid() && own.moves() == asked.moves() &&
           own.costs.straight == asked.costs.straight && own.costs.diagonal == asked.costs.diagonal &&
           own.blocked_goal == asked.blocked_goal;
}

} // namespace astrolabe
