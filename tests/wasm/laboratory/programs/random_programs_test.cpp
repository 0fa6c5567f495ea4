// What holds for the programs as written on every board: seeded random questions, an independent oracle,
// and one number that stands for all their traces.
#include "core/explain/referee.h"
#include "core/run/run.h"
#include "tests/support/digest.h"
#include "tests/support/oracles/oracle.h"
#include "tests/support/random/random_case.h"

#include <doctest/doctest.h>

#include <array>
#include <cmath>

namespace astrolabe::test {
namespace {

using as_written::Program;

constexpr std::array programs{Program::Unity,      Program::CSharp, Program::Cpp,
                              Program::GameServer, Program::Crowd,  Program::Slides};
constexpr std::uint64_t program_cases = 1000;

SearchPlan plan_of(Program program, const RandomCase& random) {
    SearchPlan plan;
    plan.program = program;
    plan.algorithm = random.algorithm;
    plan.heuristic = random.heuristic;
    plan.rules = random.board.graph.rules();
    plan.rules.blocked_goal = NodeId::None;
    plan.allows_blocked_goal = random.board.graph.rules().blocked_goal != NodeId::None;
    plan.options = random.options;
    return as_searched(plan);
}

/// A run of a program on a random board, finished, with what was lent to it.
struct ProgramRun {
    ProgramRun(Program program, const RandomCase& random)
        : grid(random.board.map.grid), plan(plan_of(program, random)), moves(grid, plan.rules.moves()),
          components(connected_components(grid, plan.rules.moves())), rules(plan.rules),
          run(grid, moves, components, plan, random.start, random.goal) {
        rules.blocked_goal = plan.allows_blocked_goal ? random.goal : NodeId::None;
        while (run.advance(3) == Outcome::Running) {
        }
    }
    ProgramRun(const ProgramRun&) = delete;
    ProgramRun& operator=(const ProgramRun&) = delete;

    const Grid& grid;
    SearchPlan plan;
    Moves moves;
    Components components;
    GridRules rules; ///< With the blocked goal.
    Run run;
};

/// Makes all free ground plain.
void flatten(RandomCase& random) {
    auto& grid = random.board.map.grid;
    for (std::uint32_t index = 0; index < grid.cell_count(); ++index) {
        grid.set_factor(node_at(index), std::min(grid.factor(node_at(index)), plain));
    }
}

/// Calls `each` with the finished runs of all programs on as many random boards.
template <class Each> void for_each_run(const Each& each) {
    for (std::uint64_t seed = 0; seed < program_cases; ++seed) {
        RandomCase random(seed);
        flatten(random); // the programs know no terrain
        for (const auto program : programs) {
            CAPTURE(seed);
            CAPTURE(static_cast<int>(program));
            ProgramRun finished(program, random);
            each(random, finished);
        }
    }
}

TEST_CASE("programs: paths are legal, lead where they say, and cost no less than the optimum") {
    std::uint64_t longer = 0;
    for_each_run([&](const RandomCase& random, const ProgramRun& asked) {
        const auto& result = asked.run.result();
        const Oracle oracle(asked.grid, asked.rules);
        const auto best = oracle.costs_from(random.start);
        REQUIRE(result.is_goal_reachable == best[index_of(random.goal)].has_value());
        const auto program = asked.plan.program;
        const auto& path = result.search.path;
        const bool is_found = result.search.outcome == Outcome::Found;
        REQUIRE(is_found == (result.is_goal_reachable && !path.empty()));
        if (path.empty()) { // without a path; only these two programs miss a reachable goal
            REQUIRE(program != Program::Crowd);
            REQUIRE(result.target == NodeId::None);
            REQUIRE((!result.is_goal_reachable || program == Program::GameServer ||
                     (program == Program::Cpp && random.start == random.goal)));
            return;
        }
        REQUIRE((result.target == random.goal) == is_found);
        REQUIRE(path.front() == random.start);
        REQUIRE(path.back() == result.target);
        Cost sum = 0;
        for (std::size_t i = 1; i < path.size(); ++i) {
            const auto step = oracle.step_cost(path[i - 1], path[i]);
            REQUIRE(step.has_value());
            sum += *step;
        }
        REQUIRE(result.search.cost == sum);
        REQUIRE(sum >= *best[index_of(result.target)]);
        Referee referee(asked.run.finished_search(), asked.run.result().search, nullptr);
        while (!referee.advance(50)) {
        }
        const auto& verdict = referee.verdict();
        const bool is_longer = sum > *best[index_of(result.target)];
        REQUIRE(verdict.ruling == (is_longer ? Ruling::Longer : Ruling::Optimal));
        REQUIRE((verdict.cause.kind == CauseKind::None) != is_longer);
        REQUIRE_FALSE((is_longer && verdict.is_guaranteed == Tristate::Holds));
        REQUIRE((verdict.cause.kind == CauseKind::AsWritten) ==
                (is_longer && !as_written::follows_options(asked.plan.program)));
        longer += sum > *best[index_of(result.target)] ? 1 : 0;
        if (program == Program::CSharp) {
            REQUIRE(sum == *best[index_of(result.target)]);
        }
    });
    // The boards must be of use.
    CHECK(longer > program_cases / 20);
}

TEST_CASE("programs: fold(k) equals replay, and the numbers shown are the program's own") {
    for_each_run([&](const RandomCase& random, ProgramRun& asked) {
        auto& [grid, plan, moves, components, rules, run] = asked;
        const GridGraph graph(grid, moves, rules);
        const auto kind = descriptor_of(plan.algorithm).uses_heuristic ? plan.heuristic : HeuristicKind::Zero;
        const GridHeuristic heuristic(graph, kind, random.goal);
        const as_written::SlidesHeuristic bug(graph, random.goal);
        const auto replay = make_textbook_search(plan, graph, heuristic, random.start, random.goal);
        Random steps(index_of(random.start));
        const auto k = steps.below(run.result().steps + 1);
        CAPTURE(k);
        for (std::uint32_t step = 0; step < k; ++step) {
            replay->advance(1);
        }
        run.seek(k);
        for (std::uint32_t index = 0; index < graph.node_count(); ++index) {
            const auto node = node_at(index);
            const auto state = replay->node_state(node);
            REQUIRE(run.reader().history().state(run.graph(), node, k) == state);
            if (state.status == Status::Untouched) {
                continue;
            }
            const auto h =
                plan.program == Program::Slides ? bug.on_arrival(node, state.parent) : heuristic(node);
            const auto weight = static_cast<double>(plan.options.weight_hundredths) / 100;
            const auto shown = run.numbers(node);
            REQUIRE(shown.g == plan.rules.costs.to_display(state.g));
            REQUIRE(shown.h == plan.rules.costs.to_display(h));
            const auto halves = plan.program == Program::Slides ? 2 : 1;
            REQUIRE(std::abs(shown.f * halves - (shown.g + weight * shown.h)) < 1e-9);
            if (plan.program == Program::Crowd) {
                REQUIRE(state.g == (node == random.start ? 0 : 10));
            }
        }
    });
}

TEST_CASE("programs: they leave the same traces as ever, natively and in WebAssembly") {
    Digest digest;
    for_each_run([&](const RandomCase&, ProgramRun& asked) {
        digest.add(asked.run.result().search.cost);
        for (const auto cell : expanded_nodes(asked.run.finished_search().trace)) {
            digest.add(index_of(cell));
        }
    });
    CHECK(digest.sum() == 1865478549581788626U);
}

} // namespace
} // namespace astrolabe::test
