// What the reader of a trace says of its steps without a history, against the history.
#include "core/search/iterative_deepening/iterative_deepening.h"
#include "core/search/lifelong_planning/lifelong_planning.h"
#include "core/trace/cell_painter.h"
#include "core/trace/fold.h"
#include "core/trace/trace_reader.h"
#include "tests/support/board.h"
#include "tests/support/made_up_log.h"
#include "tests/support/random/random_case.h"

#include <doctest/doctest.h>

#include <numeric>

namespace astrolabe::test {
namespace {

void check_steps(const GridGraph& graph, const Trace& trace) {
    const auto nodes = graph.node_count();
    TraceReader<GridGraph> reader(graph, trace, 1, false);
    while (!reader.advance(7)) {
    }
    const History history(trace, nodes);
    Fold fold(nodes);
    for (std::uint32_t step = trace.step_count + 1; step-- > 0;) {
        CAPTURE(step);
        reader.seek(step);
        fold.seek(graph, trace, step);
        REQUIRE(reader.expanded() == (step == 0 ? NodeId::None : history.node_of(step)));
        REQUIRE(reader.open_count() == fold.open_count());
        std::vector<Status> statuses(nodes);
        reader.write_statuses(statuses);
        for (std::uint32_t index = 0; index < nodes; ++index) {
            REQUIRE(statuses[index] == fold.statuses()[index]);
            REQUIRE(reader.history().state_without_g(graph, node_at(index), step).status == statuses[index]);
        }
    }
}

TEST_CASE("trace reader: steps and statuses of logs in events are those of history and fold") {
    const Board board(std::string(MadeUpLog::nodes, '.') + "\n", {});
    REQUIRE(board.graph.node_count() == MadeUpLog::nodes);
    std::size_t repairs = 0; // as LPA* makes them, with nothing open at first
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        CAPTURE(seed);
        const MadeUpLog log{Random(seed)};
        check_steps(board.graph, log.trace);
        repairs += log.trace.start == NodeId::None ? 1 : 0;
    }
    CHECK(repairs > 50);
}

TEST_CASE("trace reader: a search that gives up as it begins anew ends with the node that it expanded") {
    const Board board("S...\n.##.\n.##.\n...G\n", {});
    const GridHeuristic heuristic(board.graph, HeuristicKind::Octile, board.map.goal);
    std::size_t after_the_end = 0;
    for (std::uint64_t most = 1; most < 40; ++most) {
        CAPTURE(most);
        IterativeDeepening search(board.graph, heuristic, board.map.start, board.map.goal, {}, most);
        search.run();
        const auto& trace = search.trace();
        after_the_end += trace.events.empty() || ends_step(trace.events.back().kind) ? 0 : 1;
        TraceReader<GridGraph> reader(board.graph, trace, 1, false);
        while (!reader.advance(100)) {
        }
        reader.seek(trace.step_count);
        REQUIRE(reader.expanded() == History(trace, board.graph.node_count()).node_of(trace.step_count));
    }
    CHECK(after_the_end > 0);
}

/// Of a search by LPA* after a wall was drawn on its path: stamps cannot hold it.
Trace repair_on(Board& board, const GridHeuristic& heuristic) {
    LifelongPlanning search(board.graph, heuristic, board.map.start, board.map.goal, {});
    search.run();
    const auto path = search.result().path;
    const auto wall_cell = path.size() > 2 ? path[1] : board.map.goal;
    board.map.grid.set_ground(wall_cell, ground_of(WallKind::Wall));
    board.moves.update_around(board.map.grid, wall_cell);
    search.repair(around(board.map.grid, wall_cell));
    search.run();
    return search.release_trace();
}

TEST_CASE("trace reader: a repair is painted as the fold has it, in any part of the board") {
    std::vector<std::uint32_t> colours(3 * 256);
    std::iota(colours.begin(), colours.end(), 0);
    std::uint64_t seen = 0;
    std::uint64_t listed = 0;
    std::uint64_t numbered = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        AsciiMap map{.grid = random_grid(random, 30)};
        const auto cells = map.grid.cell_count();
        map.start = node_at(random.below(cells));
        map.goal = node_at(random.below(cells));
        Board board(std::move(map), {});
        const auto& grid = board.map.grid;
        const GridHeuristic heuristic(board.graph, HeuristicKind::Zero, board.map.goal);
        const auto trace = repair_on(board, heuristic);
        TraceReader<GridGraph> reader(board.graph, trace, 1, false);
        while (!reader.advance(50)) {
        }
        Fold fold(cells);
        for (int visit = 0; visit < 4; ++visit) {
            const auto step = random.below(trace.step_count + 1);
            CAPTURE(step);
            reader.seek(step);
            fold.seek(board.graph, trace, step);
            const auto x = random.below(grid.width());
            const auto y = random.below(grid.height());
            const PaintedArea area{.width = grid.width(),
                                   .x = x,
                                   .y = y,
                                   .columns = 1 + random.below(grid.width() - x),
                                   .rows = 1 + random.below(grid.height() - y)};
            for (const bool has_steps : {false, true}) {
                const auto view = reader.cells(y * grid.width(), area.rows * grid.width(), has_steps);
                (view.opened.empty() ? listed : numbered) += 1;
                std::vector<std::uint32_t> pixels(area.count());
                paint_cells(view, step, grid.factors(), area, {.plain = colours}, pixels);
                for (std::uint32_t at = 0; at < pixels.size(); ++at) {
                    const auto node = grid.node({x + at % area.columns, y + at / area.columns});
                    const auto status = static_cast<std::uint32_t>(fold.at(node).status);
                    const auto factor = grid.factor(node);
                    REQUIRE(pixels[at] == (factor == wall ? 0 : status * 256 + factor));
                    seen += status;
                }
            }
        }
    }
    CHECK(seen > 5000);
    CHECK(listed > 300);
    CHECK(numbered > 300);
}

} // namespace
} // namespace astrolabe::test
