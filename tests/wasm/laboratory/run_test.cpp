// A run, from its questions to the queries of its trace.
#include "core/run/run.h"
#include "tests/support/random/each_lattice.h"
#include "tests/support/random/random_case.h"

#include <doctest/doctest.h>

namespace astrolabe::test {
namespace {

/// A search that leaves a trace of at most so many bytes.
std::unique_ptr<Run> run_within(const Board& board, const Components& components,
                                const SearchOptions& options, std::uint64_t budget_bytes) {
    SearchPlan plan;
    plan.algorithm = Algorithm::AStar;
    plan.heuristic = HeuristicKind::Octile;
    plan.options = options;
    plan.options.trace_budget_bytes = budget_bytes;
    auto run =
        std::make_unique<Run>(board.map.grid, board.moves, components, plan, board.map.start, board.map.goal);
    while (run->advance(3) == Outcome::Running) {
    }
    return run;
}

TEST_CASE("run: of a trace too long for its memory the first steps are kept, and the complete result") {
    const Board board(".......\n...#...\n.S.#.G.\n...#...\n.......\n.......\n", {});
    const auto components = connected_components(board.map.grid, board.graph.moves().rules());
    for (const auto format : {TraceFormat::Masks, TraceFormat::Events}) {
        const SearchOptions options{.trace_format = format};
        const auto whole = run_within(board, components, options, 1 << 20);
        const auto cut = run_within(board, components, options, format == TraceFormat::Masks ? 20 : 500);
        const auto kept = cut->result().steps;
        REQUIRE_FALSE(whole->result().is_truncated);
        REQUIRE(cut->result().is_truncated);
        REQUIRE(kept > 1);
        REQUIRE(kept < whole->result().steps);
        CHECK(cut->result().search.path == whole->result().search.path);
        CHECK(cut->result().search.cost == whole->result().search.cost);
        CHECK(cut->result().search.expanded == whole->result().steps);
        // The last step that can be shown is as the whole search had it at that point.
        cut->seek(kept);
        whole->seek(kept);
        CHECK(cut->reader().closed_count() == kept);
        CHECK(cut->reader().open_count() == whole->reader().open_count());
        CHECK(cut->current() == whole->current());
        for (std::uint32_t index = 0; index < board.graph.node_count(); ++index) {
            CHECK(cut->reader().history().state(cut->graph(), node_at(index), kept) ==
                  whole->reader().history().state(whole->graph(), node_at(index), kept));
        }
    }
}

TEST_CASE("run: its counts, its numbers and its statuses are those of the fold at every step") {
    const auto lattice = each_lattice();
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        CAPTURE(seed);
        const RandomCase random(seed, lattice);
        const auto components =
            connected_components(random.board.map.grid, random.board.graph.moves().rules());
        SearchPlan plan;
        plan.rules = random.board.graph.rules();
        plan.algorithm = random.algorithm;
        plan.heuristic = random.heuristic;
        plan.options = random.options;
        Run run(random.board.map.grid, random.board.moves, components, plan, random.start, random.goal);
        while (run.advance(5) == Outcome::Running) {
        }
        Fold fold(run.graph().node_count());
        for (auto step = run.result().steps + 1; step-- > 0;) {
            run.seek(step);
            auto& reader = run.reader();
            fold.seek(run.graph(), reader.trace(), step);
            REQUIRE(reader.open_count() == fold.open_count());
            REQUIRE(reader.closed_count() == fold.closed_count());
            REQUIRE(run.current() == fold.current());
            std::vector<Status> statuses(fold.statuses().size());
            reader.write_statuses(statuses);
            std::vector<std::uint8_t> closers(statuses.size());
            reader.write_closers(0, closers);
            for (std::uint32_t index = 0; index < statuses.size(); ++index) {
                REQUIRE(closers[index] == (statuses[index] == Status::Closed ? 1 : 0));
                REQUIRE(statuses[index] == fold.statuses()[index]);
                REQUIRE(run.numbers(node_at(index)).status == statuses[index]);
            }
        }
    }
}

} // namespace
} // namespace astrolabe::test
