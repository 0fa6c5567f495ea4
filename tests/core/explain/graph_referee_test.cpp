// What the referee says of a path on a graph of places: against an independent judge on random graphs.
#include "core/explain/referee.h"
#include "core/run/graph_run.h"
#include "tests/support/random/random_graph.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>

namespace astrolabe::test {
namespace {

constexpr std::uint64_t referee_graphs = 4'000;

/// A random question, answered and judged in slices.
struct JudgedGraph {
    explicit JudgedGraph(std::uint64_t seed)
        : random(asked(seed)), graph(random.definition),
          run(graph,
              {.algorithm = random.algorithm, .heuristic = random.heuristic, .options = random.options},
              random.start, random.goal, kept) {
        run.advance(1'000'000);
        Random slices(seed);
        Referee<ExplicitGraph> referee(run.finished_search(), run.result().search, nullptr);
        while (!referee.advance(1 + slices.below(9))) {
            REQUIRE_FALSE(referee.verdict().is_final);
        }
        verdict = referee.verdict();
        shortest_path.assign(referee.shortest_path().begin(), referee.shortest_path().end());
        const auto& costs = *referee.costs_to_goal();
        to_goal = least_costs_to(random.definition, index_of(random.goal));
        for (std::uint32_t index = 0; index < graph.node_count(); ++index) {
            REQUIRE(costs(node_at(index)) == to_goal[index].value_or(GraphTrueCosts::infinite));
        }
    }
    JudgedGraph(const JudgedGraph&) = delete;
    JudgedGraph& operator=(const JudgedGraph&) = delete;

    static GraphCase asked(std::uint64_t seed) {
        GraphCase random(seed);
        if (seed % 4 == 1) { // settings that close nodes too soon are rare otherwise
            random.algorithm = Algorithm::AStar;
            random.heuristic = GraphHeuristicKind::StraightLine;
            random.options = {.weight_hundredths = 101 + static_cast<std::uint32_t>(seed % 200),
                              .reopens = false};
        }
        return random;
    }

    Cost weighted(NodeId node) const {
        return judged_weight(random.options) * run.finished_search().heuristic(node);
    }
    std::optional<Cost> cost_of_edge(NodeId from, NodeId to) const {
        std::optional<Cost> cost;
        graph.for_each_successor(from, [&](const Move& move) { cost = move.to == to ? move.cost : cost; });
        return cost;
    }

    GraphCase random;
    ExplicitGraph graph;
    std::unique_ptr<KeptGraphLifelong> kept;
    GraphRun run;
    Verdict verdict;
    std::vector<NodeId> shortest_path;
    std::vector<std::optional<Cost>> to_goal;
};

void check_findings(const JudgedGraph& judged) {
    const auto& found = judged.verdict.findings;
    std::uint64_t overestimates = 0;
    std::uint64_t inconsistent = 0;
    Cost largest = 0;
    Cost steepest = 0;
    for (std::uint32_t index = 0; index < judged.graph.node_count(); ++index) {
        const auto node = node_at(index);
        const auto h = judged.weighted(node);
        const auto rest = judged.to_goal[index];
        if (rest && h > 100 * *rest) {
            ++overestimates;
            largest = std::max(largest, h - 100 * *rest);
        }
        judged.graph.for_each_successor(node, [&](const Move& move) {
            const auto needed = 100 * move.cost + judged.weighted(move.to);
            inconsistent += h > needed ? 1 : 0;
            steepest = h > needed ? std::max(steepest, h - needed) : steepest;
        });
    }
    REQUIRE(found.overestimates == overestimates);
    REQUIRE(found.inconsistent_steps == inconsistent);
    if (overestimates > 0) {
        REQUIRE(found.largest.h_hundredths - 100 * found.largest.true_cost == largest);
    }
    if (inconsistent > 0) {
        const auto& step = found.steepest;
        REQUIRE(judged.cost_of_edge(step.from, step.to) == step.cost);
        REQUIRE(step.h_from_hundredths - (100 * step.cost + step.h_to_hundredths) == steepest);
    }
}

/// The numbers that prove a cause are true, and prove it.
void check_cause(const JudgedGraph& judged) {
    const auto& [verdict, options] = std::tie(judged.verdict, judged.random.options);
    const auto& cause = verdict.cause;
    const auto search = judged.run.finished_search();
    Fold end(judged.graph.node_count());
    end.seek(judged.graph, search.trace, search.trace.step_count);
    const auto state = end.at(cause.cell);
    REQUIRE(cause.best_g ==
            least_costs_from(judged.random.definition, index_of(search.start))[index_of(cause.cell)]);
    REQUIRE(cause.true_cost ==
            least_costs_to(judged.random.definition, index_of(search.target))[index_of(cause.cell)]);
    REQUIRE(cause.best_g + cause.true_cost == verdict.optimum); // it lies on a shortest path
    REQUIRE_FALSE((state.status == Status::Closed && state.g == cause.best_g));
    REQUIRE(cause.had_g == state.g);
    REQUIRE(cause.h_hundredths == judged.weighted(cause.cell));
    REQUIRE(cause.goal_g == end.at(search.target).g);

    const auto remaining = 100 * cause.true_cost;
    const bool is_open_at_best = state.status == Status::Open && state.g == cause.best_g;
    switch (cause.kind) {
    case CauseKind::Overestimate:
        FAIL("the straight line at the cheapest rate is admissible");
        break;
    case CauseKind::Weight:
        REQUIRE((is_open_at_best && cause.h_hundredths > remaining && cause.h <= cause.true_cost));
        break;
    case CauseKind::StopAtOpening:
        REQUIRE((is_open_at_best && options.stop == Stop::WhenOpened));
        REQUIRE(100 * cause.best_g + cause.h_hundredths < 100 * cause.goal_g);
        break;
    case CauseKind::UpdateNever:
        REQUIRE((options.update == Update::Never && state.g > cause.best_g));
        break;
    case CauseKind::ReopeningOff:
        REQUIRE((!options.reopens && state.g > cause.best_g));
        REQUIRE(cause.step.has_value());
        REQUIRE(judged.cost_of_edge(cause.step->from, cause.step->to) == cause.step->cost);
        REQUIRE(cause.step->h_from_hundredths > 100 * cause.step->cost + cause.step->h_to_hundredths);
        break;
    case CauseKind::GreedyBestFirst:
        REQUIRE(judged.random.algorithm == Algorithm::GreedyBestFirst);
        break;
    case CauseKind::BreadthFirst:
        REQUIRE(judged.random.algorithm == Algorithm::BreadthFirst);
        REQUIRE(verdict.findings.cheapest_step < verdict.findings.costliest_step);
        break;
    case CauseKind::DepthFirst:
        REQUIRE(judged.random.algorithm == Algorithm::DepthFirst);
        break;
    case CauseKind::None:
    case CauseKind::Algorithm: // no other algorithms are tested here
    case CauseKind::AsWritten:
    case CauseKind::TraceCutOff:
        FAIL("a longer path, a whole trace, and no cause");
    }
}

TEST_CASE("random graphs: the referee's verdicts are the independent judge's, its causes are proven") {
    std::map<CauseKind, std::uint64_t> causes;
    std::map<Tristate, std::uint64_t> guaranteed;
    std::uint64_t overestimated = 0;
    std::uint64_t unreachable = 0;
    for (std::uint64_t seed = 0; seed < referee_graphs; ++seed) {
        CAPTURE(seed);
        const JudgedGraph judged(seed);
        const auto& verdict = judged.verdict;
        const auto search = judged.run.finished_search();
        check_findings(judged);
        overestimated += verdict.findings.overestimates > 0 ? 1 : 0;
        const bool is_reached = judged.to_goal[index_of(search.start)].has_value();
        unreachable += is_reached ? 0 : 1;
        REQUIRE((verdict.conditions.path_exists == Tristate::Holds) == is_reached);
        REQUIRE((search.target == search.goal) == is_reached);
        const auto optimum =
            *least_costs_to(judged.random.definition, index_of(search.target))[index_of(search.start)];
        REQUIRE(verdict.optimum == optimum);
        REQUIRE(verdict.cost == judged.run.result().search.cost);
        REQUIRE((verdict.ruling == Ruling::Longer) == (verdict.cost > optimum));
        REQUIRE((verdict.ruling == Ruling::Optimal) == (verdict.cost == optimum));
        REQUIRE(path_cost(judged.graph, judged.shortest_path) == optimum);
        REQUIRE(is_valid_path(judged.graph, judged.shortest_path, search.start, search.target));
        REQUIRE((verdict.cause.kind == CauseKind::None) == (verdict.ruling == Ruling::Optimal));
        ++guaranteed[verdict.is_guaranteed];
        if (verdict.ruling == Ruling::Longer) {
            REQUIRE(verdict.is_guaranteed == Tristate::Fails);
            ++causes[verdict.cause.kind];
            check_cause(judged);
        }
    }
    for (const auto kind :
         {CauseKind::Weight, CauseKind::StopAtOpening, CauseKind::UpdateNever, CauseKind::ReopeningOff,
          CauseKind::GreedyBestFirst, CauseKind::BreadthFirst, CauseKind::DepthFirst}) {
        const auto named = static_cast<int>(kind);
        CAPTURE(named);
        CHECK(causes[kind] > 0); // reopening off: 2 of them
    }
    CHECK(guaranteed[Tristate::Holds] > 100);
    CHECK(guaranteed[Tristate::Fails] > 100);
    CHECK(overestimated > 100);
    CHECK(unreachable > 100);
}

} // namespace
} // namespace astrolabe::test
