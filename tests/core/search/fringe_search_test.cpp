// Fringe search against the oracle, and its trace against the search replayed.
#include "core/search/fringe/fringe_search.h"
#include "tests/support/oracles/oracle.h"
#include "tests/support/random/random_case.h"
#include "tests/support/replay.h"

#include <doctest/doctest.h>

#include <cstdint>
#include <memory>
#include <optional>

namespace astrolabe::test {
namespace {

using Fringe = FringeSearch<GridGraph, GridHeuristic>;

/// Never too large, but 0 in every other cell.
struct Patchy {
    GridHeuristic octile;

    Cost operator()(NodeId node) const { return index_of(node) % 2 == 0 ? octile(node) : 0; }
    Cost straight_line_rank(NodeId node) const { return octile.straight_line_rank(node); }
};

/// f(random, least cost to the goal) for the boards with a start and a goal among that many random ones.
template <class F> void for_each_question(std::uint64_t boards, F&& f) {
    for (std::uint64_t seed = 0; seed < boards; ++seed) {
        CAPTURE(seed);
        const RandomCase random(seed);
        if (random.start != NodeId::None && random.goal != NodeId::None) {
            const Oracle oracle(random.board.map.grid, random.board.graph.rules());
            f(random, oracle.costs_from(random.start)[index_of(random.goal)]);
        }
    }
}

TEST_CASE("fringe search: the oracle agrees on 1,000 boards, whatever consistent heuristic it has") {
    std::size_t found = 0;
    for_each_question(1000, [&](const RandomCase& random, const std::optional<Cost>& best) {
        const auto& graph = random.board.graph;
        for (const auto kind : {HeuristicKind::Zero, HeuristicKind::Chebyshev, HeuristicKind::Octile}) {
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
            REQUIRE(result.reopened == 0); // what is expanded within a bound has its least g
        }
    });
    CHECK(found > 1000);
}

TEST_CASE(
    "fringe search: where h is inconsistent closed nodes are put back, and the path is a shortest one") {
    std::size_t reopened = 0;
    for_each_question(500, [&](const RandomCase& random, const std::optional<Cost>& best) {
        const auto& graph = random.board.graph;
        const Patchy heuristic{GridHeuristic(graph, HeuristicKind::Octile, random.goal)};
        FringeSearch search(graph, heuristic, random.start, random.goal, {});
        search.run();
        REQUIRE((search.result().outcome == Outcome::Found) == best.has_value());
        REQUIRE((!best || search.result().cost == *best));
        reopened += search.result().reopened;
    });
    CHECK(reopened > 0);
}

TEST_CASE("fringe search: fold and history equal the search replayed") {
    for_each_question(300, [&](const RandomCase& random, const std::optional<Cost>&) {
        const auto& graph = random.board.graph;
        const GridHeuristic heuristic(graph, HeuristicKind::Octile, random.goal);
        check_fold_equals_replay(graph, graph.node_count(), [&] {
            return std::make_unique<Fringe>(graph, heuristic, random.start, random.goal, SearchOptions{});
        });
    });
}

} // namespace
} // namespace astrolabe::test
