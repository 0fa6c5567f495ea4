#include "core/fast/jump_point_search.h"

#include "core/fast/jump_way.h"
#include "core/path/path.h"
#include "core/search/node_key.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <limits>

namespace astrolabe {
namespace {

constexpr std::array<std::uint8_t, direction_count> clockwise{0, 1, 2, 4, 7, 6, 5, 3};

/// The slot so many eighths of a turn further clockwise.
constexpr Slot turned(Slot slot, std::uint32_t eighths) {
    std::uint32_t place = 0;
    while (clockwise[place] != slot) {
        ++place;
    }
    return clockwise[(place + eighths) % direction_count];
}

using TurnTable = std::array<std::array<std::uint8_t, direction_count>, direction_count>;

constexpr TurnTable turns = [] {
    TurnTable table{};
    for (Slot slot = 0; slot < direction_count; ++slot) {
        for (std::uint32_t eighths = 0; eighths < direction_count; ++eighths) {
            table[slot][eighths] = static_cast<std::uint8_t>(turned(slot, eighths));
        }
    }
    return table;
}();

constexpr std::uint32_t bit(Slot slot) { return 1U << slot; }

/// A turn by so many eighths to one side, and by as many to the other.
struct Sides {
    Slot clockwise;
    Slot counter;
};
Sides sides(Slot slot, std::uint32_t eighths) {
    return {turns[slot][eighths], turns[slot][direction_count - eighths]};
}

/// Diagonals; under *four* up and down.
template <CornerRule rule> bool is_of_first_kind(Slot slot) {
    return rule == CornerRule::Four ? directions[slot].dx == 0 : directions[slot].is_diagonal();
}

/// The two lines that a line of the first kind branches into.
template <CornerRule rule> Sides branches(Slot slot) { return sides(slot, rule == CornerRule::Four ? 2 : 1); }

} // namespace

void JumpPointMemory::forget() {
    open.clear();
    if (++generation_ == 0) {
        std::fill(records_.begin(), records_.end(), Record{});
        generation_ = 1;
    }
}

JumpPointSearch::JumpPointSearch(const GridGraph& graph, const BitRows& bits, JumpPointMemory& memory,
                                 NodeId start, NodeId goal, const SearchOptions& options)
    : graph_(&graph), bits_(&bits), memory_(&memory), rule_(graph.rules().corner),
      heuristic_(graph, heuristic_under(rule_), goal), goal_(goal),
      goal_cell_(graph.grid().cell(goal)), options_{.tie = options.tie},
      recorder_(TraceFormat::Events, start, options.trace_budget_bytes) {
    assert(graph.grid().has_uniform_ground() && graph.rules().blocked_goal == NodeId::None);
    memory.forget();
    put_on_open_list(start, NodeId::None, 0);
    ++generated_;
}

Outcome JumpPointSearch::step() {
    if (outcome_ != Outcome::Running) {
        return outcome_;
    }
    const auto selected = memory_->open.pop();
    if (!selected) {
        return outcome_ = Outcome::NoPath;
    }
    const auto node = *selected;
    (*memory_)[node].status = Status::Closed;
    ++expanded_;
    recorder_.begin_step(node);
    if (node == goal_) {
        outcome_ = Outcome::Found;
    } else {
        switch (rule_) {
        case CornerRule::NoWall:
            expand<CornerRule::NoWall>(node);
            break;
        case CornerRule::OneWall:
            expand<CornerRule::OneWall>(node);
            break;
        case CornerRule::Always:
            expand<CornerRule::Always>(node);
            break;
        case CornerRule::Four:
            expand<CornerRule::Four>(node);
            break;
        }
    }
    recorder_.end_step(node, memory_->state(node));
    return outcome_;
}

Outcome JumpPointSearch::advance(std::uint64_t expansions) {
    while (expansions-- > 0 && step() == Outcome::Running) {
    }
    return outcome_;
}

Outcome JumpPointSearch::run() { return advance(std::numeric_limits<std::uint64_t>::max()); }

SearchResult JumpPointSearch::result() const {
    SearchResult result{.outcome = outcome_,
                        .expanded = expanded_,
                        .generated = generated_,
                        .improved = improved_,
                        .reopened = reopened_,
                        .kernel = "jump points"};
    if (outcome_ == Outcome::Found) {
        result.path = path_to(goal_);
        result.cost = memory_->state(goal_).g;
    }
    return result;
}

std::vector<NodeId> JumpPointSearch::path_to(NodeId node) const {
    if (memory_->state(node).status == Status::Untouched) {
        return {};
    }
    const auto jumps = path_along_parents(node, [this](NodeId at) { return memory_->state(at).parent; });
    return cells_of_jumps(graph_->grid(), rule_, jumps);
}

template <CornerRule rule> void JumpPointSearch::expand(NodeId node) {
    const auto at = graph_->grid().cell(node);
    const auto leave = slots_to_leave<rule>(node, at);
    for (const Slot slot : graph_->rules().order) {
        if ((leave & bit(slot)) == 0) {
            continue;
        }
        if (is_of_first_kind<rule>(slot)) {
            jump_first_kind<rule>(node, slot);
        } else {
            jump_straight<rule>(node, at, slot);
        }
    }
}

template <CornerRule rule> std::uint32_t JumpPointSearch::slots_to_leave(NodeId node, Cell at) const {
    const std::uint32_t legal = graph_->legal_slots(node);
    const auto parent = memory_->state(node).parent;
    if (parent == NodeId::None) {
        return legal;
    }
    const auto came = last_slot(rule, graph_->grid().cell(parent), at);
    auto leave = bit(came);
    if (is_of_first_kind<rule>(came)) {
        const auto [one, other] = branches<rule>(came);
        return (leave | bit(one) | bit(other) | forced_beside_diagonal<rule>(node, came)) & legal;
    }
    const auto half_right = sides(came, 1);
    const auto right = sides(came, 2);
    const auto behind = sides(came, 3);
    const auto force = [&](Slot diagonal, Slot beside, Slot back) {
        if constexpr (rule == CornerRule::NoWall || rule == CornerRule::Four) {
            leave |= is_wall_towards(at, back) ? bit(beside) | bit(diagonal) : 0;
        } else {
            leave |= (legal & bit(beside)) == 0 ? bit(diagonal) : 0;
        }
    };
    force(half_right.clockwise, right.clockwise, behind.clockwise);
    force(half_right.counter, right.counter, behind.counter);
    return leave & legal;
}

template <CornerRule rule>
std::uint32_t JumpPointSearch::forced_beside_diagonal(NodeId node, Slot slot) const {
    if constexpr (rule == CornerRule::NoWall || rule == CornerRule::Four) {
        return 0;
    }
    const std::uint32_t legal = graph_->legal_slots(node);
    const auto passed = sides(slot, 3); // beside the cell that the line came from
    const auto next = sides(slot, 2);
    const auto forced = ((legal & bit(passed.clockwise)) == 0 ? bit(next.clockwise) : 0U) |
                        ((legal & bit(passed.counter)) == 0 ? bit(next.counter) : 0U);
    return forced & legal;
}

bool JumpPointSearch::is_wall_towards(Cell at, Slot slot) const {
    // Unsigned wrap-around ends at the unset bits round the board.
    const auto x = std::int64_t{at.x} + directions[slot].dx;
    const auto y = std::int64_t{at.y} + directions[slot].dy;
    return !graph_->grid().contains(x, y) ||
           !bits_->rows().test(static_cast<std::uint32_t>(y), static_cast<std::uint32_t>(x));
}

template <CornerRule rule> void JumpPointSearch::jump_first_kind(NodeId node, Slot slot) {
    const auto& grid = graph_->grid();
    const auto direction = directions[slot];
    const auto [one, other] = branches<rule>(slot);
    const auto stride =
        static_cast<std::uint32_t>(direction.dx) + static_cast<std::uint32_t>(direction.dy) * grid.width();
    auto cell = grid.cell(node);
    for (auto at = node; (graph_->legal_slots(at) & bit(slot)) != 0;) {
        at = node_at(index_of(at) + stride);
        cell = {cell.x + static_cast<std::uint32_t>(direction.dx),
                cell.y + static_cast<std::uint32_t>(direction.dy)};
        if (at == goal_ || forced_beside_diagonal<rule>(at, slot) != 0) {
            take(node, at);
            return;
        }
        jump_straight<rule>(node, cell, one);
        jump_straight<rule>(node, cell, other);
    }
}

/// From `at`, where a jump from `from` has come to.
template <CornerRule rule> void JumpPointSearch::jump_straight(NodeId from, Cell at, Slot slot) {
    const auto direction = directions[slot];
    const bool is_row = direction.dy == 0;
    const bool goes_up = direction.dx + direction.dy > 0;
    const auto& plane = is_row ? bits_->rows() : bits_->columns();
    const auto line = is_row ? at.y : at.x;
    const auto place = is_row ? at.x : at.y;
    const auto end =
        goes_up ? scan_line<rule, true>(plane, line, place) : scan_line<rule, false>(plane, line, place);
    auto stop = end.at;
    bool is_found = !end.is_wall;
    const auto goal_line = is_row ? goal_cell_.y : goal_cell_.x;
    const auto goal_place = is_row ? goal_cell_.x : goal_cell_.y;
    const bool is_goal_ahead = goal_line == line && (goes_up ? goal_place > place : goal_place < place);
    // Signed, since a jump can end before place 0.
    const auto is_before_end = [&](std::uint32_t one) {
        return goes_up ? one < end.at : static_cast<std::int32_t>(one) > static_cast<std::int32_t>(end.at);
    };
    if (is_goal_ahead && is_before_end(goal_place)) {
        stop = goal_place;
        is_found = true;
    }
    if (is_found) {
        take(from, graph_->grid().node(is_row ? Cell{stop, line} : Cell{line, stop}));
    }
}

void JumpPointSearch::take(NodeId from, NodeId to) {
    const auto& grid = graph_->grid();
    const auto g = (*memory_)[from].g + graph_->cheapest_factor() * jump_cost(rule_, graph_->rules().costs,
                                                                              grid.cell(from), grid.cell(to));
    const auto known = memory_->state(to);
    if (known.status != Status::Untouched && g >= known.g) {
        return;
    }
    auto kind = EventKind::Open;
    switch (known.status) {
    case Status::Untouched:
        ++generated_;
        break;
    case Status::Open:
        kind = EventKind::Improve;
        ++improved_;
        break;
    case Status::Closed:
        kind = EventKind::Reopen;
        ++reopened_;
        break;
    }
    put_on_open_list(to, from, g);
    recorder_.record(kind, Move{.to = to}, from, g);
}

void JumpPointSearch::put_on_open_list(NodeId node, NodeId parent, Cost g) {
    const auto key =
        key_of(heuristic_, options_, {.node = node, .parent = parent, .g = g, .push = push_count_});
    auto& record = (*memory_)[node];
    const bool is_open = record.status == Status::Open;
    record.g = g;
    record.parent = parent;
    record.push = push_count_++;
    record.status = Status::Open;
    if (is_open) {
        memory_->open.improve(node, key);
    } else {
        memory_->open.push(node, key);
    }
}

} // namespace astrolabe
