// Random worlds that enter and leave the crowd tutorial.
#include "core/world/script/script.h"
#include "core/world/world_log.h"
#include "tests/support/drawn_world.h"
#include "tests/support/random/random_world.h"

#include <doctest/doctest.h>

namespace astrolabe::test {
namespace {

TEST_CASE("tutorial: random worlds that enter and leave it: any tick again from the log, and its script") {
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
