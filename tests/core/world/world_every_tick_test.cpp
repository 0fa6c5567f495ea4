// The same worlds, tick for tick, on every machine: this file is compiled natively and to WebAssembly, and
// one number stands for everything that happened.
#include "core/world/digest.h"
#include "core/world/script/script.h"
#include "tests/support/random/random_world.h"

#include <doctest/doctest.h>

namespace astrolabe::test {
namespace {

TEST_CASE(
    "two hundred random worlds with scripts: every tick the same as ever, natively and in WebAssembly") {
    constexpr std::uint32_t ticks = 150;
    WorldDigest chain;
    std::uint64_t arrivals = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        const auto setup = random_world(random, seed % 10 == 0 ? 32 : 12);
        const World empty(setup);
        const ScriptFrame frame{setup.grid.width(), setup.grid.height(), setup.options};
        std::vector<TimedCommand> commands;
        const auto crowd = 2 + random.below(8);
        for (const auto& command : some_units(random, empty, crowd)) {
            commands.push_back({0, command});
        }
        const auto gestures = random_gestures(random, empty, 20, 20);
        commands.insert(commands.end(), gestures.begin(), gestures.end());
        const auto script = write_world_script(commands, frame);
        CAPTURE(script);
        const auto done = read_world_script(script, frame);
        REQUIRE(done.is_ok());
        WorldLog log(setup, {}, done.value());
        for (std::uint32_t tick = 0; tick <= ticks; ++tick) {
            REQUIRE(log.seek(tick));
            chain.add(log.world().digest());
        }
        arrivals += log.world().counts().arrivals;
    }
    CHECK(arrivals > 2000);
    // Changes only when a rule of worlds or the worlds themselves are changed on purpose.
    CHECK(chain.sum() == 5253297703526975728U);
}

} // namespace
} // namespace astrolabe::test
