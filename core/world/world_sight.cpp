// How units of a world learn the ground, and on which ground they plan.
#include "core/world/world.h"

namespace astrolabe {

const Knowledge* World::knowledge(std::uint8_t team) const {
    return team < knowledge_.size() && knowledge_[team] ? &*knowledge_[team] : nullptr;
}

const KnownGround& World::ground_of(std::uint8_t team) const {
    if (options_.sight == Sight::Everything) {
        return truth_;
    }
    return knowledge_[team] ? knowledge_[team]->ground() : unseen_;
}

/// Of a team that has a unit from now on.
void World::add_team_view(std::uint8_t team) {
    if (options_.sight != Sight::Everything && !knowledge_[team]) {
        knowledge_[team].emplace(unseen_);
    }
}

/// The team on whose ground it plans: all share one where everything is seen, and their fields with it.
std::uint8_t World::ground_key(const Unit& unit) const {
    return options_.sight == Sight::Everything ? std::uint8_t{0} : unit.team;
}

void World::update_sight() {
    refresh_sight();
    for (auto& unit : units_) {
        see(unit);
    }
}

/// After teams forgot everything.
void World::refresh_sight() {
    if (!is_sight_stale_) {
        return;
    }
    is_sight_stale_ = false;
    for (auto& unit : units_) {
        add_team_view(unit.team);
        see(unit);
    }
}

void World::see(Unit& unit) {
    if (options_.sight == Sight::Everything ||
        (unit.seen_from == unit.cell && unit.sight_version == truth_.version())) {
        return;
    }
    knowledge_[unit.team]->see(grid(), grid().cell(unit.cell), options_.sight_radius,
                               options_.sight == Sight::Lines);
    unit.seen_from = unit.cell;
    unit.sight_version = truth_.version();
}

} // namespace astrolabe
