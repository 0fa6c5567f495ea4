// Fringe search against the oracle, and its trace against the search made again.
#include "core/search/fringe/fringe_search.h"
#include "tests/support/oracle.h"
#include "tests/support/random_case.h"
#include "tests/support/replay.h"

#include <doctest/doctest.h>

#include <memory>

namespace astrolabe::test {
namespace {

using Fringe = FringeSearch<GridGraph, GridHeuristic>;

/// Never too much, but every other cell knows nothing.
struct Patchy {
    GridHeuristic octile;

    Cost operator()(NodeId node) const { return index_of(node) % 2 == 0 ? octile(node) : 0; }
    Cost straight_line_rank(NodeId node) const { return octile.straight_line_rank(node); }
};

TEST_CASE("fringe search: the oracle agrees on 1,000 boards, whatever admissible heuristic it has") {
    std::size_t found = 0;
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        CAPTURE(seed);
        const RandomCase random(seed);
        if (random.start == NodeId::None || random.goal == NodeId::None) {
            continue;
        }
        const auto& graph = random.board.graph;
        const Oracle oracle(random.board.map.grid, graph.rules());
        const auto best = oracle.costs_from(random.start)[index_of(random.goal)];
        const bool is_four = graph.rules().corner == CornerRule::Four;
        for (const auto kind : {HeuristicKind::Zero, HeuristicKind::Chebyshev, HeuristicKind::Octile}) {
            if (is_four && kind != HeuristicKind::Zero) {
                continue; // nothing is said of moves that there are not
            }
            const GridHeuristic heuristic(graph, kind, random.goal);
            Fringe search(graph, heuristic, random.start, random.goal, {});
            search.run();
            const auto result = search.result();
            REQUIRE((result.outcome == Outcome::Found) == best.has_value());
            if (best) {
                ++found;
                REQUIRE(is_valid_path(graph, result.path, random.start, random.goal));
                REQUIRE(result.cost == *best);
            }
            // These are consistent: what is expanded within a bound has its least g.
            REQUIRE(result.reopened == 0);
        }
    }
    CHECK(found > 1000);
}

TEST_CASE(
    "fringe search: where h is inconsistent closed nodes are put back, and the path is a shortest one") {
    std::size_t reopened = 0;
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        CAPTURE(seed);
        const RandomCase random(seed);
        if (random.start == NodeId::None || random.goal == NodeId::None) {
            continue;
        }
        const auto& graph = random.board.graph;
        const Oracle oracle(random.board.map.grid, graph.rules());
        const auto best = oracle.costs_from(random.start)[index_of(random.goal)];
        const Patchy heuristic{GridHeuristic(graph, HeuristicKind::Octile, random.goal)};
        FringeSearch search(graph, heuristic, random.start, random.goal, {});
        search.run();
        REQUIRE((search.result().outcome == Outcome::Found) == best.has_value());
        REQUIRE((!best || search.result().cost == *best));
        reopened += search.result().reopened;
    }
    CHECK(reopened > 0);
}

TEST_CASE("fringe search: fold and history equal the search made again") {
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        CAPTURE(seed);
        const RandomCase random(seed);
        if (random.start == NodeId::None || random.goal == NodeId::None) {
            continue;
        }
        const auto& graph = random.board.graph;
        const GridHeuristic heuristic(graph, HeuristicKind::Octile, random.goal);
        check_fold_equals_replay(graph, graph.node_count(), [&] {
            return std::make_unique<Fringe>(graph, heuristic, random.start, random.goal, SearchOptions{});
        });
    }
}

} // namespace
} // namespace astrolabe::test
