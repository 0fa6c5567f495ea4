// Flow fields that units of a world share: how many there are, and when they are rebuilt.
#include "core/world/world_log.h"
#include "tests/support/drawn_world.h"

#include <doctest/doctest.h>

#include <array>

namespace astrolabe::test {
namespace {

TEST_CASE("world: of too many fields those that no unit needs are dropped") {
    FlowFields fields(1U << 26U); // of so large a board eight
    for (std::uint32_t goal = 0; goal < 8; ++goal) {
        REQUIRE(fields.use(0, node_at(7 - goal), 5) != nullptr);
    }
    CHECK(fields.use(0, node_at(8), 5) == nullptr);
    CHECK(fields.use(0, node_at(3), 5) == fields.find(0, node_at(3)));
    fields.find(0, node_at(0))->is_asked = true;
    CHECK(fields.use(0, node_at(8), 6) != nullptr);
    CHECK(fields.find(0, node_at(0)) != nullptr);
    CHECK(fields.all().size() == 8);
    for (std::uint32_t goal = 0; goal < 9; ++goal) {
        fields.keep(0, node_at(goal), 7); // by units that wait, with a step ahead of them
    }
    CHECK(fields.use(0, node_at(9), 7) == nullptr);
    CHECK(fields.use(0, node_at(9), 8) != nullptr);

    // Each unit with a goal of its own: one request for each, and no more.
    World world({.grid = Grid(20, 20), .options = {.goals = GoalRule::Stay, .budget = 1}});
    std::vector<Command> commands;
    for (std::uint32_t x = 0; x < 20; ++x) {
        commands.push_back(added(world, {x, 0}, {19 - x, 19}, Planner::FlowField));
    }
    world.tick(commands);
    run(world, 50);
    CHECK(world.queue().counts().asked == 20);
    CHECK(world.units()[19].queue_position == 16);
}

TEST_CASE("world: a field being computed while influence is switched off is not used as one without it") {
    WorldLog log({.grid = Grid(61, 61),
                  .options = {.goals = GoalRule::Stay,
                              .budget = 100,
                              .uses_influence = true,
                              .standing_influence = 0,
                              .crowding_influence = 0,
                              .decay_ticks = 0}});
    const auto& world = log.world();
    std::vector<Command> commands;
    for (std::uint32_t y = 0; y < 60; ++y) {
        commands.push_back(
            {.kind = CommandKind::AddDanger, .cell = world.grid().node({30, y}), .amount = 5000});
    }
    commands.push_back(added(world, {0, 5}, {60, 5}, Planner::FlowField));
    log.act(commands);
    log.seek(5);
    REQUIRE(world.queue().in_work() == 1);
    auto options = world.options();
    options.uses_influence = false;
    log.act(std::array{Command{.kind = CommandKind::SetOptions, .options = options}});
    log.seek(200); // with a field by then, and another after it
    log.act(std::array{added(world, {1, 5}, {60, 5}, Planner::FlowField)});
    log.seek(250);
    REQUIRE(world.units().size() == 2);
    CHECK(world.units()[1].steps == 50);
    CHECK(world.units()[1].cell == world.grid().node({51, 5}));
}

} // namespace
} // namespace astrolabe::test
