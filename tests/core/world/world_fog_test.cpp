// Fog: what teams see and share, paths that only known walls can bend, and goals reached all the same.
#include "core/world/world.h"
#include "tests/support/board.h"
#include "tests/support/drawn_world.h"
#include "tests/support/oracles/oracle.h"
#include "tests/support/random/case_count.h"
#include "tests/support/random/random_world.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>

namespace astrolabe::test {
namespace {

Command unit_at(const World& world, Cell cell, Cell goal, std::uint8_t team = 0) {
    return {.cell = world.grid().node(cell), .goal = world.grid().node(goal), .team = team};
}

/// The known ground as a drawing: ? for what has never been seen.
std::string seen_by(const World& world, std::uint8_t team) {
    std::string text;
    const auto* const knowledge = world.knowledge(team);
    for (std::uint32_t index = 0; index < world.grid().cell_count(); ++index) {
        const auto node = node_at(index);
        const bool is_free = knowledge->ground().grid().is_free(node);
        text += !knowledge->has_seen(node) ? '?' : is_free ? '.' : '#';
        if ((index + 1) % world.grid().width() == 0) {
            text += '\n';
        }
    }
    return text;
}

TEST_CASE("fog: lines of sight end at walls, a radius does not") {
    const auto* const drawing = ".......\n"
                                "...#...\n"
                                ".......\n";
    auto lines = world_of(drawing, {.goals = GoalRule::Stay, .sight = Sight::Lines, .sight_radius = 5});
    lines.tick(std::array{unit_at(lines, {1, 1}, {1, 1})});
    CHECK(seen_by(lines, 0) == ".....??\n"
                               "...#???\n"
                               ".....??\n");
    auto radius = world_of(drawing, {.goals = GoalRule::Stay, .sight = Sight::Radius, .sight_radius = 2});
    radius.tick(std::array{unit_at(radius, {1, 1}, {1, 1})});
    CHECK(seen_by(radius, 0) == "...????\n"
                                "...#???\n"
                                "...????\n");
}

TEST_CASE("fog: a team shares what its units see, and another team knows nothing of it") {
    auto world = world_of("..........", {.goals = GoalRule::Stay, .sight = Sight::Lines, .sight_radius = 2});
    world.tick(std::array{unit_at(world, {0, 0}, {0, 0}, 1), unit_at(world, {9, 0}, {9, 0}, 1),
                          unit_at(world, {4, 0}, {4, 0}, 2)});
    CHECK(seen_by(world, 1) == "...????...\n");
    CHECK(seen_by(world, 2) == "??.....???\n");
    CHECK(world.knowledge(0) == nullptr);
    auto options = world.options();
    options.sight_radius = 3;
    world.tick(std::array{Command{.kind = CommandKind::SetOptions, .options = options}});
    CHECK(seen_by(world, 1) == "....??....\n");
    options.sight = Sight::Everything;
    world.tick(std::array{Command{.kind = CommandKind::SetOptions, .options = options}});
    CHECK(world.knowledge(1) == nullptr);
}

TEST_CASE("fog: an unseen wall bends no path; the unit walks into the dead end and learns it") {
    const auto* const drawing = "...........\n"
                                "........##.\n"
                                ".........#.\n"
                                "........##.\n"
                                "...........\n";
    auto world = world_of(drawing, {.goals = GoalRule::Stay, .sight = Sight::Lines, .sight_radius = 1});
    world.tick(std::array{unit_at(world, {0, 2}, {10, 2})});
    // Straight on, and through the wall at the end of the pocket as if it were not there.
    const auto& planned = world.units()[0].ahead;
    REQUIRE(planned.size() == 9);
    CHECK(std::count(planned.begin(), planned.end(), world.grid().node({9, 2})) == 1);
    bool has_been_in_dead_end = false;
    for (int tick = 0; tick < 60 && world.units()[0].status != UnitStatus::Arrived; ++tick) {
        const auto& unit = world.units()[0];
        has_been_in_dead_end = has_been_in_dead_end || unit.cell == world.grid().node({8, 2});
        CHECK((has_been_in_dead_end || !world.knowledge(0)->has_seen(world.grid().node({9, 2}))));
        world.tick({});
    }
    CHECK(has_been_in_dead_end);
    CHECK(world.units()[0].status == UnitStatus::Arrived);
    auto clear = world_of(drawing, {.goals = GoalRule::Stay});
    clear.tick(std::array{unit_at(clear, {0, 2}, {10, 2})});
    while (clear.units()[0].status != UnitStatus::Arrived) {
        REQUIRE(clear.units()[0].cell != clear.grid().node({8, 2}));
        clear.tick({});
    }
    CHECK(world.units()[0].steps > clear.units()[0].steps);
}

TEST_CASE("fog: on hexes everything within the radius is seen, above and below as well as beside") {
    for (const std::uint32_t radius : {1U, 6U, 7U, 12U, 20U}) {
        CAPTURE(radius);
        const Cell eye{25, 25};
        World world({.grid = Grid(51, 51),
                     .lattice = Lattice::Hexes,
                     .options = {.goals = GoalRule::Stay, .sight = Sight::Radius, .sight_radius = radius}});
        world.carry_out(unit_at(world, eye, eye));
        for (std::uint32_t index = 0; index < world.grid().cell_count(); ++index) {
            const auto distance = lattices::hexes.squared_distance(world.grid().cell(node_at(index)), eye);
            // Six cells touch it; two more are checked with them.
            REQUIRE((world.knowledge(0)->has_seen(node_at(index)) == (distance <= 4 * radius * radius) ||
                     distance <= 12));
        }
    }
}

TEST_CASE("fog: what no unit has seen yet changes nothing") {
    constexpr std::uint32_t ticks = 8;
    std::size_t turned = 0;
    for (std::uint64_t seed = 0; seed < 2000 / stride; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        auto setup = random_world(random, 20);
        setup.options.other_units = random.is_chance(80) ? OtherUnits::Ignored : OtherUnits::Obstacles;
        setup.options.budget = 100'000; // so that they meet soon
        // With lines of sight a cell can be seen through without being seen itself, unless it touches.
        setup.options.sight = random.is_chance(50) ? Sight::Radius : Sight::Lines;
        setup.options.sight_radius = setup.options.sight == Sight::Lines ? 1 : 1 + random.below(3);
        World world(setup);
        const auto commands = some_units(random, world, 4 + random.below(setup.grid.cell_count() / 6));
        std::vector<World> history;
        world.tick(commands);
        for (std::uint32_t tick = 0; tick < ticks; ++tick) {
            history.push_back(world);
            world.tick();
        }
        auto other = setup;
        for (std::uint32_t index = 0; index < setup.grid.cell_count(); ++index) {
            const auto node = node_at(index);
            bool is_seen = std::any_of(commands.begin(), commands.end(),
                                       [&](const Command& command) { return command.cell == node; });
            for (std::uint8_t team = 0; team < world_limits::teams; ++team) {
                const auto* const known = world.knowledge(team);
                is_seen = is_seen || (known != nullptr && known->has_seen(node));
            }
            if (!is_seen) {
                other.grid.set_factor(node, setup.grid.is_free(node) ? wall : plain);
                ++turned;
            }
        }
        World twin(other);
        twin.tick(commands);
        for (const auto& then : history) {
            const auto same = [](const Unit& a, const Unit& b) {
                return a.number == b.number && a.cell == b.cell && a.goal == b.goal && a.status == b.status &&
                       a.ahead == b.ahead;
            };
            CAPTURE(then.now());
            REQUIRE(std::equal(then.units().begin(), then.units().end(), twin.units().begin(),
                               twin.units().end(), same));
            twin.tick();
        }
        const auto& stranger = world.ground_of(world_limits::teams - 1); // which has no unit
        CHECK(stranger.version() == 1);
    }
    CHECK(turned > 1000 / stride);
}

TEST_CASE("fog: a unit that steps aside uses what its team knows, not a wall that only others see") {
    const auto* const drawing = "......\n"
                                "......\n"
                                "...#..\n"
                                "......\n"
                                "......\n";
    auto world = world_of(drawing, {.other_units = OtherUnits::Ignored,
                                    .goals = GoalRule::Stay,
                                    .sight = Sight::Radius,
                                    .sight_radius = 1,
                                    .patience = 50});
    world.tick(std::array{unit_at(world, {2, 2}, {2, 2}, 1), unit_at(world, {1, 2}, {5, 2}, 0)});
    CHECK(world.units()[1].waits_for == 1);
    CHECK(world.knowledge(1)->has_seen(world.grid().node({3, 2})));
    CHECK(!world.knowledge(0)->has_seen(world.grid().node({3, 2})));
    world.tick();
    CHECK(world.units()[1].cell == world.grid().node({2, 3})); // as if its path went on behind the other one
    CHECK(world.counts().asides == 1);
}

TEST_CASE("fog: a path is the cheapest on the ground as the team knows it, whatever the true ground is") {
    std::size_t other_than_true = 0;
    for (std::uint64_t seed = 0; seed < 1000 / stride; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        auto setup = random_world(random, 9);
        setup.options = {
            .goals = GoalRule::Stay, .sight = Sight::Lines, .sight_radius = 2, .budget = 100'000};
        World world(setup);
        auto command = some_units(random, world, 1).front();
        command.planner = Planner::AStar;
        world.tick(std::array{command});
        if (world.units().empty() || world.units()[0].cell == command.cell) {
            continue; // on a wall, or with nowhere to go
        }
        const auto& unit = world.units()[0];
        std::vector<NodeId> path{command.cell, unit.cell};
        path.insert(path.end(), unit.ahead.rbegin(), unit.ahead.rend());
        const auto& known = world.ground_of(command.team);
        const GridRules rules{.lattice = setup.lattice, .corner = setup.corner, .costs = setup.costs};
        const GridGraph graph(known.grid(), known.moves(), rules);
        const auto best = Oracle(known.grid(), rules).costs_from(command.cell)[index_of(command.goal)];
        if (unit.is_cut_off) {
            REQUIRE(!best.has_value());
            continue;
        }
        REQUIRE(path_cost(graph, path) == best);
        const auto truth = Oracle(world.grid(), rules).costs_from(command.cell)[index_of(command.goal)];
        other_than_true += truth == best ? 0 : 1;
    }
    CHECK(other_than_true > 100 / stride);
}

TEST_CASE("fog: one unit reaches every reachable goal, and reports the others") {
    std::size_t arrived = 0;
    std::size_t cut_off = 0;
    for (std::uint64_t seed = 0; seed < 1500 / stride; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        auto setup = random_world(random, 10);
        setup.options.goals = GoalRule::Stay;
        setup.options.sight = random.is_chance(50) ? Sight::Lines : Sight::Radius;
        setup.options.budget = 100'000;
        World world(setup);
        auto commands = some_units(random, world, 1);
        if (commands[0].planner == Planner::LocalWalk) {
            commands[0].planner = Planner::AStar;
        }
        world.tick(commands);
        if (world.units().empty()) {
            continue; // on a wall
        }
        const Oracle oracle(setup.grid,
                            {.lattice = setup.lattice, .corner = setup.corner, .costs = setup.costs});
        const bool is_possible = oracle.costs_from(commands[0].cell)[index_of(commands[0].goal)].has_value();
        for (int tick = 0; tick < 1000; ++tick) {
            world.tick({});
        }
        const auto& unit = world.units()[0];
        REQUIRE(unit.status == (is_possible ? UnitStatus::Arrived : UnitStatus::CutOff));
        arrived += is_possible ? 1 : 0;
        cut_off += is_possible ? 0 : 1;
    }
    MESSAGE(arrived << " arrived, " << cut_off << " cut off");
    CHECK(arrived > 700 / stride);
    CHECK(cut_off > 200 / stride);
}

} // namespace
} // namespace astrolabe::test
