// What the reader of a trace says of its steps without a history, against the history.
#include "core/search/iterative_deepening/iterative_deepening.h"
#include "core/trace/fold.h"
#include "core/trace/trace_reader.h"
#include "tests/support/board.h"
#include "tests/support/made_up_log.h"

#include <doctest/doctest.h>

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
    const Board board("............\n", {});
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

} // namespace
} // namespace astrolabe::test
