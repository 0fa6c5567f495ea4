// The causes of a longer path, one board each; and what a referee says when the log was cut off.
#include "core/explain/referee.h"
#include "core/search/catalogue.h"
#include "tests/support/random/each_lattice.h"
#include "tests/support/random/random_case.h"

#include <doctest/doctest.h>

namespace astrolabe::test {
namespace {

/// The verdict on a finished search from the drawing's start to its goal.
Verdict verdict_on(const Board& board, const GridHeuristic& heuristic, const SearchOptions& options,
                   const Finished& finished, NodeId start, NodeId goal) {
    Referee<GridGraph> referee({.graph = board.graph,
                                .heuristic = heuristic,
                                .options = options,
                                .trace = finished.trace,
                                .start = start,
                                .goal = goal,
                                .own_goal = goal,
                                .target = goal},
                               finished.result, nullptr);
    while (!referee.advance(5)) {
    }
    return referee.verdict();
}

Verdict judged(const Board& board, HeuristicKind kind, const SearchOptions& options) {
    const GridHeuristic heuristic(board.graph, kind, board.map.goal);
    return verdict_on(board, heuristic, options, search(board, kind, options), board.map.start,
                      board.map.goal);
}

/// A straight row of `factors`, and a dry path below it.
void set_row(Board& board, std::initializer_list<int> factors) {
    std::uint32_t x = 0;
    for (const auto factor : factors) {
        board.map.grid.set_factor(board.at(x++, 0), static_cast<Factor>(factor));
    }
}

TEST_CASE("cause: the weight, where h alone would not exceed the remaining cost") {
    Board board("S...G\n.....\n", {.corner = CornerRule::Four});
    set_row(board, {1, 3, 3, 3, 1});
    CHECK(judged(board, HeuristicKind::Manhattan, {}).ruling == Ruling::Optimal);
    const auto verdict = judged(board, HeuristicKind::Manhattan, {.weight_hundredths = 500});
    CHECK(verdict.ruling == Ruling::Longer);
    CHECK(verdict.cost == 100);
    CHECK(verdict.optimum == 60);
    CHECK(verdict.cause.kind == CauseKind::Weight);
    CHECK(verdict.cause.cell == board.at(0, 1));
    CHECK(verdict.cause.h == 50);
    CHECK(verdict.cause.true_cost == 50);
    CHECK(verdict.cause.h_hundredths == 25'000);
}

TEST_CASE("cause: h overestimates, and the goal is selected before the cell of the better path") {
    Board board("...\nG.S\n", {});
    board.map.grid.set_factor(board.at(1, 1), 2); // straight on 30, by two diagonals 28
    CHECK(judged(board, HeuristicKind::Octile, {}).ruling == Ruling::Optimal);
    const auto verdict = judged(board, HeuristicKind::Manhattan, {});
    CHECK(verdict.cost == 30);
    CHECK(verdict.optimum == 28);
    CHECK(verdict.cause.kind == CauseKind::Overestimate);
    CHECK(verdict.cause.cell == board.at(1, 0));
    CHECK(verdict.cause.h == 20);
    CHECK(verdict.cause.true_cost == 14);
    CHECK(verdict.conditions.admissible == Tristate::Fails);
}

TEST_CASE("referee: a path cheaper than the optimum is not reported as longer, but has a ruling of "
          "its own") {
    Board board("S..G\n", {});
    const GridHeuristic heuristic(board.graph, HeuristicKind::Octile, board.map.goal);
    auto finished = search(board, HeuristicKind::Octile, {});
    const auto verdict = [&] {
        return verdict_on(board, heuristic, {}, finished, board.map.start, board.map.goal);
    };
    CHECK(verdict().ruling == Ruling::Optimal);
    finished.result.cost = 29; // as a search with a bug would say
    CHECK(verdict().ruling == Ruling::BelowOptimum);
    CHECK(verdict().optimum == 30);
    CHECK(verdict().cause.kind == CauseKind::None);
    finished.result.cost = 31;
    CHECK(verdict().ruling == Ruling::Longer);
}

/// The goal lies in a swamp: entered diagonally it costs 56, by (0,0) and then straight 10 + 40.
Board beside_a_swamp() {
    AsciiMap map = drawn(".G\nS.\n");
    map.grid.set_factor(map.goal, 4);
    return {std::move(map), {}};
}

TEST_CASE("cause: the goal was opened while a cell on a cheaper path was still to be expanded") {
    const auto board = beside_a_swamp();
    const auto verdict = judged(board, HeuristicKind::Octile, {.stop = Stop::WhenOpened});
    CHECK(verdict.cost == 56);
    CHECK(verdict.optimum == 50);
    CHECK(verdict.conditions.stops_when_selected == Tristate::Fails);
    CHECK(verdict.cause.kind == CauseKind::StopAtOpening);
    CHECK(verdict.cause.cell == board.at(0, 0));
    CHECK(verdict.cause.best_g == 10);
    CHECK(verdict.cause.h_hundredths == 1000);
    CHECK(verdict.cause.goal_g == 56);
}

TEST_CASE("cause: a cheaper path to an open cell is never taken") {
    const auto board = beside_a_swamp();
    CHECK(judged(board, HeuristicKind::Octile, {}).ruling == Ruling::Optimal);
    const auto verdict = judged(board, HeuristicKind::Octile, {.update = Update::Never});
    CHECK(verdict.cost == 56);
    CHECK(verdict.conditions.takes_cheaper_paths == Tristate::Fails);
    CHECK(verdict.cause.kind == CauseKind::UpdateNever);
    CHECK(verdict.cause.cell == board.map.goal);
    CHECK(verdict.cause.best_g == 50);
    CHECK(verdict.cause.had_g == 56);
}

TEST_CASE("cause: a cell closed too soon is not opened again") {
    Board board("....\nG..S\n", {});
    board.map.grid.set_factor(board.at(2, 1), 2); // (1,1) costs 30 through it, 28 by two diagonals
    board.map.grid.set_factor(board.map.goal, 3);
    CHECK(judged(board, HeuristicKind::Manhattan, {}).ruling == Ruling::Optimal);
    CHECK(judged(board, HeuristicKind::Octile, {.reopens = false}).ruling == Ruling::Optimal);
    const auto verdict = judged(board, HeuristicKind::Manhattan, {.reopens = false});
    CHECK(verdict.cost == 60);
    CHECK(verdict.optimum == 58);
    CHECK(verdict.conditions.takes_cheaper_paths == Tristate::Fails);
    CHECK(verdict.conditions.consistent == Tristate::Fails);
    CHECK(verdict.cause.kind == CauseKind::ReopeningOff);
    CHECK(verdict.cause.cell == board.at(1, 1));
    CHECK(verdict.cause.best_g == 28);
    CHECK(verdict.cause.had_g == 30);
    REQUIRE(verdict.cause.step.has_value());
    CHECK(verdict.cause.step->from == board.at(2, 0));
    CHECK(verdict.cause.step->to == board.at(1, 1));
    CHECK(verdict.cause.step->h_from_hundredths == 3000);
    CHECK(verdict.cause.step->cost == 14);
    CHECK(verdict.cause.step->h_to_hundredths == 1000);
}

TEST_CASE("cause: the inconsistent step that closed a cell too soon may lie further back on the path") {
    Board board(".....G\n#S.#..\n......\n", {.corner = CornerRule::Always});
    const std::vector<int> factors{1, 1, 2, 3, 1, 3, 0, 1, 1, 0, 1, 4, 1, 1, 1, 2, 1, 3};
    for (std::uint32_t index = 0; index < factors.size(); ++index) {
        board.map.grid.set_factor(node_at(index), static_cast<Factor>(factors[index]));
    }
    const auto verdict = judged(board, HeuristicKind::Manhattan, {.reopens = false});
    CHECK(verdict.cost == 90);
    CHECK(verdict.optimum == 88);
    CHECK(verdict.cause.kind == CauseKind::ReopeningOff);
    CHECK(verdict.cause.cell == board.at(4, 0)); // from (4,1), by a straight and consistent step
    REQUIRE(verdict.cause.step.has_value());
    CHECK(verdict.cause.step->from == board.at(3, 2));
    CHECK(verdict.cause.step->to == board.at(4, 1));
}

TEST_CASE("cause: greedy, breadth-first and depth-first search are causes in themselves") {
    Board board("S...G\n.....\n", {.corner = CornerRule::Four});
    set_row(board, {1, 3, 3, 3, 1});
    const auto cause_of = [&](Algorithm algorithm) {
        const auto verdict = judged(board, HeuristicKind::Manhattan, options_for(algorithm, {}));
        CHECK(verdict.conditions.selects_by_f == Tristate::Fails);
        CHECK(verdict.is_guaranteed == Tristate::Fails);
        return verdict.ruling == Ruling::Longer ? verdict.cause.kind : CauseKind::None;
    };
    CHECK(cause_of(Algorithm::GreedyBestFirst) == CauseKind::GreedyBestFirst);
    CHECK(cause_of(Algorithm::BreadthFirst) == CauseKind::BreadthFirst);
    const Board detour("...\nS.G\n", {.corner = CornerRule::Four});
    const auto depth_first = judged(detour, HeuristicKind::Zero, options_for(Algorithm::DepthFirst, {}));
    CHECK(depth_first.ruling == Ruling::Optimal); // the last neighbour in is the right one
    const Board behind("...\nG.S\n", {.corner = CornerRule::Four, .order = neighbour_orders::rows_bottom_up});
    CHECK(judged(behind, HeuristicKind::Zero, options_for(Algorithm::DepthFirst, {})).cause.kind ==
          CauseKind::DepthFirst);
}

TEST_CASE("breadth-first search is sure of the shortest path where every step costs the same") {
    const Board four("S..\n.#.\n..G\n", {.corner = CornerRule::Four});
    const auto options = options_for(Algorithm::BreadthFirst, {});
    CHECK(judged(four, HeuristicKind::Zero, options).is_guaranteed == Tristate::Holds);
    const Board eight("S..\n...\n..G\n", {});
    CHECK(judged(eight, HeuristicKind::Zero, options).is_guaranteed == Tristate::Fails);
    const Board unit("S..\n...\n..G\n", {.costs = cost_models::unit});
    CHECK(judged(unit, HeuristicKind::Zero, options).is_guaranteed == Tristate::Holds);
}

TEST_CASE("start and goal in one cell: optimal, at depth 0") {
    const Board board("...\n", {});
    const SearchOptions options;
    const GridHeuristic heuristic(board.graph, HeuristicKind::Octile, board.at(1, 0));
    const auto finished = search(board, heuristic, board.at(1, 0), board.at(1, 0), options);
    const auto verdict = verdict_on(board, heuristic, options, finished, board.at(1, 0), board.at(1, 0));
    CHECK(verdict.ruling == Ruling::Optimal);
    CHECK(verdict.optimum == 0);
    CHECK(verdict.depth == 0);
    CHECK(verdict.branching_factor != verdict.branching_factor);
}

TEST_CASE("a cut-off trace: same ruling and findings, the cause the same or left open") {
    const auto lattice = each_lattice();
    int same = 0;
    int open = 0;
    for (std::uint64_t seed = 0; seed < 10'000; ++seed) {
        CAPTURE(seed);
        const RandomCase random(seed, lattice);
        auto cut = random.options;
        cut.trace_budget_bytes = 8;
        const auto heuristic = random.estimate();
        const auto whole = search(random.board, heuristic, random.start, random.goal, random.options);
        const auto cut_off = search(random.board, heuristic, random.start, random.goal, cut);
        if (whole.result.outcome != Outcome::Found || !cut_off.trace.is_truncated) {
            continue;
        }
        const auto expected =
            verdict_on(random.board, heuristic, random.options, whole, random.start, random.goal);
        const auto verdict = verdict_on(random.board, heuristic, cut, cut_off, random.start, random.goal);
        REQUIRE(verdict.ruling == expected.ruling);
        REQUIRE(verdict.is_guaranteed == expected.is_guaranteed);
        REQUIRE(verdict.findings.overestimates == expected.findings.overestimates);
        if (verdict.cause.kind == CauseKind::TraceCutOff) {
            REQUIRE(expected.ruling == Ruling::Longer);
            REQUIRE(verdict.cause.cell == NodeId::None);
            ++open;
            continue;
        }
        const auto is_estimate = [](CauseKind kind) {
            return kind == CauseKind::Overestimate || kind == CauseKind::Weight;
        };
        REQUIRE((verdict.cause.kind == expected.cause.kind ||
                 (is_estimate(verdict.cause.kind) && is_estimate(expected.cause.kind))));
        if (is_estimate(verdict.cause.kind)) {
            REQUIRE(verdict.cause.h_hundredths > 100 * verdict.cause.true_cost);
        }
        same += expected.ruling == Ruling::Longer ? 1 : 0;
    }
    CHECK(same > 200);
    CHECK(open > 10);
}

} // namespace
} // namespace astrolabe::test
