// The two-tier search against A* on seeded random boards: it finds a path wherever there is one.
#include "core/search/two_tier/two_tier_search.h"
#include "core/trace/events.h"
#include "tests/support/digest.h"
#include "tests/support/random/case_count.h"
#include "tests/support/replay.h"
#include "tests/support/two_tier.h"

#include <doctest/doctest.h>

#include <array>
#include <map>
#include <memory>

namespace astrolabe::test {
namespace {

const std::uint64_t two_tier_cases = 10'000 / stride;

/// The upper tier first, with edges of the abstract graph; then one phase in which every cell comes from one
/// beside it.
void check_phases(const Board& board, const AbstractGraph& abstract, const TwoTierSearch& search) {
    const LinkedGraph linked(board.graph, abstract, board.map.start, board.map.goal);
    const auto& trace = search.trace();
    Fold fold(board.graph.node_count());
    std::uint64_t phases = 0;
    for (std::uint32_t step = 1; step <= trace.step_count; ++step) {
        for_each_event(board.graph, trace, fold, step, [&](const Event& event) {
            phases += event.kind == EventKind::Phase ? 1 : 0;
            if (event.kind == EventKind::Phase) {
                REQUIRE(step == search.upper_expanded() + 1);
                REQUIRE(event.node == board.map.start);
            } else if (event.parent == NodeId::None) {
                REQUIRE(event.node == board.map.start);
            } else if (step <= search.upper_expanded()) {
                const std::array edge{linked.node_of(event.parent), linked.node_of(event.node)};
                REQUIRE(path_cost(linked, edge).has_value());
            } else {
                const auto cost = path_cost(board.graph, std::array{event.parent, event.node});
                REQUIRE(cost.has_value());
                REQUIRE(fold.at(event.parent).g + *cost == event.g);
            }
        });
    }
    REQUIRE(phases == (search.legs().empty() ? 0 : 1));
}

/// Every cell that the lower tier touched is joined to the start by legal steps along parents.
void check_chains(const Board& board, const TwoTierSearch& search) {
    for (std::uint32_t index = 0; index < board.graph.node_count(); ++index) {
        const auto path = search.path_to(node_at(index));
        REQUIRE(path.empty() == (search.node_state(node_at(index)).status == Status::Untouched));
        if (!path.empty()) {
            REQUIRE(is_valid_path(board.graph, path, board.map.start, node_at(index)));
        }
    }
}

/// The legs lead from start to goal, and each begins with the expansion of its first cell.
void check_legs(const Board& board, const TwoTierSearch& search) {
    const auto legs = search.legs();
    REQUIRE(legs.empty() == (board.map.start == board.map.goal));
    const auto expanded = expanded_nodes(search.trace());
    Cost sum = 0;
    for (std::size_t i = 0; i < legs.size(); ++i) {
        REQUIRE(legs[i].from == (i == 0 ? board.map.start : legs[i - 1].to));
        REQUIRE(legs[i].first_step > (i == 0 ? search.upper_expanded() : legs[i - 1].first_step));
        REQUIRE(expanded[legs[i].first_step - 1] == legs[i].from);
        sum += legs[i].cost;
    }
    REQUIRE((legs.empty() || legs.back().to == board.map.goal));
    REQUIRE(search.result().cost == sum);
}

/// A finished search, all but how good its path is.
void check(const Board& board, const AbstractGraph& abstract, const TwoTierSearch& search) {
    const auto result = search.result();
    REQUIRE(search.trace().step_count == result.expanded);
    check_phases(board, abstract, search);
    if (result.outcome == Outcome::NoPath) {
        REQUIRE(result.path.empty());
        REQUIRE(result.cost == 0);
        REQUIRE(search.legs().empty());
        return;
    }
    REQUIRE(is_valid_path(board.graph, result.path, board.map.start, board.map.goal));
    REQUIRE(path_cost(board.graph, result.path) == result.cost);
    REQUIRE(search.node_state(board.map.goal).g == result.cost);
    REQUIRE(search.path_to(board.map.goal) == result.path);
    check_legs(board, search);
    check_chains(board, search);
}

void check_replay(const Board& board, const AbstractGraph& abstract, HeuristicKind kind,
                  const SearchOptions& options) {
    const GridHeuristic heuristic(board.graph, kind, board.map.goal);
    check_fold_equals_replay(board.graph, board.graph.node_count(), [&] {
        return std::make_unique<TwoTierSearch>(board.graph, heuristic, abstract, board.map.start,
                                               board.map.goal, options);
    });
}

/// Paths found by how one moves.
using Found = std::map<CornerRule, std::uint64_t>;

Found check_against_a_star(Lattice lattice, std::uint64_t cases) {
    Found found;
    std::uint64_t over_borders = 0;
    std::uint64_t ends_on_walls = 0;
    Excess on_even_ground;
    Excess on_terrain;
    for (std::uint64_t seed = 0; seed < cases; ++seed) {
        CAPTURE(seed);
        const TwoTierQuestion question(seed, lattice);
        const auto& board = question.board;
        const auto& [grid, start, goal] = board.map;
        const auto kind = exact_kind(board.graph.rules().corner);
        const GridHeuristic heuristic(board.graph, kind, goal);
        const auto best = search(board, heuristic, start, goal, {}).result;
        const auto abstract = abstract_graph_of(board, question.side);
        TwoTierSearch tiers(board.graph, heuristic, abstract, start, goal, {});
        tiers.run();
        const auto result = tiers.result();
        REQUIRE(result.outcome == best.outcome);
        check(board, abstract, tiers);
        if (result.outcome == Outcome::Found) {
            ++found[board.graph.rules().corner];
            over_borders += tiers.legs().size() > 2 ? 1 : 0;
            ends_on_walls += grid.is_free(start) && grid.is_free(goal) ? 0 : 1;
            REQUIRE(result.cost >= best.cost);
            (grid.has_uniform_ground() ? on_even_ground : on_terrain).add(result, best);
        }
        if (seed % 32 == 0) {
            check_replay(board, abstract, kind, {});
        }
    }
    CHECK(over_borders > cases / 4);
    CHECK(ends_on_walls > cases / 40);
    MESSAGE("random boards of up to 40 cells a side, even ground: ", on_even_ground.told());
    MESSAGE("random boards of up to 40 cells a side, factors up to 255: ", on_terrain.told());
    return found;
}

TEST_CASE("two tiers: a path wherever A* finds one, on random boards of squares") {
    const auto found = check_against_a_star(Lattice::Squares, two_tier_cases);
    CHECK(found.size() == 4);
    for (const auto& [rule, count] : found) {
        CHECK(count > two_tier_cases / 8);
    }
}

TEST_CASE("two tiers: a path wherever A* finds one, on random boards of hexes") {
    check_against_a_star(Lattice::Hexes, two_tier_cases / 4);
}

TEST_CASE("two tiers: with all options, as legal and as sure") {
    std::uint64_t found = 0;
    for (std::uint64_t seed = 0; seed < two_tier_cases; ++seed) {
        CAPTURE(seed);
        const RandomCase random(seed); // for its options
        const TwoTierQuestion question(seed + two_tier_cases);
        const auto& board = question.board;
        const GridHeuristic heuristic(board.graph, random.heuristic, board.map.goal);
        const auto best = search(board, HeuristicKind::Zero).result;
        const auto abstract = abstract_graph_of(board, question.side);
        TwoTierSearch tiers(board.graph, heuristic, abstract, board.map.start, board.map.goal,
                            random.options);
        tiers.run();
        REQUIRE(tiers.result().outcome == best.outcome);
        REQUIRE(tiers.result().cost >= best.cost);
        check(board, abstract, tiers);
        found += best.outcome == Outcome::Found ? 1 : 0;
        if (seed % 32 == 0) {
            check_replay(board, abstract, random.heuristic, random.options);
        }
    }
    CHECK(found > two_tier_cases / 2);
}

TEST_CASE("two tiers: five hundred random questions leave the traces that they always left") {
    Digest digest;
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        const RandomCase random(seed); // for its options
        const TwoTierQuestion question(seed);
        const auto& board = question.board;
        const GridHeuristic heuristic(board.graph, random.heuristic, board.map.goal);
        const auto abstract = abstract_graph_of(board, question.side);
        TwoTierSearch tiers(board.graph, heuristic, abstract, board.map.start, board.map.goal,
                            random.options);
        tiers.run();
        for (const auto& [g, node, parent, kind] : tiers.trace().events) {
            digest.add(g);
            digest.add(index_of(node));
            digest.add(index_of(parent));
            digest.add(ends_step(kind) ? 1 : 0);
        }
    }
    // Changes only when a rule of the search or the questions themselves are changed on purpose.
    CHECK(digest.sum() == 3372045523160020503U);
}

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
    SUBCASE("the direct way is taken where it is cheaper") {
        const Drawn drawn("S..G....\n........\n........\n........", 4);
        CHECK(drawn.tiers.legs().size() == 1);
        CHECK(drawn.tiers.result().cost == 30);
    }
    SUBCASE("and the way by the next cluster where there is no other") {
        const Drawn drawn("S.......\n####....\nG.......\n........", 4, {.corner = CornerRule::Four});
        CHECK(drawn.tiers.legs().size() > 1);
        CHECK(drawn.tiers.result().cost == 100);
    }
    SUBCASE("or where that is cheaper") {
        const Drawn cheap("S.......\n8888#...\nG.......\n........", 4, {.corner = CornerRule::Four});
        CHECK(cheap.tiers.legs().size() == 1);
        CHECK(cheap.tiers.result().cost == 90);
        const Drawn dear("S.......\nzzzz#...\nG.......\n........", 4, {.corner = CornerRule::Four});
        CHECK(dear.tiers.legs().size() > 1);
        CHECK(dear.tiers.result().cost == 120);
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

TEST_CASE("two tiers: neighbouring clusters do not lead a short way round") {
    // By the transitions in the middle of the border it would be 30.
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
