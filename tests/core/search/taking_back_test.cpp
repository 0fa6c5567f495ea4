// Logs of searches that take back what they found, or start over: made up at random, read by the fold and
// by the history, against a manually kept list of states.
#include "core/trace/events.h"
#include "tests/support/board.h"
#include "tests/support/made_up_log.h"

#include <doctest/doctest.h>

namespace astrolabe::test {
namespace {

constexpr auto log_nodes = MadeUpLog::nodes;

TEST_CASE("fold and history: logs that take back and start over") {
    const Board board("............\n", {});
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        CAPTURE(seed);
        const MadeUpLog log{Random(seed)};
        Fold fold(log_nodes);
        Stamps stamps(log_nodes);
        while (!stamps.advance(board.graph, log.trace, 10)) {
        }
        CHECK_FALSE(stamps.is_whole());
        History history(log.trace, log_nodes);
        // There and back again, so that the fold starts over too.
        for (std::uint32_t turn = 0; turn <= 2 * log.trace.step_count; ++turn) {
            const auto step = turn > log.trace.step_count ? 2 * log.trace.step_count - turn : turn;
            CAPTURE(step);
            fold.seek(board.graph, log.trace, step);
            std::uint32_t open = 0;
            std::uint32_t closed = 0;
            for (std::uint32_t index = 0; index < log_nodes; ++index) {
                CAPTURE(index);
                const auto& state = log.by_step[step][index];
                REQUIRE(fold.at(node_at(index)) == state);
                REQUIRE(history.state(board.graph, node_at(index), step) == state);
                open += state.status == Status::Open ? 1 : 0;
                closed += state.status == Status::Closed ? 1 : 0;
            }
            REQUIRE(fold.open_count() == open);
            REQUIRE(fold.closed_count() == closed);
        }
    }
}

} // namespace
} // namespace astrolabe::test
