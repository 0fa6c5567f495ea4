// The two-tier search on larger maps: prints how much longer its paths are and how much it expands for
// them; checks that it finds them all.
#include "core/generate/generators.h"
#include "core/search/two_tier/two_tier_search.h"
#include "tests/support/random/case_count.h"
#include "tests/support/two_tier.h"

#include <doctest/doctest.h>

#ifndef __EMSCRIPTEN__
#include "core/io/moving_ai_map.h"
#include "core/io/moving_ai_scenario.h"
#include "tests/support/shared_maps.h"
#endif

namespace astrolabe::test {
namespace {

void add_path(Excess& excess, const Board& board, const AbstractGraph& abstract, NodeId start, NodeId goal) {
    const GridHeuristic heuristic(board.graph, exact_kind(board.graph.rules().corner), goal);
    const auto best = search(board, heuristic, start, goal, {}).result;
    TwoTierSearch tiers(board.graph, heuristic, abstract, start, goal, {});
    tiers.run();
    const auto result = tiers.result();
    REQUIRE(result.outcome == best.outcome);
    if (result.outcome == Outcome::Found) {
        REQUIRE(is_valid_path(board.graph, result.path, start, goal));
        REQUIRE(path_cost(board.graph, result.path) == result.cost);
        REQUIRE(result.cost >= best.cost);
        excess.add(result, best);
    }
}

TEST_CASE("two tiers: generated maps, with clusters of several sizes") {
    struct Map {
        GeneratorKind kind;
        std::uint32_t percent;
    };
    for (const auto& [kind, percent] :
         {Map{GeneratorKind::Random, 27}, Map{GeneratorKind::Maze, 10}, Map{GeneratorKind::Rooms, 20},
          Map{GeneratorKind::Caves, 45}, Map{GeneratorKind::Terrain, 20}}) {
        const Board board(
            AsciiMap{
                .grid = generate({.kind = kind, .width = 192, .height = 160, .percent = percent, .seed = 5})},
            {.costs = cost_models::exact});
        for (const auto side : {Clusters::min_side, Clusters::default_side, 24U, Clusters::max_side}) {
            const auto abstract = abstract_graph_of(board, side);
            Random random(3);
            Excess excess;
            for (std::uint64_t path = 0; path < 40 / stride; ++path) {
                const auto from = node_at(random.below(board.graph.node_count()));
                const auto to = node_at(random.below(board.graph.node_count()));
                add_path(excess, board, abstract, nearest_free_cell(board.map.grid, from),
                         nearest_free_cell(board.map.grid, to));
            }
            CHECK(excess.count() > 20 / stride);
            MESSAGE(generator_name(kind), ", clusters of ", side, ": ", excess.text());
        }
    }
}

#ifndef __EMSCRIPTEN__
TEST_CASE("two tiers: every 20th row of the Moving AI scenarios") {
    const std::size_t every = 20 * stride;
    for (const auto& file : maps_for("Moving AI scenarios with two tiers")) {
        CAPTURE(file.filename().string());
        auto grid = read_moving_ai_map(text_of(file));
        REQUIRE(grid.is_ok());
        const auto rows = read_moving_ai_scenario(text_of(fs::path(file).replace_extension(".scen")));
        REQUIRE(rows.is_ok());
        const Board board({.grid = std::move(grid.value())}, {.costs = cost_models::exact});
        const auto abstract = abstract_graph_of(board, Clusters::default_side);
        Excess excess;
        for (std::size_t index = 0; index < rows.value().size(); index += every) {
            const auto& row = rows.value()[index];
            CAPTURE(row.line);
            add_path(excess, board, abstract, board.map.grid.node(row.start), board.map.grid.node(row.goal));
        }
        CHECK(excess.count() == (rows.value().size() + every - 1) / every);
        MESSAGE(file.filename().string(), ": ", excess.text());
    }
}
#endif

} // namespace
} // namespace astrolabe::test
