// The textbook search on graphs of places, unchanged: against an independent judge, against itself step by
// step, and its trace against what it did.
#include "core/open_list/binary_heap.h"
#include "core/open_list/ordered_map.h"
#include "core/open_list/sorted_list.h"
#include "core/open_list/unsorted_list.h"
#include "core/search/textbook/textbook_search.h"
#include "core/trace/events.h"
#include "tests/support/random/case_count.h"
#include "tests/support/random/random_graph.h"

#include <doctest/doctest.h>

namespace astrolabe::test {
namespace {

const std::uint64_t searched_graphs = 10'000 / stride;

struct Done {
    SearchResult result;
    Trace trace;
};

template <class O = BinaryHeap>
Done searched(const GraphCase& random, const ExplicitGraph& graph, const SearchOptions& options) {
    const GraphHeuristic estimate(graph, random.heuristic, random.goal);
    O open(graph.node_count());
    TextbookSearch search(graph, estimate, open, random.start, random.goal, options);
    search.run();
    return {search.result(), search.release_trace()};
}

/// The straight line is consistent, so only the weight, the order, the stop and the update matter.
bool is_optimality_promised(const GraphCase& random) {
    const auto& options = random.options;
    return options.order == Order::F && options.update != Update::Never &&
           options.stop == Stop::WhenSelected && options.weight_hundredths <= 100;
}

TEST_CASE("random graphs: the judge agrees on the cost wherever optimality is guaranteed") {
    std::uint64_t found = 0;
    std::uint64_t promised = 0;
    for (std::uint64_t seed = 0; seed < searched_graphs; ++seed) {
        CAPTURE(seed);
        const GraphCase random(seed);
        const ExplicitGraph graph(random.definition);
        const auto best = least_costs_from(random.definition, index_of(random.start))[index_of(random.goal)];
        const auto answer = searched(random, graph, random.options);
        const auto& result = answer.result;
        REQUIRE(answer.trace.format == TraceFormat::Events);
        REQUIRE((result.outcome == Outcome::Found) == best.has_value());
        if (!best) {
            REQUIRE(result.path.empty());
            continue;
        }
        ++found;
        REQUIRE(result.path.front() == random.start);
        REQUIRE(result.path.back() == random.goal);
        Cost sum = 0;
        for (std::size_t i = 1; i < result.path.size(); ++i) {
            const auto step = std::find_if(
                random.definition.edges.begin(), random.definition.edges.end(), [&](const GraphEdge& edge) {
                    return edge.from == index_of(result.path[i - 1]) && edge.to == index_of(result.path[i]);
                });
            REQUIRE(step != random.definition.edges.end());
            sum += static_cast<Cost>(step->cost);
        }
        REQUIRE(result.cost == sum);
        REQUIRE(result.cost >= *best);
        if (is_optimality_promised(random)) {
            ++promised;
            REQUIRE(result.cost == *best);
            REQUIRE(result.reopened == 0);
        }
        if (random.options.order == Order::F && random.options.update != Update::Never &&
            random.options.stop == Stop::WhenSelected && random.options.reopens) {
            REQUIRE(100 * result.cost <= std::max(100U, random.options.weight_hundredths) * *best);
        }
    }
    CHECK(found > searched_graphs / 4);
    CHECK(promised > searched_graphs / 10);
}

TEST_CASE("random graphs: a breadth-first search finds a path with the fewest edges") {
    std::uint64_t found = 0;
    for (std::uint64_t seed = 0; seed < searched_graphs; ++seed) {
        CAPTURE(seed);
        GraphCase random(seed);
        const ExplicitGraph graph(random.definition);
        const auto result = searched(random, graph, options_for(Algorithm::BreadthFirst, {})).result;
        for (auto& edge : random.definition.edges) {
            edge.cost = 1;
        }
        const auto best = least_costs_from(random.definition, index_of(random.start))[index_of(random.goal)];
        REQUIRE((result.outcome == Outcome::Found) == best.has_value());
        if (best) {
            ++found;
            REQUIRE(result.path.size() == *best + 1);
        }
    }
    CHECK(found > searched_graphs / 4);
}

TEST_CASE("random graphs: step by step equals run, and every open list leaves the same trace") {
    for (std::uint64_t seed = 0; seed < searched_graphs; ++seed) {
        CAPTURE(seed);
        const GraphCase random(seed);
        const ExplicitGraph graph(random.definition);
        const auto whole = searched(random, graph, random.options);
        const GraphHeuristic estimate(graph, random.heuristic, random.goal);
        BinaryHeap open(graph.node_count());
        TextbookSearch search(graph, estimate, open, random.start, random.goal, random.options);
        Random chunks(seed);
        while (search.advance(chunks.below(4)) == Outcome::Running) {
        }
        REQUIRE(search.trace().events == whole.trace.events);
        REQUIRE(search.result().path == whole.result.path);
        if (random.options.tie != Tie::None) {
            REQUIRE(searched<UnsortedList>(random, graph, random.options).trace.events == whole.trace.events);
            REQUIRE(searched<SortedList>(random, graph, random.options).trace.events == whole.trace.events);
            REQUIRE(searched<OrderedMap>(random, graph, random.options).trace.events == whole.trace.events);
        }
    }
}

TEST_CASE("random graphs: fold(k), history and stamps equal replay") {
    for (std::uint64_t seed = 0; seed < searched_graphs; ++seed) {
        CAPTURE(seed);
        const GraphCase random(seed);
        const ExplicitGraph graph(random.definition);
        const auto trace = searched(random, graph, random.options).trace;
        const GraphHeuristic estimate(graph, random.heuristic, random.goal);
        Fold fold(graph.node_count());
        History history(trace, graph.node_count());
        Stamps stamps(graph.node_count());
        while (!stamps.advance(graph, trace, 8)) {
        }
        Random steps(seed);
        for (int visit = 0; visit < 3; ++visit) { // forward and back
            const auto k = steps.below(trace.step_count + 1);
            CAPTURE(k);
            BinaryHeap open(graph.node_count());
            TextbookSearch replay(graph, estimate, open, random.start, random.goal, random.options);
            replay.advance(k);
            fold.seek(graph, trace, k);
            std::uint32_t open_count = 0;
            std::vector<Status> statuses(graph.node_count());
            write_statuses(stamps.at(k), k, statuses);
            for (std::uint32_t index = 0; index < graph.node_count(); ++index) {
                const auto state = replay.node_state(node_at(index));
                REQUIRE(fold.at(node_at(index)) == state);
                REQUIRE(history.state(graph, node_at(index), k) == state);
                REQUIRE(statuses[index] == state.status);
                open_count += state.status == Status::Open ? 1 : 0;
            }
            REQUIRE(fold.open_count() == open_count);
            REQUIRE(fold.current() == replay.last_expanded());
        }
    }
}

} // namespace
} // namespace astrolabe::test
