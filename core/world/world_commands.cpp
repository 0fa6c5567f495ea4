// What commands do to a world.
//
// Over 300 lines: refusals stand beside the commands; wasm/emscripten.cmake builds both small.
#include "core/world/world.h"

#include <algorithm>
#include <cassert>

namespace astrolabe {

Refusal World::refusal_of(const Command& command) const {
    const auto is_on_board = [&](NodeId node) { return grid().contains(node); };
    switch (command.kind) {
    case CommandKind::AddUnit:
        if ((command.cell != NodeId::None && !is_on_board(command.cell)) ||
            (command.goal != NodeId::None && !is_on_board(command.goal))) {
            return Refusal::OffBoard;
        }
        if (command.team >= world_limits::teams) {
            return Refusal::NoSuchTeam;
        }
        if (static_cast<std::uint32_t>(command.planner) >= planner_count) {
            return Refusal::OutOfRange;
        }
        if (const auto cell = cell_of_newcomer(command); cell != NodeId::None) {
            if (!grid().is_free(cell)) {
                return Refusal::OnWall;
            }
            if (unit_at(cell) != 0 && !options_.as_in_tutorial) {
                return Refusal::Occupied;
            }
        }
        if (command.planner == Planner::LocalWalk && !lattice().has_eight_directions()) {
            return Refusal::NeedsSquares;
        }
        if (units_.size() >= world_limits::units) {
            return Refusal::TooManyUnits;
        }
        return cell_of_newcomer(command) == NodeId::None || options_.as_in_tutorial ? refusal_without_room()
                                                                                    : Refusal::None;
    case CommandKind::RemoveUnit:
        return unit(command.unit) == nullptr ? Refusal::NoSuchUnit : Refusal::None;
    case CommandKind::SetGoal:
        if (!is_on_board(command.goal)) {
            return Refusal::OffBoard;
        }
        return unit(command.unit) == nullptr ? Refusal::NoSuchUnit : Refusal::None;
    case CommandKind::Paint:
        if (!is_on_board(command.cell)) {
            return Refusal::OffBoard;
        }
        if (command.amount > 255) {
            return Refusal::OutOfRange;
        }
        if (command.amount != wall || !grid().is_free(command.cell)) {
            return Refusal::None;
        }
        if (unit_at(command.cell) != 0) {
            return Refusal::Occupied;
        }
        return options_.as_in_tutorial ? refusal_without_room() : Refusal::None;
    case CommandKind::AddDanger:
        return is_on_board(command.cell) ? Refusal::None : Refusal::OffBoard;
    case CommandKind::SetOptions:
        if (!are_in_range(command.options)) {
            return Refusal::OutOfRange;
        }
        if (command.options.as_in_tutorial && !lattice().has_eight_directions()) {
            return Refusal::TutorialOnHexes;
        }
        return command.options.as_in_tutorial && grid().cell_count() > world_limits::tutorial_cells
                   ? Refusal::TutorialTooLarge
                   : Refusal::None;
    }
    return Refusal::OutOfRange;
}

/// Its first cell; None: a random free one.
NodeId World::cell_of_newcomer(const Command& command) const {
    return command.cell == NodeId::None && options_.as_in_tutorial ? node_at(0) : command.cell;
}

/// Where units may share cells there are never more of them than free cells, so that they can be made to
/// stand apart.
Refusal World::refusal_without_room() const {
    return free_cells_ <= units_.size() ? Refusal::NoRoom : Refusal::None;
}

Refusal World::carry_out(const Command& command) {
    const auto refusal = carry_out_next(command);
    settle();
    return refusal;
}

void World::settle() {
    refresh_sight();
    report_queue_positions();
}

Refusal World::carry_out_next(const Command& command) {
    const auto refusal = refusal_of(command);
    if (refusal != Refusal::None) {
        ++counts_.refused;
        return refusal;
    }
    has_no_goals_.reset();
    if (needs_sight_before(command)) {
        refresh_sight();
    }
    do_command(command);
    return refusal;
}

/// Whether it makes a difference that all units have looked around before it. Where sight is switched back
/// and forth none has to.
bool World::needs_sight_before(const Command& command) const {
    switch (command.kind) {
    case CommandKind::AddUnit: // for its random goal
    case CommandKind::RemoveUnit:
    case CommandKind::Paint:
        return true;
    case CommandKind::SetGoal:
    case CommandKind::AddDanger:
        return false;
    case CommandKind::SetOptions:
        return command.options.sight == options_.sight &&
               command.options.sight_radius != options_.sight_radius;
    }
    return true;
}

void World::do_command(const Command& command) {
    switch (command.kind) {
    case CommandKind::AddUnit:
        add_unit(command);
        break;
    case CommandKind::RemoveUnit: {
        const auto cell = unit(command.unit)->cell;
        influence_.add(cell, options_.loss_influence);
        for (Slot slot = 0; slot < direction_count; ++slot) {
            if ((moves().mask(cell) >> slot & 1U) != 0) {
                const auto step = directions[slot];
                const auto at = grid().cell(cell);
                influence_.add(grid().node({at.x + static_cast<std::uint32_t>(step.dx),
                                            at.y + static_cast<std::uint32_t>(step.dy)}),
                               options_.loss_influence / 2U);
            }
        }
        ++counts_.lost;
        remove_unit(command.unit);
        break;
    }
    case CommandKind::SetGoal:
        send(*find(command.unit), command.goal);
        break;
    case CommandKind::Paint: {
        const bool was_free = grid().is_free(command.cell);
        truth_.set_factor(command.cell, static_cast<Factor>(command.amount));
        free_cells_ = free_cells_ - (was_free ? 1 : 0) + (grid().is_free(command.cell) ? 1 : 0);
        break;
    }
    case CommandKind::AddDanger:
        influence_.add(command.cell, command.amount);
        break;
    case CommandKind::SetOptions:
        change_options(command.options);
        break;
    }
}

void World::add_unit(const Command& command) {
    Unit unit;
    unit.number = next_number_++;
    unit.team = command.team;
    unit.planner = command.planner;
    const auto cell = cell_of_newcomer(command);
    unit.cell = cell == NodeId::None ? random_free_cell() : cell;
    unit.previous = unit.cell;
    unit.goal = unit.cell;
    unit.home = unit.cell;
    unit.since = now_;
    if (unit_at(unit.cell) == 0) {
        standing_[index_of(unit.cell)] = unit.number;
    }
    add_team_view(unit.team);
    units_.push_back(std::move(unit));
    auto& added = units_.back();
    see(added);
    if (command.goal != NodeId::None) {
        send(added, command.goal);
    } else if (options_.goals == GoalRule::Random) {
        if (const auto goal = random_goal(added)) {
            send(added, *goal);
        }
    }
}

void World::remove_unit(std::uint32_t number) {
    auto* const unit = find(number);
    assert(unit != nullptr);
    queue_.withdraw(number);
    const auto cell = unit->cell;
    rest(*unit);
    standing_[index_of(cell)] = 0;
    units_.erase(units_.begin() + (unit - units_.data()));
    for (auto& other : units_) { // whose path is clear now
        if (other.cell == cell && unit_at(cell) == 0) {
            standing_[index_of(cell)] = other.number;
        }
        if (other.waits_for == number) {
            other.waits_for = 0;
            other.is_deadlocked = false;
            other.status = status_of(other);
        }
    }
}

/// A new trip from its current cell.
void World::send(Unit& unit, NodeId goal) {
    ask_no_more(unit);
    unit.home = unit.cell;
    unit.goal = goal;
    unit.ahead.clear();
    unit.has_arrived = unit.cell == goal;
    unit.is_cut_off = false;
    unit.asks_alone = false;
    unit.leaves_field = false;
    unit.since = now_;
    unit.waited = 0;
    unit.pushes_until = 0;
    unit.replans = 0;
    unit.replans_from = now_;
    unit.waits_for = 0;
    unit.is_deadlocked = false;
    unit.status = status_of(unit);
}

void World::change_options(const WorldOptions& options) {
    const bool is_other_ground = options.sight != options_.sight;
    const bool was_as_in_tutorial = options_.as_in_tutorial;
    if (options.sight_radius != options_.sight_radius) {
        for (auto& unit : units_) {
            unit.seen_from = NodeId::None;
        }
    }
    // Fields bent by influence are useless without it, and the others with it.
    if (options.uses_influence != options_.uses_influence) {
        fields_.outdate();
    }
    options_ = options;
    if (options.as_in_tutorial && !was_as_in_tutorial) {
        change_to_tutorial();
    } else if (was_as_in_tutorial && !options.as_in_tutorial) {
        change_from_tutorial();
    }
    if (!is_other_ground) {
        return;
    }
    // Teams begin anew with what their units see; paths found on other ground are checked on this one.
    queue_.clear();
    fields_.clear();
    knowledge_.assign(world_limits::teams, std::nullopt);
    for (auto& unit : units_) {
        unit.has_asked = false;
        unit.is_in_work = false;
        unit.checked_version = 0;
        unit.cut_off_version = 0;
        unit.seen_from = NodeId::None;
        // The ground will be unchanged when they look around.
        unit.sight_version = options.sight == Sight::Everything ? unit.sight_version : truth_.version();
    }
    is_sight_stale_ = true;
}

namespace {

/// The first cell drawn that is good; after some failed draws the next good one after the last drawn.
template <class IsGood>
std::optional<NodeId> random_cell(Random& random, std::uint32_t cell_count, const IsGood& is_good) {
    constexpr int most_tries = 64;
    std::uint32_t drawn = 0;
    for (int i = 0; i < most_tries; ++i) {
        drawn = random.below(cell_count);
        if (is_good(node_at(drawn))) {
            return node_at(drawn);
        }
    }
    for (std::uint32_t i = 1; i <= cell_count; ++i) {
        const auto next = node_at((drawn + i) % cell_count);
        if (is_good(next)) {
            return next;
        }
    }
    return std::nullopt;
}

} // namespace

/// A cell that its team assumes to be free and without a unit.
std::optional<NodeId> World::random_goal(const Unit& unit) {
    const auto key = ground_key(unit);
    if (has_no_goals_[key]) { // the whole board was searched
        return std::nullopt;
    }
    const auto& known = ground_of(key).grid();
    const auto goal = random_cell(random_, known.cell_count(),
                                  [&](NodeId node) { return known.is_free(node) && unit_at(node) == 0; });
    has_no_goals_[key] = !goal.has_value();
    return goal;
}

bool World::is_room(NodeId cell) const { return grid().is_free(cell) && unit_at(cell) == 0; }

/// If there is room.
NodeId World::random_free_cell() {
    return *random_cell(random_, grid().cell_count(), [&](NodeId node) { return is_room(node); });
}

} // namespace astrolabe
