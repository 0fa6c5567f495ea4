#include "core/search/jump_point/jump_path.h"
#include "core/search/jump_point/jump_point_search.h"
#include "tests/support/random/case_count.h"
#include "tests/support/random/random_case.h"

#include <doctest/doctest.h>

#include <array>
#include <vector>

namespace astrolabe::test {
namespace {

const std::uint64_t jump_point_cases = 10'000 / stride;

/// Clumps of walls of any density on boards that now and then cross the blocks of 64 cells.
AsciiMap random_uniform_map(Random& random) {
    const auto side = [&random] { return 1 + random.below(random.is_chance(4) ? 140 : 20); };
    Grid grid(side(), side());
    const auto walls = random.below(60);
    const auto ground = static_cast<Factor>(random.is_chance(85) ? 1 : 2 + random.below(254));
    for (std::uint32_t index = 0; index < grid.cell_count(); ++index) {
        grid.set_factor(node_at(index), random.is_chance(walls) ? wall : ground);
    }
    const auto end = [&] {
        const auto any = node_at(random.below(grid.cell_count()));
        const auto free = nearest_free_cell(grid, any);
        return free == NodeId::None || random.is_chance(5) ? any : free;
    };
    const auto start = end();
    const auto goal = end();
    return {.grid = std::move(grid), .start = start, .goal = goal};
}

GridRules rules_under(CornerRule rule, Random& random) {
    auto rules = random_rules(random);
    rules.corner = rule;
    return rules;
}

Tie random_tie(Random& random) {
    constexpr std::array ties{Tie::LastIn,   Tie::FirstIn,       Tie::LargerG,
                              Tie::SmallerH, Tie::NearestToGoal, Tie::None};
    return ties[random.below(ties.size())];
}

/// Every cell, at the end of the trace and at some step before it, as the search itself had it.
void check_fold(const Board& board, const JumpLines& lines, const SearchOptions& options, const Trace& trace,
                std::uint32_t step) {
    const auto& graph = board.graph;
    JumpPointMemory memory;
    JumpPointSearch replay(graph, lines, memory, board.map.start, board.map.goal, options);
    replay.advance(step);
    Fold fold(graph.node_count());
    fold.seek(graph, trace, step);
    for (std::uint32_t index = 0; index < graph.node_count(); ++index) {
        REQUIRE(fold.at(node_at(index)) == replay.node_state(node_at(index)));
    }
}

/// A point is found from where the jump itself ends at a free cell.
template <Slot slot> void check_start(const Grid& grid, const JumpLines& lines, Cell cell) {
    const auto end = lines.end_of_jump<slot>(cell);
    const bool is_free = end < (is_row(slot) ? grid.width() : grid.height()) &&
                         grid.is_free(grid.node(is_row(slot) ? Cell{end, cell.y} : Cell{cell.x, end}));
    REQUIRE(lines.finds_point<slot>(cell) == is_free);
}

/// Every jump goes along free cells by legal moves, and costs what they cost.
void check_jumps(const Board& board, const Trace& trace) {
    const auto rule = board.graph.rules().corner;
    for (const auto& event : trace.events) {
        if (event.kind == EventKind::Close || event.parent == NodeId::None) {
            continue;
        }
        const auto cells = cells_of_jumps(board.map.grid, rule, {event.parent, event.node});
        const auto cost = path_cost(board.graph, cells);
        REQUIRE(cost.has_value());
        const auto last =
            opposite(last_slot(rule, board.map.grid.cell(event.parent), board.map.grid.cell(event.node)));
        REQUIRE(board.map.grid.cell(cells[cells.size() - 2]) ==
                Cell{board.map.grid.cell(event.node).x + static_cast<std::uint32_t>(directions[last].dx),
                     board.map.grid.cell(event.node).y + static_cast<std::uint32_t>(directions[last].dy)});
    }
}

void check_jumps(CornerRule rule) {
    JumpPointMemory memory; // one for all: what an earlier search left must not show
    std::uint64_t found = 0;
    std::uint64_t fewer = 0;
    for (std::uint64_t seed = 0; seed < jump_point_cases; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        auto map = random_uniform_map(random);
        const Board board(std::move(map), rules_under(rule, random));
        const auto best = search(board, exact_heuristic(rule));
        const SearchOptions options{.tie = random_tie(random)};
        const JumpLines lines(board.map.grid, rule);
        JumpPointSearch jumps(board.graph, lines, memory, board.map.start, board.map.goal, options);
        jumps.run();
        const auto result = jumps.result();
        REQUIRE(result.outcome == best.result.outcome);
        REQUIRE(result.cost == best.result.cost);
        REQUIRE(result.reopened == 0);
        REQUIRE(jumps.trace().step_count == result.expanded);
        if (result.outcome == Outcome::Found) {
            ++found;
            fewer += result.expanded < best.result.expanded ? 1 : 0;
            REQUIRE(is_valid_path(board.graph, result.path, board.map.start, board.map.goal));
            REQUIRE(path_cost(board.graph, result.path) == best.result.cost);
        }
        if (seed % 8 == 0) {
            check_jumps(board, jumps.trace());
            check_fold(board, lines, options, jumps.trace(), random.below(jumps.trace().step_count + 1));
        }
    }
    CHECK(found > jump_point_cases / 2);
    CHECK(fewer > jump_point_cases / 4);
}

TEST_CASE("jump points: as cheap as the textbook on random boards, no wall") {
    check_jumps(CornerRule::NoWall);
}
TEST_CASE("jump points: as cheap as the textbook on random boards, one wall") {
    check_jumps(CornerRule::OneWall);
}
TEST_CASE("jump points: as cheap as the textbook on random boards, always") {
    check_jumps(CornerRule::Always);
}
TEST_CASE("jump points: as cheap as the textbook on random boards, four") { check_jumps(CornerRule::Four); }

TEST_CASE("jump points: nothing is left behind in memory that one search after the other uses") {
    const Board board("S......\n..###..\n....#..\n.....#G", {});
    const JumpLines lines(board.map.grid, CornerRule::NoWall);
    JumpPointMemory used;
    for (std::uint32_t goal = 0; goal < board.graph.node_count(); ++goal) {
        JumpPointMemory fresh;
        JumpPointSearch one(board.graph, lines, used, board.map.start, node_at(goal), {});
        JumpPointSearch other(board.graph, lines, fresh, board.map.start, node_at(goal), {});
        CHECK(one.run() == other.run());
        CHECK(one.result().path == other.result().path);
        CHECK(one.trace().events == other.trace().events);
    }
}

TEST_CASE("jump points: one line finds as many as there are, in order") {
    constexpr std::uint32_t side = 140;
    constexpr std::uint32_t edge = side - 4; // every other cell of this column and of this row is a wall
    Grid grid(side, side);
    for (std::uint32_t at = 1; at < edge; at += 2) {
        grid.set_factor(grid.node({edge, at}), wall);
        grid.set_factor(grid.node({at, edge}), wall);
    }
    const auto goal = grid.node({side - 1, side - 1});
    const Board board({.grid = grid, .start = grid.node({0, 0}), .goal = goal}, {});
    const JumpLines lines(grid, CornerRule::NoWall);
    JumpPointMemory memory;
    JumpPointSearch jumps(board.graph, lines, memory, board.map.start, goal, {});
    jumps.step();
    std::vector<Cell> found;
    for (const auto& event : jumps.trace().events) {
        if (event.kind == EventKind::Open && event.parent == board.map.start) {
            found.push_back(grid.cell(event.node));
        }
    }
    std::vector<Cell> expected; // of each cell of the diagonal, first to the right, then down
    for (std::uint32_t at = 0; at < edge; at += 2) {
        expected.push_back({edge + 1, at});
        expected.push_back({at, edge + 1});
    }
    CHECK(found == expected);
    REQUIRE(jumps.run() == Outcome::Found);
    CHECK(jumps.result().cost == search(board, exact_heuristic(CornerRule::NoWall)).result.cost);
    check_fold(board, lines, {}, jumps.trace(), 1);
}

TEST_CASE("jump points: open ground is crossed in one jump") {
    const Board board("S.........\n..........\n..........\n.........G", {.costs = cost_models::exact});
    const JumpLines lines(board.map.grid, CornerRule::NoWall);
    JumpPointMemory memory;
    JumpPointSearch jumps(board.graph, lines, memory, board.map.start, board.map.goal, {});
    REQUIRE(jumps.run() == Outcome::Found);
    CHECK(jumps.result().expanded == 2);
    CHECK(jumps.result().cost == 3 * cost_models::exact.diagonal + 6 * cost_models::exact.straight);
    CHECK(jumps.result().path.size() == 10);
}

TEST_CASE("bit rows and jump lines: after each of 1,000 edits as if built afresh") {
    Random random(6);
    constexpr std::array rules{CornerRule::NoWall, CornerRule::OneWall, CornerRule::Always, CornerRule::Four};
    std::size_t board = 0;
    for (const auto [width, height] :
         {std::array{70U, 66U}, std::array{1U, 130U}, std::array{64U, 3U}, std::array{62U, 126U}}) {
        Grid grid(width, height);
        const auto rule = rules[board++];
        BitRows bits(grid);
        JumpLines lines(grid, rule);
        for (int edit = 0; edit < 1000; ++edit) {
            const auto node = node_at(random.below(grid.cell_count()));
            grid.set_factor(node, static_cast<Factor>(random.below(3)));
            bits.update_at(grid, node);
            lines.update_at(grid, node);
            REQUIRE(bits == BitRows(grid));
            REQUIRE(lines == JumpLines(grid, rule));
        }
        for (std::uint32_t index = 0; index < grid.cell_count(); ++index) {
            const auto [x, y] = grid.cell(node_at(index));
            REQUIRE(bits.rows().test(y, x) == grid.is_free(node_at(index)));
            REQUIRE(bits.columns().test(x, y) == grid.is_free(node_at(index)));
            check_start<1>(grid, lines, {x, y});
            check_start<3>(grid, lines, {x, y});
            check_start<4>(grid, lines, {x, y});
            check_start<6>(grid, lines, {x, y});
        }
    }
}

} // namespace
} // namespace astrolabe::test
