// Kernels behind the façade: a run answers the same whichever code searched, and names that code.
#include "core/run/run.h"
#include "tests/support/digest.h"
#include "tests/support/random/each_lattice.h"
#include "tests/support/random/random_case.h"
#include "wasm/laboratory/laboratory.h"

#include <doctest/doctest.h>

namespace astrolabe::test {
namespace {

/// The settings that make a run search exactly what the question asks, whatever the algorithm's name.
SearchPlan plan_for(const RandomCase& random) {
    SearchPlan plan;
    plan.algorithm = Algorithm::AStar;
    plan.heuristic = random.heuristic;
    plan.options = random.options;
    plan.rules = random.board.graph.rules();
    plan.allows_blocked_goal = plan.rules.blocked_goal != NodeId::None;
    plan.floods = true;
    return plan;
}

TEST_CASE("façade: three thousand random questions leave the same traces as ever") {
    const auto lattice = each_lattice();
    Digest digest;
    std::uint64_t by_kernel = 0;
    const auto memory = std::make_shared<SearchMemory>();
    for (std::uint64_t seed = 0; seed < 3000; ++seed) {
        CAPTURE(seed);
        const RandomCase random(seed, lattice);
        const auto& board = random.board;
        const auto components = connected_components(board.map.grid, board.graph.moves().rules());
        Run run(board.map.grid, board.moves, components, plan_for(random), random.start, random.goal, memory);
        while (run.advance(7) == Outcome::Running) {
        }
        const auto& result = run.result();
        digest.add(result.is_goal_reachable ? result.search.cost : 0);
        for (const auto mask : run.finished_search().trace.masks) {
            digest.add(mask);
        }
        by_kernel += result.search.kernel != "textbook" ? 1 : 0;
    }
    // The number of the textbook's own test, tests/core/determinism_test.cpp.
    CHECK(digest.sum() == (lattice == Lattice::Hexes ? 14288876938359222976U : 5260705438250374914U));
    CHECK(by_kernel > 2500);
}

TEST_CASE("façade: the kernel is named, and another open list is used when it is requested") {
    Laboratory lab;
    const auto kernel_of = [&](const SearchSettings& settings) {
        REQUIRE(lab.begin(settings, lab.suggested_start(), lab.suggested_goal()).is_ok());
        CHECK(lab.result().kernel.empty());
        while (lab.advance(2) == "running") {
        }
        return lab.result().kernel;
    };
    REQUIRE(lab.load("auto", "S..#...\n.#.#.#.\n...#..G\n.#...#.\n").is_ok());
    CHECK(kernel_of({}) == "monotone-queues");
    const std::vector<std::uint32_t> path(lab.path().begin(), lab.path().end());
    const auto cost = lab.result().cost;
    CHECK(kernel_of({.open_list = "list"}) == "textbook");
    CHECK(std::vector(lab.path().begin(), lab.path().end()) == path);
    CHECK(lab.result().cost == cost);
    CHECK(kernel_of({.algorithm = "dijkstra"}) == "monotone-queues");
    CHECK(kernel_of({.heuristic = "manhattan"}) == "quad-heap");
    CHECK(kernel_of({.tie = "none"}) == "textbook");
    REQUIRE(lab.edit(std::vector<std::uint32_t>{1}, std::vector<std::uint32_t>{5}).is_ok());
    CHECK(kernel_of({}) == "quad-heap"); // terrain
    REQUIRE(lab.edit(std::vector<std::uint32_t>{1}, std::vector<std::uint32_t>{1}).is_ok());
    CHECK(kernel_of({}) == "monotone-queues");
    CHECK(std::vector(lab.path().begin(), lab.path().end()) == path);
}

TEST_CASE("façade: boards of different sizes may share one memory in turn") {
    Laboratory lab;
    for (const auto* drawing :
         {"S....\n..#..\n....G\n", "S.G\n", "S......\n.####..\n....#..\n....#.G\n", "S\nG\n"}) {
        REQUIRE(lab.load("auto", drawing).is_ok());
        for (int again = 0; again < 2; ++again) {
            REQUIRE(lab.begin({}, lab.suggested_start(), lab.suggested_goal()).is_ok());
            while (lab.advance(100) == "running") {
            }
            Laboratory other;
            REQUIRE(other.load("auto", drawing).is_ok());
            REQUIRE(other.begin({.open_list = "list"}, lab.suggested_start(), lab.suggested_goal()).is_ok());
            while (other.advance(100) == "running") {
            }
            CHECK(lab.result().expanded == other.result().expanded);
            CHECK(std::vector(lab.path().begin(), lab.path().end()) ==
                  std::vector(other.path().begin(), other.path().end()));
        }
    }
}

} // namespace
} // namespace astrolabe::test
