#include "tests/support/oracles/world_checker.h"

#include <algorithm>
#include <map>
#include <utility>

namespace astrolabe::test {
namespace {

using Coordinates = std::pair<int, int>;

Coordinates coordinates_of(Cell cell) { return {static_cast<int>(cell.x), static_cast<int>(cell.y)}; }

bool is_free_at(const Grid& board, int x, int y) {
    return board.is_free(board.node({static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y)}));
}

bool may_step(const Grid& board, const MoveRules& rules, Coordinates from, Coordinates to) {
    const auto dx = to.first - from.first;
    const auto dy = to.second - from.second;
    if (dx < -1 || dx > 1 || dy < -1 || dy > 1 || !is_free_at(board, to.first, to.second)) {
        return false;
    }
    if (rules.lattice == Lattice::Hexes) {
        const auto reach = from.second % 2 == 0 ? -1 : 1;
        return dy == 0 || dx == 0 || dx == reach;
    }
    if (dx == 0 || dy == 0) {
        return true;
    }
    const int walls = (is_free_at(board, to.first, from.second) ? 0 : 1) +
                      (is_free_at(board, from.first, to.second) ? 0 : 1);
    switch (rules.corner) {
    case CornerRule::NoWall:
        return walls == 0;
    case CornerRule::OneWall:
        return walls < 2;
    case CornerRule::Always:
        return true;
    default:
        return false;
    }
}

std::string move_text(std::uint32_t unit, Coordinates from, Coordinates to) {
    const auto text_of = [](Coordinates at) {
        return "(" + std::to_string(at.first) + "," + std::to_string(at.second) + ")";
    };
    return "unit " + std::to_string(unit) + " " + text_of(from) + " to " + text_of(to);
}

bool is_near(Cell a, Cell b) { return a.x - b.x + 2 <= 4 && a.y - b.y + 2 <= 4; } // modulo 2^32

/// Whether an answer for it, or for all units that follow its field, is still to come.
bool is_in_line(const World& world, const Unit& unit) {
    const bool shares_all = world.options().sight == Sight::Everything;
    const auto is_for_it = [&](const PathRequest& request) {
        const bool is_its_field =
            request.unit == 0 && request.goal == unit.goal && (shares_all || request.team == unit.team);
        return request.unit == unit.number || is_its_field;
    };
    const auto& line = world.queue().line();
    const auto& work = world.queue().work();
    return std::any_of(line.begin(), line.end(), is_for_it) ||
           std::any_of(work.begin(), work.end(),
                       [&](const auto& search) { return search && is_for_it(search->request()); });
}

/// "" if what the unit reports is true; "idle" if it merely has not acted on it yet.
std::string complaint_about_status(const World& world, const Unit& unit) {
    switch (unit.status) {
    case UnitStatus::Arrived:
        return unit.cell == unit.goal ? "" : "has not arrived";
    case UnitStatus::Moving:
        if (unit.previous != unit.cell || world.now() < unit.rests_until) {
            return "";
        }
        return unit.ahead.empty() ? "has no way to move on" : "idle";
    case UnitStatus::Waiting: {
        const auto* const other = world.unit(unit.waits_for);
        if (other == nullptr || other == &unit) {
            return "waits for nobody";
        }
        const bool blocks_it = is_near(world.grid().cell(unit.cell), world.grid().cell(other->cell));
        return unit.previous == unit.cell && blocks_it ? "" : "waits for one who is not in its way";
    }
    case UnitStatus::Queued:
        return is_in_line(world, unit) ? "" : "idle";
    case UnitStatus::CutOff:
        return unit.cell != unit.goal ? "" : "is cut off from where it stands";
    }
    return "says nothing";
}

bool has_legal_path(const World& world, const Unit& unit) {
    const auto& ground = world.ground_of(unit.team);
    auto at = coordinates_of(world.grid().cell(unit.cell));
    for (auto next = unit.ahead.rbegin(); next != unit.ahead.rend(); ++next) {
        const auto to = coordinates_of(world.grid().cell(*next));
        if (!may_step(ground.grid(), ground.moves().rules(), at, to)) {
            return false;
        }
        at = to;
    }
    return true;
}

} // namespace

std::string WorldWatch::complaint_about(const World& world) {
    std::set<std::uint32_t> idle;
    // A unit that has left may have blocked another before.
    const bool has_one_left = std::any_of(present_.begin(), present_.end(), [&](std::uint32_t number) {
        return world.unit(number) == nullptr;
    });
    present_.clear();
    for (const auto& unit : world.units()) {
        present_.insert(unit.number);
        auto complaint = complaint_about_status(world, unit);
        if (complaint == "idle") {
            idle.insert(unit.number);
            complaint = idle_.count(unit.number) == 0 || has_one_left ? "" : "does nothing for two ticks";
        }
        if (!has_legal_path(world, unit)) {
            complaint = "has a way through walls that it knows";
        }
        if (!complaint.empty()) {
            return "unit " + std::to_string(unit.number) + ": " + complaint;
        }
    }
    idle_ = std::move(idle);
    return "";
}

std::string complaint_about_tick(const Grid& board, const MoveRules& rules,
                                 const std::vector<Standing>& before, const std::vector<Standing>& after) {
    std::map<std::uint32_t, Coordinates> old_coordinates;
    for (const auto& standing : before) {
        old_coordinates[standing.unit] = coordinates_of(standing.cell);
    }
    std::map<Coordinates, std::uint32_t> who;
    std::map<std::pair<Coordinates, Coordinates>, std::uint32_t> steps;
    for (const auto& [unit, cell] : after) {
        const auto to = coordinates_of(cell);
        if (!is_free_at(board, to.first, to.second)) {
            return move_text(unit, to, to) + ": stands in a wall";
        }
        if (!who.emplace(to, unit).second) {
            return move_text(unit, to, to) + ": shares its cell";
        }
        const auto old = old_coordinates.find(unit);
        if (old == old_coordinates.end() || old->second == to) {
            continue;
        }
        if (!may_step(board, rules, old->second, to)) {
            return move_text(unit, old->second, to) + ": no legal step";
        }
        steps[{old->second, to}] = unit;
    }
    for (const auto& [step, unit] : steps) {
        const auto& [from, to] = step;
        if (steps.count({to, from}) != 0) {
            return move_text(unit, from, to) + ": swaps";
        }
        const Coordinates side{to.first, from.second};
        const Coordinates other_side{from.first, to.second};
        if (from.first != to.first && from.second != to.second &&
            (steps.count({side, other_side}) != 0 || steps.count({other_side, side}) != 0)) {
            return move_text(unit, from, to) + ": crosses another one";
        }
    }
    return "";
}

} // namespace astrolabe::test
