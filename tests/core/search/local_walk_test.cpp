// Walking with a short view: legal walks, reproducible, and how often they arrive.
#include "core/search/local_walk/local_walk.h"
#include "tests/support/oracles/oracle.h"
#include "tests/support/random/case_count.h"
#include "tests/support/random/random_case.h"
#include "tests/support/replay.h"

#include <doctest/doctest.h>

#include <memory>

namespace astrolabe::test {
namespace {

TEST_CASE("local walk: legal walks on 10,000 random boards, never shorter than the best path") {
    std::size_t possible = 0;
    std::size_t arrived = 0;
    std::size_t shifted = 0;
    for (std::uint64_t seed = 0; seed < 10'000 / stride; ++seed) {
        CAPTURE(seed);
        const RandomCase random(seed);
        const auto& graph = random.board.graph;
        const Oracle oracle(random.board.map.grid, graph.rules());
        const auto best = oracle.costs_from(random.start)[index_of(random.goal)];
        const LocalWalkRules rules{.radius = static_cast<std::uint32_t>(1 + seed % 5),
                                   .step_length = static_cast<std::uint32_t>(1 + seed % 3),
                                   .seed = seed};
        LocalWalk walk(graph, random.heuristic, random.start, random.goal, {}, rules);
        walk.run();
        const auto result = walk.result();
        REQUIRE(result.expanded == walk.trace().step_count);
        possible += best ? 1 : 0;
        if (result.outcome != Outcome::Found) {
            REQUIRE(result.outcome == Outcome::GaveUp);
            continue;
        }
        ++arrived;
        shifted += walk.random_shifts() > 0 ? 1 : 0;
        REQUIRE(best.has_value());
        REQUIRE(is_valid_path(graph, result.path, random.start, random.goal));
        REQUIRE(result.cost >= *best);
        LocalWalk again(graph, random.heuristic, random.start, random.goal, {}, rules);
        again.advance(result.expanded);
        REQUIRE(again.result().path == result.path);
        REQUIRE(again.trace().events == walk.trace().events);
    }
    MESSAGE("arrived " << arrived << " of " << possible << ", " << shifted << " of them by chance");
    CHECK(arrived > possible / 2);
    CHECK(shifted > 100 / stride);
}

TEST_CASE("local walk: with the goal in range it walks a best path, and far from it straight on") {
    const Board board("S..............................\n"
                      "...............................\n"
                      "..............................G\n",
                      {});
    LocalWalk walk(board.graph, HeuristicKind::Octile, board.map.start, board.map.goal, {});
    walk.run();
    const auto result = walk.result();
    CHECK(result.outcome == Outcome::Found);
    CHECK(result.cost == 28 * 10 + 2 * 14);
    CHECK(walk.decisions() == 30);
    CHECK(walk.random_shifts() == 0);
}

TEST_CASE("local walk: fold and history of its trace equal the walk replayed") {
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        CAPTURE(seed);
        const RandomCase random(seed);
        const auto& graph = random.board.graph;
        const LocalWalkRules rules{.radius = static_cast<std::uint32_t>(seed % 4),
                                   .step_length = static_cast<std::uint32_t>(1 + seed % 3),
                                   .shifts_randomly = seed % 5 != 0,
                                   .most_steps = 20};
        const auto make = [&] {
            return std::make_unique<LocalWalk>(graph, random.heuristic, random.start, random.goal,
                                               SearchOptions{}, rules);
        };
        check_fold_equals_replay(graph, graph.node_count(), make, false);
    }
}

TEST_CASE("local walk: without random shifts it gives up where one would be, and is the same until then") {
    std::size_t gave_up = 0;
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        CAPTURE(seed);
        const RandomCase random(seed);
        const auto& graph = random.board.graph;
        LocalWalk shifting(graph, random.heuristic, random.start, random.goal, {}, {.radius = 2});
        LocalWalk strict(graph, random.heuristic, random.start, random.goal, {},
                         {.radius = 2, .shifts_randomly = false});
        while (shifting.random_shifts() == 0 && shifting.step() == Outcome::Running) {
        }
        const auto outcome = strict.run();
        CHECK(strict.random_shifts() == 0);
        if (shifting.random_shifts() == 0) {
            REQUIRE(outcome == shifting.result().outcome);
            REQUIRE(strict.trace().events == shifting.trace().events);
            continue;
        }
        ++gave_up;
        REQUIRE(outcome == Outcome::GaveUp);
        REQUIRE(strict.result().expanded == shifting.result().expanded);
    }
    CHECK(gave_up > 50);
}

TEST_CASE("local walk: a longer step takes more cells of each answer") {
    const Board board("S.........G\n", {});
    for (const std::uint32_t length : {1U, 2U, 5U, 100U}) {
        LocalWalk walk(board.graph, HeuristicKind::Octile, board.map.start, board.map.goal, {},
                       {.step_length = length});
        CHECK(walk.run() == Outcome::Found);
        CHECK(walk.decisions() == (10 + length - 1) / length);
    }
}

TEST_CASE("local walk: of two turning directions one is tried, chosen by the seed") {
    // Clockwise, to the left when walking down, leads on; the other direction is a wall.
    const Board board(".S#\n"
                      ".##\n"
                      "..G\n",
                      {.corner = CornerRule::Always});
    const auto walked = [&board](std::uint64_t seed, bool turns_one_directional) {
        LocalWalk walk(board.graph, HeuristicKind::Octile, board.map.start, board.map.goal, {},
                       {.radius = 0,
                        .turns_one_directional = turns_one_directional,
                        .shifts_randomly = false,
                        .seed = seed});
        walk.run();
        return walk.result().outcome;
    };
    std::size_t arrived = 0;
    for (std::uint64_t seed = 0; seed < 64; ++seed) {
        CHECK(walked(seed, false) == Outcome::Found);
        CHECK(walked(seed, true) == walked(seed, true));
        arrived += walked(seed, true) == Outcome::Found ? 1 : 0;
    }
    CHECK(arrived > 8);
    CHECK(arrived < 56);
}

TEST_CASE(
    "local walk: turning in one direction it walks legally, and randomly only where the step is blocked") {
    std::size_t other = 0;
    for (std::uint64_t seed = 0; seed < 2000; ++seed) {
        CAPTURE(seed);
        const RandomCase random(seed);
        const auto& graph = random.board.graph;
        const auto walk_by = [&](bool turns_one_directional) {
            LocalWalk walk(graph, random.heuristic, random.start, random.goal, {},
                           {.radius = 2, .turns_one_directional = turns_one_directional, .seed = seed});
            walk.run();
            return walk.walk();
        };
        const auto walk = walk_by(true);
        REQUIRE(is_valid_path(graph, walk, random.start, walk.back()));
        REQUIRE(walk_by(true) == walk);
        other += walk == walk_by(false) ? 0 : 1;
    }
    CHECK(other > 200);
    const Board open("S..............................G\n", {});
    for (const bool turns_one_directional : {false, true}) {
        LocalWalk walk(open.graph, HeuristicKind::Octile, open.map.start, open.map.goal, {},
                       {.radius = 0, .turns_one_directional = turns_one_directional});
        CHECK(walk.run() == Outcome::Found);
        CHECK(walk.result().expanded == 31);
    }
}

TEST_CASE("local walk: with no radius it never searches") {
    const Board board("S.........G\n", {});
    LocalWalk walk(board.graph, HeuristicKind::Octile, board.map.start, board.map.goal, {}, {.radius = 0});
    CHECK(walk.run() == Outcome::Found);
    CHECK(walk.result().expanded == 10);
}

} // namespace
} // namespace astrolabe::test
