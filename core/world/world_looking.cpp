// How units of a world come to know the ground, and on which ground they plan.
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
void World::open_eyes(std::uint8_t team) {
    if (options_.sight != Sight::Everything && !knowledge_[team]) {
        knowledge_[team].emplace(unseen_);
    }
}

/// The team whose ground it plans on: all share one where everything is seen, and their fields with it.
std::uint8_t World::ground_key(const Unit& unit) const {
    return options_.sight == Sight::Everything ? std::uint8_t{0} : unit.team;
}

void World::look_around() {
    look_anew();
    for (auto& unit : units_) {
        look(unit);
    }
}

/// After teams forgot all.
void World::look_anew() {
    if (!has_new_eyes_) {
        return;
    }
    has_new_eyes_ = false;
    for (auto& unit : units_) {
        open_eyes(unit.team);
        look(unit);
    }
}

void World::look(Unit& unit) {
    if (options_.sight == Sight::Everything ||
        (unit.looked_from == unit.cell && unit.looked_version == truth_.version())) {
        return;
    }
    knowledge_[unit.team]->look(grid(), grid().cell(unit.cell), options_.sight_radius,
                                options_.sight == Sight::Lines);
    unit.looked_from = unit.cell;
    unit.looked_version = truth_.version();
}

} // namespace astrolabe
