// Named behaviours of the textbook search: algorithms, ends, stopping, ties, the trace's budget.
#include "core/search/catalogue.h"
#include "tests/support/oracles/oracle.h"
#include "tests/support/random/each_lattice.h"
#include "tests/support/random/random_case.h"

#include <doctest/doctest.h>

#include <set>

namespace astrolabe::test {
namespace {

TEST_CASE("Dijkstra's algorithm is A* without an estimate, trace for trace") {
    const auto lattice = each_lattice();
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        CAPTURE(seed);
        const RandomCase random(seed, lattice);
        const auto dijkstra =
            search(random.board, HeuristicKind::Octile, options_for(Algorithm::Dijkstra, {}));
        const auto without = search(random.board, HeuristicKind::Zero);
        REQUIRE(dijkstra.trace.masks == without.trace.masks);
    }
}

constexpr const char* field = R"(
.......
.......
S.....G
.......
)";

TEST_CASE("breadth-first search expands level by level, first discovered first") {
    const Board board(field, {.corner = CornerRule::Four});
    const auto run = search(board, HeuristicKind::Zero, options_for(Algorithm::BreadthFirst, {}));
    Cost level = 0;
    for (const auto node : expansions(run.trace)) {
        const auto depth =
            grid_distance(HeuristicKind::Manhattan, cost_models::unit, board.map.grid.cell(node), {0, 2});
        CHECK(depth >= level);
        level = depth;
    }
    CHECK(run.result.cost == 60);
    const auto first = cells_of(board, expansions(run.trace));
    CHECK(std::vector(first.begin(), first.begin() + 4) == std::vector<Cell>{{0, 2}, {0, 1}, {1, 2}, {0, 3}});
}

TEST_CASE("depth-first search follows the newest node and keeps the first parents") {
    const Board board(field, {.corner = CornerRule::Four});
    const auto run = search(board, HeuristicKind::Zero, options_for(Algorithm::DepthFirst, {}));
    // Rows top-down pushes up, left, right, down: down, the newest, goes first; then along the edge.
    const auto first = cells_of(board, expansions(run.trace));
    CHECK(std::vector(first.begin(), first.begin() + 4) == std::vector<Cell>{{0, 2}, {0, 3}, {1, 3}, {2, 3}});
    CHECK(run.result.improved == 0);
    CHECK(run.result.outcome == Outcome::Found);
}

TEST_CASE("greedy best-first search expands less than A* and pays for it with a longer path") {
    // A pocket open towards the start.
    const Board board(R"(
..........
......##..
.......#..
S......#.G
.......#..
......##..
..........
..........
)",
                      {});
    const auto greedy = search(board, HeuristicKind::Octile, options_for(Algorithm::GreedyBestFirst, {}));
    const auto best = search(board, HeuristicKind::Octile);
    CHECK(greedy.result.expanded < best.result.expanded);
    CHECK(greedy.result.cost > best.result.cost);
}

TEST_CASE("start = goal is a path of one cell that costs nothing") {
    for (const auto stop : {Stop::WhenSelected, Stop::WhenOpened}) {
        const Board board(".\n", {});
        const GridHeuristic octile(board.graph, HeuristicKind::Octile, node_at(0));
        const auto run = search(board, octile, node_at(0), node_at(0), {.stop = stop});
        CHECK(run.result.outcome == Outcome::Found);
        CHECK(run.result.path == std::vector{node_at(0)});
        CHECK(run.result.cost == 0);
    }
}

TEST_CASE("a start on a wall may leave it, a goal on a wall is not entered unless allowed") {
    const AsciiMap map = drawn("#.#\n");
    const SearchOptions options;
    const auto outcome = [&](NodeId blocked_goal) {
        const Board board(map, {.blocked_goal = blocked_goal});
        const GridHeuristic octile(board.graph, HeuristicKind::Octile, node_at(2));
        return search(board, octile, node_at(0), node_at(2), options).result;
    };
    CHECK(outcome(NodeId::None).outcome == Outcome::NoPath);
    CHECK(outcome(NodeId::None).expanded == 2);
    CHECK(outcome(node_at(2)).outcome == Outcome::Found);
    CHECK(outcome(node_at(2)).cost == 20);
}

TEST_CASE("the cost of a step is that of the cell entered") {
    const Board board("S5.G\n", {});
    CHECK(search(board, HeuristicKind::Octile).result.cost == 50 + 10 + 10);
}

TEST_CASE("stopping when the goal is opened can give a longer path") {
    // The goal is swamp, and is opened diagonally from (1,0): 10 + 9 * 14. Through (1,1) it would have
    // been entered straight: 14 + 9 * 10.
    auto map = drawn("S..\n..G\n");
    map.grid.set_factor(map.goal, 9);
    const Board board(map, {});
    CHECK(search(board, HeuristicKind::Zero, {.stop = Stop::WhenOpened}).result.cost == 136);
    CHECK(search(board, HeuristicKind::Zero).result.cost == 104);

    std::size_t longer = 0;
    for (std::uint64_t seed = 0; seed < 3000; ++seed) {
        const RandomCase random(seed);
        const auto late = search(random.board, HeuristicKind::Zero).result;
        const auto early = search(random.board, HeuristicKind::Zero, {.stop = Stop::WhenOpened}).result;
        longer += early.cost > late.cost ? 1 : 0;
    }
    CHECK(longer > 0);
}

TEST_CASE("a heuristic that is not consistent makes the search reopen closed nodes, which it has to") {
    std::size_t reopening = 0;
    std::size_t worse_without = 0;
    for (std::uint64_t seed = 0; seed < 3000; ++seed) {
        const RandomCase random(seed);
        const auto with = search(random.board, HeuristicKind::Manhattan).result;
        const auto without = search(random.board, HeuristicKind::Manhattan, {.reopens = false}).result;
        reopening += with.reopened > 0 ? 1 : 0;
        worse_without += without.cost > with.cost ? 1 : 0;
        REQUIRE(without.reopened == 0);
    }
    CHECK(reopening > 0);
    CHECK(worse_without > 0);
}

TEST_CASE("ties: each rule selects among equal f as its name says") {
    const Board board(R"(
.....
.S...
...G.
.....
)",
                      {.corner = CornerRule::Four}); // every path that never turns back ties
    std::set<std::vector<std::uint32_t>> traces;
    for (const auto tie : {Tie::LastIn, Tie::FirstIn, Tie::LargerG, Tie::SmallerH, Tie::NearestToGoal}) {
        const auto run = search(board, HeuristicKind::Manhattan, {.tie = tie});
        CHECK(run.result.cost == 30);
        traces.insert(run.trace.masks);
        Fold fold(board.graph.node_count());
        const GridHeuristic h(board.graph, HeuristicKind::Manhattan, board.map.goal);
        for (std::uint32_t step = 1; step <= run.trace.step_count; ++step) {
            fold.seek(board.graph, run.trace, step);
            const auto selected = fold.current();
            fold.seek(board.graph, run.trace, step - 1);
            const auto key = [&](NodeId node) { return fold.at(node).g + h(node); };
            for (std::uint32_t index = 0; index < board.graph.node_count(); ++index) {
                const auto other = fold.at(node_at(index));
                if (other.status != Status::Open || node_at(index) == selected ||
                    key(node_at(index)) != key(selected)) {
                    CHECK((other.status != Status::Open || key(node_at(index)) >= key(selected)));
                    continue;
                }
                const auto mine = fold.at(selected);
                switch (tie) {
                case Tie::LastIn:
                    CHECK(mine.push > other.push);
                    break;
                case Tie::FirstIn:
                    CHECK(mine.push < other.push);
                    break;
                case Tie::LargerG:
                    CHECK(mine.g >= other.g);
                    break;
                case Tie::SmallerH:
                    CHECK(h(selected) <= h(node_at(index)));
                    break;
                default:
                    CHECK(h.straight_line_rank(selected) <= h.straight_line_rank(node_at(index)));
                }
            }
        }
    }
    CHECK(traces.size() >= 3);
}

TEST_CASE("a trace over its budget stops at the end of a step and is marked; the result stays complete") {
    const Board board(field, {});
    for (const auto& [format, budget] :
         {std::pair(TraceFormat::Masks, 60U), std::pair(TraceFormat::Events, 400U)}) {
        const auto whole = search(board, HeuristicKind::Zero, {.trace_format = format});
        const auto cut =
            search(board, HeuristicKind::Zero, {.trace_format = format, .trace_budget_bytes = budget});
        CHECK_FALSE(whole.trace.is_truncated);
        CHECK(cut.trace.is_truncated);
        CHECK(cut.trace.step_count > 0);
        CHECK(cut.trace.step_count < whole.trace.step_count);
        CHECK(cut.result.path == whole.result.path);
        CHECK(cut.result.expanded == whole.result.expanded);
        Fold fold(board.graph.node_count());
        fold.seek(board.graph, cut.trace, cut.trace.step_count);
        CHECK(fold.closed_count() == cut.trace.step_count);
    }
}

TEST_CASE("paths that jump, turn back through walls or are empty are not valid") {
    const Board board("S.#G\n....\n", {});
    const auto valid = [&](std::vector<NodeId> path) {
        return is_valid_path(board.graph, path, board.map.start, board.map.goal);
    };
    const auto at = [&](std::uint32_t x, std::uint32_t y) { return board.at(x, y); };
    CHECK(valid({at(0, 0), at(1, 0), at(1, 1), at(2, 1), at(3, 1), at(3, 0)}));
    CHECK_FALSE(valid({at(0, 0), at(1, 0), at(2, 1), at(3, 1), at(3, 0)})); // cuts the corner
    CHECK_FALSE(valid({at(0, 0), at(1, 0), at(2, 0), at(3, 0)}));           // through the wall
    CHECK_FALSE(valid({at(0, 0), at(3, 0)}));
    CHECK_FALSE(valid({at(1, 0), at(0, 0)}));
    CHECK_FALSE(valid({}));
}

} // namespace
} // namespace astrolabe::test
