// The lists, boards and searches of the programs as written, each in isolation.
#include "core/search/as_written/crowd_graph.h"
#include "core/search/as_written/ends_at_goal.h"
#include "core/search/as_written/game_server.h"
#include "core/search/as_written/resorted_list.h"
#include "core/search/as_written/unity_list.h"
#include "tests/support/board.h"

#include <doctest/doctest.h>

namespace astrolabe::test {
namespace {

template <class List> std::vector<std::uint32_t> taken(List& list) {
    std::vector<std::uint32_t> nodes;
    while (const auto node = list.pop()) {
        nodes.push_back(index_of(*node));
    }
    return nodes;
}

template <class List> void push_all(List& list, std::initializer_list<Cost> fs) {
    for (const auto f : fs) {
        list.push(node_at(static_cast<std::uint32_t>(list.size())), {.f = f});
    }
}

TEST_CASE("unity's list: the last below the first one's f, otherwise the first") {
    as_written::UnityList list(6);
    push_all(list, {60, 54, 40, 58});
    CHECK(list.size() == 4);
    CHECK(index_of(*list.pop()) == 3); // 58, and not 40
    CHECK(taken(list) == std::vector<std::uint32_t>{2, 1, 0});
    CHECK(list.counts().comparisons == 3 + 2 + 1);
    list.clear();
    CHECK(list.size() == 0);
    CHECK(list.counts().comparisons == 0);
}

TEST_CASE("the crowd's list: few equals keep their order, many do not") {
    as_written::ResortedList few(16);
    push_all(few, {50, 40, 50, 40, 50});
    CHECK(taken(few) == std::vector<std::uint32_t>{1, 3, 0, 2, 4});
    CHECK(few.counts().comparisons > 0);
    as_written::ResortedList many(20);
    for (std::uint32_t node = 0; node < 20; ++node) {
        many.push(node_at(node), {.f = 50});
    }
    auto order = taken(many);
    CHECK_FALSE(std::is_sorted(order.begin(), order.end()));
    std::sort(order.begin(), order.end());
    CHECK(order.size() == 20);
    CHECK(std::unique(order.begin(), order.end()) == order.end());
}

TEST_CASE("the C++ class' board: no move comes after the one into the goal") {
    const Board board("...\n.S.\n...\n", {});
    const auto moves_of = [&](NodeId goal) {
        std::size_t count = 0;
        const as_written::EndsAtGoal graph(board.graph, goal);
        graph.for_each_successor(board.at(1, 1), [&](const Move&) { ++count; });
        return count;
    };
    CHECK(moves_of(board.at(0, 0)) == 1);
    CHECK(moves_of(board.at(0, 1)) == 4);
    CHECK(moves_of(board.at(2, 2)) == 8);
    CHECK(moves_of(NodeId::None) == 8);
}

const GridRules server_rules{.corner = CornerRule::Always, .costs = cost_models::unit};

TEST_CASE("the game server's search: each entry taken is a step, and the path is that of the goal's entry") {
    const Board board("S.#.\n#...\n...G\n", server_rules);
    const GridHeuristic heuristic(board.graph, HeuristicKind::Manhattan, board.map.goal);
    as_written::GameServerSearch search(board.graph, heuristic, board.map.start, board.map.goal, {});
    CHECK(search.run() == Outcome::Found);
    const auto result = search.result();
    CHECK(result.expanded == search.trace().step_count);
    CHECK(result.path.front() == board.map.start);
    CHECK(result.path.back() == board.map.goal);
    CHECK(result.cost == result.path.size() - 1);
}

TEST_CASE("the game server's square: cells beyond it are not entered, but the start may lie outside") {
    const Board board("S....\n.....\n....G\n", server_rules);
    const auto run = [&](std::uint32_t radius) {
        const GridHeuristic heuristic(board.graph, HeuristicKind::Manhattan, board.map.goal);
        as_written::GameServerSearch search(board.graph, heuristic, board.map.start, board.map.goal, {},
                                            radius);
        search.run();
        return search.result();
    };
    CHECK(run(2).outcome == Outcome::NoPath); // two cells off the square
    CHECK(run(2).expanded == 1);
    CHECK(run(3).outcome == Outcome::Found); // beside it
    CHECK(run(3).cost == 4);
}

TEST_CASE("the crowd's nearest cell: by whole cells, the first such cell in the closed list") {
    const Grid grid(9, 9);
    const auto at = [&](std::uint32_t x, std::uint32_t y) { return grid.node({x, y}); };
    CHECK(as_written::whole_cells_between(grid, at(0, 0), at(2, 2)) == 2);
    CHECK(as_written::whole_cells_between(grid, at(0, 0), at(3, 4)) == 5);
    const std::vector<NodeId> closed{at(8, 8), at(2, 2), at(2, 0)};
    CHECK(as_written::nearest_closed(grid, closed, at(0, 0)) == at(2, 2));
}

TEST_CASE("the crowd's board: leaving the start costs a step, every other move nothing") {
    const Board board("S.5G\n", {.corner = CornerRule::Four});
    const as_written::CrowdGraph graph(board.graph, board.at(0, 0));
    const auto search = [&](const auto& on) {
        BinaryHeap open(on.node_count());
        const GridHeuristic none(board.graph, HeuristicKind::Zero, board.at(3, 0));
        TextbookSearch run(on, none, open, board.at(0, 0), board.at(3, 0), {});
        run.run();
        return run.node_state(board.at(3, 0)).g;
    };
    CHECK(search(graph) == 10);
    CHECK(search(board.graph) == 70);
    Cost back = 1;
    graph.for_each_predecessor(board.at(2, 0), [&](const Move& move) { back = std::min(back, move.cost); });
    CHECK(back == 0);
    graph.for_each_predecessor(board.at(1, 0), [&](const Move& move) { back = std::max(back, move.cost); });
    CHECK(back == 10);
}

} // namespace
} // namespace astrolabe::test
