// Walking with a short view: legal walks, the same every time, and how often they arrive.
#include "core/search/local_walk/local_walk.h"
#include "core/trace/history.h"
#include "tests/support/oracle.h"
#include "tests/support/random_case.h"

#include <doctest/doctest.h>

namespace astrolabe::test {
namespace {

TEST_CASE("local walk: legal walks on 10,000 random boards, never shorter than the best way") {
    std::size_t possible = 0;
    std::size_t arrived = 0;
    std::size_t shifted = 0;
    for (std::uint64_t seed = 0; seed < 10'000; ++seed) {
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
    CHECK(shifted > 100);
}

TEST_CASE("local walk: with the goal in sight it walks a best way, and far from it straight on") {
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

TEST_CASE("local walk: the history of its trace equals the fold") {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        CAPTURE(seed);
        const RandomCase random(seed);
        const auto& graph = random.board.graph;
        LocalWalk walk(graph, random.heuristic, random.start, random.goal, {},
                       {.radius = 2, .most_steps = 20});
        walk.run();
        Fold fold(graph.node_count());
        History history(walk.trace(), graph.node_count());
        for (std::uint32_t step = 0; step <= walk.trace().step_count; ++step) {
            CAPTURE(step);
            fold.seek(graph, walk.trace(), step);
            for (std::uint32_t index = 0; index < graph.node_count(); ++index) {
                REQUIRE(fold.at(node_at(index)) == history.state(graph, node_at(index), step));
            }
        }
    }
}

} // namespace
} // namespace astrolabe::test
