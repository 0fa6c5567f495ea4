#include "tests/support/world_checker.h"

#include <map>
#include <utility>

namespace astrolabe::test {
namespace {

using Place = std::pair<int, int>;

Place place_of(Cell cell) { return {static_cast<int>(cell.x), static_cast<int>(cell.y)}; }

bool is_free_at(const Grid& board, int x, int y) {
    return board.is_free(board.node({static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y)}));
}

bool may_step(const Grid& board, CornerRule rule, Place from, Place to) {
    const auto dx = to.first - from.first;
    const auto dy = to.second - from.second;
    if (dx < -1 || dx > 1 || dy < -1 || dy > 1 || !is_free_at(board, to.first, to.second)) {
        return false;
    }
    if (rule == CornerRule::Hexagonal) {
        const auto reach = from.second % 2 == 0 ? -1 : 1;
        return dy == 0 || dx == 0 || dx == reach;
    }
    if (dx == 0 || dy == 0) {
        return true;
    }
    const int walls = (is_free_at(board, to.first, from.second) ? 0 : 1) +
                      (is_free_at(board, from.first, to.second) ? 0 : 1);
    switch (rule) {
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

std::string told(std::uint32_t unit, Place from, Place to) {
    const auto place = [](Place at) {
        return "(" + std::to_string(at.first) + "," + std::to_string(at.second) + ")";
    };
    return "unit " + std::to_string(unit) + " " + place(from) + " to " + place(to);
}

} // namespace

std::string complaint_about_tick(const Grid& board, CornerRule rule, const std::vector<Standing>& before,
                                 const std::vector<Standing>& after) {
    std::map<std::uint32_t, Place> old_places;
    for (const auto& standing : before) {
        old_places[standing.unit] = place_of(standing.cell);
    }
    std::map<Place, std::uint32_t> who;
    std::map<std::pair<Place, Place>, std::uint32_t> steps;
    for (const auto& [unit, cell] : after) {
        const auto to = place_of(cell);
        if (!is_free_at(board, to.first, to.second)) {
            return told(unit, to, to) + ": stands in a wall";
        }
        if (!who.emplace(to, unit).second) {
            return told(unit, to, to) + ": shares its cell";
        }
        const auto old = old_places.find(unit);
        if (old == old_places.end() || old->second == to) {
            continue;
        }
        if (!may_step(board, rule, old->second, to)) {
            return told(unit, old->second, to) + ": no legal step";
        }
        steps[{old->second, to}] = unit;
    }
    for (const auto& [step, unit] : steps) {
        const auto& [from, to] = step;
        if (steps.count({to, from}) != 0) {
            return told(unit, from, to) + ": swaps";
        }
        const Place side{to.first, from.second};
        const Place other_side{from.first, to.second};
        if (from.first != to.first && from.second != to.second &&
            (steps.count({side, other_side}) != 0 || steps.count({other_side, side}) != 0)) {
            return told(unit, from, to) + ": crosses another one";
        }
    }
    return "";
}

} // namespace astrolabe::test
