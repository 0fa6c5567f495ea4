// Larger squares: the coarse board by hand, and the search on it against the oracle on seeded random boards.
#include "core/path/path.h"
#include "core/search/two_tier/coarse_search.h"
#include "tests/support/oracles/oracle.h"
#include "tests/support/random/case_count.h"
#include "tests/support/random/each_lattice.h"
#include "tests/support/replay.h"
#include "tests/support/two_tier.h"

#include <doctest/doctest.h>

#include <memory>
#include <string>

namespace astrolabe::test {
namespace {

using Fallback = CoarseSearch::Fallback;

const std::uint64_t coarse_cases = 4000 / stride;

/// One character per square: '#' blocked, '.' free, 'o' free and in the corridor.
std::string squares_of(const CoarseSearch& search) {
    const auto& squares = search.board().squares();
    std::string text;
    for (std::uint32_t square = 0; square < squares.count(); ++square) {
        text += !search.board().is_free(square) ? '#' : search.is_in_corridor(square) ? 'o' : '.';
        text += (square + 1) % squares.columns() == 0 ? "\n" : "";
    }
    return text;
}

TEST_CASE("coarse board: a square is free if half of its cells are, or if it holds an end") {
    const Board board("S###....####\n"
                      "####....####\n"
                      "####....#...\n"
                      "####....#...\n"
                      "........#...\n"
                      "........#...\n"
                      "........#...\n"
                      "........#..G\n",
                      {});
    const GridHeuristic heuristic(board.graph, HeuristicKind::Octile, board.map.goal);
    CoarseSearch search(board.graph, heuristic, 4, board.map.start, board.map.goal, {});
    search.run();
    CHECK(squares_of(search) == "oo#\nooo\n");
    CHECK(search.board().cell_of(node_at(0)) == board.map.start);
    CHECK(search.board().cell_of(node_at(5)) == board.map.goal);
    CHECK(search.board().cell_of(node_at(2)) == NodeId::None);
    CHECK(search.fallback() == Fallback::NoPath); // the start is walled in
    CHECK(search.result().outcome == Outcome::NoPath);
}

TEST_CASE("coarse board: open ground is planned in squares, and only the corridor is searched") {
    std::string rows;
    for (int y = 0; y < 40; ++y) {
        std::string row(40, '.');
        row[0] = y == 0 ? 'S' : '.';
        row[39] = y == 0 ? 'G' : '.';
        rows += row + "\n";
    }
    const Board board(rows.c_str(), {});
    const GridHeuristic heuristic(board.graph, HeuristicKind::Octile, board.map.goal);
    CoarseSearch search(board.graph, heuristic, 10, board.map.start, board.map.goal, {});
    CHECK(search.run() == Outcome::Found);
    CHECK(search.plan().size() == 4);
    CHECK(squares_of(search) == "oooo\n....\n....\n....\n");
    CHECK(search.fallback() == Fallback::None);
    CHECK(search.result().cost == 390);
    CHECK(search.upper_expanded() == 4);
}

TEST_CASE("coarse board: a thin wall across a free square makes it search everything and report it") {
    const Board board("S...#...G\n"
                      "....#....\n"
                      "....#....\n"
                      "....#....\n"
                      ".........\n"
                      ".........\n"
                      ".........\n"
                      ".........\n",
                      {});
    const GridHeuristic heuristic(board.graph, HeuristicKind::Octile, board.map.goal);
    CoarseSearch search(board.graph, heuristic, 4, board.map.start, board.map.goal, {});
    CHECK(search.run() == Outcome::Found);
    CHECK(search.fallback() == Fallback::NoPath);
    CHECK(search.plan().size() == 3);
    const auto best = Oracle(board.map.grid, board.graph.rules()).costs_from(board.map.start);
    CHECK(search.result().cost == best[index_of(board.map.goal)]); // all of it was searched
}

TEST_CASE("coarse board: where no squares join the ends it searches everything and reports it") {
    const Board board("S...####...G\n"
                      "....####....\n"
                      "....####....\n"
                      "............\n",
                      {});
    const GridHeuristic heuristic(board.graph, HeuristicKind::Octile, board.map.goal);
    CoarseSearch wide(board.graph, heuristic, 4, board.map.start, board.map.goal, {});
    CHECK(wide.run() == Outcome::Found);
    CHECK(squares_of(wide) == ".#.\n");
    CHECK(wide.fallback() == Fallback::NoPlan);
    CHECK(wide.plan().empty());
}

TEST_CASE("coarse board: a valid path wherever there is one, never below the optimum, the corridor kept") {
    std::size_t found = 0;
    std::size_t optimal = 0;
    std::size_t fallbacks[3]{};
    const auto lattice = each_lattice();
    for (std::uint64_t seed = 0; seed < coarse_cases; ++seed) {
        CAPTURE(seed);
        const TwoTierQuestion question(seed, lattice);
        const auto graph = without_blocked_goal(question.board);
        const auto& [grid, start, goal] = question.board.map;
        const GridHeuristic heuristic(graph, exact_kind(graph.rules().corner), goal);
        CoarseSearch search(graph, heuristic, question.side, start, goal, {});
        search.run();
        const auto result = search.result();
        const auto best = Oracle(grid, graph.rules()).costs_from(start)[index_of(goal)];
        REQUIRE((result.outcome == Outcome::Found) == best.has_value());
        REQUIRE(result.expanded == search.trace().step_count);
        ++fallbacks[static_cast<std::size_t>(search.fallback())];
        if (result.outcome != Outcome::Found) {
            REQUIRE(result.outcome == Outcome::NoPath);
            REQUIRE(search.fallback() != Fallback::None);
            continue;
        }
        ++found;
        REQUIRE(is_valid_path(graph, result.path, start, goal));
        REQUIRE(result.cost == path_cost(graph, result.path));
        REQUIRE(result.cost >= *best);
        optimal += result.cost == *best ? 1 : 0;
        if (search.fallback() == Fallback::None) {
            for (const auto cell : result.path) {
                REQUIRE(search.is_in_corridor(index_of(search.board().node_of(cell))));
            }
        } else {
            REQUIRE(result.cost == *best);
        }
    }
    MESSAGE(found << " found, " << optimal << " of them optimal; no plan " << fallbacks[1] << ", no way "
                  << fallbacks[2]);
    CHECK(found > coarse_cases / 2);
    CHECK(optimal < found);
    CHECK(fallbacks[0] > coarse_cases / 8);
    CHECK(fallbacks[1] > 10 / stride);
    CHECK(fallbacks[2] > 10 / stride);
}

TEST_CASE("coarse board: fold and history of its trace equal the search replayed") {
    for (std::uint64_t seed = 0; seed < 150 / stride; ++seed) {
        CAPTURE(seed);
        const TwoTierQuestion question(seed);
        const auto graph = without_blocked_goal(question.board);
        const GridHeuristic heuristic(graph, exact_kind(graph.rules().corner), question.board.map.goal);
        const auto make = [&] {
            return std::make_unique<CoarseSearch>(
                graph, heuristic, question.side, question.board.map.start, question.board.map.goal,
                SearchOptions{.weight_hundredths = seed % 2 == 0 ? 100U : 200U});
        };
        check_fold_equals_replay(graph, graph.node_count(), make, false);
    }
}

TEST_CASE("coarse board: with a trace that may take no memory the answer is the same") {
    const TwoTierQuestion question(3);
    const auto graph = without_blocked_goal(question.board);
    const GridHeuristic heuristic(graph, HeuristicKind::Octile, question.board.map.goal);
    CoarseSearch whole(graph, heuristic, 5, question.board.map.start, question.board.map.goal, {});
    CoarseSearch bare(graph, heuristic, 5, question.board.map.start, question.board.map.goal,
                      {.trace_budget_bytes = 0});
    CHECK(whole.run() == bare.run());
    CHECK(bare.trace().is_truncated);
    CHECK(whole.result().path == bare.result().path);
    CHECK(whole.result().expanded == bare.result().expanded);
}

} // namespace
} // namespace astrolabe::test
