// What holds of the programs as written on every board: seeded random questions, an independent oracle,
// and one number that stands for all their traces.
#include "core/analysis/referee.h"
#include "tests/support/digest.h"
#include "tests/support/oracle.h"
#include "tests/support/random_case.h"
#include "wasm/run.h"

#include <doctest/doctest.h>

#include <array>
#include <cmath>

namespace astrolabe::test {
namespace {

using as_written::Program;

constexpr std::array programs{Program::Unity,      Program::CSharp, Program::Cpp,
                              Program::GameServer, Program::Crowd,  Program::Slides};
constexpr std::uint64_t case_count = 1000;

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
        : grid(random.board.map.grid), plan(plan_of(program, random)), moves(grid, plan.rules.corner),
          components(connected_components(grid, plan.rules.corner)), rules(plan.rules),
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
    for (std::uint64_t seed = 0; seed < case_count; ++seed) {
        const RandomCase random(seed);
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
        REQUIRE((result.search.outcome == Outcome::Found) == result.is_goal_reachable);
        REQUIRE((result.target == random.goal || !result.is_goal_reachable));
        const auto& path = result.search.path;
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
        Referee referee(asked.run.finished_search(), nullptr);
        while (!referee.advance(50)) {
        }
        const auto& verdict = referee.verdict();
        const bool is_longer = sum > *best[index_of(result.target)];
        REQUIRE(verdict.ruling == (is_longer ? Ruling::Longer : Ruling::Optimal));
        REQUIRE((verdict.cause.kind == CauseKind::None) != is_longer);
        REQUIRE_FALSE((is_longer && verdict.is_guaranteed == Tick::Holds));
        REQUIRE((verdict.cause.kind == CauseKind::AsWritten) ==
                (is_longer && !as_written::is_textbook(asked.plan.program)));
        longer += sum > *best[index_of(result.target)] ? 1 : 0;
        if (asked.plan.program == Program::CSharp || asked.plan.program == Program::GameServer) {
            REQUIRE(sum == *best[index_of(result.target)]);
        }
    });
    // The boards must show something.
    CHECK(longer > case_count / 10);
}

TEST_CASE("programs: fold(k) equals replay, and the numbers shown are the program's own") {
    for_each_run([&](const RandomCase& random, ProgramRun& asked) {
        auto& [grid, plan, moves, components, rules, run] = asked;
        const GridGraph graph(grid, moves, rules);
        const auto target = run.result().is_goal_reachable ? random.goal : run.result().target;
        const auto kind = traits_of(plan.algorithm).uses_heuristic ? plan.heuristic : HeuristicKind::Zero;
        const GridHeuristic heuristic(graph, kind, target);
        const as_written::SlidesHeuristic slip(graph, target);
        const auto replay = make_textbook_search(plan, graph, heuristic, random.start, target);
        Random steps(index_of(random.start));
        const auto k = steps.below(run.result().steps + 1);
        CAPTURE(k);
        replay->advance(k);
        run.seek(k);
        for (std::uint32_t index = 0; index < graph.node_count(); ++index) {
            const auto node = node_at(index);
            const auto state = replay->node_state(node);
            REQUIRE(run.fold().at(node) == state);
            if (state.status == Status::Untouched) {
                continue;
            }
            const auto h =
                plan.program == Program::Slides ? slip.on_arrival(node, state.parent) : heuristic(node);
            const auto weight = static_cast<double>(plan.options.weight_hundredths) / 100;
            const auto shown = run.numbers(node);
            REQUIRE(shown.g == plan.rules.costs.shown(state.g));
            REQUIRE(shown.h == plan.rules.costs.shown(h));
            const auto halves = plan.program == Program::Slides ? 2 : 1;
            REQUIRE(std::abs(shown.f * halves - (shown.g + weight * shown.h)) < 1e-9);
            if (plan.program == Program::Crowd) {
                REQUIRE(state.g == (node == random.start ? 0 : 10));
            }
        }
    });
}

TEST_CASE("programs: they leave the traces that they always left, natively and in WebAssembly") {
    Digest digest;
    for_each_run([&](const RandomCase&, ProgramRun& asked) {
        digest.add(asked.run.result().search.cost);
        for (const auto cell : expanded_nodes(asked.run.finished_search().trace)) {
            digest.add(index_of(cell));
        }
    });
    CHECK(digest.sum() == 2166143142508537543U);
}

/// A look at an open cell from the cell being expanded, as a search is about to ask whether that is the
/// better way to it.
struct Look {
    Cost through_new;    ///< G of the way through the cell being expanded.
    Cost known;          ///< G of the way known.
    Cost through_parent; ///< G worked out through the parent known.
    Cost g_of_expanded;
    Cost g_of_parent;
};

template <class Each> void for_each_look(ProgramRun& asked, const Each& each) {
    const GridGraph graph(asked.grid, asked.moves, asked.rules);
    const auto expansions = expanded_nodes(asked.run.finished_search().trace);
    for (std::uint32_t step = 1; step <= asked.run.result().steps; ++step) {
        asked.run.seek(step - 1);
        const auto& fold = asked.run.fold();
        const auto expanded = expansions[step - 1];
        const auto from = fold.at(expanded).g;
        graph.for_each_successor(expanded, [&](const Move& move) {
            const auto state = fold.at(move.to);
            if (state.status != Status::Open || state.parent == NodeId::None) {
                return;
            }
            const auto parent = fold.at(state.parent).g;
            graph.for_each_successor(state.parent, [&](const Move& known) {
                if (known.to == move.to) {
                    each(Look{from + move.cost, state.g, parent + known.cost, from, parent});
                }
            });
        });
    }
}

TEST_CASE("unity and cpp: what their questions for a better way come to") {
    std::uint64_t better = 0;
    std::uint64_t missed = 0;
    for (std::uint64_t seed = 0; seed < case_count; ++seed) {
        CAPTURE(seed);
        RandomCase random(seed);
        ProgramRun unity(Program::Unity, random);
        for_each_look(unity, [&](const Look& look) {
            REQUIRE((look.g_of_expanded < look.g_of_parent) == (look.through_new < look.known));
            better += look.through_new < look.known ? 1 : 0;
        });
        ProgramRun cpp(Program::Cpp, random);
        REQUIRE(cpp.run.result().search.improved == 0);
        for_each_look(cpp, [&](const Look& look) {
            REQUIRE_FALSE(look.through_parent < look.known);
            missed += look.through_new < look.known ? 1 : 0;
        });

        flatten(random);
        ProgramRun on_plain(Program::Unity, random);
        for_each_look(on_plain, [&](const Look& look) {
            REQUIRE((look.through_new < look.g_of_parent) == (look.through_new < look.known));
        });
    }
    CHECK(better > 0);
    CHECK(missed > 0);
}

TEST_CASE("unity: on plain ground its scan does no harm") {
    // With Manhattan the open list never holds two F further apart than a step there and back, so that
    // nothing but a smallest one can lie below the first. With any heuristic paths are shortest.
    std::uint64_t found = 0;
    for (std::uint64_t seed = 0; seed < case_count; ++seed) {
        CAPTURE(seed);
        RandomCase random(seed);
        flatten(random);
        const auto& grid = random.board.map.grid;
        const auto is_shortest = [&](const ProgramRun& asked) {
            const auto& result = asked.run.result();
            const Oracle oracle(grid, asked.rules);
            return result.search.cost == *oracle.costs_from(random.start)[index_of(result.target)];
        };
        REQUIRE(is_shortest(ProgramRun(Program::Unity, random)));

        random.heuristic = HeuristicKind::Manhattan;
        ProgramRun asked(Program::Unity, random);
        auto& run = asked.run;
        REQUIRE(is_shortest(asked));
        found += run.result().search.cost > 2 ? 1 : 0;
        const auto expansions = expanded_nodes(run.finished_search().trace);
        for (std::uint32_t step = 1; step <= run.result().steps; ++step) {
            run.seek(step - 1);
            const auto expanded = run.numbers(expansions[step - 1]);
            for (std::uint32_t index = 0; index < grid.cell_count(); ++index) {
                const auto cell = run.numbers(node_at(index));
                REQUIRE_FALSE((cell.status == 1 && cell.f < expanded.f));
            }
        }
    }
    CHECK(found > case_count / 3);
}

} // namespace
} // namespace astrolabe::test
