// The rules of the crowd tutorial, with its bugs. In each tick the units have their turns by number, and in
// its turn a unit steps to the next cell of its path. It searches (crowd_path.h) when it gets a goal, and
// again only when that next cell is taken, by a wall or by a unit: a path that has become needlessly long is
// walked to its end.
//
//     · newcomers begin on (0,0), also on top of each other
//     · a unit holds its cell from its first step on, and frees it when it rests: others walk through it
//     · a unit that finds no path goes near the goal, and rests there as if it had arrived
//
// Nothing else counts: no queue, fog, terrain, influence, patience. The budget does, so that no tick is
// endless: once it is spent, a unit that needs a path stands until the next tick.
#include "core/world/planning/crowd_path.h"
#include "core/world/world.h"

#include <algorithm>

namespace astrolabe {

/// Whatever was planned by other rules is forgotten; all rest until their turns.
void World::change_to_tutorial() {
    queue_.clear();
    fields_.clear();
    held_.assign(grid().cell_count(), 0);
    for (auto& unit : units_) {
        forget_plans(unit);
    }
}

void World::change_from_tutorial() {
    held_.clear();
    stand_apart();
    for (auto& unit : units_) {
        forget_plans(unit);
    }
}

void World::forget_plans(Unit& unit) {
    unit.ahead.clear();
    unit.trail.clear();
    unit.has_asked = false;
    unit.is_in_work = false;
    unit.is_cut_off = false;
    unit.asks_alone = false;
    unit.leaves_field = false;
    unit.is_deadlocked = false;
    unit.holds_cell = false;
    unit.waits_for = 0;
    unit.waited = 0;
    unit.pushed_in_vain = 0;
    unit.pushes_until = 0;
    unit.rests_until = 0;
    unit.replans = 0;
    unit.replans_from = now_;
    unit.checked_version = 0;
    unit.status = status_of(unit);
}

/// The least number keeps the cell, others go to the nearest free one. There are as many free cells as units:
/// see refusal_without_room().
void World::stand_apart() {
    for (auto& unit : units_) {
        if (unit_at(unit.cell) != unit.number) {
            unit.cell = nearest_room(unit.cell);
            unit.previous = unit.cell;
            standing_[index_of(unit.cell)] = unit.number;
        }
    }
}

/// The fewest steps away; if none is left that it could walk to, the first of the board.
NodeId World::nearest_room(NodeId from) const {
    std::vector<NodeId> reached{from};
    std::vector<bool> is_reached(grid().cell_count());
    is_reached[index_of(from)] = true;
    for (std::size_t next = 0; next < reached.size(); ++next) {
        const auto at = grid().cell(reached[next]);
        for (Slot slot = 0; slot < direction_count; ++slot) {
            if ((moves().mask(reached[next]) >> slot & 1U) == 0) {
                continue;
            }
            const auto to = grid().node({at.x + static_cast<std::uint32_t>(directions[slot].dx),
                                         at.y + static_cast<std::uint32_t>(directions[slot].dy)});
            if (is_room(to)) {
                return to;
            }
            if (!is_reached[index_of(to)]) {
                is_reached[index_of(to)] = true;
                reached.push_back(to);
            }
        }
    }
    std::uint32_t first = 0;
    while (!is_room(node_at(first))) {
        ++first;
    }
    return node_at(first);
}

void World::move_as_in_tutorial() {
    queue_.begin_tick();
    for (auto& unit : units_) {
        unit.previous = unit.cell;
        unit.waits_for = 0;
        take_turn(unit);
    }
    for (const auto& unit : units_) {
        standing_[index_of(unit.previous)] = 0;
    }
    for (auto unit = units_.rbegin(); unit != units_.rend(); ++unit) {
        standing_[index_of(unit->cell)] = unit->number;
    }
}

void World::take_turn(Unit& unit) {
    const bool is_idle = unit.cell == unit.goal && unit.has_arrived;
    if (unit.ahead.empty() && options_.goals == GoalRule::Random && (is_idle || unit.is_cut_off)) {
        send(unit, random_goal(unit).value_or(unit.cell));
    }
    const bool has_been_sent = unit.ahead.empty() && unit.cell != unit.goal && !unit.is_cut_off;
    if (has_been_sent || (!unit.ahead.empty() && is_taken(unit.ahead.back()))) {
        plan_as_in_tutorial(unit);
    }
    if (!unit.ahead.empty()) {
        step_as_in_tutorial(unit);
    }
    if (unit.ahead.empty() && (unit.cell == unit.goal || unit.is_cut_off)) {
        rest(unit);
    }
}

bool World::is_taken(NodeId cell) const { return !grid().is_free(cell) || held_[index_of(cell)] != 0; }

void World::plan_as_in_tutorial(Unit& unit) {
    if (queue_.counts().expanded_last_tick >= options_.budget) {
        return;
    }
    // Its map records only whether a cell is walkable.
    Grid board(grid().width(), grid().height());
    for (std::uint32_t index = 0; index < board.cell_count(); ++index) {
        if (is_taken(node_at(index))) {
            board.set_factor(node_at(index), wall);
        }
    }
    const auto path = crowd_path(board, unit.cell, unit.goal);
    queue_.count_at_once(path.expanded);
    counts_.expansions_by_planner[static_cast<std::size_t>(Planner::AStar)] += path.expanded;
    counts_.replans += unit.ahead.empty() ? 0 : 1;
    counts_.cut_offs += path.is_reached ? 0 : 1;
    unit.is_cut_off = !path.is_reached;
    unit.ahead.assign(path.cells.rbegin(), path.cells.rend());
    unit.ahead.pop_back();
}

/// It waits where the budget did not allow it another path.
void World::step_as_in_tutorial(Unit& unit) {
    const auto next = unit.ahead.back();
    if (is_taken(next)) {
        const auto holder = std::find_if(units_.begin(), units_.end(), [&](const Unit& other) {
            return other.holds_cell && other.cell == next;
        });
        unit.waits_for = holder == units_.end() ? 0 : holder->number;
        ++unit.waited;
        ++counts_.waits;
        return;
    }
    rest(unit); // frees the cell it leaves
    unit.cell = next;
    unit.holds_cell = true;
    held_[index_of(next)] = 1;
    unit.ahead.pop_back();
    unit.waited = 0;
    ++unit.steps;
    ++counts_.steps;
}

void World::rest(Unit& unit) {
    if (unit.holds_cell) {
        held_[index_of(unit.cell)] = 0;
        unit.holds_cell = false;
    }
}

} // namespace astrolabe
