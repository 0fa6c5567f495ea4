// Snapshots of a log against its fold, which is what a trace means, in any order of steps.
#include "core/trace/fold.h"
#include "core/trace/history.h"
#include "core/trace/snapshots.h"
#include "tests/support/made_up_log.h"
#include "tests/support/random/case_count.h"
#include "tests/support/random/each_lattice.h"
#include "tests/support/random/random_case.h"

#include <doctest/doctest.h>

namespace astrolabe::test {
namespace {

/// Made in slices of random length, with a snapshot every few items while they fit in that many bytes.
Snapshots snapshots_of(const GridGraph& graph, const Trace& trace, std::uint32_t nodes, Random& random) {
    Snapshots snapshots(nodes, {.most_bytes = 1 + random.below(200), .least_distance = 1 + random.below(9)},
                        true);
    while (!snapshots.advance(graph, trace, 1 + random.below(20))) {
        CHECK_FALSE(snapshots.is_whole());
    }
    return snapshots;
}

void check_as_fold(Snapshots& snapshots, const GridGraph& graph, const Trace& trace, std::uint32_t nodes,
                   Random& random) {
    const History history(trace, nodes);
    Fold fold(nodes);
    Held held;
    for (std::uint32_t step = 0; step <= trace.step_count; ++step) {
        fold.seek(graph, trace, step);
        held.note(fold.open_count(), fold.closed_count());
    }
    REQUIRE(snapshots.held().most_bytes() == held.most_bytes());
    for (int turn = 0; turn < 40; ++turn) {
        const auto step = random.below(trace.step_count + 1);
        CAPTURE(step);
        fold.seek(graph, trace, step);
        snapshots.seek(graph, trace, step);
        REQUIRE(snapshots.step() == step);
        REQUIRE(snapshots.open_count() == fold.open_count());
        REQUIRE(snapshots.closed_count() == fold.closed_count());
        for (std::uint32_t index = 0; index < nodes; ++index) {
            CAPTURE(index);
            REQUIRE(snapshots.at(node_at(index)) == fold.statuses()[index]);
        }
        for (std::uint32_t index = 0; index < nodes; ++index) {
            REQUIRE(snapshots.closed_by()[index] ==
                    history.expansion_before(node_at(index), trace.step_count + 1));
        }
        const auto first = random.below(nodes);
        std::vector<Status> written(random.below(nodes - first + 1));
        snapshots.write(first, written);
        for (std::size_t index = 0; index < written.size(); ++index) {
            REQUIRE(written[index] == fold.statuses()[first + index]);
        }
    }
}

TEST_CASE("snapshots: logs that take back and start over") {
    const Board board(std::string(MadeUpLog::nodes, '.') + "\n", {});
    for (std::uint64_t seed = 0; seed < 1000 / stride; ++seed) {
        CAPTURE(seed);
        const MadeUpLog log{Random(seed)};
        Random random(seed);
        auto snapshots = snapshots_of(board.graph, log.trace, MadeUpLog::nodes, random);
        check_as_fold(snapshots, board.graph, log.trace, MadeUpLog::nodes, random);
    }
}

TEST_CASE("snapshots: textbook searches, in both encodings") {
    const auto lattice = each_lattice();
    for (std::uint64_t seed = 0; seed < 1000 / stride; ++seed) {
        CAPTURE(seed);
        const RandomCase asked(seed, lattice);
        auto options = asked.options;
        options.trace_format = seed % 2 == 0 ? TraceFormat::Masks : TraceFormat::Events;
        const auto run = search(asked.board, asked.estimate(), asked.start, asked.goal, options);
        const auto& graph = asked.board.graph;
        Random random(seed);
        auto snapshots = snapshots_of(graph, run.trace, graph.node_count(), random);
        check_as_fold(snapshots, graph, run.trace, graph.node_count(), random);
    }
}

} // namespace
} // namespace astrolabe::test
