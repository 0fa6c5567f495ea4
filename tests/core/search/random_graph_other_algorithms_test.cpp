// The other algorithms that need no squares, on graphs of places: the same judge, and their traces against
// their own replays.
#include "core/path/path.h"
#include "core/precompute/graph_costs.h"
#include "core/search/bidirectional/bidirectional.h"
#include "core/search/flow_field/flow_field.h"
#include "core/search/iterative_deepening/iterative_deepening.h"
#include "core/search/lifelong_planning/lifelong_planning.h"
#include "tests/support/random/case_count.h"
#include "tests/support/random/random_graph.h"
#include "tests/support/replay.h"

#include <doctest/doctest.h>

#include <memory>

namespace astrolabe::test {
namespace {

const std::uint64_t other_graphs = 10'000 / stride;
constexpr std::uint64_t replay_count = 1'000;

using GraphBidirectional = BidirectionalSearch<ExplicitGraph, GraphHeuristic>;
using GraphDeepening = IterativeDeepening<ExplicitGraph, GraphHeuristic>;
using GraphLifelong = LifelongPlanning<ExplicitGraph, GraphHeuristic>;
using Flow = FlowField<ExplicitGraph>;

/// A question, with estimates that are consistent from both ends: the straight line has one rate for
/// the whole graph.
struct GraphQuestion {
    explicit GraphQuestion(std::uint64_t seed, std::uint32_t weight_hundredths)
        : random(seed), graph(random.definition), to_goal(graph, random.heuristic, random.goal),
          to_start(graph, random.heuristic, random.start) {
        options.tie = random.options.tie;
        options.weight_hundredths = weight_hundredths;
    }

    std::optional<Cost> best() const {
        return least_costs_from(random.definition, index_of(random.start))[index_of(random.goal)];
    }
    std::unique_ptr<GraphBidirectional> bidirectional() const {
        return std::make_unique<GraphBidirectional>(graph, to_goal, to_start, random.start, random.goal,
                                                    options);
    }
    std::unique_ptr<GraphDeepening> deepening(std::uint64_t most_expansions) const {
        return std::make_unique<GraphDeepening>(graph, to_goal, random.start, random.goal, options,
                                                most_expansions);
    }
    std::unique_ptr<GraphLifelong> lifelong() const {
        return std::make_unique<GraphLifelong>(graph, to_goal, random.start, random.goal, options);
    }
    std::unique_ptr<Flow> flow() const {
        return std::make_unique<Flow>(graph, random.start, random.goal, options);
    }

    GraphCase random;
    ExplicitGraph graph;
    GraphHeuristic to_goal;
    GraphHeuristic to_start;
    SearchOptions options;
};

/// Whether there is a path, and then one of least cost was found.
bool check_against_judge(const GraphQuestion& asked, const SearchResult& result) {
    const auto best = asked.best();
    REQUIRE((result.outcome == Outcome::Found) == best.has_value());
    if (best) {
        REQUIRE(result.cost == *best);
        REQUIRE(is_valid_path(asked.graph, result.path, asked.random.start, asked.random.goal));
    }
    return best.has_value();
}

TEST_CASE("random graphs: both directions at once find a path of least cost, with and without an estimate") {
    std::uint64_t found = 0;
    for (std::uint64_t seed = 0; seed < other_graphs; ++seed) {
        CAPTURE(seed);
        const GraphQuestion asked(seed, seed % 2 == 0 ? 0 : 100);
        const auto search = asked.bidirectional();
        search->run();
        found += check_against_judge(asked, search->result()) ? 1 : 0;
    }
    CHECK(found > other_graphs / 4);
}

TEST_CASE("random graphs: IDA* finds a path of least cost, or gives up") {
    constexpr std::uint64_t most = 20'000;
    std::uint64_t found = 0;
    std::uint64_t gave_up = 0;
    for (std::uint64_t seed = 0; seed < other_graphs / 10; ++seed) {
        CAPTURE(seed);
        const GraphQuestion asked(seed, 100);
        const auto search = asked.deepening(most);
        search->run();
        const auto result = search->result();
        if (result.outcome == Outcome::GaveUp) {
            ++gave_up;
            REQUIRE(result.expanded == most);
            continue;
        }
        found += check_against_judge(asked, result) ? 1 : 0;
    }
    CHECK(found > other_graphs / 100);
    CHECK(gave_up < other_graphs / 40);
}

TEST_CASE("random graphs: LPA* finds a path of least cost, and again after each change of the edges") {
    std::uint64_t found = 0;
    std::uint64_t repaired = 0;
    std::uint64_t afresh = 0;
    for (std::uint64_t seed = 0; seed < other_graphs; ++seed) {
        CAPTURE(seed);
        // No estimate changes with the edges.
        GraphQuestion asked(seed, 0);
        const auto search = asked.lifelong();
        search->run();
        found += check_against_judge(asked, search->result()) ? 1 : 0;
        auto& edges = asked.random.definition.edges;
        Random chance(seed);
        for (int change = 0; change < 2 && !edges.empty(); ++change) {
            CAPTURE(change);
            const auto index = chance.below(static_cast<std::uint32_t>(edges.size()));
            if (chance.is_chance(50)) {
                edges.erase(edges.begin() + index);
            } else {
                edges[index].cost = 1 + std::int64_t{chance.below(2'000)};
            }
            const auto before = asked.graph;
            asked.graph = ExplicitGraph(asked.random.definition);
            const auto changed = entered_differently(before, asked.graph);
            REQUIRE(changed.size() <= 1);
            search->repair(changed);
            search->run();
            check_against_judge(asked, search->result());
            repaired += search->result().expanded;
            const auto fresh = asked.lifelong();
            fresh->run();
            afresh += fresh->result().expanded;
        }
    }
    MESSAGE("expansions after changes: repaired " << repaired << ", afresh " << afresh);
    CHECK(found > other_graphs / 4);
    CHECK(2 * repaired < afresh);
}

TEST_CASE("random graphs: the flow field has the least cost to the goal at every place") {
    std::uint64_t found = 0;
    for (std::uint64_t seed = 0; seed < other_graphs; ++seed) {
        CAPTURE(seed);
        const GraphQuestion asked(seed, 0);
        const auto search = asked.flow();
        search->run();
        found += check_against_judge(asked, search->result()) ? 1 : 0;
        const auto costs = least_costs_to(asked.random.definition, index_of(asked.random.goal));
        for (std::uint32_t index = 0; index < asked.graph.node_count(); ++index) {
            const auto state = search->node_state(node_at(index));
            REQUIRE((state.status == Status::Closed) == costs[index].has_value());
            REQUIRE((!costs[index] || state.g == *costs[index]));
        }
    }
    CHECK(found > other_graphs / 4);
}

TEST_CASE("random graphs: for both halves fold and history equal the search replayed") {
    std::uint64_t steps = 0;
    for (std::uint64_t seed = 0; seed < replay_count; ++seed) {
        CAPTURE(seed);
        const GraphQuestion asked(seed, seed % 3 == 0 ? 0 : 100);
        const auto nodes = 2 * asked.graph.node_count();
        const auto whole = asked.bidirectional();
        whole->run();
        const auto& trace = whole->trace();
        const auto again = asked.bidirectional();
        Fold fold(nodes);
        History history(trace, nodes);
        // The goal is open in its half before the first step, the first that can report it.
        for (std::uint32_t step = 1; step <= trace.step_count; ++step) {
            CAPTURE(step);
            again->step();
            fold.seek(asked.graph, trace, step);
            for (std::uint32_t index = 0; index < nodes; ++index) {
                REQUIRE(fold.at(node_at(index)) == again->node_state(node_at(index)));
                REQUIRE(history.state(asked.graph, node_at(index), step) == fold.at(node_at(index)));
            }
            ++steps;
        }
    }
    CHECK(steps > replay_count);
}

TEST_CASE("random graphs: for the other algorithms, too, fold and history equal the search replayed") {
    for (std::uint64_t seed = 0; seed < replay_count; ++seed) {
        CAPTURE(seed);
        const GraphQuestion asked(seed, seed % 3 == 0 ? 0 : 100);
        const auto nodes = asked.graph.node_count();
        check_fold_equals_replay(asked.graph, nodes, [&] { return asked.deepening(300); });
        check_fold_equals_replay(
            asked.graph, nodes, [&] { return asked.lifelong(); }, false);
        check_fold_equals_replay(asked.graph, nodes, [&] { return asked.flow(); });
    }
}

TEST_CASE("random graphs: the nearest reachable place, and where other edges lead") {
    std::uint64_t apart = 0;
    for (std::uint64_t seed = 0; seed < replay_count; ++seed) {
        CAPTURE(seed);
        const GraphQuestion asked(seed, 100);
        const auto& [graph, start, goal] = std::tie(asked.graph, asked.random.start, asked.random.goal);
        const auto costs = least_costs_from(asked.random.definition, index_of(start));
        REQUIRE(is_reachable(graph, start, goal) == costs[index_of(goal)].has_value());
        apart += is_reachable(graph, start, goal) ? 0 : 1;
        const auto nearest = nearest_reachable(graph, start, goal);
        REQUIRE(costs[index_of(nearest)].has_value());
        for (std::uint32_t index = 0; index < graph.node_count(); ++index) {
            const auto node = node_at(index);
            const auto rank = asked.to_goal.straight_line_rank(node);
            const auto least = asked.to_goal.straight_line_rank(nearest);
            REQUIRE((!costs[index] || rank > least ||
                     (rank == least && costs[index] >= costs[index_of(nearest)])));
        }
        auto turned = asked.random.definition;
        std::reverse(turned.edges.begin(), turned.edges.end());
        REQUIRE(entered_differently(graph, ExplicitGraph(turned)).empty());
    }
    CHECK(apart > replay_count / 10);
}

} // namespace
} // namespace astrolabe::test
