// The two-tier search by example: ends in one cluster, in neighbouring ones and on walls, and a trace that is
// cut off.
#include "core/search/two_tier/two_tier_search.h"
#include "tests/support/two_tier.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace astrolabe::test {
namespace {

/// A search on a drawn board, finished.
struct Drawn {
    Drawn(std::string_view drawing, std::uint32_t side, const GridRules& rules = {},
          const SearchOptions& options = {})
        : board(drawing, rules), abstract(abstract_graph_of(board, side)),
          heuristic(board.graph, exact_kind(rules.corner), board.map.goal),
          tiers(board.graph, heuristic, abstract, board.map.start, board.map.goal, options) {
        tiers.run();
    }

    Board board;
    AbstractGraph abstract;
    GridHeuristic heuristic;
    TwoTierSearch tiers;
};

TEST_CASE("two tiers: start and goal in one cluster") {
    SUBCASE("the direct path is taken where it is cheaper") {
        const Drawn drawn("S..G....\n........\n........\n........", 4);
        CHECK(drawn.tiers.legs().size() == 1);
        CHECK(drawn.tiers.result().cost == 30);
    }
    SUBCASE("and the path through the next cluster where there is no other") {
        const Drawn drawn("S.......\n####....\nG.......\n........", 4, {.corner = CornerRule::Four});
        CHECK(drawn.tiers.legs().size() > 1);
        CHECK(drawn.tiers.result().cost == 100);
    }
    SUBCASE("or where that is cheaper") {
        const Drawn cheap("S.......\n8888#...\nG.......\n........", 4, {.corner = CornerRule::Four});
        CHECK(cheap.tiers.legs().size() == 1);
        CHECK(cheap.tiers.result().cost == 90);
        const Drawn costly("S.......\nzzzz#...\nG.......\n........", 4, {.corner = CornerRule::Four});
        CHECK(costly.tiers.legs().size() > 1);
        CHECK(costly.tiers.result().cost == 120);
    }
}

TEST_CASE("two tiers: start and goal are the same cell") {
    for (const auto stop : {Stop::WhenSelected, Stop::WhenOpened}) {
        for (const auto factor : {plain, wall}) {
            Grid grid(9, 9);
            const auto cell = grid.node({4, 4});
            grid.set_factor(cell, factor);
            const Board board(AsciiMap{.grid = std::move(grid), .start = cell, .goal = cell}, {});
            const auto abstract = abstract_graph_of(board, 4);
            const GridHeuristic heuristic(board.graph, HeuristicKind::Octile, cell);
            TwoTierSearch tiers(board.graph, heuristic, abstract, cell, cell, {.stop = stop});
            CHECK(tiers.run() == Outcome::Found);
            CHECK(tiers.result().path == std::vector{cell});
            CHECK(tiers.result().cost == 0);
            CHECK(tiers.result().expanded == (stop == Stop::WhenSelected ? 1 : 0));
            CHECK(tiers.step() == Outcome::Found);
        }
    }
}

TEST_CASE("two tiers: neighbouring clusters do not turn a short path into a detour") {
    // Through the transitions in the middle of the border it would be 30.
    const Drawn drawn("...SG...\n........\n........\n........", 4, {.corner = CornerRule::Four});
    CHECK(drawn.tiers.legs().size() == 1);
    CHECK(drawn.tiers.result().cost == 10);
}

TEST_CASE("two tiers: the smallest board") {
    const Board board(AsciiMap{.grid = Grid(1, 1), .start = node_at(0), .goal = node_at(0)}, {});
    const auto abstract = abstract_graph_of(board, Clusters::default_side);
    CHECK(abstract.node_count() == 0);
    const GridHeuristic heuristic(board.graph, HeuristicKind::Octile, node_at(0));
    TwoTierSearch tiers(board.graph, heuristic, abstract, node_at(0), node_at(0), {});
    CHECK(tiers.run() == Outcome::Found);
    CHECK(tiers.result().path.size() == 1);
}

TEST_CASE("two tiers: a wall start whose neighbours all lie in other clusters") {
    // The start is the bottom right cell of its cluster; the goal is on a wall at the other end.
    Board board("........\n"
                "........\n"
                "..###...\n"
                "..#S....\n"
                "..#.....\n"
                "........\n"
                "......##\n"
                "......#G",
                {});
    auto& grid = board.map.grid;
    grid.set_factor(board.map.start, wall);
    grid.set_factor(board.map.goal, wall);
    const Moves moves(grid, CornerRule::Always);
    const GridRules rules{.corner = CornerRule::Always, .blocked_goal = board.map.goal};
    const GridGraph graph(grid, moves, rules);
    AbstractGraph abstract(grid, 4);
    const GridGraph plain_graph(grid, moves, {.corner = CornerRule::Always});
    REQUIRE(abstract.advance(plain_graph, 1'000'000));
    const GridHeuristic heuristic(graph, HeuristicKind::Octile, board.map.goal);
    TwoTierSearch tiers(graph, heuristic, abstract, board.map.start, board.map.goal, {});
    CHECK(tiers.run() == Outcome::NoPath); // the goal is walled in
    grid.set_factor(grid.node({6, 6}), plain);
    const Moves opened(grid, CornerRule::Always);
    const GridGraph open_graph(grid, opened, rules);
    AbstractGraph open_abstract(grid, 4);
    const GridGraph open_plain_graph(grid, opened, {.corner = CornerRule::Always});
    REQUIRE(open_abstract.advance(open_plain_graph, 1'000'000));
    TwoTierSearch found(open_graph, heuristic, open_abstract, board.map.start, board.map.goal, {});
    CHECK(found.run() == Outcome::Found);
    CHECK(found.result().path.size() == 5);
    CHECK(found.result().cost == 56);
}

TEST_CASE("two tiers: a trace that does not fit its budget ends early, and the search does not") {
    const Board board("S...............\n................\n.......#........\n...............G", {});
    const auto abstract = abstract_graph_of(board, 4);
    const GridHeuristic heuristic(board.graph, HeuristicKind::Octile, board.map.goal);
    const auto run = [&](std::uint64_t budget) {
        TwoTierSearch tiers(board.graph, heuristic, abstract, board.map.start, board.map.goal,
                            {.trace_budget_bytes = budget});
        tiers.run();
        const auto result = tiers.result();
        return Finished{result, tiers.release_trace()};
    };
    const auto whole = run(1'000'000);
    REQUIRE_FALSE(whole.trace.is_truncated);
    for (std::uint64_t events = 0; events <= whole.trace.events.size(); ++events) {
        const auto cut = run(events * sizeof(Event));
        CHECK(cut.result.path == whole.result.path);
        CHECK(cut.result.expanded == whole.result.expanded);
        CHECK(cut.trace.is_truncated == (events < whole.trace.events.size()));
        CHECK(cut.trace.events.size() <= events);
        CHECK(expanded_nodes(cut.trace).size() == cut.trace.step_count);
        CHECK(std::equal(cut.trace.events.begin(), cut.trace.events.end(), whole.trace.events.begin()));
    }
}

} // namespace
} // namespace astrolabe::test
