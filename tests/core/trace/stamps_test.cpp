// The stamps of a trace against its fold, which is what a trace means.
#include "core/trace/history.h"
#include "core/trace/stamps.h"
#include "tests/support/random/case_count.h"
#include "tests/support/random/each_lattice.h"
#include "tests/support/random/random_case.h"

#include <doctest/doctest.h>

namespace astrolabe::test {
namespace {

/// Made in slices of random length.
Stamps stamped(const GridGraph& graph, const Trace& trace, Random& random) {
    Stamps stamps(graph.node_count());
    while (!stamps.advance(graph, trace, 1 + random.below(20))) {
        CHECK_FALSE(stamps.is_whole());
    }
    return stamps;
}

void require_equal(const Stamps& stamps, const Fold& fold, const History& history) {
    const auto step = fold.step();
    const auto statuses = fold.statuses();
    std::vector<Status> written(statuses.size());
    write_statuses(stamps.at(step), step, written);
    std::vector<std::uint32_t> expanded_by(statuses.size());
    write_expansions(stamps.at(step), expanded_by);
    for (std::uint32_t index = 0; index < statuses.size(); ++index) {
        REQUIRE(written[index] == statuses[index]);
        if (statuses[index] == Status::Closed) {
            REQUIRE(expanded_by[index] == history.expansion_before(node_at(index), step + 1));
        }
    }
    REQUIRE(stamps.open_count(step) == fold.open_count());
    REQUIRE(stamps.closed_count(step) == fold.closed_count());
}

TEST_CASE("stamps: at every step the statuses are those of the fold, in both encodings") {
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
        Random slices(seed);
        const auto stamps = stamped(graph, run.trace, slices);
        REQUIRE(stamps.is_whole());
        REQUIRE(stamps.has_changes() == (run.result.reopened > 0));
        Fold fold(graph.node_count());
        const History history(run.trace, graph.node_count());
        for (std::uint32_t step = 0; step <= run.trace.step_count; ++step) {
            CAPTURE(step);
            fold.seek(graph, run.trace, step);
            require_equal(stamps, fold, history);
        }
    }
    CHECK(reopened > 20 / stride);
}

TEST_CASE("stamps: a search that reopens too often has none") {
    const auto lattice = each_lattice();
    std::size_t given_up = 0;
    for (std::uint64_t seed = 0; seed < 2000 / stride; ++seed) {
        CAPTURE(seed);
        const RandomCase random(seed, lattice);
        const auto& graph = random.board.graph;
        const auto run = search(random.board, random.estimate(), random.start, random.goal, random.options);
        Stamps stamps(graph.node_count(), 0);
        while (!stamps.advance(graph, run.trace, 5)) {
        }
        REQUIRE(stamps.is_whole() == (run.result.reopened == 0));
        REQUIRE(stamps.has_too_many_changes() != stamps.is_whole());
        given_up += stamps.is_whole() ? 0 : 1;
    }
    CHECK(given_up > 3 / stride);
}

} // namespace
} // namespace astrolabe::test
