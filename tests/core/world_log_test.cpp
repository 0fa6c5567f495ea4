// The log of a world: the same at every tick wherever one comes from, and on every machine.
#include "core/world/world_log.h"
#include "tests/support/random_world.h"

#include <doctest/doctest.h>

namespace astrolabe::test {
namespace {

#ifdef __SANITIZE_ADDRESS__
constexpr std::uint64_t every = 10;
#else
constexpr std::uint64_t every = 1;
#endif

/// Units at first, and a command now and then.
WorldLog random_log(std::uint64_t seed, std::uint32_t ticks) {
    Random random(seed);
    WorldLog log(random_world(random, 10));
    for (const auto& command : some_units(random, log.world(), 6)) {
        log.add(command);
    }
    while (log.now() < ticks) {
        if (random.is_chance(4)) {
            log.add(random_command(random, log.world()));
        }
        log.tick();
    }
    return log;
}

std::vector<std::uint64_t> digests_of(WorldLog& log, std::uint32_t ticks) {
    std::vector<std::uint64_t> digests;
    for (std::uint32_t tick = 0; tick <= ticks; ++tick) {
        REQUIRE(log.seek(tick));
        digests.push_back(log.world().digest());
    }
    return digests;
}

TEST_CASE("world log: seeking back and forth gives what a fresh run gives at every tick") {
    constexpr std::uint32_t ticks = 300;
    for (std::uint64_t seed = 0; seed < 60; seed += every) {
        CAPTURE(seed);
        auto log = random_log(seed, ticks);
        WorldLog fresh(log.setup(), {log.commands().begin(), log.commands().end()});
        const auto digests = digests_of(fresh, ticks);
        REQUIRE(log.world().digest() == digests.back());
        Random random(seed);
        for (int i = 0; i < 40; ++i) {
            const auto tick = random.below(ticks + 1);
            CAPTURE(tick);
            REQUIRE(log.seek(tick));
            REQUIRE(log.world().now() == tick);
            REQUIRE(log.world().digest() == digests[tick]);
        }
    }
}

TEST_CASE("world log: in slices, and with thinned checkpoints after a long run") {
    constexpr std::uint32_t ticks = 5000;
    auto log = random_log(7, ticks);
    const auto last = log.world().digest();
    CHECK(log.checkpoint_count() > 4);
    CHECK(log.checkpoint_count() <= 64);
    REQUIRE(log.seek(4321));
    const auto earlier = log.world().digest();
    REQUIRE(log.seek(ticks));
    CHECK(log.world().digest() == last);
    int slices = 0;
    while (!log.seek(4321, 10)) {
        ++slices;
    }
    CHECK(slices > 0);
    CHECK(log.world().digest() == earlier);
}

TEST_CASE("world log: a command given in the past begins another future, and changes nothing before it") {
    constexpr std::uint32_t ticks = 200;
    auto log = random_log(3, ticks);
    const auto before = digests_of(log, ticks);
    REQUIRE(log.seek(100));
    log.add({.kind = CommandKind::AddDanger, .cell = node_at(0), .amount = 500});
    const auto after = digests_of(log, ticks);
    CHECK(std::equal(before.begin(), before.begin() + 101, after.begin()));
    CHECK(before[101] != after[101]);
    CHECK(log.commands().back().tick == 100);
}

TEST_CASE("world log: searches in work are part of the state, and copies of a world go on alike") {
    WorldSetup setup{.grid = Grid(40, 40), .options = {.budget = 7}};
    World world(setup);
    std::vector<Command> commands;
    for (std::uint32_t i = 0; i < 10; ++i) {
        commands.push_back({.cell = world.grid().node({i, 0}), .goal = world.grid().node({39 - i, 39})});
    }
    world.tick(commands);
    for (int tick = 0; tick < 20; ++tick) {
        world.tick({});
    }
    REQUIRE(world.queue().in_work() > 0);
    World copy = world;
    for (int tick = 0; tick < 400; ++tick) {
        REQUIRE(copy.digest() == world.digest());
        copy.tick({});
        world.tick({});
    }
    CHECK(world.counts().arrivals > 0);
}

TEST_CASE("forty random worlds come to where they always came, natively and in WebAssembly") {
    std::uint64_t sum = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const auto log = random_log(seed, 200);
        sum = sum * 31 + log.world().digest();
    }
    // Changes only when a rule of worlds or the worlds themselves are changed on purpose.
    CHECK(sum == 14244231360830906336U);
}

} // namespace
} // namespace astrolabe::test
