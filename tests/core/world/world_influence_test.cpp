// Influence: what danger and losses leave on the ground, and how it bends the paths of a world.
#include "core/world/script/presets.h"
#include "core/world/world_log.h"
#include "tests/support/drawn_world.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>

namespace astrolabe::test {
namespace {

TEST_CASE("world: a field bent by influence is rebuilt when influence no longer counts") {
    WorldOptions options{.goals = GoalRule::ToAndFro, .uses_influence = true, .decay_ticks = 0};
    auto world = world_of(".....\n.###.\n.....\n", options);
    world.tick(std::array{
        Command{.kind = CommandKind::AddDanger, .cell = world.grid().node({2, 0}), .amount = 60'000},
        added(world, {0, 0}, {4, 0}, Planner::FlowField)});
    bool went_below = false;
    while (world.counts().arrivals == 0 && world.now() < 60) {
        world.tick({});
        went_below = went_below || world.grid().cell(world.units()[0].cell).y == 2;
    }
    REQUIRE(world.counts().arrivals == 1);
    CHECK(went_below);
    options.uses_influence = false;
    world.tick(std::array{Command{.kind = CommandKind::SetOptions, .options = options}});
    for (int tick = 0; tick < 60; ++tick) {
        world.tick({});
        REQUIRE(world.grid().cell(world.units()[0].cell).y < 2);
    }
    CHECK(world.counts().arrivals > 3);
}

TEST_CASE("world: a crowd spreads over two corridors where influence counts") {
    constexpr std::uint32_t first = 200;
    constexpr std::uint32_t last = 800;
    std::array<std::uint64_t, 2> arrivals{};
    for (const bool uses_influence : {false, true}) {
        auto log = two_corridors(uses_influence);
        log.seek(first);
        const auto before = log.world().counts().arrivals;
        log.seek(last);
        arrivals[uses_influence ? 1 : 0] = log.world().counts().arrivals - before;
    }
    MESSAGE("arrivals per 100 ticks: " << arrivals[0] * 100 / (last - first) << " without influence, "
                                       << arrivals[1] * 100 / (last - first) << " with it");
    CHECK(2 * arrivals[1] >= 3 * arrivals[0]);
}

TEST_CASE("world: influence is left, fades by an eighth, and bends paths around danger") {
    Influence influence(4);
    influence.add(node_at(1), 100);
    influence.add(node_at(1), 100'000);
    CHECK(influence.at(node_at(1)) == Influence::most);
    const auto kept = influence.snapshot();
    influence.decay();
    CHECK(influence.at(node_at(1)) == 8750);
    CHECK((*kept)[1] == Influence::most);
    for (int i = 0; i < 80; ++i) {
        influence.decay();
    }
    CHECK(influence.at(node_at(1)) == 0);

    for (const bool uses_influence : {false, true}) {
        auto world = world_of(".....\n.....\n.....\n.....\n.....\n",
                              {.goals = GoalRule::Stay, .uses_influence = uses_influence});
        std::vector<Command> commands{added(world, {0, 0}, {4, 0})};
        for (std::uint32_t y = 0; y < 4; ++y) {
            commands.push_back(
                {.kind = CommandKind::AddDanger, .cell = world.grid().node({2, y}), .amount = 200});
        }
        world.tick(commands);
        run(world, 9);
        CHECK(world.units()[0].status == UnitStatus::Arrived);
        CHECK(world.units()[0].steps == (uses_influence ? 8 : 4));
    }
    auto lost = world_of("...\n...\n...\n", {.goals = GoalRule::Stay, .decay_ticks = 0});
    lost.tick(std::array{added(lost, {1, 1}, {1, 1})});
    lost.tick(std::array{Command{.kind = CommandKind::RemoveUnit, .unit = 1}});
    CHECK(lost.influence().at(lost.grid().node({1, 1})) == 200);
    CHECK(lost.influence().at(lost.grid().node({0, 0})) == 100);
    CHECK(lost.units().empty());
}

TEST_CASE("world: the least influence counts where every move costs 1, too") {
    for (const bool uses_influence : {false, true}) {
        World world(
            {.grid = Grid(5, 3),
             .costs = cost_models::unit,
             .options = {.goals = GoalRule::Stay, .uses_influence = uses_influence, .decay_ticks = 0}});
        std::vector<Command> commands{added(world, {0, 1}, {4, 1})};
        for (const std::uint32_t y : {1U, 2U}) {
            commands.push_back(
                {.kind = CommandKind::AddDanger, .cell = world.grid().node({2, y}), .amount = 1});
        }
        world.tick(commands);
        const auto& ahead = world.units()[0].ahead;
        const auto passes_above = std::count(ahead.begin(), ahead.end(), world.grid().node({2, 0})) == 1;
        CHECK(ahead.size() == 3);
        CHECK(passes_above == uses_influence);
    }
}

} // namespace
} // namespace astrolabe::test
