// Worlds drawn as text in the tests, and units in them.
#pragma once

#include "core/world/world.h"
#include "tests/support/board.h"

#include <cstddef>
#include <set>
#include <string_view>

namespace astrolabe::test {

inline World world_of(std::string_view drawing, const WorldOptions& options, const MoveRules& rules = {}) {
    return World(
        {.grid = drawn(drawing).grid, .lattice = rules.lattice, .corner = rules.corner, .options = options});
}

inline Command added(const World& world, Cell cell, Cell goal, Planner planner = Planner::AStar) {
    return {.cell = world.grid().node(cell), .goal = world.grid().node(goal), .planner = planner};
}

inline void run(World& world, int ticks) {
    for (int tick = 0; tick < ticks; ++tick) {
        world.tick({});
    }
}

/// Fewer than there are units where some share one.
inline std::size_t cells_in_use(const World& world) {
    std::set<NodeId> cells;
    for (const auto& unit : world.units()) {
        cells.insert(unit.cell);
    }
    return cells.size();
}

} // namespace astrolabe::test
