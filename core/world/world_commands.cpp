// What commands do to a world.
#include "core/world/world.h"

#include <algorithm>
#include <cassert>

namespace astrolabe {

Refusal World::refusal_of(const Command& command) const {
    const auto is_on_board = [&](NodeId node) { return grid().contains(node); };
    switch (command.kind) {
    case CommandKind::AddUnit:
        if (!is_on_board(command.cell) || (command.goal != NodeId::None && !is_on_board(command.goal))) {
            return Refusal::OffBoard;
        }
        if (command.team >= world_limits::teams) {
            return Refusal::NoSuchTeam;
        }
        if (static_cast<std::uint32_t>(command.brain) >= brain_count) {
            return Refusal::OutOfRange;
        }
        if (!grid().is_free(command.cell)) {
            return Refusal::OnWall;
        }
        if (unit_at(command.cell) != 0) {
            return Refusal::Occupied;
        }
        if (command.brain == Brain::LocalWalk && lattice_of(moves().rule()) == Lattice::Hexes) {
            return Refusal::NeedsSquares;
        }
        return units_.size() >= world_limits::units ? Refusal::TooManyUnits : Refusal::None;
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
        return command.amount == wall && unit_at(command.cell) != 0 ? Refusal::Occupied : Refusal::None;
    case CommandKind::AddDanger:
        return is_on_board(command.cell) ? Refusal::None : Refusal::OffBoard;
    case CommandKind::SetOptions:
        return are_in_range(command.options) ? Refusal::None : Refusal::OutOfRange;
    }
    return Refusal::OutOfRange;
}

void World::carry_out(const Command& command) {
    if (refusal_of(command) != Refusal::None) {
        ++counts_.refused;
        return;
    }
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
    case CommandKind::Paint:
        truth_.set_factor(command.cell, static_cast<Factor>(command.amount));
        break;
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
    unit.brain = command.brain;
    unit.cell = command.cell;
    unit.previous = command.cell;
    unit.goal = command.cell;
    unit.home = command.cell;
    unit.since = now_;
    standing_[index_of(unit.cell)] = unit.number;
    if (options_.sight != Sight::Everything && !knowledge_[unit.team]) {
        knowledge_[unit.team].emplace(grid().width(), grid().height(), moves().rule());
    }
    units_.push_back(std::move(unit));
    auto& added = units_.back();
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
    standing_[index_of(unit->cell)] = 0;
    units_.erase(units_.begin() + (unit - units_.data()));
}

/// A new trip from where it stands.
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
}

void World::change_options(const WorldOptions& options) {
    const bool is_other_ground = options.sight != options_.sight;
    if (options.sight_radius != options_.sight_radius) {
        for (auto& unit : units_) {
            unit.looked_from = NodeId::None;
        }
    }
    // Fields bent by influence are no good without it, nor the others with it.
    if (options.uses_influence != options_.uses_influence) {
        fields_.outdate();
    }
    options_ = options;
    if (!is_other_ground) {
        return;
    }
    // Teams begin anew with what their units see; ways found on other ground are checked on this one.
    queue_.clear();
    fields_.clear();
    knowledge_.assign(world_limits::teams, std::nullopt);
    for (auto& unit : units_) {
        unit.has_asked = false;
        unit.is_in_work = false;
        unit.checked_version = 0;
        unit.cut_off_version = 0;
        unit.looked_from = NodeId::None;
        if (options.sight != Sight::Everything && !knowledge_[unit.team]) {
            knowledge_[unit.team].emplace(grid().width(), grid().height(), moves().rule());
        }
    }
}

/// A cell that its team takes for free and nobody stands on.
std::optional<NodeId> World::random_goal(const Unit& unit) {
    constexpr int most_tries = 64;
    const auto& known = ground_of(unit.team).grid();
    const auto is_good = [&](NodeId node) { return known.is_free(node) && unit_at(node) == 0; };
    auto node = NodeId::None;
    for (int i = 0; i < most_tries; ++i) {
        node = node_at(random_.below(known.cell_count()));
        if (is_good(node)) {
            return node;
        }
    }
    for (std::uint32_t i = 1; i <= known.cell_count(); ++i) {
        const auto next = node_at((index_of(node) + i) % known.cell_count());
        if (is_good(next)) {
            return next;
        }
    }
    return std::nullopt;
}

} // namespace astrolabe
