// The log of a world: the same at every tick from wherever it is reached, and on every machine.
#include "core/world/world_log.h"
#include "tests/support/random/case_count.h"
#include "tests/support/random/random_world.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>

namespace astrolabe::test {
namespace {

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
    for (std::uint64_t seed = 0; seed < 60 / stride; ++seed) {
        CAPTURE(seed);
        auto log = random_log(seed, ticks);
        auto fresh = again(log);
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

TEST_CASE("world log: a command given in the past starts another future, and changes nothing before it") {
    constexpr std::uint32_t ticks = 200;
    auto log = random_log(3, ticks);
    const auto before = digests_of(log, ticks);
    REQUIRE(log.seek(100));
    CHECK(log.last() == ticks);
    const auto arranged = log.arranged().size();
    log.act(std::array{Command{.kind = CommandKind::AddDanger, .cell = node_at(0), .amount = 500}});
    CHECK(log.last() == 100);
    CHECK(log.done().back().tick == 100);
    CHECK(log.arranged().size() == arranged);
    CHECK(log.world().digest() != before[100]); // at once
    const auto after = digests_of(log, ticks);
    CHECK(std::equal(before.begin(), before.begin() + 100, after.begin()));
    CHECK(before[101] != after[101]);
}

TEST_CASE("world log: checkpoints stay within their bytes, and a step back is quick") {
    auto log = random_log(11, 3000);
    REQUIRE(log.seek(2999, 8));
    CHECK(log.checkpoint_count() > 20);
    REQUIRE(log.seek(300));
    log.act(std::array{Command{.kind = CommandKind::AddDanger, .cell = node_at(0), .amount = 1}});
    REQUIRE(log.seek(500));
    REQUIRE(log.seek(499, 8));

    Random random(5);
    WorldLog large(
        {.grid = Grid(512, 512),
         .options = {.sight = Sight::Radius, .budget = 20'000, .slots = 64, .uses_influence = true}});
    std::vector<Command> crowd(300);
    for (auto& command : crowd) {
        command.team = static_cast<std::uint8_t>(random.below(world_limits::teams));
        command.planner = random.is_chance(50) ? Planner::AStar : Planner::FlowField;
    }
    large.act(crowd);
    std::uint32_t tick = 0;
    for (; tick < 160; tick += 8) {
        REQUIRE(large.seek(tick));
        REQUIRE((large.bytes() <= WorldLog::most_checkpoint_bytes || large.checkpoint_count() == 1));
        REQUIRE(large.world().queue().in_work() <= 8);
    }
    CHECK(large.checkpoint_count() >= 2);
    CHECK(large.checkpoint_count() < 16); // some had to be dropped
    const auto digest = large.world().digest();
    REQUIRE(large.seek(3));
    REQUIRE(large.seek(tick - 8));
    CHECK(large.world().digest() == digest);
}

TEST_CASE("world log: the work of searches at a checkpoint is redone in slices") {
    WorldLog log({.grid = Grid(300, 300), .options = {.goals = GoalRule::Stay, .budget = 5000}});
    const auto& grid = log.setup().grid;
    log.act(std::array{
        Command{.cell = grid.node({150, 150}), .goal = grid.node({299, 0})},
        Command{.cell = grid.node({0, 0}), .goal = grid.node({299, 299}), .planner = Planner::FlowField}});
    REQUIRE(log.seek(9));
    REQUIRE(log.world().queue().in_work() == 1);
    REQUIRE(log.world().queue().counts().expanded > 40'000);
    const auto digest = log.world().digest();
    int slices = 1;
    while (!log.seek(8, 1)) {
        ++slices;
    }
    CHECK(slices >= 8);
    CHECK(log.seek(9, 1)); // from then on a tick is one slice
    CHECK(log.world().digest() == digest);
    World copy = log.world();
    CHECK(!copy.catch_up(100));
    CHECK(copy.catch_up(1'000'000));
    CHECK(copy.digest() == digest);
}

TEST_CASE("world log: the digest distinguishes worlds that differ only in options, fields or requests") {
    World world({.grid = Grid(30, 30), .options = {.goals = GoalRule::Stay, .budget = 10}});
    const auto after = [&](const Command& command) {
        World other = world;
        REQUIRE(other.carry_out(command) == Refusal::None);
        return other.digest();
    };
    world.tick(std::array{Command{.cell = node_at(0), .goal = node_at(899), .planner = Planner::FlowField},
                          Command{.cell = node_at(1), .goal = node_at(0)}});
    const auto digest = world.digest();
    for (const auto letter : {1, 2, 3}) {
        auto options = world.options();
        options.local_shifts = letter != 1;
        options.slots += letter == 2 ? 1 : 0;
        options.decay_ticks += letter == 3 ? 1 : 0;
        CHECK(after({.kind = CommandKind::SetOptions, .options = options}) != digest);
    }
    CHECK(after({.kind = CommandKind::SetOptions, .options = world.options()}) == digest);
    CHECK(after({.kind = CommandKind::AddDanger, .cell = node_at(5), .amount = 0}) == digest);
}

TEST_CASE("world log: running searches are part of the state, and copies of a world continue identically") {
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

TEST_CASE("forty random worlds end as ever, natively and in WebAssembly") {
    std::uint64_t sum = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const auto log = random_log(seed, 200);
        sum = sum * 31 + log.world().digest();
    }
    // Changes only when a rule of worlds or the worlds themselves are changed on purpose.
    CHECK(sum == 2297363416157101895U);
}

} // namespace
} // namespace astrolabe::test
