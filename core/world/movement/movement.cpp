#include "core/world/movement/movement.h"

#include "core/grid/direction.h"

#include <algorithm>
#include <cassert>

namespace astrolabe {
namespace {

using neighbour_orders::clockwise_from_up;

std::size_t clockwise_index_of(Cell from, Cell to) {
    const auto index = (to.y - from.y + 1) * 3 + (to.x - from.x + 1); // modulo 2^32; 4 is the middle
    const auto slot = index - (index > 4 ? 1 : 0);
    return static_cast<std::size_t>(std::find(clockwise_from_up.begin(), clockwise_from_up.end(), slot) -
                                    clockwise_from_up.begin());
}

} // namespace

std::span<const Stepped> Movement::decide(const Grid& grid, const Moves& moves, std::span<const Mover> movers,
                                          std::span<const std::uint32_t> order) {
    grid_ = &grid;
    moves_ = &moves;
    movers_ = movers;
    stepped_.assign(movers.size(), {});
    standing_.resize(grid.cell_count(), nobody);
    taken_.resize(grid.cell_count(), nobody);
    for (std::uint32_t unit = 0; unit < movers.size(); ++unit) {
        assert(standing_[index_of(movers[unit].cell)] == nobody);
        standing_[index_of(movers[unit].cell)] = unit;
        if (!movers[unit].can_move) {
            take(unit, movers[unit].cell);
        }
    }
    for (const auto unit : order) {
        if (stepped_[unit].to == NodeId::None) {
            settle(unit);
        }
    }
    for (std::uint32_t unit = 0; unit < movers.size(); ++unit) {
        const auto wish = movers[unit].wish;
        if (wish != NodeId::None && stepped_[unit].to != wish) {
            const auto holder = taken_[index_of(wish)];
            stepped_[unit].held_by = holder == nobody ? stepped_[unit].hindered_by : holder;
        }
    }
    for (std::uint32_t unit = 0; unit < movers.size(); ++unit) {
        standing_[index_of(movers[unit].cell)] = nobody;
        taken_[index_of(stepped_[unit].to)] = nobody;
    }
    return stepped_;
}

/// Recursion with a stack of our own: a queue of a thousand units would be a thousand calls deep.
void Movement::settle(std::uint32_t first) {
    pile_.clear();
    begin(first, NodeId::None, movers_[first].may_push);
    bool has_answer = false; // of the unit that was on top, to the one below it
    bool has_left = false;
    while (!pile_.empty()) {
        auto& deciding = pile_.back();
        const auto unit = deciding.unit;
        if (has_answer && !has_left) {
            // The other unit stays, and has taken its own cell back.
            blame(unit, stepped_[unit].to, standing_[index_of(stepped_[unit].to)]);
            stepped_[unit].to = NodeId::None;
        }
        if (has_answer && has_left) {
            const auto other = standing_[index_of(stepped_[unit].to)];
            stepped_[unit].has_pushed = stepped_[other].was_pushed;
            pile_.pop_back();
            continue;
        }
        auto victim = nobody;
        if (!try_next(deciding, victim)) {
            take(unit, movers_[unit].cell);
            has_answer = true;
            has_left = false;
            pile_.pop_back();
        } else if (victim == nobody) {
            stepped_[unit].was_pushed = deciding.is_pushed && stepped_[unit].to != movers_[unit].wish;
            has_answer = true;
            has_left = true;
            pile_.pop_back();
        } else {
            stepped_[unit].was_pushed = deciding.is_pushed && stepped_[unit].to != movers_[unit].wish;
            has_answer = false;
            const bool may_push = deciding.may_push;
            begin(victim, may_push ? movers_[unit].cell : NodeId::None, may_push);
        }
    }
}

/// `pushed_from` is the cell of the unit that pushes it out; None: it may stay.
void Movement::begin(std::uint32_t unit, NodeId pushed_from, bool may_push) {
    const auto& mover = movers_[unit];
    Deciding deciding{
        .unit = unit, .is_pushed = pushed_from != NodeId::None, .may_push = may_push || mover.may_push};
    if (mover.wish != NodeId::None) {
        deciding.choices[deciding.count++] = mover.wish;
    }
    if (deciding.is_pushed) {
        list_exits(deciding, pushed_from);
    } else {
        for (const auto aside : mover.asides) {
            if (aside != NodeId::None && standing_[index_of(aside)] == nobody) {
                deciding.choices[deciding.count++] = aside;
            }
        }
    }
    pile_.push_back(deciding);
}

/// To the right of the push first, then to the left, then straight on; empty cells before those that another
/// unit would have to leave.
void Movement::list_exits(Deciding& deciding, NodeId pushed_from) const {
    const auto at = movers_[deciding.unit].cell;
    const auto cell = grid_->cell(at);
    const auto ahead = clockwise_index_of(grid_->cell(pushed_from), cell);
    for (const bool wants_empty : {true, false}) {
        for (const std::size_t eighths : {2U, 6U, 1U, 7U, 0U, 3U, 5U}) {
            const auto slot = clockwise_from_up[(ahead + eighths) % direction_count];
            if ((moves_->mask(at) >> slot & 1U) == 0) {
                continue;
            }
            const auto direction = directions[slot];
            const auto to = grid_->node({cell.x + static_cast<std::uint32_t>(direction.dx),
                                         cell.y + static_cast<std::uint32_t>(direction.dy)});
            const bool is_empty = standing_[index_of(to)] == nobody;
            if (is_empty == wants_empty && to != movers_[deciding.unit].wish) {
                deciding.choices[deciding.count++] = to;
            }
        }
    }
}

/// Takes the next choice that is not taken yet. `victim` is the unit that stands there and has not decided.
bool Movement::try_next(Deciding& deciding, std::uint32_t& victim) {
    const auto unit = deciding.unit;
    while (deciding.next < deciding.count) {
        const auto choice = deciding.choices[deciding.next++];
        const auto other = obstacle(unit, choice);
        if (other != nobody) {
            blame(unit, choice, other);
            continue;
        }
        take(unit, choice);
        const auto standing = standing_[index_of(choice)];
        victim = standing != nobody && stepped_[standing].to == NodeId::None ? standing : nobody;
        return true;
    }
    return false;
}

/// The unit whose decision makes this step impossible.
std::uint32_t Movement::obstacle(std::uint32_t unit, NodeId to) const {
    if (taken_[index_of(to)] != nobody) {
        return taken_[index_of(to)];
    }
    const auto from = movers_[unit].cell;
    const auto standing = standing_[index_of(to)];
    if (standing != nobody && stepped_[standing].to == from) {
        return standing; // they would swap
    }
    const auto a = grid_->cell(from);
    const auto b = grid_->cell(to);
    if (a.x != b.x && a.y != b.y) {
        const auto side = grid_->node({b.x, a.y});
        const auto other_side = grid_->node({a.x, b.y});
        const auto crosses = [&](NodeId start, NodeId end) {
            const auto who = standing_[index_of(start)];
            return who != nobody && stepped_[who].to == end;
        };
        if (crosses(side, other_side)) {
            return standing_[index_of(side)];
        }
        if (crosses(other_side, side)) {
            return standing_[index_of(other_side)];
        }
    }
    return nobody;
}

void Movement::take(std::uint32_t unit, NodeId to) {
    stepped_[unit].to = to;
    taken_[index_of(to)] = unit;
}

void Movement::blame(std::uint32_t unit, NodeId choice, std::uint32_t other) {
    if (choice == movers_[unit].wish) {
        stepped_[unit].hindered_by = other;
    }
}

} // namespace astrolabe
