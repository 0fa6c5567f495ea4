// Gestures in the log of a world: undone, redone, refused, and rebuilt from commands after a reload.
#include "core/world/world_log.h"
#include "tests/support/random/case_count.h"
#include "tests/support/random/random_world.h"

#include <doctest/doctest.h>

#include <array>

namespace astrolabe::test {
namespace {

TEST_CASE("world log: gestures are undone and redone, with their effects forgotten") {
    constexpr std::uint32_t ticks = 120;
    for (std::uint64_t seed = 0; seed < 20 / stride; ++seed) {
        CAPTURE(seed);
        auto log = random_log(seed, ticks);
        Random random(seed);
        struct State {
            std::vector<TimedCommand> done;
            std::uint64_t digest = 0; // at the last tick
        };
        const auto state_of = [&] {
            REQUIRE(log.seek(ticks));
            auto fresh = again(log);
            REQUIRE(fresh.seek(ticks));
            REQUIRE(fresh.world().digest() == log.world().digest());
            return State{{log.done().begin(), log.done().end()}, log.world().digest()};
        };
        std::vector<State> states{state_of()};
        for (int i = 0; i < 5; ++i) { // each in the past of some and in the future of others
            REQUIRE(log.seek(random.below(ticks)));
            log.act(std::array{random_command(random, log.world()), random_command(random, log.world())});
            CHECK(!log.can_put_back());
            states.push_back(state_of());
        }
        for (int i = 0; i < 40; ++i) {
            const auto at = static_cast<std::size_t>(i % 10 < 5 ? 4 - i % 5 : i % 5 + 1);
            REQUIRE(log.seek(random.below(ticks + 1)));
            const auto tick = log.now();
            if (i % 10 < 5) {
                REQUIRE(log.can_take_back());
                log.take_back();
            } else {
                REQUIRE(log.can_put_back());
                log.put_back();
            }
            CHECK(log.now() <= tick);
            while (!log.seek(tick, 10)) {
            }
            const auto state = state_of();
            REQUIRE(state.done == states[at].done);
            REQUIRE(state.digest == states[at].digest);
        }
        CHECK(log.can_take_back()); // what was done before
    }
}

TEST_CASE("world log: what is redone runs as far as it had when it was undone") {
    WorldLog log({.grid = Grid(6, 1), .options = {.goals = GoalRule::Stay}});
    REQUIRE(log.seek(300));
    REQUIRE(log.seek(50));
    log.act(std::array{Command{.cell = node_at(2)}});
    CHECK(log.last() == 50);
    REQUIRE(log.seek(80));
    log.take_back();
    CHECK(log.last() == 300);
    REQUIRE(log.seek(400));
    log.put_back();
    CHECK(log.last() == 80);
    log.take_back();
    CHECK(log.last() == 400);

    WorldLog reloaded(log.setup(), {}, {{.tick = 100, .command = {.cell = node_at(2)}}});
    reloaded.take_back();
    REQUIRE(reloaded.seek(60));
    reloaded.put_back(); // those sixty ticks are the same
    CHECK(reloaded.last() == 60);
}

TEST_CASE("world log: after a reload the commands of one tick are one gesture") {
    const WorldSetup setup{.grid = Grid(6, 1), .options = {.goals = GoalRule::Stay}};
    const auto add = [](std::uint32_t tick, std::uint32_t cell) {
        return TimedCommand{tick, {.cell = node_at(cell)}};
    };
    WorldLog log(setup, {add(0, 0)}, {add(0, 1), add(0, 2), add(4, 3), add(4, 4)});
    CHECK(log.world().units().size() == 3);
    REQUIRE(log.seek(4));
    CHECK(log.world().units().size() == 5);
    log.take_back();
    REQUIRE(log.seek(4));
    CHECK(log.world().units().size() == 3);
    log.take_back();
    CHECK(!log.can_take_back());
    REQUIRE(log.seek(4));
    CHECK(log.world().units().size() == 1); // what the setup placed stays
    log.put_back();
    log.put_back();
    CHECK(!log.can_put_back());
    REQUIRE(log.seek(4));
    CHECK(log.world().units().size() == 5);
    log.act({});
    CHECK(log.done().size() == 4);
}

TEST_CASE("world log: a gesture is refused for the first command that fails after those before it") {
    WorldLog log({.grid = Grid(2, 1), .options = {.goals = GoalRule::Stay}});
    const Command add{.cell = node_at(0)};
    const Command random_add;
    CHECK(!log.first_refused(std::array{add}).has_value());
    CHECK(!log.first_refused(std::array{add, random_add}).has_value());
    const auto twice = log.first_refused(std::array{add, add});
    REQUIRE(twice.has_value());
    CHECK(twice->index == 1);
    CHECK(twice->refusal == Refusal::Occupied);
    const auto too_many = log.first_refused(std::array{random_add, random_add, random_add});
    REQUIRE(too_many.has_value());
    CHECK(too_many->index == 2);
    CHECK(too_many->refusal == Refusal::NoRoom);
    CHECK(log.world().units().empty());
    log.act(std::array{random_add, random_add, random_add});
    CHECK(log.world().units().size() == 2);
    CHECK(log.world().counts().refused == 1);
    CHECK(log.first_refused(std::array{random_add})->refusal == Refusal::NoRoom);
}

} // namespace
} // namespace astrolabe::test
