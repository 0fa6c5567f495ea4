// IDA* against the oracle on small boards, within its limit of expansions.
#include "core/search/iterative_deepening/iterative_deepening.h"
#include "tests/support/oracles/oracle.h"
#include "tests/support/random/random_case.h"
#include "tests/support/replay.h"

#include <doctest/doctest.h>

#include <memory>

namespace astrolabe::test {
namespace {

using Deepening = IterativeDeepening<GridGraph, GridHeuristic>;

/// A small board with both ends free, where there are two free cells.
struct DeepeningCase {
    explicit DeepeningCase(std::uint64_t seed, std::uint32_t side)
        : random(seed), board(made(random, side), random_rules(random)), start(board.map.start),
          goal(board.map.goal) {}

    static AsciiMap made(Random& random, std::uint32_t side) {
        AsciiMap map{.grid = random_grid(random, side)};
        map.start = nearest_free_cell(map.grid, node_at(random.below(map.grid.cell_count())));
        map.goal = nearest_free_cell(map.grid, node_at(random.below(map.grid.cell_count())));
        return map;
    }
    bool has_ends() const { return start != NodeId::None; }
    HeuristicKind heuristic() const {
        return board.graph.rules().corner == CornerRule::Four ? HeuristicKind::Manhattan
                                                              : HeuristicKind::Octile;
    }

    Random random;
    Board board;
    NodeId start;
    NodeId goal;
};

TEST_CASE("iterative deepening: the oracle agrees on 1,000 boards up to 8 x 8, or the search gives up") {
    std::size_t found = 0;
    std::size_t gave_up = 0;
    std::uint64_t most = 0;
    constexpr std::uint64_t cap = 20'000;
    std::size_t asked = 0;
    for (std::uint64_t seed = 0; asked < 1000; ++seed) {
        CAPTURE(seed);
        const DeepeningCase small(seed, 8);
        if (!small.has_ends()) {
            continue;
        }
        ++asked;
        const Oracle oracle(small.board.map.grid, small.board.graph.rules());
        const auto best = oracle.costs_from(small.start)[index_of(small.goal)];
        const GridHeuristic heuristic(small.board.graph, small.heuristic(), small.goal);
        Deepening search(small.board.graph, heuristic, small.start, small.goal, {}, cap);
        search.run();
        const auto result = search.result();
        if (result.outcome == Outcome::GaveUp) {
            ++gave_up;
            REQUIRE(result.expanded == cap);
            REQUIRE(result.path.empty());
            continue;
        }
        most = std::max(most, result.expanded);
        REQUIRE((result.outcome == Outcome::Found) == best.has_value());
        if (best) {
            ++found;
            REQUIRE(is_valid_path(small.board.graph, result.path, small.start, small.goal));
            REQUIRE(result.cost == *best);
        }
    }
    MESSAGE("found " << found << ", gave up at " << cap << " expansions " << gave_up
                     << ", most expansions of the others " << most);
    CHECK(found > 600);
    CHECK(gave_up < 250);
}

TEST_CASE("iterative deepening: fold and history equal the search replayed") {
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        CAPTURE(seed);
        const DeepeningCase small(seed, 5);
        if (!small.has_ends()) {
            continue;
        }
        const GridHeuristic heuristic(small.board.graph, small.heuristic(), small.goal);
        check_fold_equals_replay(small.board.graph, small.board.graph.node_count(), [&] {
            return std::make_unique<Deepening>(small.board.graph, heuristic, small.start, small.goal,
                                               SearchOptions{}, 300);
        });
    }
}

} // namespace
} // namespace astrolabe::test
