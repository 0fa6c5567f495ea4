// Paths as a search leaves them: parents in a cycle, steps that are not moves.
#include "core/search/found_path.h"
#include "tests/support/board.h"
#include "tests/support/random/case_count.h"
#include "tests/support/random/random_case.h"

#include <doctest/doctest.h>

#include <array>
#include <optional>
#include <vector>

namespace astrolabe::test {
namespace {

TEST_CASE("path: parents lead back to the start, or to no path where they form a cycle") {
    std::array parents{NodeId::None, node_at(0), node_at(1)};
    const auto parent_of = [&](NodeId node) { return parents[index_of(node)]; };
    CHECK(path_along_parents(node_at(2), 3, parent_of) == std::vector{node_at(0), node_at(1), node_at(2)});
    parents[0] = node_at(2);
    CHECK(path_along_parents(node_at(2), 3, parent_of).empty());
    parents[0] = node_at(0);
    CHECK(path_along_parents(node_at(2), 3, parent_of).empty());
}

/// The cheapest moves between neighbours on the path; nothing if one is missing.
std::optional<Cost> sum_of_moves(const GridGraph& graph, const std::vector<NodeId>& path) {
    Cost sum = 0;
    for (std::size_t at = 1; at < path.size(); ++at) {
        std::optional<Cost> least;
        graph.for_each_successor(path[at - 1], [&](const Move& move) {
            if (move.to == path[at] && (!least || move.cost < *least)) {
                least = move.cost;
            }
        });
        if (!least) {
            return std::nullopt;
        }
        sum += *least;
    }
    return sum;
}

/// Of legal moves and, now and then, one to any node of the board.
std::vector<NodeId> random_walk(const GridGraph& graph, Random& random) {
    std::vector<NodeId> path{node_at(random.below(graph.node_count()))};
    for (auto length = random.below(30); length > 0; --length) {
        std::vector<NodeId> next;
        graph.for_each_successor(path.back(), [&](const Move& move) { next.push_back(move.to); });
        const bool jumps = next.empty() || random.is_chance(1);
        path.push_back(jumps ? node_at(random.below(graph.node_count()))
                             : next[random.below(static_cast<std::uint32_t>(next.size()))]);
    }
    return path;
}

TEST_CASE("path: on every kind of grid the sum of a path, in slices, is that of its moves") {
    std::uint64_t legal = 0;
    std::uint64_t illegal = 0;
    for (std::uint64_t seed = 0; seed < 20'000 / stride; ++seed) {
        CAPTURE(seed);
        const RandomCase question(seed, seed % 3 == 0 ? Lattice::Hexes : Lattice::Squares);
        const auto& graph = question.board.graph;
        Random random(seed);
        const auto path = random_walk(graph, random);
        PathSum sum;
        while (!sum.advance(graph, path, 1 + random.below(5))) {
        }
        REQUIRE(sum.cost() == sum_of_moves(graph, path));
        sum.cost() ? ++legal : ++illegal;
    }
    CHECK(legal > 1'000 / stride);
    CHECK(illegal > 1'000 / stride);
}

TEST_CASE("path: a result holds a path with its cost, or says that what was found is not a path") {
    const Board board("..#.\n", {});
    const auto put = [&](std::vector<NodeId> path) {
        SearchResult result{.outcome = Outcome::Found};
        put_path(result, board.graph, std::move(path));
        return result;
    };
    const auto found = put({node_at(0), node_at(1)});
    CHECK(found.outcome == Outcome::Found);
    CHECK(found.cost == 10);
    CHECK(found.path.size() == 2);
    CHECK(put({node_at(3)}).outcome == Outcome::Found); // the start is the goal
    for (const auto& path : {std::vector<NodeId>{},
                             {node_at(1), node_at(2)},
                             {node_at(0), node_at(0)},
                             {node_at(1), node_at(3)}}) {
        const auto broken = put(path);
        CHECK(broken.outcome == Outcome::Broken);
        CHECK(broken.path.empty());
        CHECK(broken.cost == 0);
    }
}

} // namespace
} // namespace astrolabe::test
