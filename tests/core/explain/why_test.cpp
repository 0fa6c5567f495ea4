// What the explanation of a cell says, on boards small enough to check by hand.
#include "tests/support/asked.h"
#include "tests/support/oracles/lester.h"

#include <doctest/doctest.h>

#include <array>

namespace astrolabe::test {
namespace {

using Nodes = std::vector<NodeId>;

TEST_CASE("E1: why each neighbour of Lester's figure was treated as it was") {
    const Board board(lester, {});
    Asked ask(board, HeuristicKind::Manhattan, board.map.start, board.map.goal, {});

    const auto first = ask.why(board.at(2, 1), 1);
    REQUIRE(first.terms.has_value());
    CHECK(first.terms->g.parent == board.at(1, 2));
    CHECK(first.terms->g.parent_g == 0);
    CHECK(first.terms->g.unit == 14);
    CHECK(first.terms->g.factor == 1);
    CHECK(first.terms->g.g == 14);
    CHECK(first.terms->h.dx == 3);
    CHECK(first.terms->h.dy == 1);
    CHECK(first.terms->h.straight == 10);
    CHECK(first.terms->h.h == 40);
    CHECK(first.terms->f == 5400);
    CHECK(first.expanded_at == 0);

    // (2,2) is alone at F 40; then (2,1) and (2,3) tie at F 54, and the last in comes first.
    CHECK(ask.why(board.at(2, 2), 1).rank->rank == 1);
    CHECK(ask.why(board.at(2, 2), 1).rank->tied_count == 0);
    const auto lower = ask.why(board.at(2, 3), 2).rank;
    CHECK(lower->rank == 1);
    CHECK(lower->tied == Nodes{board.at(2, 1)});
    CHECK(ask.why(board.at(2, 1), 2).rank->rank == 2);
    CHECK_FALSE(lower->is_decided_by_structure);

    // Through (2,2) the cell (2,1) would cost 20, no better than 14.
    const auto kept = ask.neighbour({2, 2}, {2, 1}, 2);
    CHECK(kept.outcome == NeighbourOutcome::NotBetter);
    CHECK(kept.offered == 20);
    CHECK(kept.known == 14);
    const auto start = ask.neighbour({2, 2}, {1, 2}, 2);
    CHECK(start.outcome == NeighbourOutcome::Closed);
    CHECK(start.closed_at == 1);
    CHECK(ask.neighbour({2, 2}, {3, 2}, 2).outcome == NeighbourOutcome::Wall);
    for (const auto& neighbour : ask.why(board.at(2, 2), 2).neighbours) {
        CHECK(neighbour.outcome != NeighbourOutcome::Improved);
    }

    // Under the wall: the corner of (3,3) blocks the step from (2,3) to (3,4).
    const auto corner = ask.neighbour({2, 3}, {3, 4}, 3);
    CHECK(corner.outcome == NeighbourOutcome::Corner);
    CHECK(corner.corners == std::array{board.at(3, 3), NodeId::None});
    CHECK(ask.neighbour({2, 3}, {1, 4}, 3).outcome == NeighbourOutcome::Opened);
    CHECK(ask.neighbour({2, 3}, {1, 4}, 3).offered == 28);

    const auto expanded = ask.why(board.at(1, 3), ask.run.trace.step_count).expanded_at;
    REQUIRE(expanded != 0);
    const auto improved = ask.neighbour({1, 3}, {1, 4}, expanded);
    CHECK(improved.outcome == NeighbourOutcome::Improved);
    CHECK(improved.known == 28);
    CHECK(improved.offered == 20);

    const auto never = ask.why(board.at(3, 2), 5).untouched;
    CHECK(never->absence == Absence::Wall);
    const auto later = ask.why(board.at(1, 4), 2).untouched;
    CHECK(later->absence == Absence::OpenedLater);
    CHECK(later->step == 3);
    const auto ended = ask.why(board.at(6, 5), 12).untouched;
    CHECK(ended->absence == Absence::GoalFound);
    CHECK(ended->step == 12);
    CHECK(ended->last_f == 6800);
    const auto goal = ask.why(board.map.goal, 12);
    CHECK(goal.expanded_at == 12);
    CHECK(goal.neighbours[0].outcome == NeighbourOutcome::GoalSelected);
    const auto corner_cell = ask.why(board.at(0, 3), 11);
    CHECK(corner_cell.neighbours[3].outcome == NeighbourOutcome::Outside);
    CHECK(corner_cell.neighbours[3].node == NodeId::None);
}

TEST_CASE("why: an island, a search led elsewhere, and a log that stops early") {
    const Board board("S....\n#####\n...G.\n", {});
    Asked ask(board, HeuristicKind::Octile, board.map.start, board.map.goal, {});
    CHECK(ask.why(board.map.goal, 0).untouched->absence == Absence::OtherIsland);
    ask.own_goal = board.at(3, 0);
    ask.run = search(board, GridHeuristic(board.graph, HeuristicKind::Octile, board.at(3, 0)),
                     board.map.start, board.at(3, 0), {.stop = Stop::WhenOpened});
    ask.fold = Fold(board.graph.node_count());
    ask.history = History(ask.run.trace, board.graph.node_count());
    const auto beyond = ask.why(board.at(4, 0), ask.run.trace.step_count).untouched;
    CHECK(beyond->absence == Absence::GoalElsewhere);
    CHECK(beyond->step == 3);

    const Board open("S....\n.....\n....G\n", {});
    Asked cut(open, HeuristicKind::Zero, open.map.start, open.map.goal, {.trace_budget_bytes = 8});
    REQUIRE(cut.run.trace.is_truncated);
    CHECK(cut.why(open.map.goal, 2).untouched->absence == Absence::NotLogged);
}

TEST_CASE("why: the open list's own order decides under the tie rule none") {
    const Board board(".....\n..S..\n.....\n....G\n", {});
    Asked ask(board, HeuristicKind::Zero, board.map.start, board.map.goal, {.tie = Tie::None});
    const auto rank = ask.why(board.at(1, 1), 1).rank;
    CHECK(rank->rank == 1);
    CHECK(rank->tied == Nodes{board.at(2, 0), board.at(3, 1), board.at(2, 2)});
    CHECK(rank->is_decided_by_structure);
}

TEST_CASE("why: of many ties the first sixteen are listed, and all are counted") {
    const Board board(AsciiMap{.grid = Grid(40, 40), .start = node_at(20 * 40 + 20), .goal = node_at(0)},
                      {.corner = CornerRule::Four});
    Asked ask(board, HeuristicKind::Zero, board.map.start, board.map.goal, {});
    ask.why(board.map.start, 200);
    std::uint32_t most = 0;
    for (std::uint32_t index = 0; index < board.graph.node_count(); ++index) {
        if (ask.fold.at(node_at(index)).status == Status::Open) {
            const auto rank = ask.why(node_at(index), 200).rank.value();
            CHECK(rank.tied.size() == std::min(rank.tied_count, 16U));
            most = std::max(most, rank.tied_count);
        }
    }
    CHECK(most > 16);
}

} // namespace
} // namespace astrolabe::test
