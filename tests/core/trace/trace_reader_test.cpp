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

#include <span>
#include <vector>

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

/// Colours that are all different, except that walls are alike whatever their status.
std::vector<std::uint32_t> different_colours(std::size_t states, std::uint32_t first) {
    std::vector<std::uint32_t> colours(states * 256);
    for (std::uint32_t index = 0; index < colours.size(); ++index) {
        colours[index] = index % 256 == wall ? 0 : first + index;
    }
    return colours;
}

/// Paints parts of a board at random steps of a log, each by status and by order.
class PaintedLog {
  public:
    PaintedLog(const GridGraph& graph, const Trace& trace)
        : graph_(&graph), trace_(&trace), reader_(graph, trace, 1, false),
          history_(trace, graph.node_count()), fold_(graph.node_count()) {
        while (!reader_.advance(50)) {
        }
    }

    void check(std::uint32_t step, Random& random) {
        CAPTURE(step);
        reader_.seek(step);
        fold_.seek(*graph_, *trace_, step);
        const auto& grid = graph_->grid();
        const auto x = random.below(grid.width());
        const auto y = random.below(grid.height());
        const PaintedArea area{.width = grid.width(),
                               .x = x,
                               .y = y,
                               .columns = 1 + random.below(grid.width() - x),
                               .rows = 1 + random.below(grid.height() - y)};
        for (const bool is_by_order : {false, true}) {
            const CellColours colours{.plain = by_status_,
                                      .shades = std::span(shades_).first(is_by_order ? shades_.size() : 0),
                                      .last_step = trace_->step_count};
            const auto cells = reader_.cells(y * grid.width(), area.rows * grid.width(), is_by_order);
            std::vector<std::uint32_t> pixels(area.count());
            paint_cells(cells, step, grid.factors(), area, colours, pixels);
            for (std::uint32_t at = 0; at < pixels.size(); ++at) {
                const auto node = grid.node({x + at % area.columns, y + at / area.columns});
                REQUIRE(pixels[at] == colour_of(node, step, is_by_order));
            }
        }
    }

    std::uint64_t touched() const { return touched_; }
    /// Closed, though no step of the log has expanded it.
    std::uint64_t closed_unexpanded() const { return closed_unexpanded_; }

  private:
    std::uint32_t colour_of(NodeId node, std::uint32_t step, bool is_by_order) {
        const auto status = fold_.at(node).status;
        const auto factor = graph_->grid().factor(node);
        touched_ += status == Status::Untouched ? 0 : 1;
        if (is_by_order && status == Status::Closed) {
            const auto closed_by = history_.expansion_before(node, step + 1);
            if (closed_by != 0) {
                const auto a_step = shades_a_step(trace_->step_count, shades_.size() / 256);
                return shades_[shade_at(closed_by, a_step) * 256 + factor];
            }
            ++closed_unexpanded_;
        }
        return by_status_[static_cast<std::size_t>(status) * 256 + factor];
    }

    const GridGraph* graph_;
    const Trace* trace_;
    TraceReader<GridGraph> reader_;
    History history_;
    Fold fold_;
    std::vector<std::uint32_t> by_status_ = different_colours(3, 1000);
    std::vector<std::uint32_t> shades_ = different_colours(5, 10'000);
    std::uint64_t touched_ = 0;
    std::uint64_t closed_unexpanded_ = 0;
};

TEST_CASE("trace reader: a repair is painted as the fold has it, in any part of the board") {
    std::uint64_t touched = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        AsciiMap map{.grid = random_grid(random, 30)};
        const auto cells = map.grid.cell_count();
        map.start = node_at(random.below(cells));
        map.goal = node_at(random.below(cells));
        Board board(std::move(map), {});
        const GridHeuristic heuristic(board.graph, HeuristicKind::Zero, board.map.goal);
        const auto trace = repair_on(board, heuristic);
        PaintedLog log(board.graph, trace);
        for (int visit = 0; visit < 3; ++visit) {
            log.check(trace.step_count, random);
            log.check(random.below(trace.step_count + 1), random);
        }
        touched += log.touched();
    }
    CHECK(touched > 5000);
}

TEST_CASE("trace reader: a cell that was closed again without being expanded has no shade") {
    const Board board(std::string(MadeUpLog::nodes, '.') + "\n", {});
    std::uint64_t closed_unexpanded = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        CAPTURE(seed);
        const MadeUpLog made_up{Random(seed)};
        PaintedLog log(board.graph, made_up.trace);
        Random random(seed);
        for (int visit = 0; visit < 3; ++visit) {
            log.check(made_up.trace.step_count, random);
            log.check(random.below(made_up.trace.step_count + 1), random);
        }
        closed_unexpanded += log.closed_unexpanded();
    }
    CHECK(closed_unexpanded > 50);
}

} // namespace
} // namespace astrolabe::test
