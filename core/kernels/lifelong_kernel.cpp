#include "core/kernels/lifelong_kernel.h"

#include "core/kernels/eight_neighbours.h"
#include "core/search/found_path.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <limits>
#include <utility>

namespace astrolabe {
namespace {

// What is expanded costs less than most_g, offers are at most a step more, and f is at most an estimate more
// than that: all of it is below 2^32.
constexpr std::uint32_t most_g = std::uint32_t{1} << 30U;
constexpr Cost most_step = Cost{1} << 29U;
constexpr Cost most_h = Cost{1} << 30U;

constexpr std::size_t most_events_expected = std::size_t{1} << 20U; // 16 MiB

Cost longest_step(const CostModel& costs) { return std::max(costs.straight, costs.diagonal); }

/// A day is a small part of what a step may add to f.
std::uint32_t day_bits_for(const GridGraph& graph) {
    constexpr Cost days_a_step = 16;
    constexpr std::uint32_t bits_below_f = 32;
    const auto step = longest_step(graph.rules().costs) * graph.cheapest_factor();
    return bits_below_f + static_cast<std::uint32_t>(std::bit_width(step / days_a_step));
}

} // namespace

bool LifelongKernel::stands_in_for(const GridGraph& graph, HeuristicKind heuristic,
                                   const SearchOptions& options) {
    constexpr Cost most_of_a_step = 255 + 255 / added_of_a_step + 1; // a factor, and an extra
    const auto& costs = graph.rules().costs;
    const Cell last{graph.grid().width() - 1, graph.grid().height() - 1};
    const auto farthest = grid_distance(heuristic_on(graph.lattice(), heuristic), costs, {0, 0}, last);
    return options.weight_hundredths == 100 && graph.rules().blocked_goal == NodeId::None &&
           most_of_a_step * longest_step(costs) < most_step && graph.cheapest_factor() * farthest < most_h;
}

LifelongKernel::LifelongKernel(const GridGraph& graph, const GridHeuristic& heuristic, NodeId start,
                               NodeId goal, const SearchOptions& options)
    : graph_(&graph), estimate_(graph, heuristic), start_(start), goal_(goal), goal_h_(estimate_(goal)),
      options_(options), width_(graph.grid().width()), margin_(width_ + 2),
      known_(graph.node_count() + 2 * margin_),
      recorder_(TraceFormat::Events, start, options.trace_budget_bytes) {
    assert(stands_in_for(graph, heuristic.kind(), options));
    moves_.begin(graph.grid().width(), graph.rules().order);
    for (Slot slot = 0; slot < direction_count; ++slot) {
        offsets_[slot] = graph.offset(slot);
    }
    note_ground();
    open_.begin(day_bits_for(graph));
    auto& first = known(start);
    first.trace = trace_number_;
    first.shown = Status::Open;
    first.rhs = 0;
    first.push = ++push_count_;
    open_.push(key_of(0, estimate_(start)), start, first.push);
    counters_.generated = 1;
}

void LifelongKernel::note_ground() {
    legal_slots_ = graph_->legal_slots_of_all();
    const auto& grid = graph_->grid();
    const auto& costs = graph_->rules().costs;
    for (Slot slot = 0; slot < direction_count; ++slot) {
        const auto cost = directions[slot].is_diagonal() ? costs.diagonal : costs.straight;
        costs_[slot] = static_cast<std::uint32_t>(cost * grid.cheapest_factor());
    }
    is_simple_ = grid.has_uniform_ground() && grid.is_free(start_);
}

void LifelongKernel::repair(std::span<const NodeId> nodes) {
    recorder_ = TraceRecorder(TraceFormat::Events, NodeId::None, options_.trace_budget_bytes);
    // As many may come again, if this edit is beside the last one or the one before: drawing and erasing take
    // turns.
    recorder_.expect(std::min(std::max(events_released_, events_before_), most_events_expected));
    if (++trace_number_ == 0) { // all numbers are used up
        for (auto& at : known_) {
            at.trace = 0;
        }
        trace_number_ = 1;
    }
    outcome_ = Outcome::Running;
    is_repair_ = true;
    expanded_anew_ = expanded_anew_ == 0 ? counters_.expanded : expanded_anew_;
    counters_ = {};
    note_ground();
    // The goal may be another, and what the edits put on the open list may come before everything on it.
    open_.renew([this](std::uint64_t& key, NodeId node) {
        key = key_of(lesser_in(key), estimate_(node));
        return !is_stale(key, node);
    });
    const bool is_simple = std::exchange(is_simple_, false);
    for (const auto node : nodes) {
        if (node != start_ && !has_predecessor(*graph_, node)) {
            forget(node);
        }
    }
    is_simple_ = is_simple;
    for (const auto node : nodes) {
        if (node != start_) {
            // Into a wall no step leads.
            offer_again(node, graph_->grid().is_free(node) ? legal_slots_[index_of(node)] : 0U);
        }
    }
}

Trace LifelongKernel::release_trace() {
    events_before_ = events_released_;
    events_released_ = recorder_.trace().events.size();
    return recorder_.release();
}

Outcome LifelongKernel::advance(std::uint64_t expansions) {
    while (expansions-- > 0 && step() == Outcome::Running) {
    }
    return outcome_;
}

Outcome LifelongKernel::step() {
    if (outcome_ != Outcome::Running) {
        return outcome_;
    }
    if (has_ended()) {
        return outcome_ = rhs(goal_) == infinite ? Outcome::NoPath : Outcome::Found;
    }
    if (is_repair_ && counters_.expanded == 2 * graph_->node_count()) {
        return outcome_ = Outcome::Broken; // see 2 in lifelong_planning.h
    }
    if (lesser_in(open_.front()) >= most_g) {
        has_outgrown_ = true;
        return outcome_ = Outcome::Broken;
    }
    const auto node = open_.pop();
    if (shown(known(node)) == Status::Untouched) {
        show_open(node);
    }
    ++counters_.expanded;
    if (g(node) > rhs(node)) {
        lower(node);
    } else {
        raise(node);
    }
    return outcome_;
}

bool LifelongKernel::has_ended() {
    if (!open_.find_first([this](std::uint64_t key, NodeId node) { return is_stale(key, node); },
                          [this](NodeId node) { return known(node).push; })) {
        return true;
    }
    const auto reached = g(goal_);
    return reached == rhs(goal_) && reached != infinite && open_.front() >= key_of(reached, goal_h_);
}

SearchResult LifelongKernel::result() const {
    auto result = counters_.result(outcome_, "lifelong-calendar");
    result.repairs = expanded_anew_;
    if (outcome_ == Outcome::Found) {
        put_path(result, *graph_, path_to(goal_));
        if (is_repair_ ? result.cost != rhs(goal_) : result.cost > rhs(goal_)) { // as in lifelong_planning.h
            result = SearchResult{
                .outcome = Outcome::Broken, .expanded = counters_.expanded, .kernel = result.kernel};
        }
    }
    return result;
}

std::vector<NodeId> LifelongKernel::path_to(NodeId node) const {
    return rhs(node) == infinite
               ? std::vector<NodeId>{}
               : path_along_parents(node, graph_->node_count(), [this](NodeId at) { return parent_of(at); });
}

Cost LifelongKernel::shown_g(NodeId node) const {
    const auto shown = rhs(node) == infinite ? g(node) : rhs(node);
    return shown == infinite ? Event::no_g : shown;
}

NodeId LifelongKernel::parent_of(NodeId node) const {
    const auto by = slot(node);
    return by == no_slot ? NodeId::None : node_at(index_of(node) - offsets_[by]);
}

[[gnu::always_inline]] inline void LifelongKernel::show_open(NodeId node) {
    auto& at = known(node);
    auto kind = EventKind::Open;
    const auto before = shown(at);
    if (before == Status::Open) {
        kind = EventKind::Improve;
        ++counters_.improved;
    } else if (before == Status::Closed) {
        kind = EventKind::Reopen;
        ++counters_.reopened;
    } else {
        ++counters_.generated;
    }
    at.trace = trace_number_;
    at.shown = Status::Open;
    recorder_.record_event({.g = shown_g(node), .node = node, .parent = parent_of(node), .kind = kind});
}

// Not inline: it is called from four places.
[[gnu::noinline]] void LifelongKernel::take_offer(NodeId node, std::uint32_t offered, Slot by) {
    auto& at = known(node);
    const bool was_open = at.push != 0;
    const auto lesser_before = at.lesser();
    at.rhs = offered;
    at.slot = static_cast<std::uint8_t>(by);
    if (at.g != offered) {
        at.push = ++push_count_;
        if (!was_open || at.lesser() != lesser_before || !open_.can_renumber()) {
            open_.push(key_of(at.lesser(), estimate_(node)), node, at.push);
        }
        show_open(node);
        return;
    }
    at.push = 0;
    if (shown(at) != Status::Untouched) {
        const bool is_known = offered != infinite;
        at.shown = is_known ? Status::Closed : Status::Untouched;
        recorder_.record_event({.g = is_known ? Cost{offered} : 0,
                                .node = node,
                                .parent = parent_of(node),
                                .kind = is_known ? EventKind::Restore : EventKind::Drop});
    }
}

void LifelongKernel::end_step(NodeId node, EventKind kind) {
    recorder_.end_step({.g = shown_g(node), .node = node, .parent = parent_of(node), .kind = kind});
}

void LifelongKernel::lower(NodeId node) {
    known(node).push = 0;
    const auto reached = rhs(node);
    g(node) = reached;
    if (is_simple_) {
        const auto better =
            better_slots<numbers_a_node>(&rhs(node), width_, reached, costs_) & legal_slots_[index_of(node)];
        moves_.for_each(moves_.list(static_cast<std::uint8_t>(better)), [&](const PlacedMove& move) {
            take_offer(node_at(index_of(node) + move.offset), reached + costs_[move.slot], move.slot);
        });
    } else {
        graph_->for_each_successor(node, [&](const Move& move) {
            const auto offered = reached + static_cast<std::uint32_t>(move.cost);
            if (offered < rhs(move.to)) {
                take_offer(move.to, offered, move.slot);
            }
        });
    }
    known(node).shown = Status::Closed;
    end_step(node, EventKind::Close);
}

void LifelongKernel::raise(NodeId node) {
    forget(node);
    take_offer(node, rhs(node), slot(node)); // it may be open again, by its rhs
    end_step(node, EventKind::Raise);
}

void LifelongKernel::forget(NodeId node) {
    known(node).push = 0;
    g(node) = infinite;
    const auto children = slots_led_to<sizeof(Known)>(&slot(node), width_) & legal_slots_[index_of(node)];
    moves_.for_each(moves_.list(static_cast<std::uint8_t>(children)), [&](const PlacedMove& move) {
        const auto to = node_at(index_of(node) + move.offset);
        offer_again(to, legal_slots_[index_of(to)]);
    });
}

void LifelongKernel::offer_again(NodeId node, std::uint32_t legal) {
    auto best = infinite;
    Slot best_slot = no_slot;
    if (is_simple_) {
        // From one free cell to another a step can be taken back.
        const auto least = least_offer<numbers_a_node>(&g(node), width_, costs_, legal, infinite);
        best = least.cost;
        best_slot = least.slots == 0 ? no_slot : moves_.first(opposite_slots[least.slots]);
    } else {
        graph_->for_each_predecessor(node, [&](const Move& move) {
            const auto offered = g(move.to) + static_cast<std::uint32_t>(move.cost);
            if (offered < best) {
                best = offered;
                best_slot = move.slot;
            }
        });
    }
    if (best != rhs(node) || best_slot != slot(node)) {
        take_offer(node, best, best_slot);
    }
}

} // namespace astrolabe
