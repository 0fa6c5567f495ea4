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

/// The upper tier first, with edges of the abstract graph; then one phase in which every cell is reached
/// from one beside it.
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

/// Every cell that the lower tier touched is connected to the start by legal steps along parents.
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

/// A finished search, everything but how good its path is.
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

/// Paths found, by the kind of moves.
using Found = std::map<CornerRule, std::uint64_t>;

Found check_against_a_star(Lattice lattice, std::uint64_t cases) {
    Found found;
    std::uint64_t over_borders = 0;
    std::uint64_t ends_on_walls = 0;
    Excess on_uniform_terrain;
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
            (grid.has_uniform_ground() ? on_uniform_terrain : on_terrain).add(result, best);
        }
        if (seed % 32 == 0) {
            check_replay(board, abstract, kind, {});
        }
    }
    CHECK(over_borders > cases / 4);
    CHECK(ends_on_walls > cases / 40);
    MESSAGE("random boards of up to 40 cells a side, uniform terrain: ", on_uniform_terrain.text());
    MESSAGE("random boards of up to 40 cells a side, factors up to 255: ", on_terrain.text());
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

TEST_CASE("two tiers: with all options, as legal and as complete") {
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

TEST_CASE("two tiers: five hundred random questions leave the same traces as ever") {
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
        for (const auto& [g, kind, node, parent] : tiers.trace().events) {
            digest.add(g);
            digest.add(index_of(node));
            digest.add(index_of(parent));
            digest.add(ends_step(kind) ? 1 : 0);
        }
    }
    // Changes only when a rule of the search or the questions themselves are changed on purpose.
    CHECK(digest.sum() == 3372045523160020503U);
}

} // namespace
} // namespace astrolabe::test
