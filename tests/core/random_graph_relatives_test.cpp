// The textbook's relatives that need no squares, on graphs of places: the same judge.
#include "core/search/bidirectional.h"
#include "tests/support/random_graph.h"

#include <doctest/doctest.h>

namespace astrolabe::test {
namespace {

TEST_CASE(
    "random graphs: both directions at once find a way of the least cost, with and without an estimate") {
    std::uint64_t found = 0;
    for (std::uint64_t seed = 0; seed < 10'000; ++seed) {
        CAPTURE(seed);
        const GraphCase random(seed);
        const ExplicitGraph graph(random.definition);
        SearchOptions options;
        options.tie = random.options.tie;
        options.weight_hundredths = seed % 2 == 0 ? 0 : 100;
        // The rate of the straight line is one for the whole graph: consistent from both ends.
        BidirectionalSearch<ExplicitGraph, GraphHeuristic> search(
            graph, GraphHeuristic(graph, random.heuristic, random.goal),
            GraphHeuristic(graph, random.heuristic, random.start), random.start, random.goal, options);
        search.run();
        const auto best = least_costs_from(random.definition, index_of(random.start))[index_of(random.goal)];
        const auto result = search.result();
        REQUIRE((result.outcome == Outcome::Found) == best.has_value());
        if (best) {
            ++found;
            REQUIRE(result.cost == *best);
            REQUIRE(is_valid_path(graph, result.path, random.start, random.goal));
        }
    }
    CHECK(found > 2'500);
}

} // namespace
} // namespace astrolabe::test
