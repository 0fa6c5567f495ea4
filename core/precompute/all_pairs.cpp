#include "core/precompute/all_pairs.h"

#include <algorithm>
#include <cassert>

namespace astrolabe {
namespace {

std::uint32_t free_cells(const Grid& grid) {
    const auto factors = grid.factors();
    return grid.cell_count() - static_cast<std::uint32_t>(std::count(factors.begin(), factors.end(), wall));
}

constexpr std::uint64_t bytes_a_pair = sizeof(std::uint32_t) + sizeof(std::uint8_t);

} // namespace

PairsPlan plan_of_pairs(const GridGraph& graph) {
    PairsPlan plan{.cells = free_cells(graph.grid())};
    plan.bytes = bytes_a_pair * plan.cells * plan.cells;
    const auto factors = graph.grid().factors();
    const auto& costs = graph.rules().costs;
    auto costliest =
        std::max(costs.straight, costs.diagonal) * *std::max_element(factors.begin(), factors.end());
    if (graph.grid().has_added_costs()) {
        const auto extras = graph.grid().extras();
        costliest += *std::max_element(extras.begin(), extras.end()) * costs.straight / added_of_a_step;
    }
    if (plan.cells > AllPairs::most_cells) {
        plan.refusal = PairsRefusal::TooManyCells;
    } else if (costliest * plan.cells >= std::numeric_limits<std::uint32_t>::max()) {
        plan.refusal = PairsRefusal::CostsTooLarge;
    } else {
        for (std::uint32_t index = 0; index < graph.node_count(); ++index) {
            if (graph.grid().is_free(node_at(index))) {
                graph.for_each_successor(node_at(index), [&](const Move& move) {
                    plan.steps += graph.grid().is_free(move.to) ? 1 : 0;
                });
            }
        }
    }
    return plan;
}

AllPairs::AllPairs(const GridGraph& graph, PairsMethod method)
    : method_(method), width_(graph.grid().width()), free_indices_(graph.node_count(), none),
      heap_(free_cells(graph.grid())) {
    assert(plan_of_pairs(graph).refusal == PairsRefusal::None);
    for (std::uint32_t index = 0; index < graph.node_count(); ++index) {
        if (graph.grid().is_free(node_at(index))) {
            free_indices_[index] = cell_count();
            cells_.push_back(node_at(index));
        }
    }
    list_steps(graph);
    const auto count = cells_.size();
    costs_.reserve(count * count);
    first_slots_.reserve(count * count);
    rows_ = (method == PairsMethod::FloydWarshall ? count + count * count : count) + count;
}

void AllPairs::list_steps(const GridGraph& graph) {
    for (const auto cell : cells_) {
        const auto list_in = [this](Steps& steps) {
            return [this, &steps](const Move& move) {
                if (const auto other = free_index(move.to); other != none) {
                    steps.all.push_back({.other = other,
                                         .cost = static_cast<std::uint32_t>(move.cost),
                                         .slot = static_cast<std::uint8_t>(move.slot)});
                }
            };
        };
        graph.for_each_successor(cell, list_in(forwards_));
        forwards_.ends.push_back(static_cast<std::uint32_t>(forwards_.all.size()));
        graph.for_each_predecessor(cell, list_in(backwards_));
        backwards_.ends.push_back(static_cast<std::uint32_t>(backwards_.all.size()));
    }
    const auto& all = forwards_.all;
    if (!all.empty() && std::all_of(all.begin(), all.end(),
                                    [&all](const Step& step) { return step.cost == all.front().cost; })) {
        equal_step_ = all.front().cost;
    }
}

bool AllPairs::advance(std::uint64_t probes) {
    const std::uint64_t count = cells_.size();
    const auto filling = rows_ - count; // the rows of the first part: costs
    std::uint64_t probed = 0;
    for (; probed < probes && done_ < rows_; ++done_) {
        if (done_ < count) { // every method begins with a row for each cell
            costs_.resize(costs_.size() + count, infinite);
            costs_[pair(static_cast<FreeIndex>(done_), static_cast<FreeIndex>(done_))] = 0;
        }
        if (done_ >= filling) {
            choose_first_steps(static_cast<FreeIndex>(done_ - filling));
            probed += count + forwards_.all.size();
        } else if (method_ == PairsMethod::SearchPerCell) {
            const auto to = static_cast<FreeIndex>(done_);
            has_equal_steps() ? search_breadth_first(to) : search_cheapest_first(to);
            probed += count + backwards_.all.size();
        } else if (done_ < count) {
            list_direct_steps(static_cast<FreeIndex>(done_));
            probed += count;
        } else {
            go_by(static_cast<FreeIndex>(done_ / count - 1), static_cast<FreeIndex>(done_ % count));
            probed += count;
        }
    }
    return is_done();
}

std::span<std::uint32_t> AllPairs::costs_to(FreeIndex to) {
    return std::span(costs_).subspan(std::size_t{to} * cells_.size(), cells_.size());
}

void AllPairs::list_direct_steps(FreeIndex to) {
    const auto costs = costs_to(to);
    for (const auto& step : backwards_.of(to)) {
        costs[step.other] = step.cost;
    }
}

/// For the paths from all cells to `to`: is it cheaper to go through `middle`?
void AllPairs::go_by(FreeIndex middle, FreeIndex to) {
    const auto on = costs_to(to)[middle];
    if (on == infinite || middle == to) {
        return;
    }
    const auto* const to_middle = costs_to(middle).data();
    auto* const to_end = costs_to(to).data();
    const auto count = cells_.size();
    for (std::size_t from = 0; from < count; ++from) {
        // A sum that is too large for 32 bits wraps around to less than either part: it was infinite, or a
        // path longer than any that visits no cell twice.
        const std::uint32_t by_middle = to_middle[from] + on;
        to_end[from] = std::min(to_end[from], by_middle < on ? infinite : by_middle);
    }
}

void AllPairs::search_breadth_first(FreeIndex to) {
    const auto costs = costs_to(to);
    queue_.assign(1, to);
    for (std::size_t next = 0; next < queue_.size(); ++next) {
        const auto cell = queue_[next];
        for (const auto& step : backwards_.of(cell)) {
            if (costs[step.other] == infinite) {
                costs[step.other] = costs[cell] + equal_step_;
                queue_.push_back(step.other);
            }
        }
    }
}

void AllPairs::search_cheapest_first(FreeIndex to) {
    const auto costs = costs_to(to);
    heap_.clear();
    heap_.push(node_at(to), {});
    while (const auto settled = heap_.pop()) {
        const auto cell = index_of(*settled);
        for (const auto& step : backwards_.of(cell)) {
            auto& known = costs[step.other];
            const auto cost = costs[cell] + step.cost;
            if (known == infinite) {
                heap_.push(node_at(step.other), {.f = cost});
            } else if (cost < known) {
                heap_.improve(node_at(step.other), {.f = cost});
            }
            known = std::min(known, cost);
        }
    }
}

void AllPairs::choose_first_steps(FreeIndex to) {
    const auto costs = costs_to(to);
    first_slots_.resize(first_slots_.size() + costs.size(), no_slot);
    for (FreeIndex from = 0; from < costs.size(); ++from) {
        if (from == to || costs[from] == infinite) {
            continue;
        }
        const auto steps = forwards_.of(from);
        const auto first = std::find_if(steps.begin(), steps.end(), [&](const Step& step) {
            return costs[step.other] != infinite && costs[step.other] + step.cost == costs[from];
        });
        assert(first != steps.end());
        first_slots_[pair(from, to)] = first->slot;
    }
}

std::optional<Cost> AllPairs::cost(NodeId from, NodeId to) const {
    if (free_index(from) == none || free_index(to) == none) {
        return std::nullopt;
    }
    const auto cost = costs_[pair(free_index(from), free_index(to))];
    return cost == infinite ? std::nullopt : std::optional<Cost>(cost);
}

NodeId AllPairs::next_hop(NodeId from, NodeId to) const {
    if (free_index(from) == none || free_index(to) == none) {
        return NodeId::None;
    }
    const auto slot = first_slots_[pair(free_index(from), free_index(to))];
    if (slot == no_slot) {
        return NodeId::None;
    }
    const auto direction = directions[slot];
    return node_at(index_of(from) + static_cast<std::uint32_t>(direction.dx) +
                   static_cast<std::uint32_t>(direction.dy) * width_);
}

std::vector<NodeId> AllPairs::path(NodeId from, NodeId to) const {
    std::vector<NodeId> cells;
    if (cost(from, to)) {
        for (auto at = from; at != NodeId::None; at = next_hop(at, to)) {
            cells.push_back(at);
        }
    }
    return cells;
}

} // namespace astrolabe
