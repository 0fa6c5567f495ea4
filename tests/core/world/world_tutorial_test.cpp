// The crowd tutorial's rules, bug by bug, and what becomes of a world that leaves them.
#include "core/world/planning/crowd_path.h"
#include "core/world/script/presets.h"
#include "tests/support/drawn_world.h"
#include "tests/support/oracles/world_checker.h"
#include "tests/support/random/random_world.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>

namespace astrolabe::test {
namespace {

World tutorial(std::string_view drawing, GoalRule goals = GoalRule::Stay) {
    return World({.grid = drawn(drawing).grid,
                  .corner = CornerRule::Four,
                  .options = {.goals = goals, .as_in_tutorial = true}});
}

Command sent(const World& world, std::uint32_t unit, Cell goal) {
    return {.kind = CommandKind::SetGoal, .goal = world.grid().node(goal), .unit = unit};
}

Command painted(const World& world, Cell cell, std::uint32_t factor = wall) {
    return {.kind = CommandKind::Paint, .cell = world.grid().node(cell), .amount = factor};
}

Command switched(const World& world, bool is_on) {
    auto options = world.options();
    options.as_in_tutorial = is_on;
    return {.kind = CommandKind::SetOptions, .options = options};
}

Cell cell_of(const World& world, std::uint32_t unit) { return world.grid().cell(world.unit(unit)->cell); }

TEST_CASE("tutorial: all units begin on (0,0), on top of each other") {
    auto world = tutorial("....\n....\n....\n");
    for (int unit = 0; unit < 3; ++unit) {
        REQUIRE(world.carry_out({}) == Refusal::None);
    }
    for (const auto& unit : world.units()) {
        CHECK(cell_of(world, unit.number) == Cell{0, 0});
    }
    CHECK(world.unit_at(node_at(0)) == 1);
    CHECK(world.carry_out({.kind = CommandKind::RemoveUnit, .unit = 1}) == Refusal::None);
    CHECK(world.unit_at(node_at(0)) == 2); // and not `nobody`
    CHECK(world.refusal_of(painted(world, {0, 0})) == Refusal::Occupied);

    auto walled = tutorial("#...\n");
    CHECK(walled.refusal_of({}) == Refusal::OnWall);
    CHECK(walled.refusal_of(added(walled, {2, 0}, {3, 0})) == Refusal::None);
}

TEST_CASE("tutorial: a unit moves one cell per tick, along the path that the crowd program found once") {
    constexpr std::string_view drawing = "......\n"
                                         "..##..\n"
                                         "...#..\n"
                                         "..##..\n"
                                         "......\n";
    auto world = tutorial(drawing);
    world.tick(std::array{added(world, {0, 2}, {5, 2})});
    const auto path = crowd_path(world.grid(), world.grid().node({0, 2}), world.grid().node({5, 2}));
    REQUIRE(path.is_reached);
    for (std::size_t step = 1; step < path.cells.size(); ++step) {
        CAPTURE(step);
        CHECK(world.unit(1)->cell == path.cells[step]);
        world.tick({});
    }
    CHECK(world.unit(1)->status == UnitStatus::Arrived);
    CHECK(world.counts().arrivals == 1);
    CHECK(world.queue().counts().asked == 1);
    CHECK(world.queue().counts().expanded == path.expanded);
}

TEST_CASE("tutorial: a resting unit frees its cell, and others walk through it") {
    auto world = tutorial("S....G\n");
    world.tick(std::array{added(world, {3, 0}, {3, 0}), added(world, {0, 0}, {5, 0})});
    run(world, 2);
    CHECK(cell_of(world, 1) == Cell{3, 0});
    CHECK(cell_of(world, 2) == Cell{3, 0});
    run(world, 2);
    CHECK(cell_of(world, 2) == Cell{5, 0});
    CHECK(world.counts().waits == 0);
    CHECK(world.counts().replans == 0);

    // A unit that has just arrived frees it, too.
    world.tick(std::array{sent(world, 1, {0, 0}), sent(world, 2, {4, 0})});
    CHECK(world.unit(2)->status == UnitStatus::Arrived);
    run(world, 2);
    world.tick(std::array{sent(world, 2, {0, 0})});
    run(world, 3);
    CHECK(cell_of(world, 1) == Cell{0, 0});
    CHECK(cell_of(world, 2) == Cell{0, 0});
}

TEST_CASE("tutorial: a moving unit holds its cell: another that finds it taken replans, and passes by") {
    auto world = tutorial(".......\n.......\n");
    world.tick(std::array{added(world, {0, 0}, {6, 0}), added(world, {5, 0}, {0, 0})});
    CHECK(world.queue().counts().asked == 2);
    for (int tick = 0; tick < 12; ++tick) {
        const auto one = world.unit(1)->cell;
        const auto other = world.unit(2)->cell;
        world.tick({});
        const bool rests_one = world.unit(1)->status == UnitStatus::Arrived;
        const bool rests_other = world.unit(2)->status == UnitStatus::Arrived;
        if (!rests_one && !rests_other) {
            CHECK(world.unit(1)->cell != world.unit(2)->cell);
            CHECK_FALSE((world.unit(1)->cell == other && world.unit(2)->cell == one));
        }
    }
    CHECK(world.counts().replans >= 1);
    CHECK(world.unit(1)->status == UnitStatus::Arrived);
    CHECK(world.unit(2)->status == UnitStatus::Arrived);
}

TEST_CASE("tutorial: it replans only when the next cell is taken, whatever else changes") {
    auto world = tutorial("S......G\n........\n");
    world.tick(std::array{added(world, {0, 0}, {7, 0})});
    REQUIRE(world.queue().counts().asked == 1);
    const auto path = world.path_of(*world.unit(1));
    world.tick(std::array{painted(world, {5, 0})}); // on its path, and far off
    run(world, 2);
    CHECK(cell_of(world, 1) == Cell{4, 0});
    CHECK(world.queue().counts().asked == 1);
    CHECK(std::equal(world.unit(1)->ahead.rbegin(), world.unit(1)->ahead.rend(), path.end() - 3));
    world.tick({});
    CHECK(world.queue().counts().asked == 2);
    CHECK(world.counts().replans == 1);
    CHECK(cell_of(world, 1) == Cell{4, 1});
    world.tick(std::array{painted(world, {5, 0}, plain)}); // free again: no unit asks
    run(world, 2);
    CHECK(cell_of(world, 1) == Cell{6, 0});
    CHECK(world.queue().counts().asked == 2);
}

TEST_CASE(
    "tutorial: where there is no path it goes to the nearest closed cell, by whole distances, and rests") {
    auto world = tutorial(".....#.\n"
                          ".....#.\n"
                          ".....##\n");
    world.tick(std::array{added(world, {0, 0}, {6, 0})});
    CHECK(world.unit(1)->status == UnitStatus::CutOff);
    run(world, 6);
    // (4,0) is 2 away; so are (4,1), by 2.24, and of these the first closed counts.
    CHECK(cell_of(world, 1) == Cell{4, 0});
    CHECK(world.counts().cut_offs == 1);
    const auto asked = world.queue().counts().asked;
    world.tick(std::array{painted(world, {5, 0}, plain)});
    run(world, 3);
    CHECK(world.queue().counts().asked == asked); // it rests: no search is made for it
    world.tick(std::array{sent(world, 1, {6, 0})});
    world.tick({});
    CHECK(world.unit(1)->status == UnitStatus::Arrived);

    auto wandering = tutorial(".....#.\n.....##\n", GoalRule::Random);
    wandering.tick(std::array{added(wandering, {0, 0}, {6, 0})});
    const auto first_goal = wandering.unit(1)->goal;
    run(wandering, 6);
    CHECK(wandering.unit(1)->goal != first_goal); // another free goal, at random
}

TEST_CASE("tutorial: the budget bounds the searches of a tick, and units wait until they have theirs") {
    World world({.grid = Grid(20, 20),
                 .corner = CornerRule::Four,
                 .options = {.goals = GoalRule::Stay, .budget = 1, .as_in_tutorial = true}});
    world.tick(std::array{added(world, {0, 0}, {19, 0}), added(world, {0, 5}, {19, 5})});
    CHECK(cell_of(world, 1) == Cell{1, 0});
    CHECK(cell_of(world, 2) == Cell{0, 5});
    CHECK(world.unit(2)->status == UnitStatus::Queued);
    world.tick({});
    CHECK(cell_of(world, 2) == Cell{1, 5});
    CHECK(world.queue().counts().expanded_last_tick > 0);
    world.tick({});
    CHECK(world.queue().counts().expanded_last_tick == 0);
}

TEST_CASE("tutorial: hexes and large boards are refused, and there are never more units than free cells") {
    const World hexes({.grid = Grid(5, 5), .lattice = Lattice::Hexes});
    CHECK(hexes.refusal_of(switched(hexes, true)) == Refusal::TutorialOnHexes);
    const World large({.grid = Grid(65, 64)});
    CHECK(large.refusal_of(switched(large, true)) == Refusal::TutorialTooLarge);
    const World fits({.grid = Grid(64, 64)});
    CHECK(fits.refusal_of(switched(fits, true)) == Refusal::None);

    auto world = tutorial("...\n.##\n");
    for (int unit = 0; unit < 3; ++unit) {
        REQUIRE(world.carry_out({}) == Refusal::None);
    }
    REQUIRE(world.carry_out(painted(world, {2, 0})) == Refusal::None);
    CHECK(world.carry_out(painted(world, {1, 0})) == Refusal::NoRoom);
    CHECK(world.carry_out({}) == Refusal::NoRoom);
    REQUIRE(world.carry_out(switched(world, false)) == Refusal::None);
    CHECK(cells_in_use(world) == 3);
}

TEST_CASE("tutorial: switched off, units stand apart at the nearest cells, and none walks through another") {
    auto log = make_world(WorldPreset::Crowd);
    REQUIRE(log.seek(25));
    log.act(std::array{Command{}, Command{}, Command{}, switched(log.world(), false)});
    CHECK(log.world().units().size() == 9);
    CHECK(cells_in_use(log.world()) == 9);
    WorldWatch watch;
    for (std::uint32_t tick = 26; tick <= 400; ++tick) {
        CAPTURE(tick);
        const auto before = standings(log.world());
        REQUIRE(log.seek(tick));
        REQUIRE(complaint_about_tick(log.world().grid(), CornerRule::Four, before, standings(log.world())) ==
                "");
        REQUIRE(watch.complaint_about(log.world()) == "");
    }
    CHECK(log.world().counts().arrivals > 50);
}

TEST_CASE("tutorial: the preset is the tutorial's board, and its units do stand on top of each other") {
    auto log = make_world(WorldPreset::Crowd);
    const auto& grid = log.world().grid();
    CHECK(grid.width() == 40);
    CHECK(grid.height() == 30);
    CHECK(grid.is_free(grid.node({0, 0})));
    const auto walls = std::count(grid.factors().begin(), grid.factors().end(), wall);
    CHECK(walls > 1200 * 25 / 100);
    CHECK(walls < 1200 * 29 / 100);
    CHECK(cells_in_use(log.world()) == 1);
    int ticks_shared = 0;
    for (std::uint32_t tick = 1; tick <= 600; ++tick) {
        REQUIRE(log.seek(tick));
        ticks_shared += cells_in_use(log.world()) < log.world().units().size() ? 1 : 0;
    }
    CHECK(ticks_shared > 1);
    CHECK(log.world().counts().arrivals > 60);
    for (const auto& unit : log.world().units()) {
        CHECK(unit.arrivals > 0);
    }
}

} // namespace
} // namespace astrolabe::test
