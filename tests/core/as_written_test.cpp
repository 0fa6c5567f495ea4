// The lists and boards of the programs as written, each by itself.
#include "core/search/as_written/crowd_graph.h"
#include "core/search/as_written/game_server.h"
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

TEST_CASE("unity's list: the last below the first one's f, otherwise the first") {
    as_written::UnityList list(6);
    for (const auto f : {60U, 54U, 40U, 58U}) {
        list.push(node_at(static_cast<std::uint32_t>(list.size())), {.f = f});
    }
    CHECK(list.size() == 4);
    CHECK(index_of(*list.pop()) == 3); // 58, and not 40
    list.improve(node_at(0), {.f = 50});
    CHECK(taken(list) ==
          std::vector<std::uint32_t>{2, 0, 1}); // 40 below 50; then 50, improved where it was; 54
    CHECK(list.counts().comparisons == 3 + 2 + 1);
    list.clear();
    CHECK(list.size() == 0);
    CHECK(list.counts().comparisons == 0);
}

TEST_CASE("the game server's list: by cost, first in, first out, copies dropped and counted") {
    as_written::GameServerList list(20, 1); // a budget of 9
    list.push(node_at(1), {.f = 200});
    list.push(node_at(2), {.f = 100});
    list.push(node_at(3), {.f = 100});
    list.push_again(node_at(2), {.f = 200});
    list.improve(node_at(1), {.f = 100});
    CHECK(list.size() == 5);
    CHECK(taken(list) == std::vector<std::uint32_t>{2, 3, 1}); // five of the nine
    for (std::uint32_t node = 10; node < 20; ++node) {
        list.push(node_at(node), {.f = 300});
    }
    CHECK(taken(list) == std::vector<std::uint32_t>{10, 11, 12, 13});
    CHECK(list.size() == 6);
    list.clear();
    list.push(node_at(10), {.f = 0});
    CHECK(taken(list) == std::vector<std::uint32_t>{10});
}

TEST_CASE("the game server's square: moves inside of it and no others") {
    const Board board("S....\n.....\n....G\n", {});
    const as_written::SquareRound square(board.graph, board.at(4, 2), 2);
    const auto count = [&](NodeId node) {
        std::size_t successors = 0;
        std::size_t predecessors = 0;
        square.for_each_successor(node, [&](const Move&) { ++successors; });
        square.for_each_predecessor(node, [&](const Move&) { ++predecessors; });
        CHECK(successors == predecessors); // the ground is plain
        return successors;
    };
    CHECK(count(board.at(1, 1)) == 0); // beside the square
    CHECK(count(board.at(2, 1)) == 5); // on its rim
    CHECK(count(board.at(3, 1)) == 8);
    CHECK(square.move(board.at(3, 1), 4).to == board.at(4, 1));
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
