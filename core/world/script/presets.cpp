#include "core/world/script/presets.h"

#include "core/generate/generators.h"

#include <array>
#include <utility>

namespace astrolabe {
namespace {

constexpr std::array<std::pair<WorldPreset, std::string_view>, 6> preset_names{
    {{WorldPreset::TwoCorridors, "two-corridors"},
     {WorldPreset::HeadOn, "head-on"},
     {WorldPreset::Crossroads, "crossroads"},
     {WorldPreset::Fog, "fog"},
     {WorldPreset::Crowd, "crowd"},
     {WorldPreset::SameGoals, "same-goals"}}};

void wall_off(Grid& grid, Cell first, Cell last) {
    for (auto y = first.y; y <= last.y; ++y) {
        for (auto x = first.x; x <= last.x; ++x) {
            grid.set_factor(grid.node({x, y}), wall);
        }
    }
}

TimedCommand added(const Grid& grid, Cell cell, Cell goal, std::uint32_t tick = 0, std::uint8_t team = 0,
                   Planner planner = Planner::AStar) {
    return {tick,
            {.kind = CommandKind::AddUnit,
             .cell = grid.node(cell),
             .goal = grid.node(goal),
             .team = team,
             .planner = planner}};
}

WorldLog head_on() {
    WorldSetup setup{.grid = Grid(22, 7), .options = {.goals = GoalRule::ToAndFro}};
    wall_off(setup.grid, {6, 0}, {15, 2});
    wall_off(setup.grid, {6, 4}, {15, 6});
    std::vector<TimedCommand> commands;
    for (std::uint32_t i = 0; i < 4; ++i) {
        const std::uint32_t y = i < 2 ? i + 1 : i + 2;
        commands.push_back(added(setup.grid, {1, y}, {20, y}));
        commands.push_back(added(setup.grid, {20, y}, {1, y}, 0, 1));
    }
    return WorldLog(setup, std::move(commands));
}

WorldLog crossroads() {
    WorldSetup setup{.grid = Grid(25, 25),
                     .options = {.other_units = OtherUnits::Ignored, .goals = GoalRule::ToAndFro}};
    wall_off(setup.grid, {0, 0}, {9, 9});
    wall_off(setup.grid, {15, 0}, {24, 9});
    wall_off(setup.grid, {0, 15}, {9, 24});
    wall_off(setup.grid, {15, 15}, {24, 24});
    std::vector<TimedCommand> commands;
    for (std::uint32_t i = 0; i < 5; ++i) {
        const auto lane = 10 + i;
        commands.push_back(added(setup.grid, {0, lane}, {24, lane}, 0, 0));
        commands.push_back(added(setup.grid, {24, lane}, {0, lane}, 0, 1));
        commands.push_back(added(setup.grid, {lane, 0}, {lane, 24}, 0, 2));
        commands.push_back(added(setup.grid, {lane, 24}, {lane, 0}, 0, 3));
    }
    return WorldLog(setup, std::move(commands));
}

WorldLog fog() {
    WorldSetup setup{.grid = Grid(40, 24),
                     .options = {.goals = GoalRule::Stay, .sight = Sight::Lines, .sight_radius = 5}};
    wall_off(setup.grid, {14, 5}, {26, 5});
    wall_off(setup.grid, {26, 6}, {26, 18});
    wall_off(setup.grid, {14, 18}, {25, 18});
    wall_off(setup.grid, {33, 0}, {33, 16});
    return WorldLog(setup, {added(setup.grid, {2, 11}, {38, 11}), added(setup.grid, {2, 13}, {38, 13}),
                            added(setup.grid, {2, 2}, {38, 2}, 0, 1)});
}

/// 40 x 30 cells, of which about 27 % are walls, as in the tutorial; all begin on (0,0), stacked.
WorldLog crowd() {
    constexpr std::uint64_t seed = 5; // (0,0) is free, and lies on the island of nearly all free cells
    constexpr std::uint32_t count = 6;
    WorldSetup setup{.grid = generate({.width = 40, .height = 30, .percent = 27, .seed = seed}),
                     .corner = CornerRule::Four,
                     .seed = seed,
                     .options = {.as_in_tutorial = true}};
    setup.grid.set_factor(setup.grid.node({0, 0}), plain);
    return WorldLog(setup, std::vector<TimedCommand>(count, {0, {.kind = CommandKind::AddUnit}}));
}

WorldLog same_goals() {
    WorldSetup setup{.grid = Grid(40, 30), .options = {.goals = GoalRule::ToAndFro}};
    for (std::uint32_t y = 4; y < 30; y += 7) {
        wall_off(setup.grid, {6, y}, {33, y});
    }
    constexpr std::array<Cell, 4> goals{{{1, 1}, {38, 1}, {1, 28}, {38, 28}}};
    std::vector<TimedCommand> commands;
    commands.reserve(40);
    for (std::uint32_t i = 0; i < 40; ++i) {
        commands.push_back(
            added(setup.grid, {10 + i % 20, 14 + i / 20}, goals[i % goals.size()], 0, 0, Planner::FlowField));
    }
    return WorldLog(setup, std::move(commands));
}

} // namespace

std::string_view preset_name(WorldPreset preset) {
    for (const auto& [value, name] : preset_names) {
        if (value == preset) {
            return name;
        }
    }
    return "";
}

std::optional<WorldPreset> world_preset_named(std::string_view name) {
    for (const auto& [value, known] : preset_names) {
        if (known == name) {
            return value;
        }
    }
    return std::nullopt;
}

///     +------+############+------+
///     |      |############|      |
///     | left ............... right     24 cells from room to room
///     | room |############| room |
///     |      ..##########..      |     the longer one, with a bend: 10 more
///     +------+#..........#+------+
WorldLog two_corridors(bool uses_influence) {
    constexpr std::uint32_t left = 12;
    constexpr std::uint32_t right = 36;
    constexpr std::uint32_t width = 48;
    constexpr std::uint32_t height = 17;
    constexpr std::uint32_t short_row = 6;
    constexpr std::uint32_t long_row = 11;
    constexpr std::uint32_t bend_row = 16;
    constexpr std::uint32_t bend = 3; // cells from the rooms
    constexpr std::uint32_t last_tick = 1000;
    WorldSetup setup{.grid = Grid(width, height),
                     .options = {.other_units = OtherUnits::Ignored,
                                 .goals = GoalRule::Leave,
                                 .patience = 60,
                                 .budget = 20'000,
                                 .uses_influence = uses_influence,
                                 .standing_influence = 2,
                                 .crowding_influence = 4,
                                 .decay_ticks = 2}};
    wall_off(setup.grid, {left, 0}, {right - 1, height - 1});
    for (std::uint32_t x = left; x < right; ++x) {
        setup.grid.set_factor(setup.grid.node({x, short_row}), plain);
        const bool is_bent = x >= left + bend && x < right - bend;
        setup.grid.set_factor(setup.grid.node({x, is_bent ? bend_row : long_row}), plain);
    }
    for (auto y = long_row; y <= bend_row; ++y) {
        setup.grid.set_factor(setup.grid.node({left + bend, y}), plain);
        setup.grid.set_factor(setup.grid.node({right - bend - 1, y}), plain);
    }
    std::vector<TimedCommand> commands;
    std::uint32_t turn = 0;
    for (std::uint32_t tick = 0; tick < last_tick; ++tick) {
        for (int unit = 0; unit < 2; ++unit) {
            // Seven of eight times; from everywhere in turn, and to the other side.
            if (++turn % 8 != 0) {
                const auto row = 1 + turn * 4 % (height - 2);
                commands.push_back(added(setup.grid, {1, row}, {width - 2, row}, tick));
            }
        }
    }
    return WorldLog(setup, std::move(commands));
}

WorldLog make_world(WorldPreset preset) {
    switch (preset) {
    case WorldPreset::TwoCorridors:
        return two_corridors(false);
    case WorldPreset::HeadOn:
        return head_on();
    case WorldPreset::Crossroads:
        return crossroads();
    case WorldPreset::Fog:
        return fog();
    case WorldPreset::Crowd:
        return crowd();
    case WorldPreset::SameGoals:
        break;
    }
    return same_goals();
}

} // namespace astrolabe
