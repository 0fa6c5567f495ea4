// Paths as a search leaves them: parents in a cycle, steps that are not moves.
#include "core/search/found_path.h"
#include "tests/support/board.h"

#include <doctest/doctest.h>

#include <array>

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
