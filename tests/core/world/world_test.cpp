// Worlds by example: commands and what refuses them, planners, rules for other units, deadlocks, the queue.
#include "core/world/script/presets.h"
#include "core/world/world_log.h"
#include "tests/support/drawn_world.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>

namespace astrolabe::test {
namespace {

TEST_CASE("world: a unit walks a best path, one cell per tick, and reports that it has arrived") {
    auto world = world_of("......\n.####.\n......\n", {.goals = GoalRule::Stay});
    world.tick(std::array{added(world, {0, 1}, {5, 1})});
    CHECK(world.units()[0].status == UnitStatus::Moving);
    run(world, 6);
    CHECK(world.units()[0].status == UnitStatus::Arrived);
    CHECK(world.units()[0].steps == 7);
    CHECK(world.units()[0].arrivals == 1);
    CHECK(world.counts().arrivals_by_planner[0] == 1);
}

TEST_CASE("world: slow ground takes as many ticks as its factor") {
    auto world = world_of("S.3.G\n", {.goals = GoalRule::Stay, .terrain_takes_ticks = true});
    world.tick(std::array{added(world, {0, 0}, {4, 0})});
    run(world, 4);
    CHECK(world.units()[0].status == UnitStatus::Moving);
    CHECK(world.units()[0].cell == world.grid().node({3, 0}));
    run(world, 1);
    CHECK(world.units()[0].status == UnitStatus::Arrived);
}

TEST_CASE("world: impossible commands are refused and counted, and the rest of the tick goes on") {
    auto world = world_of("..#\n...\n", {.goals = GoalRule::Stay});
    world.tick(std::array{added(world, {0, 0}, {0, 0})});
    const auto paint = [&](Cell cell, std::uint32_t factor) {
        return Command{.kind = CommandKind::Paint, .cell = world.grid().node(cell), .amount = factor};
    };
    CHECK(world.refusal_of(added(world, {0, 0}, {1, 0})) == Refusal::Occupied);
    CHECK(world.refusal_of(added(world, {2, 0}, {1, 0})) == Refusal::OnWall);
    CHECK(world.refusal_of({.cell = node_at(6)}) == Refusal::OffBoard);
    CHECK(world.refusal_of({.cell = node_at(1), .team = world_limits::teams}) == Refusal::NoSuchTeam);
    CHECK(world.refusal_of({.kind = CommandKind::RemoveUnit, .unit = 7}) == Refusal::NoSuchUnit);
    CHECK(world.refusal_of({.kind = CommandKind::SetGoal, .goal = node_at(0)}) == Refusal::NoSuchUnit);
    CHECK(world.refusal_of(paint({0, 0}, wall)) == Refusal::Occupied);
    CHECK(world.refusal_of(paint({0, 0}, 3)) == Refusal::None);
    CHECK(world.refusal_of(paint({1, 0}, 256)) == Refusal::OutOfRange);
    CHECK(world.refusal_of({.kind = CommandKind::SetOptions, .options = {.slots = 0}}) ==
          Refusal::OutOfRange);
    CHECK(world.refusal_of({.kind = CommandKind::SetOptions, .options = {.sight = static_cast<Sight>(3)}}) ==
          Refusal::OutOfRange);
    CHECK(world.refusal_of({.cell = node_at(1), .planner = static_cast<Planner>(planner_count)}) ==
          Refusal::OutOfRange);
    world.tick(std::array{paint({0, 0}, wall), paint({1, 0}, wall)});
    CHECK(world.counts().refused == 1);
    CHECK(world.grid().is_free(node_at(0)));
    CHECK(!world.grid().is_free(node_at(1)));
    auto hexes = world_of("...", {}, Lattice::Hexes);
    CHECK(hexes.refusal_of(added(hexes, {0, 0}, {1, 0}, Planner::LocalWalk)) == Refusal::NeedsSquares);
}

TEST_CASE("world: an unreachable goal leads to the nearest cell, and on when a wall is removed") {
    auto world = world_of("....#...\n....#...\n", {.goals = GoalRule::Stay});
    world.tick(std::array{added(world, {0, 0}, {6, 1})});
    run(world, 10);
    CHECK(world.units()[0].status == UnitStatus::CutOff);
    CHECK(world.units()[0].cell == world.grid().node({3, 1}));
    world.tick(
        std::array{Command{.kind = CommandKind::Paint, .cell = world.grid().node({4, 0}), .amount = plain}});
    run(world, 40);
    CHECK(world.units()[0].status == UnitStatus::Arrived);
}

TEST_CASE("world: a wall drawn across a path bends it at once") {
    auto world = world_of(".....\n.....\n.....\n", {.goals = GoalRule::Stay});
    world.tick(std::array{added(world, {0, 1}, {4, 1})});
    world.tick(
        std::array{Command{.kind = CommandKind::Paint, .cell = world.grid().node({2, 1}), .amount = wall},
                   Command{.kind = CommandKind::Paint, .cell = world.grid().node({2, 0}), .amount = wall}});
    run(world, 8);
    CHECK(world.units()[0].status == UnitStatus::Arrived);
    CHECK(world.units()[0].steps == 5);
}

TEST_CASE("world: head-on in a corridor one cell wide one unit backs off, for either treatment of others and "
          "every corner rule") {
    for (const auto other_units : {OtherUnits::Obstacles, OtherUnits::Ignored}) {
        for (const auto& rules :
             {MoveRules(CornerRule::NoWall), MoveRules(CornerRule::Four), MoveRules(Lattice::Hexes)}) {
            CAPTURE(static_cast<int>(rules.corner));
            auto world = world_of("...########...\n..............\n...########...\n",
                                  {.other_units = other_units, .goals = GoalRule::Stay}, rules);
            std::vector<Command> commands;
            for (std::uint32_t y = 0; y < 3; ++y) {
                commands.push_back(added(world, {0, y}, {13, y}));
                commands.push_back(added(world, {13, y}, {0, y}));
            }
            world.tick(commands);
            run(world, 150);
            CHECK(world.counts().arrivals == 6);
            CHECK(world.counts().deadlocks > 0);
            CHECK(world.counts().pushes > 0);
        }
    }
}

TEST_CASE("world: a unit in a dead end comes out first; one that blocks it makes room and returns") {
    for (const auto other_units : {OtherUnits::Obstacles, OtherUnits::Ignored}) {
        auto end = world_of("#########..\n...........\n#########..\n",
                            {.other_units = other_units, .goals = GoalRule::Stay}, CornerRule::Four);
        end.tick(std::array{added(end, {8, 1}, {2, 1}), added(end, {0, 1}, {10, 1})});
        run(end, 150);
        CHECK(end.counts().arrivals == 2);

        auto guard = world_of("..########..\n............\n..########..\n",
                              {.other_units = other_units, .goals = GoalRule::Stay});
        guard.tick(std::array{added(guard, {5, 1}, {5, 1}), added(guard, {0, 1}, {11, 1})});
        run(guard, 60);
        CHECK(guard.units()[0].status == UnitStatus::Arrived);
        CHECK(guard.units()[1].status == UnitStatus::Arrived);
        CHECK(guard.units()[0].steps > 4);
    }
}

TEST_CASE("world: a deadlock that cannot be resolved is reported as one") {
    auto world = world_of("....", {.goals = GoalRule::Stay});
    world.tick(std::array{added(world, {0, 0}, {3, 0}), added(world, {3, 0}, {0, 0})});
    run(world, 200);
    CHECK(world.counts().arrivals == 0);
    CHECK(world.counts().yields > 0);
    run(world, 1);
    for (const auto& unit : world.units()) {
        if (unit.status == UnitStatus::Waiting) {
            CHECK(unit.waits_for == 3 - unit.number);
        }
    }
}

TEST_CASE("world: stepping aside goes to the right, when units are not planned for") {
    auto world = world_of(".......\n.......\n.......\n.......\n.......\n",
                          {.other_units = OtherUnits::Ignored, .goals = GoalRule::Stay, .patience = 50});
    world.tick(std::array{added(world, {3, 2}, {3, 2}), added(world, {0, 2}, {6, 2})});
    std::uint32_t lowest = 0;
    for (int tick = 0; tick < 12; ++tick) {
        world.tick({});
        lowest = std::max(lowest, world.grid().cell(world.units()[1].cell).y);
        CHECK(world.grid().cell(world.units()[1].cell).y >= 2);
    }
    CHECK(lowest == 3); // to the right when walking to the board's right edge is down
    CHECK(world.counts().asides == 1);
    CHECK(world.units()[1].status == UnitStatus::Arrived);
}

TEST_CASE("world: the queue is served in order and no tick spends more than the budget") {
    WorldSetup setup{.grid = Grid(60, 60),
                     .options = {.goals = GoalRule::Stay, .budget = 50, .slots = 2, .most_begun = 2}};
    World world(setup);
    std::vector<Command> commands;
    for (std::uint32_t i = 0; i < 30; ++i) {
        commands.push_back(added(world, {2 * i, 0}, {59 - 2 * i, 59}));
    }
    world.tick(commands);
    CHECK(world.queue().in_work() == 2);
    CHECK(world.queue().line().size() == 28);
    CHECK(world.units()[2].queue_position == 1);
    CHECK(world.units()[29].queue_position == 28);
    std::uint64_t spent = world.queue().counts().expanded_last_tick;
    std::vector<std::uint32_t> leaving; // in the order in which they first have a path
    while (world.queue().counts().answered < 30) {
        world.tick({});
        REQUIRE(world.queue().counts().expanded_last_tick <= 50);
        REQUIRE(world.queue().counts().begun_last_tick <= 2);
        spent += world.queue().counts().expanded_last_tick;
        for (const auto& unit : world.units()) {
            if (unit.steps + unit.waited > 0 &&
                std::find(leaving.begin(), leaving.end(), unit.number) == leaving.end()) {
                leaving.push_back(unit.number);
            }
        }
    }
    CHECK(spent == world.queue().counts().expanded);
    CHECK(world.queue().counts().asked >= 30);
    // Two at a time take turns, so that no request is overtaken by more than a few.
    REQUIRE(leaving.size() == 30);
    for (std::uint32_t position = 0; position < leaving.size(); ++position) {
        CHECK(leaving[position] <= position + 4);
        CHECK(leaving[position] + 4 >= position);
    }
    run(world, 200);
    CHECK(world.counts().arrivals == 30);
}

TEST_CASE("world: every planner arrives; a field is computed once for all units with one goal") {
    const auto compared = [](Planner planner) {
        auto log = make_world(WorldPreset::SameGoals);
        std::vector<TimedCommand> commands{log.arranged().begin(), log.arranged().end()};
        for (auto& timed : commands) {
            timed.command.planner = planner;
        }
        WorldLog changed(log.setup(), std::move(commands));
        changed.seek(600);
        return changed;
    };
    std::array<std::uint64_t, planner_count> arrivals{};
    std::array<std::uint64_t, planner_count> expanded{};
    for (const auto planner : {Planner::AStar, Planner::LocalWalk, Planner::FlowField}) {
        const auto log = compared(planner);
        const auto at = static_cast<std::size_t>(planner);
        arrivals[at] = log.world().counts().arrivals_by_planner[at];
        expanded[at] = log.world().queue().counts().expanded;
        MESSAGE("planner " << at << ": " << arrivals[at] << " arrivals and " << expanded[at]
                           << " expansions in 600 ticks");
        CHECK(log.world().counts().arrivals == arrivals[at]);
        CHECK(arrivals[at] > 0);
    }
    CHECK(expanded[2] < expanded[0]);
    CHECK(arrivals[2] > arrivals[1]);
}

TEST_CASE("world: a unit without a free goal waits for one, and none waits for a unit that has left") {
    auto full = world_of("..\n.#\n", {.goals = GoalRule::Random});
    full.tick(std::array{Command{}, Command{}, Command{}, Command{}});
    CHECK(full.counts().refused == 1);
    run(full, 10);
    CHECK(full.units()[2].status == UnitStatus::Arrived);
    CHECK(full.counts().arrivals == 0);
    full.tick(std::array{Command{.kind = CommandKind::Paint, .cell = node_at(3), .amount = plain}});
    run(full, 10);
    CHECK(full.counts().arrivals > 0);

    auto row = world_of("....\n", {.other_units = OtherUnits::Ignored, .goals = GoalRule::Stay});
    row.tick(std::array{added(row, {0, 0}, {3, 0}), added(row, {1, 0}, {0, 0})});
    REQUIRE(row.units()[0].waits_for == 2);
    row.carry_out({.kind = CommandKind::RemoveUnit, .unit = 2});
    CHECK(row.units()[0].waits_for == 0);
    CHECK(row.units()[0].status == UnitStatus::Moving);
    run(row, 3);
    CHECK(row.units()[0].status == UnitStatus::Arrived);
}

TEST_CASE("world: every preset has its name, and some unit arrives in it") {
    for (const auto preset : {WorldPreset::TwoCorridors, WorldPreset::HeadOn, WorldPreset::Crossroads,
                              WorldPreset::Fog, WorldPreset::SameGoals}) {
        CAPTURE(preset_name(preset));
        CHECK(world_preset_named(preset_name(preset)) == preset);
        auto log = make_world(preset);
        log.seek(200);
        CHECK(log.world().counts().arrivals > 0);
        // In front of the short corridor the crowd queues back to where it comes from.
        CHECK((log.world().counts().refused == 0 || preset == WorldPreset::TwoCorridors));
    }
    CHECK(!world_preset_named("nowhere").has_value());
}

} // namespace
} // namespace astrolabe::test
