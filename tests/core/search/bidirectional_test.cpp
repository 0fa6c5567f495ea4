// Bidirectional A* and Dijkstra's algorithm: against the oracle, and why the first meeting is not enough.
#include "core/search/bidirectional/bidirectional.h"
#include "tests/support/oracles/oracle.h"
#include "tests/support/random/case_count.h"
#include "tests/support/random/each_lattice.h"
#include "tests/support/random/random_case.h"
#include "tests/support/replay.h"

#include <doctest/doctest.h>

#include <memory>

namespace astrolabe::test {
namespace {

using Bidirectional = BidirectionalSearch<GridGraph, GridHeuristic>;

std::unique_ptr<Bidirectional> bidirectional(const Board& board, HeuristicKind kind, NodeId start,
                                             NodeId goal, const SearchOptions& options) {
    return std::make_unique<Bidirectional>(board.graph, GridHeuristic(board.graph, kind, goal),
                                           GridHeuristic(board.graph, kind, start), start, goal, options);
}

/// Whether weight × h drops along no edge by more than it costs, for both directions.
bool is_consistent(const Oracle& oracle, const GridHeuristic& to_goal, const GridHeuristic& to_start,
                   std::uint32_t nodes, std::uint32_t weight) {
    for (std::uint32_t index = 0; index < nodes; ++index) {
        const auto node = node_at(index);
        for (const auto& step : oracle.steps_from(node)) {
            if (weight * to_goal(node) > 100 * step.cost + weight * to_goal(step.to) ||
                weight * to_start(step.to) > 100 * step.cost + weight * to_start(node)) {
                return false;
            }
        }
    }
    return true;
}

TEST_CASE("bidirectional: the oracle agrees on 10,000 random questions, and on as many with Dijkstra's") {
    const auto lattice = each_lattice();
    std::size_t found = 0;
    std::size_t promised = 0;
    for (std::uint64_t seed = 0; seed < 20'000 / stride; ++seed) {
        CAPTURE(seed);
        const RandomCase random(seed, lattice);
        const Oracle oracle(random.board.map.grid, random.board.graph.rules());
        const auto best = oracle.costs_from(random.start)[index_of(random.goal)];
        SearchOptions options{.tie = random.options.tie, .weight_hundredths = seed % 2 == 0 ? 0U : 100U};
        const auto search = bidirectional(random.board, random.heuristic, random.start, random.goal, options);
        search->run();
        const auto result = search->result();
        REQUIRE((result.outcome == Outcome::Found) == best.has_value());
        if (!best) {
            continue;
        }
        ++found;
        REQUIRE(is_valid_path(random.board.graph, result.path, random.start, random.goal));
        REQUIRE(result.cost == path_cost(random.board.graph, result.path));
        REQUIRE(result.cost >= *best);
        const GridHeuristic to_start(random.board.graph, random.heuristic, random.start);
        if (is_consistent(oracle, random.estimate(), to_start, random.board.graph.node_count(),
                          options.weight_hundredths)) {
            ++promised;
            REQUIRE(result.cost == *best);
            REQUIRE(result.reopened == 0);
        }
    }
    CHECK(found > 10'000 / stride);
    CHECK(promised > 10'000 / stride);
}

TEST_CASE("bidirectional: stopping where the halves first meet can be longer") {
    const auto lattice = each_lattice();
    // 2,000 boards with terrain: on some the first meeting costs more; going on is always right.
    std::size_t longer = 0;
    for (std::uint64_t seed = 0; seed < 2000 / stride; ++seed) {
        CAPTURE(seed);
        const RandomCase random(seed, lattice);
        const Oracle oracle(random.board.map.grid, random.board.graph.rules());
        const auto best = oracle.costs_from(random.start)[index_of(random.goal)];
        if (!best) {
            continue;
        }
        SearchOptions options{.weight_hundredths = 0};
        auto patient = bidirectional(random.board, HeuristicKind::Zero, random.start, random.goal, options);
        patient->run();
        REQUIRE(patient->result().cost == *best);
        options.stop = Stop::WhenOpened;
        auto hasty = bidirectional(random.board, HeuristicKind::Zero, random.start, random.goal, options);
        hasty->run();
        REQUIRE(hasty->result().cost >= *best);
        longer += hasty->result().cost > *best ? 1 : 0;
    }
    MESSAGE("longer at the first meeting: " << longer);
    CHECK(longer > 50 / stride);
}

TEST_CASE("bidirectional: the counter-example, drawn") {
    // The two steps through the middle are costly. The halves meet there first, after five expansions; the
    // detour has more steps and is cheaper.
    const Board board("S33G\n"
                      "....\n",
                      {.corner = CornerRule::Four});
    SearchOptions options{.weight_hundredths = 0};
    const auto cost = [&] {
        const auto search =
            bidirectional(board, HeuristicKind::Zero, board.map.start, board.map.goal, options);
        search->run();
        return search->result().cost;
    };
    CHECK(cost() == 50);
    options.stop = Stop::WhenOpened;
    CHECK(cost() == 70);
}

TEST_CASE("bidirectional: fold and history equal the search replayed") {
    const auto lattice = each_lattice();
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        CAPTURE(seed);
        const RandomCase random(seed, lattice);
        SearchOptions options{.tie = random.options.tie, .weight_hundredths = seed % 3 == 0 ? 0U : 150U};
        const auto make = [&] {
            return bidirectional(random.board, random.heuristic, random.start, random.goal, options);
        };
        const auto search = make();
        search->step(); // opens the goal, which the fold has from step 1 on
        if (search->result().expanded == 0) {
            continue;
        }
        const auto whole = make();
        whole->run();
        const auto nodes = 2 * random.board.graph.node_count();
        Fold fold(nodes);
        for (std::uint32_t step = 1; step <= whole->trace().step_count; ++step) {
            fold.seek(random.board.graph, whole->trace(), step);
            for (std::uint32_t index = 0; index < nodes; ++index) {
                REQUIRE(fold.at(node_at(index)) == search->node_state(node_at(index)));
            }
            search->step();
        }
    }
}

} // namespace
} // namespace astrolabe::test
