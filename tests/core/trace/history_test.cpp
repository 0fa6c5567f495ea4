// The history of a node against the states of the search run again step by step.
#include "core/trace/depths.h"
#include "core/trace/history.h"
#include "tests/support/oracles/second_opinion.h"
#include "tests/support/random/case_count.h"
#include "tests/support/random/each_lattice.h"

#include <doctest/doctest.h>

namespace astrolabe::test {
namespace {

TEST_CASE("history: what was known of every node before every step, in both encodings") {
    const auto lattice = each_lattice();
    std::size_t reopened = 0;
    for (std::uint64_t seed = 0; seed < 2000 / stride; ++seed) {
        CAPTURE(seed);
        const RandomCase random(seed, lattice);
        const auto& graph = random.board.graph;
        auto options = random.options;
        options.trace_format = seed % 2 == 0 ? TraceFormat::Masks : TraceFormat::Events;
        const auto run = search(random.board, random.estimate(), random.start, random.goal, options);
        reopened += run.result.reopened;
        const auto states = replayed(random);
        const auto expanded = expanded_nodes(run.trace);
        Stamps stamps(graph.node_count());
        while (!stamps.advance(graph, run.trace, 100)) {
        }
        // With the help of the stamps and without; in slices, with part of long logs read ahead, and at once.
        const auto* help = seed % 4 < 2 ? &stamps : nullptr;
        const History::InSlices how{.short_log = static_cast<std::uint32_t>(seed % 16 < 8 ? 0 : 1U << 20U)};
        auto history = seed % 8 < 4 && help != nullptr ? History(run.trace, stamps, graph.node_count())
                       : seed % 8 < 4                  ? History(run.trace, graph.node_count())
                                                       : History(how, run.trace, help, graph.node_count());
        while (seed % 8 >= 4 && !history.advance(graph, 1 + seed % 5, seed % 3 == 0)) {
        }
        REQUIRE(history.step_count() == expanded.size());
        // From the end, so that the record of g is not built up in the order of the steps.
        for (auto step = history.step_count() + 1; step > 0; --step) {
            CAPTURE(step);
            if (step <= history.step_count()) {
                REQUIRE(history.node_of(step) == expanded[step - 1]);
                REQUIRE(history.g_of(graph, step) == states[step][index_of(expanded[step - 1])].g);
            }
            for (std::uint32_t index = 0; index < graph.node_count(); ++index) {
                const auto& state = states[step - 1][index];
                REQUIRE(history.state(graph, node_at(index), step - 1) == state);
                const auto before = history.before(graph, node_at(index), step);
                REQUIRE(before.status == state.status);
                REQUIRE(before.push.parent == state.parent);
                REQUIRE(before.push.g == state.g);
                REQUIRE((before.closed_at == 0 || expanded[before.closed_at - 1] == node_at(index)));
                auto next = step; // the first push from here on; each has a number of its own
                while (next < states.size() && states[next][index].push == state.push) {
                    ++next;
                }
                next = next == states.size() ? 0 : next;
                REQUIRE(history.first_push_after(graph, node_at(index), step - 1) == next);
            }
        }
    }
    CHECK(reopened > 20 / stride);
}

TEST_CASE("history: depths are counted at the push") {
    // Node 1 is pushed from 0, then node 2 from 1; they do not move when 0 later lies deeper.
    const Trace events{
        .format = TraceFormat::Events,
        .start = node_at(0),
        .events = {Event({.node = node_at(1), .parent = node_at(0)}),
                   Event({.node = node_at(0), .kind = EventKind::Close}),
                   Event({.node = node_at(2), .parent = node_at(1)}),
                   Event({.node = node_at(1), .kind = EventKind::Close}),
                   Event({.node = node_at(1), .parent = node_at(2), .kind = EventKind::Reopen}),
                   Event({.node = node_at(2), .kind = EventKind::Close})},
        .step_count = 3};
    const Board board("...\n", {.corner = CornerRule::Four});
    const auto depths = [&](std::uint32_t step) { return depths_at(board.graph, events, step); };
    History history(events, 3);
    using Depths = std::vector<std::uint32_t>;
    CHECK(depths(0) == Depths{0, 0, 0});
    CHECK(depths(1) == Depths{0, 1, 0});
    CHECK(depths(2) == Depths{0, 1, 2});
    CHECK(depths(3) == Depths{0, 3, 2});
    for (std::uint32_t step = 0; step <= 3; ++step) {
        for (std::uint32_t node = 0; node < 3; ++node) {
            CHECK(history.depth(board.graph, node_at(node), step) == depths(step)[node]);
        }
    }
    const Trace masks{.start = node_at(0),
                      .masks = {0U << 8U | 1U << 4U, 1U << 8U | 1U << 4U, 2U << 8U | 1U << 3U},
                      .step_count = 3};
    for (std::uint32_t step = 0; step <= 3; ++step) {
        CHECK(depths_at(board.graph, masks, step) == depths(step));
        History of_masks(masks, 3);
        for (std::uint32_t node = 0; node < 3; ++node) {
            CHECK(of_masks.depth(board.graph, node_at(node), step) == depths(step)[node]);
        }
    }
}

} // namespace
} // namespace astrolabe::test
