// How units of a world move, wait, make room and arrive.
#include "core/world/movement/wait_circles.h"
#include "core/world/world.h"

#include <algorithm>
#include <numeric>

namespace astrolabe {
namespace {

using neighbour_orders::clockwise_from_up;

/// Cells of the path ahead among which a unit that was pushed off it searches for a shorter way back.
constexpr std::size_t rejoins_within = 5;
/// Times its patience that a unit pushes others before it gives up its precedence.
constexpr std::uint32_t yields_after = 2;
/// The longer planning around others failed, the later it is tried again: up to 2^5 times.
constexpr std::uint32_t most_doublings = 5;

} // namespace

void World::move() {
    std::vector<Mover> movers;
    movers.reserve(units_.size());
    for (auto& unit : units_) {
        movers.push_back(mover_of(unit));
    }
    std::vector<Rank> ranks;
    ranks.reserve(units_.size());
    for (const auto& unit : units_) {
        ranks.push_back(rank(unit));
    }
    std::vector<std::uint32_t> order(units_.size());
    std::iota(order.begin(), order.end(), 0U);
    std::sort(order.begin(), order.end(), [&](auto a, auto b) { return ranks[a] < ranks[b]; });

    const auto stepped = movement_.decide(grid(), moves(), movers, order);
    for (const auto& unit : units_) {
        standing_[index_of(unit.cell)] = 0;
    }
    std::vector<std::uint32_t> waits_for(units_.size(), waits_for_nobody);
    for (std::uint32_t i = 0; i < units_.size(); ++i) {
        auto& unit = units_[i];
        unit.previous = unit.cell;
        unit.waits_for = 0;
        const auto& step = stepped[i];
        if (step.to != unit.cell) {
            step_to(unit, step);
        } else if (movers[i].wish != NodeId::None) {
            wait(unit, units_[step.held_by].number, ranks[i] < ranks[step.hindered_by]);
            waits_for[i] = step.hindered_by;
        }
    }
    for (const auto& unit : units_) {
        standing_[index_of(unit.cell)] = unit.number;
    }
    see_deadlocks(waits_for);
}

Mover World::mover_of(Unit& unit) const {
    Mover mover{
        .cell = unit.cell, .can_move = now_ >= unit.rests_until, .may_push = now_ < unit.pushes_until};
    if (!mover.can_move || unit.ahead.empty()) {
        return mover;
    }
    if (!is_step(unit.cell, unit.ahead.back())) {
        unit.ahead.clear(); // blocked by an edit: it will plan again
        return mover;
    }
    mover.wish = unit.ahead.back();
    if (options_.other_units == OtherUnits::Ignored && unit.waited > 0) {
        add_asides(unit, mover);
    }
    return mover;
}

/// To the right first, then to the left, by 45° and 90°; only cells from which the path continues.
void World::add_asides(const Unit& unit, Mover& mover) const {
    const auto& ahead = unit.ahead;
    const auto at = grid().cell(unit.cell);
    const auto wish = grid().cell(mover.wish);
    std::size_t straight = 0;
    while (directions[clockwise_from_up[straight]].dx != static_cast<std::int32_t>(wish.x - at.x) ||
           directions[clockwise_from_up[straight]].dy != static_cast<std::int32_t>(wish.y - at.y)) {
        ++straight;
    }
    std::size_t count = 0;
    for (const std::size_t eighths : {1U, 2U, 7U, 6U}) {
        const auto slot = clockwise_from_up[(straight + eighths) % direction_count];
        if ((moves().mask(unit.cell) >> slot & 1U) == 0) {
            continue;
        }
        const auto aside = grid().node({at.x + static_cast<std::uint32_t>(directions[slot].dx),
                                        at.y + static_cast<std::uint32_t>(directions[slot].dy)});
        const auto last = ahead.size() - std::min(ahead.size(), rejoins_within);
        const bool rejoins =
            std::any_of(ahead.begin() + static_cast<std::ptrdiff_t>(last), ahead.end() - 1,
                        [&](NodeId cell) { return cell == aside || is_known_step(unit, aside, cell); });
        if (rejoins) {
            mover.asides[count++] = aside;
        }
    }
}

bool World::is_step(NodeId from, NodeId to) const { return is_legal_step(grid(), moves(), from, to); }

/// By its team's knowledge: it may not have seen what lies two cells away.
bool World::is_known_step(const Unit& unit, NodeId from, NodeId to) const {
    const auto& ground = ground_of(unit.team);
    return is_legal_step(ground.grid(), ground.moves(), from, to);
}

/// Smaller goes first: those under way before those who return from being pushed off, the longest under way
/// first, then by number. Until a unit arrives the order stays, so that the first one makes progress.
World::Rank World::rank(const Unit& unit) const {
    const bool has_wish = !unit.ahead.empty() && now_ >= unit.rests_until;
    return {has_wish ? 0U : 1U, unit.has_arrived || unit.is_cut_off ? 1U : 0U, unit.since, unit.number};
}

void World::step_to(Unit& unit, const Stepped& stepped) {
    const bool is_on_path = !unit.ahead.empty() && unit.ahead.back() == stepped.to;
    const bool has_path = !unit.ahead.empty();
    if (is_on_path) {
        unit.ahead.pop_back();
        unit.waited = 0;
        unit.replans = 0;
        ask_no_more(unit); // it was to plan around a unit that has gone
    } else {
        if (unit.is_in_work) {
            unit.trail.push_back(unit.cell);
        }
        if (has_path || (!unit.has_asked && !unit.is_cut_off)) {
            unit.ahead.push_back(unit.cell);
        }
        unit.waited += has_path ? 1 : 0;
        ++(stepped.was_pushed ? counts_.pushes : counts_.asides);
    }
    if (stepped.has_pushed) {
        unit.pushes_until = now_ + 1 + 2 * options_.patience;
    }
    unit.pushed_in_vain = 0;
    unit.cell = stepped.to;
    ++unit.steps;
    ++counts_.steps;
    if (options_.terrain_takes_ticks) {
        unit.rests_until = now_ + grid().factor(unit.cell);
    }
    if (!is_on_path) {
        shorten(unit);
    }
}

/// Off the path: back to the farthest of the next cells that is one step away.
void World::shorten(Unit& unit) const {
    auto& ahead = unit.ahead;
    for (auto index = ahead.size() - std::min(ahead.size(), rejoins_within); index < ahead.size(); ++index) {
        if (ahead[index] == unit.cell) {
            ahead.resize(index);
            return;
        }
        if (is_known_step(unit, unit.cell, ahead[index])) {
            ahead.resize(index + 1);
            return;
        }
    }
}

/// A unit with precedence over the one that it waits for, but that cannot make it leave, gives way in the
/// end: in a dead end the other one has to come out first.
void World::wait(Unit& unit, std::uint32_t other, bool has_precedence) {
    unit.waits_for = other;
    ++unit.waited;
    ++counts_.waits;
    plan_around(unit, has_precedence);
    if (unit.waited < options_.patience) {
        return;
    }
    unit.pushes_until = now_ + 1 + 2 * options_.patience;
    if (unit.is_cut_off) { // near enough: others may want to get near the same goal
        unit.ahead.clear();
        unit.waited = 0;
        return;
    }
    unit.pushed_in_vain = has_precedence ? unit.pushed_in_vain + 1 : 0;
    if (unit.pushed_in_vain >= yields_after * options_.patience) {
        unit.since = now_;
        unit.waited = 0;
        unit.pushed_in_vain = 0;
        unit.pushes_until = 0;
        ++counts_.yields;
    }
}

/// At once where units block each other; only one of two that meet, or they would meet again elsewhere.
void World::plan_around(Unit& unit, bool has_precedence) {
    const bool is_at_once = options_.other_units == OtherUnits::Obstacles && unit.planner == Planner::AStar &&
                            !unit.has_arrived && !has_precedence;
    const auto patience = is_at_once ? 1 : 2 * options_.patience;
    const bool is_in_vain = unit.has_asked || unit.is_cut_off || unit.waited < patience;
    if (is_in_vain || now_ < unit.replans_from) {
        return;
    }
    unit.replans_from = now_ + (options_.patience << std::min(unit.replans, most_doublings));
    ++unit.replans;
    ++counts_.replans;
    ask(unit, Planner::AStar, true);
}

/// The first in rank of each circle may push its way out of it.
void World::see_deadlocks(std::span<const std::uint32_t> waits_for) {
    std::vector<bool> is_in_circle(units_.size());
    for (const auto& circle : wait_circles(waits_for)) {
        const bool is_known = std::all_of(circle.begin(), circle.end(),
                                          [&](std::uint32_t i) { return units_[i].is_deadlocked; });
        counts_.deadlocks += is_known ? 0 : 1;
        const auto first = *std::min_element(
            circle.begin(), circle.end(), [&](auto a, auto b) { return rank(units_[a]) < rank(units_[b]); });
        units_[first].pushes_until = std::max(units_[first].pushes_until, now_ + 1 + options_.patience);
        for (const auto i : circle) {
            is_in_circle[i] = true;
        }
    }
    for (std::size_t i = 0; i < units_.size(); ++i) {
        units_[i].is_deadlocked = is_in_circle[i];
    }
}

void World::arrive(Unit& unit) {
    if (unit.cell != unit.goal || unit.has_arrived) {
        return;
    }
    ++unit.arrivals;
    ++counts_.arrivals;
    ++counts_.arrivals_by_planner[static_cast<std::size_t>(unit.planner)];
    const auto came_from = unit.home;
    auto next = unit.cell;
    if (options_.goals == GoalRule::ToAndFro) {
        next = came_from;
    } else if (options_.goals == GoalRule::Random) {
        next = random_goal(unit).value_or(unit.cell);
    }
    send(unit, next);
    unit.since = now_ + 1;
}

void World::leave_influence() {
    if (options_.uses_influence) {
        for (const auto& unit : units_) {
            const auto crowding = unit.waits_for == 0 ? 0 : options_.crowding_influence;
            influence_.add(unit.cell, std::uint32_t{options_.standing_influence} + crowding);
        }
    }
    if (options_.decay_ticks != 0 && (now_ + 1) % options_.decay_ticks == 0) {
        influence_.decay();
    }
}

/// Under Arrived at the end of a tick a unit has nothing to do.
UnitStatus World::status_of(const Unit& unit) const {
    if (unit.cell == unit.goal) {
        return unit.has_arrived ? UnitStatus::Arrived : UnitStatus::Queued;
    }
    if (unit.is_cut_off) {
        return UnitStatus::CutOff;
    }
    if (unit.waits_for != 0) {
        return UnitStatus::Waiting;
    }
    if (unit.previous != unit.cell || now_ < unit.rests_until || !unit.ahead.empty()) {
        return UnitStatus::Moving;
    }
    return UnitStatus::Queued;
}

/// A field in the queue belongs to all units that follow it.
void World::report_queue_positions() {
    fields_.forget_queue_positions();
    for (auto& unit : units_) {
        unit.queue_position = 0;
    }
    std::uint32_t position = 0;
    for (const auto& request : queue_.line()) {
        ++position;
        if (auto* const unit = find(request.unit)) {
            unit->queue_position = position;
        } else if (auto* const field = fields_.find(request.team, request.goal)) {
            field->queue_position = position;
        }
    }
    for (auto& unit : units_) {
        if (unit.planner == Planner::FlowField && unit.status == UnitStatus::Queued && !unit.has_asked) {
            const auto* const field = fields_.find(ground_key(unit), unit.goal);
            unit.queue_position = field == nullptr ? 0 : field->queue_position;
        }
    }
}

} // namespace astrolabe
