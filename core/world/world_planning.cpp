// How units of a world get their paths.
#include "core/world/world.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace astrolabe {
namespace {

/// Ticks after which a field is rebuilt while influence counts.
constexpr std::uint32_t field_lasts = 32;
/// The unit number in requests made by a team: for its fields.
constexpr std::uint32_t for_team = 0;

/// The target of the arrow from there; None if there is none, or it now leads against a wall.
NodeId step_by(const FlowArrows& arrows, const KnownGround& ground, NodeId from) {
    const auto slot = arrows.slots[index_of(from)];
    if (slot == FlowArrows::none || (ground.moves().mask(from) >> slot & 1U) == 0) {
        return NodeId::None;
    }
    const auto step = directions[slot];
    const auto at = ground.grid().cell(from);
    return ground.grid().node(
        {at.x + static_cast<std::uint32_t>(step.dx), at.y + static_cast<std::uint32_t>(step.dy)});
}

} // namespace

/// Drops paths that lead through what is now known to be a wall. O(changes) for each ground, and O(length)
/// for each path where something changed.
void World::check_paths() {
    const auto grounds =
        static_cast<std::uint8_t>(options_.sight == Sight::Everything ? 1 : knowledge_.size());
    std::array<bool, world_limits::teams> is_marked{};
    std::vector<std::uint8_t> marks; // a bit for each ground: changed here or beside
    for (std::uint8_t key = 0; key < grounds; ++key) {
        const auto& ground = ground_of(key);
        if (ground.version() == ground.settled_version() || !ground.has_all_changes()) {
            continue;
        }
        is_marked[key] = true;
        marks.resize(grid().cell_count());
        for (const auto changed : ground.changes()) {
            const auto at = grid().cell(changed);
            for (auto y = at.y - std::min(at.y, 1U); y <= std::min(at.y + 1, grid().height() - 1); ++y) {
                for (auto x = at.x - std::min(at.x, 1U); x <= std::min(at.x + 1, grid().width() - 1); ++x) {
                    marks[index_of(grid().node({x, y}))] |= static_cast<std::uint8_t>(1U << key);
                }
            }
        }
    }
    for (auto& unit : units_) {
        const auto key = ground_key(unit);
        const auto& ground = ground_of(key);
        const auto bit = 1U << key;
        const bool is_spared = is_marked[key] && unit.checked_version == ground.settled_version() &&
                               std::none_of(unit.ahead.begin(), unit.ahead.end(),
                                            [&](NodeId cell) { return (marks[index_of(cell)] & bit) != 0; });
        if (!is_spared) {
            check_path(unit);
        } else if (unit.checked_version != ground.version()) {
            unit.checked_version = ground.version();
            unit.leaves_field = unit.leaves_field && !unit.ahead.empty();
        }
    }
    truth_.settle();
    for (auto& knowledge : knowledge_) {
        if (knowledge) {
            knowledge->settle();
        }
    }
}

void World::check_path(Unit& unit) {
    const auto& ground = ground_of(unit.team);
    if (unit.checked_version == ground.version()) {
        return;
    }
    unit.checked_version = ground.version();
    unit.leaves_field = unit.leaves_field && !unit.ahead.empty();
    auto at = unit.cell;
    for (auto next = unit.ahead.rbegin(); next != unit.ahead.rend(); ++next) {
        if (!is_known_step(unit, at, *next)) {
            unit.ahead.clear();
            unit.is_cut_off = false;
            return;
        }
        at = *next;
    }
}

/// Ensures that a unit with somewhere to go has a path, or has requested one.
void World::think(Unit& unit) {
    const bool is_idle = unit.cell == unit.goal && unit.has_arrived;
    if (is_idle && options_.goals == GoalRule::Random) { // since the rule was changed, or there was no room
        send(unit, random_goal(unit).value_or(unit.goal));
    }
    if (unit.planner == Planner::FlowField && unit.cell != unit.goal) {
        fields_.keep(ground_key(unit), unit.goal, now_);
    }
    if (!unit.ahead.empty() || unit.has_asked || unit.cell == unit.goal) {
        return;
    }
    if (unit.is_cut_off) {
        const auto is_ground_new = unit.cut_off_version != ground_of(unit.team).version();
        const auto rest = world_limits::waiting_ticks_at_dead_goal;
        if (is_ground_new && now_ >= unit.replans_from) {
            unit.replans_from = now_ + rest;
            unit.is_cut_off = false;
        } else if (options_.goals == GoalRule::Random && ++unit.waited >= rest) {
            if (const auto goal = random_goal(unit)) {
                send(unit, *goal);
            }
            return;
        } else {
            return;
        }
    }
    switch (unit.planner) {
    case Planner::AStar:
        ask(unit, Planner::AStar, options_.other_units == OtherUnits::Obstacles && !unit.asks_alone);
        break;
    case Planner::LocalWalk:
        ask(unit, Planner::LocalWalk, false);
        break;
    case Planner::FlowField:
        follow_field(unit);
        break;
    }
}

std::vector<NodeId> World::path_of(const Unit& unit) const {
    std::vector<NodeId> path{unit.cell};
    path.insert(path.end(), unit.ahead.rbegin(), unit.ahead.rend());
    const auto* const field = unit.planner == Planner::FlowField && !unit.leaves_field
                                  ? fields_.find(ground_key(unit), unit.goal)
                                  : nullptr;
    if (field != nullptr && field->arrows != nullptr) {
        const auto& ground = ground_of(unit.team);
        // Every step costs something, so that the arrows never lead in a circle.
        for (auto next = step_by(*field->arrows, ground, path.back()); next != NodeId::None;
             next = step_by(*field->arrows, ground, next)) {
            path.push_back(next);
        }
    }
    return path;
}

bool World::needs_path(const Unit& unit) const {
    return unit.ahead.empty() && !unit.has_asked && !unit.is_cut_off && unit.cell != unit.goal;
}

void World::follow_field(Unit& unit) {
    if (unit.leaves_field) {
        ask(unit, Planner::AStar, false);
        return;
    }
    const auto& ground = ground_of(unit.team);
    auto* const field = fields_.use(ground_key(unit), unit.goal, now_);
    if (field == nullptr) { // others use as many as there may be
        ask(unit, Planner::AStar, false);
        return;
    }
    const bool is_current = field->arrows != nullptr && field->version == ground.version() &&
                            (!options_.uses_influence || now_ - field->made < field_lasts);
    if (!is_current) {
        ask_for_field(*field);
    }
    if (field->arrows == nullptr) {
        return;
    }
    const auto next = step_by(*field->arrows, ground, unit.cell);
    if (next != NodeId::None) {
        unit.ahead = {next};
    } else if (is_current) {
        unit.leaves_field = true;
        ask(unit, Planner::AStar, false);
    }
}

void World::ask(Unit& unit, Planner planner, bool avoids_units) {
    unit.has_asked = true;
    queue_.ask({.unit = unit.number,
                .team = unit.team,
                .planner = planner,
                .avoids_units = avoids_units,
                .goal = unit.goal});
}

void World::ask_for_field(SharedField& field) {
    if (!field.is_asked) {
        field.is_asked = true;
        queue_.ask({.unit = for_team, .team = field.team, .planner = Planner::FlowField, .goal = field.goal});
    }
}

void World::ask_no_more(Unit& unit) {
    if (unit.has_asked) {
        queue_.withdraw(unit.number);
        unit.has_asked = false;
        unit.is_in_work = false;
    }
}

Snapshot World::begin_search(PathRequest& request) {
    Snapshot snapshot;
    if (request.unit == for_team) {
        request.start = request.goal; // every start is answered
        if (auto* const field = fields_.find(request.team, request.goal)) {
            field->is_in_vain = false; // requested before things changed, begun after
        }
    } else {
        auto* const unit = find(request.unit);
        assert(unit != nullptr && unit->goal == request.goal);
        unit->is_in_work = true;
        unit->trail.clear();
        request.start = unit->cell;
        if (request.planner == Planner::LocalWalk) {
            request.seed = random_.next();
        }
        if (request.avoids_units) {
            snapshot.held = cells_held_from(*unit);
        }
    }
    const auto& ground = ground_of(request.team);
    snapshot.ground = ground.snapshot();
    snapshot.version = ground.version();
    if (options_.uses_influence) {
        snapshot.influence = influence_.snapshot();
    }
    return snapshot;
}

/// Under fog other teams' units block the path only where this unit sees them.
std::shared_ptr<const std::vector<std::uint8_t>> World::cells_held_from(const Unit& unit) const {
    const bool asks_lines = options_.sight == Sight::Lines && lattice().has_lines;
    const auto farthest = lattice().squared_distance(options_.sight_radius);
    const auto from = grid().cell(unit.cell);
    const auto sees = [&](const Unit& other) {
        const auto to = grid().cell(other.cell);
        return lattice().squared_distance(from, to) <= farthest && (!asks_lines || can_see(grid(), from, to));
    };
    auto held = std::make_shared<std::vector<std::uint8_t>>(grid().cell_count());
    for (const auto& other : units_) {
        if (options_.sight == Sight::Everything || other.team == unit.team || sees(other)) {
            (*held)[index_of(other.cell)] = 1;
        }
    }
    return held;
}

void World::receive(const PathAnswer& answer) {
    counts_.expansions_by_planner[static_cast<std::size_t>(answer.request.planner)] += answer.expanded;
    if (answer.request.planner == Planner::FlowField) {
        if (auto* const field = fields_.find(answer.request.team, answer.request.goal)) {
            field->arrows = answer.field;
            field->version = field->is_in_vain ? 0 : answer.version;
            field->is_in_vain = false;
            field->made = now_;
            field->used = now_;
            field->is_asked = false;
        }
        return;
    }
    auto* const unit = find(answer.request.unit);
    assert(unit != nullptr && unit->goal == answer.request.goal);
    unit->has_asked = false;
    unit->is_in_work = false;
    if (!answer.is_reached && answer.request.avoids_units) {
        unit->asks_alone = unit->ahead.empty(); // a unit with a path keeps it, and waits
        think(*unit);
        return;
    }
    unit->asks_alone = false;
    unit->is_cut_off = !answer.is_reached;
    if (unit->is_cut_off) {
        unit->cut_off_version = answer.version;
        unit->waited = 0;
        ++counts_.cut_offs;
    }
    take_path(*unit, answer.path);
}

/// The path found, and before it the path back to where the search began, if others pushed it off there.
/// Loops back to its cell are cut off, except for a walk that is nothing else: that one goes on elsewhere.
void World::take_path(Unit& unit, const std::vector<NodeId>& path) {
    unit.ahead.assign(path.rbegin(), path.rend());
    unit.ahead.pop_back();
    unit.ahead.insert(unit.ahead.end(), unit.trail.begin(), unit.trail.end());
    const auto again = std::find(unit.ahead.begin(), unit.ahead.end(), unit.cell);
    if (again != unit.ahead.begin() || !unit.trail.empty()) {
        unit.ahead.erase(again, unit.ahead.end());
    }
    unit.trail.clear();
    unit.checked_version = 0;
    check_path(unit);
}

} // namespace astrolabe
