#include "core/search/jump_point/jump_point_search.h"

#include <algorithm>
#include <cassert>
#include <limits>

namespace astrolabe {
namespace {

/// f comes before it in the key; h and the square of a distance on a board of 4096 cells a side both fit.
constexpr std::uint32_t tie_bits = 26;

/// A heap of so many open nodes lies in the nearest cache.
constexpr std::size_t most_undivided = 1024;

// A log that is shorter grows in little time.
constexpr std::size_t least_events_expected = std::size_t{1} << 12U;
constexpr std::size_t most_events_expected = std::size_t{1} << 19U; // 8 MiB

/// By how many lines in this straight direction a step in another one advances.
template <Slot step, Slot straight> constexpr std::int32_t lines_passed() {
    return is_row(straight) ? directions[step].dy : directions[step].dx;
}

/// Without a branch, which could not be predicted.
std::uint32_t distance(std::uint32_t a, std::uint32_t b) { return std::max(a, b) - std::min(a, b); }

} // namespace

[[gnu::always_inline, gnu::flatten]] inline void JumpPointSearch::push(NodeId node, ReachedCell at) {
    const auto to_go = h(at.cell);
    const auto f = (at.g + to_go) << tie_bits | tie_of(at.cell, to_go);
    const auto number = push_count_++;
    memory_->open.push(
        {.f = f, .rank = tie_ == Tie::FirstIn ? first_in_first(number, node) : last_in_first(number, node)});
}

JumpPointSearch::JumpPointSearch(const GridGraph& graph, const JumpLines& lines, JumpPointMemory& memory,
                                 NodeId start, NodeId goal, const SearchOptions& options)
    : graph_(&graph), lines_(&lines), pruning_(&Pruning::under(graph.rules().corner)), memory_(&memory),
      start_(start), goal_(goal), goal_cell_(graph.grid().cell(goal)), tie_(options.tie),
      cell_of_(graph.grid().width()), straight_(graph.rules().costs.straight),
      branching_(lines.rule() == CornerRule::Four ? straight_ : graph.rules().costs.diagonal),
      is_in_rows_order_(graph.rules().order == neighbour_orders::rows_top_down),
      shorter_(lines.rule() == CornerRule::Four ? straight_ : branching_ - straight_),
      recorder_(TraceFormat::Events, start, options.trace_budget_bytes) {
    assert(graph.grid().has_uniform_ground() && graph.rules().blocked_goal == NodeId::None);
    assert(lines.rule() == graph.rules().corner);
    assert(graph.node_count() <= JumpPointMemory::max_nodes);
    memory.begin(graph.node_count());
    if (memory.events_before >= least_events_expected) {
        recorder_.expect(std::min(memory.events_before, most_events_expected));
    }
    memory.find_or_add(start).record = {0, start, 0, 0};
    push(start, {.cell = graph.grid().cell(start)});
    ++counters_.generated;
}

Outcome JumpPointSearch::step() { return advance(1); }

Outcome JumpPointSearch::advance(std::uint64_t expansions) {
    auto& open = memory_->open;
    while (outcome_ == Outcome::Running && expansions > 0) {
        if (!is_divided_ && open.size() > most_undivided) {
            is_divided_ = true;
            open.divide();
        }
        // A node that is closed was pushed again later, and has left by that entry.
        if (!open.find_first([this](const HeapEntry& entry) { return memory_->is_closed(node_of(entry)); })) {
            outcome_ = Outcome::NoPath;
            break;
        }
        const auto entry = open.pop();
        const auto node = node_of(entry);
        memory_->close(node);
        const auto record = memory_->known(node);
        --expansions;
        ++counters_.expanded;
        const auto cell = cell_of_(node);
        const auto f = entry.f >> tie_bits;
        const auto g = f - static_cast<std::uint32_t>(f - record.g); // h is less than 2^32
        const auto parent = node == start_ ? NodeId::None : record.parent();
        if (node == goal_) {
            goal_g_ = g;
            outcome_ = Outcome::Found;
        } else {
            expand(node, {cell, g}, record.slot());
            take_offers(node);
        }
        recorder_.end_step(
            {.g = g * graph_->cheapest_factor(), .node = node, .parent = parent, .kind = EventKind::Close});
    }
    return outcome_;
}

Trace JumpPointSearch::release_trace() {
    memory_->events_before = recorder_.trace().events.size();
    return recorder_.release();
}

Outcome JumpPointSearch::run() { return advance(std::numeric_limits<std::uint64_t>::max()); }

Cost JumpPointSearch::h(Cell cell) const {
    const auto dx = distance(cell.x, goal_cell_.x);
    const auto dy = distance(cell.y, goal_cell_.y);
    return straight_ * std::max(dx, dy) + shorter_ * std::min(dx, dy);
}

void JumpPointSearch::expand(NodeId node, ReachedCell at, Slot came) {
    const auto legal = graph_->legal_slots_of_all()[index_of(node)];
    const auto leave = node == start_            ? legal
                       : pruning_->asks_behind() ? pruning_->slots_to_leave(*graph_, node, came)
                                                 : pruning_->slots_to_leave(came, legal);
    if (is_in_rows_order_) {
        follow(leave, node, at);
        return;
    }
    for (const Slot slot : graph_->rules().order) {
        if ((leave & bit(slot)) != 0) {
            follow(bit(slot), node, at);
        }
    }
}

void JumpPointSearch::follow(std::uint32_t slots, NodeId from, ReachedCell at) {
    // No wall stands for all rules with eight directions: the same lines branch.
    if (lines_->rule() == CornerRule::Four) {
        follow_each<CornerRule::Four, 1, 3, 4, 6>(slots, from, at);
    } else {
        follow_each<CornerRule::NoWall, 0, 1, 2, 3, 4, 5, 6, 7>(slots, from, at);
    }
}

template <CornerRule rule, Slot... each>
[[gnu::always_inline]] inline void JumpPointSearch::follow_each(std::uint32_t slots, NodeId from,
                                                                ReachedCell at) {
    // Conditions are predicted better than the same number of indirect calls.
    (follow_if<each, branches(rule, each)>(slots, from, at), ...);
}

template <Slot slot, bool branches>
[[gnu::always_inline]] inline void JumpPointSearch::follow_if(std::uint32_t slots, NodeId from,
                                                              ReachedCell at) {
    if ((slots & bit(slot)) == 0) {
        return;
    }
    const auto [x, y] = at.cell;
    if constexpr (branches && directions[slot].is_diagonal()) {
        constexpr auto row = slot_towards(directions[slot].dx, 0);
        constexpr auto column = slot_towards(0, directions[slot].dy);
        jump_branching<slot, std::min(row, column), std::max(row, column)>(from, x, y, at.g);
    } else if constexpr (branches) {
        jump_branching<slot, slot_towards(-1, 0), slot_towards(1, 0)>(from, x, y, at.g);
    } else {
        leave_straight<slot>(from, x, y, at.g);
    }
}

template <Slot slot, Slot one, Slot other>
void JumpPointSearch::jump_branching(NodeId from, std::uint32_t at_x, std::uint32_t at_y, Cost at_g) {
    const ReachedCell at{{at_x, at_y}, at_g};
    constexpr auto direction = directions[slot];
    const auto stride = static_cast<std::uint32_t>(direction.dx) +
                        static_cast<std::uint32_t>(direction.dy) * graph_->grid().width();
    const auto& pruning = *pruning_;
    const auto natural = pruning.natural(slot);
    const auto* const legal_of = graph_->legal_slots_of_all();
    const auto [goal_x, goal_y] = goal_cell_;
    JumpLines::LineScan<one> to_one(*lines_, at.cell);
    JumpLines::LineScan<other> to_other(*lines_, at.cell);
    auto node = index_of(from);
    std::uint32_t steps = 0;
    for (auto legal = legal_of[node]; (legal & bit(slot)) != 0;) {
        node += stride;
        legal = legal_of[node];
        ++steps;
        const auto x = at.cell.x + static_cast<std::uint32_t>(direction.dx) * steps;
        const auto y = at.cell.y + static_cast<std::uint32_t>(direction.dy) * steps;
        to_one.change_line(lines_passed<slot, one>());
        to_other.change_line(lines_passed<slot, other>());
        const bool is_jump_point = (pruning.slots_to_leave(slot, legal) & ~natural) != 0;
        const auto finds_one = to_one.finds_point(is_row(one) ? x : y);
        const auto finds_other = to_other.finds_point(is_row(other) ? x : y);
        if (!is_jump_point && x != goal_x && y != goal_y && (finds_one | finds_other) == 0) {
            continue; // nothing to either side, usually
        }
        const auto g = at.g + branching_ * steps;
        if (is_jump_point || node == index_of(goal_)) {
            offer(from, x, y, g, slot);
            break;
        }
        if (finds_one != 0 || (is_row(one) ? y == goal_y : x == goal_x)) {
            jump_straight<one>(from, x, y, g, finds_one != 0);
        }
        if (finds_other != 0 || (is_row(other) ? y == goal_y : x == goal_x)) {
            jump_straight<other>(from, x, y, g, finds_other != 0);
        }
    }
    followed_ += steps;
}

template <Slot slot>
void JumpPointSearch::leave_straight(NodeId from, std::uint32_t x, std::uint32_t y, Cost g) {
    const bool finds_point = lines_->finds_point<slot>({x, y});
    if (finds_point || (is_row(slot) ? y == goal_cell_.y : x == goal_cell_.x)) {
        jump_straight<slot>(from, x, y, g, finds_point);
    }
}

template <Slot slot>
void JumpPointSearch::jump_straight(NodeId from, std::uint32_t at_x, std::uint32_t at_y, Cost at_g,
                                    bool finds_point) {
    ReachedCell at{{at_x, at_y}, at_g};
    constexpr bool goes_up = directions[slot].dx + directions[slot].dy > 0;
    auto end = lines_->end_of_jump<slot>(at.cell);
    const auto position = is_row(slot) ? at.cell.x : at.cell.y;
    if (is_row(slot) ? goal_cell_.y == at.cell.y : goal_cell_.x == at.cell.x) {
        const auto goal = is_row(slot) ? goal_cell_.x : goal_cell_.y;
        // Signed, since a jump can end before position 0.
        const auto before_end = static_cast<std::int32_t>(end) - static_cast<std::int32_t>(goal);
        if (goes_up ? goal > position && before_end > 0 : goal < position && before_end < 0) {
            end = goal;
            finds_point = true;
        }
    }
    if (finds_point) {
        at.g += straight_ * (goes_up ? end - position : position - end);
        (is_row(slot) ? at.cell.x : at.cell.y) = end;
        offer(from, at.cell.x, at.cell.y, at.g, slot);
    }
}

void JumpPointSearch::offer(NodeId from, std::uint32_t x, std::uint32_t y, Cost g, Slot slot) {
    const auto node = graph_->grid().node({x, y});
    if (offer_count_ == memory_->offers.size()) {
        take_offers(from);
    }
    memory_->offers[offer_count_] = {.node = node, .slot = slot, .cell = {x, y}, .g = g};
    // Without a branch, which could not be predicted: about half of the cells offered are closed already, and
    // no offer improves those.
    offer_count_ += memory_->is_closed(node) ? 0 : 1;
}

[[gnu::always_inline]] inline void JumpPointSearch::take(NodeId from, const JumpPointMemory::Offer& offer) {
    const auto g = static_cast<std::uint32_t>(offer.g);
    const auto [record, is_new] = memory_->find_or_add(offer.node);
    auto kind = EventKind::Open;
    if (is_new) {
        ++counters_.generated;
    } else if (static_cast<std::int32_t>(g - record.g) < 0) {
        // The f on the open list are close enough together for g to be distinguished so.
        kind = EventKind::Improve;
        ++counters_.improved;
    } else {
        return;
    }
    record = {g, from, offer.slot, push_count_};
    push(offer.node, {offer.cell, offer.g});
    recorder_.record_event(
        {.g = offer.g * graph_->cheapest_factor(), .node = offer.node, .parent = from, .kind = kind});
}

[[gnu::flatten]] void JumpPointSearch::take_offers(NodeId from) {
    memory_->fetch(offer_count_);
    for (std::size_t at = 0; at < offer_count_; ++at) {
        take(from, memory_->offers[at]);
    }
    offer_count_ = 0;
}

/// Below 2^26.
Cost JumpPointSearch::tie_of(Cell cell, Cost to_go) const {
    switch (tie_) {
    case Tie::LargerG: // of equal f
    case Tie::SmallerH:
        return to_go;
    case Tie::NearestToGoal: {
        const Cost dx = distance(cell.x, goal_cell_.x);
        const Cost dy = distance(cell.y, goal_cell_.y);
        return dx * dx + dy * dy;
    }
    case Tie::LastIn:
    case Tie::FirstIn:
    case Tie::None:
        break;
    }
    return 0;
}

} // namespace astrolabe
