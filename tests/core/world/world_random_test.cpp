// A thousand random worlds over a thousand ticks: units never meet, never stand in walls, always say what
// they wait for; the budget holds; and the log leads back to the same tick from everywhere.
#include "core/world/world_log.h"
#include "tests/support/random/case_count.h"
#include "tests/support/random/random_world.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <map>

namespace astrolabe::test {
namespace {

TEST_CASE("world: 1,000 random worlds x 1,000 ticks, and units never meet, swap, cross or enter walls") {
    std::uint64_t arrivals = 0;
    std::uint64_t pushes = 0;
    std::uint64_t deadlocks = 0;
    std::uint64_t refused = 0;
    for (std::uint64_t seed = 0; seed < 1000 / stride; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        const auto setup = random_world(random, seed % 10 == 0 ? 40 : 10);
        World world(setup);
        WorldWatch watch;
        const auto count = 1 + random.below(8) + setup.grid.cell_count() / 40;
        auto commands = some_units(random, world, count);
        for (std::uint32_t tick = 0; tick < 1000; ++tick) {
            CAPTURE(tick);
            const auto before = standings(world);
            world.tick(commands);
            const auto complaint =
                complaint_about_tick(world.grid(), setup.moves(), before, standings(world));
            REQUIRE(complaint == "");
            REQUIRE(world.queue().counts().expanded_last_tick <= world.options().budget);
            REQUIRE(world.queue().in_work() <= 4);
            REQUIRE(watch.complaint_about(world) == "");
            commands.clear();
            if (random.is_chance(2)) {
                commands.push_back(random_command(random, world));
            }
        }
        arrivals += world.counts().arrivals;
        pushes += world.counts().pushes;
        deadlocks += world.counts().deadlocks;
        refused += world.counts().refused;
    }
    MESSAGE(arrivals << " arrivals, " << pushes << " pushes, " << deadlocks << " deadlocks, " << refused
                     << " commands refused");
    CHECK(arrivals > 100'000 / stride);
    CHECK(pushes > 10'000 / stride);
    CHECK(deadlocks > 1'000 / stride);
    CHECK(refused > 1'000 / stride);
}

/// Units on open ground, without fog, so that nothing but other units can block them.
World open_world(Random& random, std::uint64_t seed) {
    auto setup = random_world(random, 10);
    const auto width = 5 + random.below(6);
    const auto height = 5 + random.below(6);
    setup.grid = Grid(width, height);
    const auto percent = random.below(13);
    for (std::uint32_t index = 0; index < setup.grid.cell_count(); ++index) {
        if (random.is_chance(percent)) {
            setup.grid.set_factor(node_at(index), wall);
        }
    }
    setup.seed = seed;
    setup.options.goals = GoalRule::Random;
    setup.options.sight = Sight::Everything;
    setup.options.terrain_takes_ticks = false;
    setup.options.budget = 1000;
    return World(setup);
}

TEST_CASE("world: on open boards every unit arrives within 100 ticks, or says that it is cut off") {
    constexpr std::uint32_t window = 100;
    std::uint32_t longest = 0;
    for (std::uint64_t seed = 0; seed < 400 / stride; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        auto world = open_world(random, seed);
        auto commands = some_units(random, world, world.grid().cell_count() / 10);
        for (auto& command : commands) {
            command.planner = random.is_chance(50) ? Planner::AStar : Planner::FlowField;
        }
        std::map<std::uint32_t, std::uint32_t> arrivals;
        std::map<std::uint32_t, std::uint32_t> since;
        for (std::uint32_t tick = 0; tick < 1000; ++tick) {
            CAPTURE(tick);
            world.tick(commands);
            commands.clear();
            for (const auto& unit : world.units()) {
                CAPTURE(unit.number);
                if (arrivals[unit.number] != unit.arrivals || unit.status == UnitStatus::CutOff) {
                    arrivals[unit.number] = unit.arrivals;
                    since[unit.number] = tick;
                }
                const auto waited = tick - since[unit.number];
                longest = std::max(longest, waited);
                REQUIRE(waited <= window);
            }
        }
    }
    MESSAGE("the longest took " << longest << " ticks");
    CHECK(longest > 20);
}

} // namespace
} // namespace astrolabe::test
