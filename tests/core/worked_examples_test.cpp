// The tutorials' worked examples, number for number.
#include "core/open_list/binary_heap.h"
#include "core/search/as_written/slides_heuristic.h"
#include "tests/support/board.h"
#include "tests/support/oracles/lester.h"

#include <doctest/doctest.h>

namespace astrolabe::test {
namespace {

struct NodeNumbers {
    Cost g, h, f;
    friend bool operator==(const NodeNumbers&, const NodeNumbers&) = default;
    friend std::ostream& operator<<(std::ostream& out, const NodeNumbers& n) {
        return out << "G " << n.g << " H " << n.h << " F " << n.f;
    }
};

/// The numbers in a cell at a step.
class NumberReader {
  public:
    NumberReader(const Board& board, HeuristicKind kind, const Finished& run)
        : board_(board), estimate_(board.graph, kind, board.map.goal), run_(run),
          fold_(board.graph.node_count()) {}

    void seek(std::uint32_t step) { fold_.seek(board_.graph, run_.trace, step); }
    NodeState state(std::uint32_t x, std::uint32_t y) const { return fold_.at(board_.at(x, y)); }
    NodeNumbers numbers(std::uint32_t x, std::uint32_t y) const {
        const auto g = state(x, y).g;
        const auto h = estimate_(board_.at(x, y));
        return {g, h, g + h};
    }
    Cell parent(std::uint32_t x, std::uint32_t y) const { return board_.map.grid.cell(state(x, y).parent); }
    Cell current() const { return board_.map.grid.cell(fold_.current()); }

  private:
    const Board& board_;
    GridHeuristic estimate_;
    const Finished& run_;
    Fold fold_;
};

TEST_CASE("E1: the numbers of Lester's figure, step by step") {
    const Board board(lester, {});
    const auto run = search(board, HeuristicKind::Manhattan);
    NumberReader at(board, HeuristicKind::Manhattan, run);

    at.seek(0);
    CHECK(at.state(1, 2).status == Status::Open);

    at.seek(1);
    CHECK(at.numbers(2, 2) == NodeNumbers{10, 30, 40});
    CHECK(at.numbers(2, 1) == NodeNumbers{14, 40, 54});
    for (const auto [x, y] : {Cell{1, 1}, Cell{0, 2}, Cell{1, 3}}) {
        CHECK(at.numbers(x, y).g == 10);
    }
    for (const auto [x, y] : {Cell{0, 1}, Cell{0, 3}, Cell{2, 3}}) {
        CHECK(at.numbers(x, y).g == 14);
    }

    const auto open_cells = [&] {
        std::vector<Cell> cells;
        for (std::uint32_t y = 0; y < 6; ++y) {
            for (std::uint32_t x = 0; x < 7; ++x) {
                if (at.state(x, y).status == Status::Open) {
                    cells.push_back({x, y});
                }
            }
        }
        return cells;
    };
    for (const auto [x, y] : open_cells()) {
        CHECK(at.parent(x, y) == Cell{1, 2});
        CHECK((at.numbers(x, y).f == 40) == (Cell{x, y} == Cell{2, 2})); // alone at F 40
    }
    at.seek(2);
    CHECK(at.current() == Cell{2, 2});
    for (const auto [x, y] : open_cells()) {
        CHECK(at.parent(x, y) == Cell{1, 2});
    }

    at.seek(3);
    CHECK(at.current() == Cell{2, 3});
    CHECK(at.numbers(2, 3).f == 54);
    CHECK(at.numbers(2, 1).f == 54);
    CHECK(at.state(3, 4).status == Status::Untouched);
    CHECK(at.numbers(1, 4).g == 28);
    CHECK(at.parent(1, 4) == Cell{2, 3});

    std::uint32_t step = 3;
    while (at.parent(1, 4) == Cell{2, 3}) {
        at.seek(++step);
    }
    CHECK(at.current() == Cell{1, 3});
    CHECK(at.parent(1, 4) == Cell{1, 3});
    CHECK(at.numbers(1, 4).g == 20);
}

TEST_CASE("E1: last in, first out goes over the wall") {
    const Board board(lester, {});
    const auto run = search(board, HeuristicKind::Manhattan);
    CHECK(run.result.cost == 68);
    CHECK(run.result.expanded == 12);
    CHECK(cells_of(board, run.result.path) ==
          std::vector<Cell>{{1, 2}, {2, 1}, {2, 0}, {3, 0}, {4, 0}, {5, 1}, {5, 2}});
}

TEST_CASE("E1: the figure's own path goes under the wall, by the heap's own order") {
    const Board board(lester, {});
    const auto run = search(board, HeuristicKind::Manhattan, {.tie = Tie::None, .stop = Stop::WhenOpened});
    CHECK(run.result.cost == 68);
    CHECK(cells_of(board, run.result.path) ==
          std::vector<Cell>{{1, 2}, {2, 3}, {2, 4}, {3, 4}, {4, 4}, {5, 3}, {5, 2}});
}

// E2: drawn with y upward; row 0 of the picture is the last line.
constexpr const char* four_by_four = R"(
....
.#..
S#.G
....
)";
const GridRules four_by_four_rules{.corner = CornerRule::Always, .order = neighbour_orders::rows_bottom_up};

std::vector<Cell> upward(std::vector<Cell> cells) {
    for (auto& cell : cells) {
        cell.y = 3 - cell.y;
    }
    return cells;
}

TEST_CASE("E2: the 4 × 4 example") {
    const Board board(four_by_four, four_by_four_rules);
    const auto run = search(board, HeuristicKind::Octile);
    NumberReader at(board, HeuristicKind::Octile, run);
    at.seek(1);
    CHECK(at.numbers(0, 1) == NodeNumbers{10, 34, 44});
    CHECK(at.numbers(0, 3) == NodeNumbers{10, 34, 44});
    CHECK(at.numbers(1, 3) == NodeNumbers{14, 24, 38});
    at.seek(2);
    CHECK(at.current() == Cell{1, 3});
    CHECK(at.numbers(0, 3).g == 10); // not 24
    CHECK(at.parent(0, 3) == Cell{0, 2});
    CHECK(at.numbers(2, 2).f == 38);
    CHECK(at.numbers(2, 3).f == 38);
    CHECK(run.result.cost == 38);
    CHECK(upward(cells_of(board, run.result.path)) == std::vector<Cell>{{0, 1}, {1, 0}, {2, 1}, {3, 1}});
}

TEST_CASE("E2: first in, first out takes the other path of the same cost") {
    const Board board(four_by_four, four_by_four_rules);
    const auto run = search(board, HeuristicKind::Octile, {.tie = Tie::FirstIn});
    CHECK(run.result.cost == 38);
    CHECK(upward(cells_of(board, run.result.path)) == std::vector<Cell>{{0, 1}, {1, 0}, {2, 0}, {3, 1}});
}

// E5: the slides' closed table. Cells there count from 1.
constexpr const char* slides = R"(
S.....
#..##.
......
.####.
##.G#.
##.#..
#..##.
#.....
##....
)";

const GridRules slides_rules{
    .corner = CornerRule::Four, .costs = cost_models::unit, .order = *neighbour_order_named("13640257")};
// f = depth / 2 + Manhattan, in halves.
const SearchOptions slides_options{.update = Update::Never, .weight_hundredths = 200, .reopens = false};

std::vector<Cell> from_one(std::vector<Cell> cells) {
    for (auto& cell : cells) {
        cell = {cell.x + 1, cell.y + 1};
    }
    return cells;
}

const std::vector<Cell> slides_closed_list{{1, 1}, {2, 1}, {3, 1}, {4, 1}, {3, 2}, {3, 3}, {4, 3}, {5, 3},
                                           {2, 2}, {2, 3}, {5, 1}, {6, 3}, {6, 4}, {6, 5}, {6, 6}, {5, 6},
                                           {6, 2}, {1, 3}, {1, 4}, {6, 1}, {6, 7}, {6, 8}, {5, 8}, {4, 8},
                                           {4, 9}, {3, 8}, {3, 7}, {3, 6}, {3, 5}, {4, 5}};

/// f of a closed cell, counted from 1, as the slides print it.
double printed_f(const Board& board, const as_written::SlidesHeuristic& bug, const Trace& trace,
                 std::uint32_t x, std::uint32_t y) {
    Fold fold(board.graph.node_count());
    fold.seek(board.graph, trace, trace.step_count);
    const auto state = fold.at(board.at(x - 1, y - 1));
    const auto h = bug.on_arrival(board.at(x - 1, y - 1), state.parent);
    return static_cast<double>(state.g) / 2 + static_cast<double>(h);
}

TEST_CASE("E5: the slides' closed table, with the program's bug") {
    const Board board(slides, slides_rules);
    const as_written::SlidesHeuristic bug(board.graph, board.map.goal);
    const auto run = search(board, bug, board.map.start, board.map.goal, slides_options);
    CHECK(from_one(cells_of(board, expansions(run.trace))) == slides_closed_list);
    CHECK(run.result.path.size() == 20);
    CHECK(run.result.cost == 19);
    CHECK(search(board, HeuristicKind::Zero).result.cost == 19); // optimal all the same

    const auto f = [&](std::uint32_t x, std::uint32_t y) { return printed_f(board, bug, run.trace, x, y); };
    CHECK(f(2, 1) == 6.5);
    CHECK(f(3, 2) == 5.5);
    CHECK(f(6, 2) == 8);
    CHECK(f(3, 7) == 12);
}

TEST_CASE("E5: without the bug the first difference is at (6,2)") {
    const Board board(slides, slides_rules);
    const auto run = search(board, HeuristicKind::Manhattan, slides_options);
    CHECK(run.result.cost == 19);
    const auto order = from_one(cells_of(board, expansions(run.trace)));
    const auto [ours, theirs] =
        std::mismatch(order.begin(), order.end(), slides_closed_list.begin(), slides_closed_list.end());
    REQUIRE(theirs != slides_closed_list.end());
    CHECK(*theirs == Cell{6, 2});

    NumberReader at(board, HeuristicKind::Manhattan, run);
    at.seek(run.trace.step_count);
    const auto [g, h, f] = at.numbers(5, 1);
    CHECK(static_cast<double>(g) / 2 + static_cast<double>(h) == 9);
}

// E6: x and y from -6 to 6; here both are counted from 0.
constexpr const char* second_slides = R"(
.............
.............
.............
....G........
...#####.....
.............
......S......
.............
.............
.............
.............
.............
.............
)";

TEST_CASE("E6: the second slide set") {
    const Board board(second_slides, {});
    const auto run = search(board, HeuristicKind::Manhattan, {.tie = Tie::NearestToGoal});
    NumberReader at(board, HeuristicKind::Manhattan, run);
    const auto slide_cell = [](int x, int y) {
        return Cell{static_cast<std::uint32_t>(x + 6), static_cast<std::uint32_t>(y + 6)};
    };
    at.seek(1);
    CHECK(at.current() == slide_cell(0, 0));
    at.seek(2);
    CHECK(at.current() == slide_cell(-1, -1));
    CHECK(at.numbers(5, 5).f == 44);
    at.seek(3);
    CHECK(at.current() == slide_cell(-2, -1));
    CHECK(at.numbers(4, 5).f == 44);
    CHECK(at.numbers(3, 5) == NodeNumbers{34, 30, 64});
    CHECK(at.numbers(3, 6) == NodeNumbers{38, 40, 78});
    at.seek(4);
    CHECK(at.current() == slide_cell(0, -1));
    CHECK(at.numbers(6, 5).f == 50);
    CHECK(at.numbers(5, 6).f == 50); // (-1, 0) ties with it and lies further from the goal
    CHECK(run.result.cost == 84);
}

} // namespace
} // namespace astrolabe::test
