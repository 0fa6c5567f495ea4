// The crowd tutorial's rules, slip by slip, and what becomes of a world that leaves them.
#include "core/generate/generators.h"
#include "core/world/planning/crowd_path.h"
#include "core/world/script/presets.h"
#include "core/world/script/script.h"
#include "tests/support/board.h"
#include "tests/support/drawn_world.h"
#include "tests/support/oracles/program_ports.h"
#include "tests/support/oracles/world_checker.h"
#include "tests/support/random/random_world.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <set>

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

Cell place_of(const World& world, std::uint32_t unit) { return world.grid().cell(world.unit(unit)->cell); }

std::size_t cells_in_use(const World& world) {
    std::set<NodeId> cells;
    for (const auto& unit : world.units()) {
        cells.insert(unit.cell);
    }
    return cells.size();
}

TEST_CASE("tutorial: all units begin on (0,0), one upon the other") {
    auto world = tutorial("....\n....\n....\n");
    for (int unit = 0; unit < 3; ++unit) {
        REQUIRE(world.carry_out({}) == Refusal::None);
    }
    for (const auto& unit : world.units()) {
        CHECK(place_of(world, unit.number) == Cell{0, 0});
    }
    CHECK(world.unit_at(node_at(0)) == 1);
    CHECK(world.carry_out({.kind = CommandKind::RemoveUnit, .unit = 1}) == Refusal::None);
    CHECK(world.unit_at(node_at(0)) == 2); // and not nobody
    CHECK(world.refusal_of(painted(world, {0, 0})) == Refusal::Occupied);

    auto walled = tutorial("#...\n");
    CHECK(walled.refusal_of({}) == Refusal::OnWall);
    CHECK(walled.refusal_of(added(walled, {2, 0}, {3, 0})) == Refusal::None);
}

TEST_CASE("tutorial: a unit steps a cell a tick, along the path that the crowd program found once") {
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

TEST_CASE(
    "tutorial: paths are those of the crowd program, whatever the ground, and many longer than need be") {
    int longer = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        CAPTURE(seed);
        auto grid = generate({.width = 40, .height = 30, .percent = 27, .seed = seed});
        const auto start = grid.node({0, 0});
        const auto goal = grid.node({39, 29});
        grid.set_factor(start, 9);
        grid.set_factor(goal, 3);
        const auto found = crowd_path(grid, start, goal);

        ports::Rows rows;
        for (std::uint32_t y = 0; y < grid.height(); ++y) {
            rows.emplace_back();
            for (std::uint32_t x = 0; x < grid.width(); ++x) {
                rows.back() += grid.is_free(grid.node({x, y})) ? '.' : '#';
            }
        }
        const auto ported = ports::crowd(rows, {0, 0}, {39, 29});
        std::vector<ports::Place> path;
        for (const auto node : found.cells) {
            const auto cell = grid.cell(node);
            path.push_back({static_cast<int>(cell.x), static_cast<int>(cell.y)});
        }
        REQUIRE(path == ported.path);
        REQUIRE(found.expanded == ported.order.size());
        REQUIRE((found.cells.back() == goal) == found.is_reached);

        if (found.is_reached) {
            const auto even = flattened(grid);
            const Moves moves(even, CornerRule::Four);
            const GridGraph graph(even, moves, {.corner = CornerRule::Four, .costs = cost_models::unit});
            const GridHeuristic manhattan(graph, HeuristicKind::Manhattan, goal);
            BinaryHeap open(graph.node_count());
            TextbookSearch best(graph, manhattan, open, start, goal, {});
            REQUIRE(best.run() == Outcome::Found);
            REQUIRE(found.cells.size() > best.result().cost);
            longer += found.cells.size() - 1 > best.result().cost ? 1 : 0;
        }
    }
    CHECK(longer > 50);
}

TEST_CASE("tutorial: a resting unit frees its cell, and others walk through it") {
    auto world = tutorial("S....G\n");
    world.tick(std::array{added(world, {3, 0}, {3, 0}), added(world, {0, 0}, {5, 0})});
    run(world, 2);
    CHECK(place_of(world, 1) == Cell{3, 0});
    CHECK(place_of(world, 2) == Cell{3, 0});
    run(world, 2);
    CHECK(place_of(world, 2) == Cell{5, 0});
    CHECK(world.counts().waits == 0);
    CHECK(world.counts().replans == 0);

    // One that has come there frees it, too.
    world.tick(std::array{sent(world, 1, {0, 0}), sent(world, 2, {4, 0})});
    CHECK(world.unit(2)->status == UnitStatus::Arrived);
    run(world, 2);
    world.tick(std::array{sent(world, 2, {0, 0})});
    run(world, 3);
    CHECK(place_of(world, 1) == Cell{0, 0});
    CHECK(place_of(world, 2) == Cell{0, 0});
}

TEST_CASE("tutorial: a unit on its way holds its cell: who finds it taken plans anew, and passes by") {
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

TEST_CASE("tutorial: it plans anew only when the next cell is taken, whatever else changes") {
    auto world = tutorial("S......G\n........\n");
    world.tick(std::array{added(world, {0, 0}, {7, 0})});
    REQUIRE(world.queue().counts().asked == 1);
    const auto path = world.way_of(*world.unit(1));
    world.tick(std::array{painted(world, {5, 0})}); // on its path, and far off
    run(world, 2);
    CHECK(place_of(world, 1) == Cell{4, 0});
    CHECK(world.queue().counts().asked == 1);
    CHECK(std::equal(world.unit(1)->ahead.rbegin(), world.unit(1)->ahead.rend(), path.end() - 3));
    world.tick({});
    CHECK(world.queue().counts().asked == 2);
    CHECK(world.counts().replans == 1);
    CHECK(place_of(world, 1) == Cell{4, 1});
    world.tick(std::array{painted(world, {5, 0}, plain)}); // free again: nobody asks
    run(world, 2);
    CHECK(place_of(world, 1) == Cell{6, 0});
    CHECK(world.queue().counts().asked == 2);
}

TEST_CASE(
    "tutorial: where there is no path it goes to the nearest closed cell by whole distances, and rests") {
    auto world = tutorial(".....#.\n"
                          ".....#.\n"
                          ".....##\n");
    world.tick(std::array{added(world, {0, 0}, {6, 0})});
    CHECK(world.unit(1)->status == UnitStatus::CutOff);
    run(world, 6);
    // (4,0) is 2 away; so are (4,1), by 2.24, and whoever was closed first counts.
    CHECK(place_of(world, 1) == Cell{4, 0});
    CHECK(world.counts().cut_offs == 1);
    const auto asked = world.queue().counts().asked;
    world.tick(std::array{painted(world, {5, 0}, plain)});
    run(world, 3);
    CHECK(world.queue().counts().asked == asked); // it rests: nobody plans for it
    world.tick(std::array{sent(world, 1, {6, 0})});
    world.tick({});
    CHECK(world.unit(1)->status == UnitStatus::Arrived);

    auto wandering = tutorial(".....#.\n.....##\n", GoalRule::Random);
    wandering.tick(std::array{added(wandering, {0, 0}, {6, 0})});
    const auto first_goal = wandering.unit(1)->goal;
    run(wandering, 6);
    CHECK(wandering.unit(1)->goal != first_goal); // another free goal, by chance
}

TEST_CASE("tutorial: the budget bounds the searches of a tick, and units stand until they have theirs") {
    World world({.grid = Grid(20, 20),
                 .corner = CornerRule::Four,
                 .options = {.goals = GoalRule::Stay, .budget = 1, .as_in_tutorial = true}});
    world.tick(std::array{added(world, {0, 0}, {19, 0}), added(world, {0, 5}, {19, 5})});
    CHECK(place_of(world, 1) == Cell{1, 0});
    CHECK(place_of(world, 2) == Cell{0, 5});
    CHECK(world.unit(2)->status == UnitStatus::Queued);
    world.tick({});
    CHECK(place_of(world, 2) == Cell{1, 5});
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

TEST_CASE(
    "tutorial: switched off, units stand apart at the nearest cells, and nobody walks through another") {
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

TEST_CASE("tutorial: the preset is the tutorial's board, and its units do stand in each other") {
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

TEST_CASE("tutorial: random worlds that go in and out of it: any tick again from the log, and its script") {
    std::uint64_t shared = 0;
    std::uint64_t arrivals = 0;
    for (std::uint64_t seed = 0; seed < 150; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        auto setup = random_world(random, 12);
        if (setup.lattice == Lattice::Hexes) {
            setup.lattice = Lattice::Squares;
            setup.corner = CornerRule::Four;
        }
        setup.options.as_in_tutorial = random.is_chance(70);
        const World empty(setup);
        const ScriptFrame frame{setup.grid.width(), setup.grid.height(), setup.options};
        std::vector<TimedCommand> commands;
        for (const auto& command : some_units(random, empty, 2 + random.below(8))) {
            commands.push_back({0, command});
        }
        auto gestures = random_gestures(random, empty, 20, 10);
        for (auto& [tick, command] : gestures) {
            if (command.kind == CommandKind::SetOptions) {
                command.options.as_in_tutorial = random.is_chance(60);
            }
        }
        commands.insert(commands.end(), gestures.begin(), gestures.end());
        const auto script = write_world_script(commands, frame);
        CAPTURE(script);
        const auto read = read_world_script(script, frame);
        REQUIRE(read.is_ok());
        REQUIRE(read.value() == commands);

        WorldLog log(setup, {}, read.value());
        std::vector<std::uint64_t> digests;
        for (std::uint32_t tick = 0; tick <= 80; ++tick) {
            REQUIRE(log.seek(tick));
            const auto& world = log.world();
            digests.push_back(world.digest());
            const auto used = cells_in_use(world);
            shared += world.units().size() - used;
            REQUIRE((world.options().as_in_tutorial || used == world.units().size()));
            for (const auto& unit : world.units()) {
                REQUIRE(world.grid().is_free(unit.cell));
                REQUIRE(world.unit_at(unit.cell) != 0);
                REQUIRE(world.unit_at(unit.cell) <= unit.number);
            }
        }
        arrivals += log.world().counts().arrivals;
        for (int jump = 0; jump < 6; ++jump) {
            const auto tick = random.below(81);
            REQUIRE(log.seek(tick));
            REQUIRE(log.world().digest() == digests[tick]);
        }
    }
    CHECK(shared > 1000);
    CHECK(arrivals > 1000);
}

} // namespace
} // namespace astrolabe::test
