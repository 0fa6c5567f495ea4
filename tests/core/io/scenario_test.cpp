// Published results: every row of every Moving AI scenario in the folder that ASTROLABE_MAPS names.
// WebAssembly has no folders; there the same is done from JavaScript, in tests/wasm.
#ifndef __EMSCRIPTEN__
#include "core/io/moving_ai_map.h"
#include "core/io/moving_ai_scenario.h"
#include "core/kernels/kernel.h"
#include "core/search/catalogue.h"
#include "core/search/jump_point/jump_point_search.h"
#include "tests/support/board.h"
#include "tests/support/random/case_count.h"
#include "tests/support/shared_maps.h"

#include <doctest/doctest.h>

#include <cmath>
#include <functional>
#include <memory>

namespace astrolabe::test {
namespace {

const std::size_t row_stride = stride == 1 ? 1 : 4 * stride;
constexpr std::size_t every_of_sample = 20;

/// Answers questions about one board.
using Solver = std::function<SearchResult(NodeId start, NodeId goal)>;

void check_rows(const fs::path& file, std::size_t step,
                const std::function<Solver(const Board&)>& solver_for) {
    CAPTURE(file.filename().string());
    auto grid = read_moving_ai_map(text_of(file));
    REQUIRE(grid.is_ok());
    const auto rows = read_moving_ai_scenario(text_of(fs::path(file).replace_extension(".scen")));
    REQUIRE(rows.is_ok());
    REQUIRE_FALSE(rows.value().empty());
    const Board board({.grid = std::move(grid.value())}, {.costs = cost_models::exact});
    const auto solve = solver_for(board);
    for (std::size_t index = 0; index < rows.value().size(); index += step) {
        const auto& row = rows.value()[index];
        CAPTURE(row.line);
        REQUIRE(row.width == board.map.grid.width());
        REQUIRE(row.height == board.map.grid.height());
        const auto result = solve(board.map.grid.node(row.start), board.map.grid.node(row.goal));
        REQUIRE(result.outcome == Outcome::Found);
        REQUIRE(std::abs(cost_models::exact.to_display(result.cost) - row.length) <= row.tolerance);
        REQUIRE(path_cost(board.graph, result.path) == result.cost);
        REQUIRE(result.reopened == 0);
    }
}

template <class Kernel, class Memory>
void check_kernel(const Board& board, NodeId start, NodeId goal, const SearchOptions& options, Memory& memory,
                  const Finished& textbook) {
    Kernel kernel(board.graph, HeuristicKind::Octile, start, goal, options, memory);
    kernel.run();
    REQUIRE(kernel.result().cost == textbook.result.cost);
    REQUIRE(kernel.result().path == textbook.result.path);
    REQUIRE(kernel.trace().masks == textbook.trace.masks);
}

/// With the kernels that replace it beside it, which must do exactly the same.
std::function<Solver(const Board&)> textbook(Algorithm algorithm) {
    return [options = options_for(algorithm, {})](const Board& board) -> Solver {
        const auto memory = std::make_shared<KernelMemory>();
        return [&board, options, memory](NodeId start, NodeId goal) {
            const GridHeuristic octile(board.graph, HeuristicKind::Octile, goal);
            const auto run = search(board, octile, start, goal, options);
            check_kernel<MonotoneQueueSearch>(board, start, goal, options, memory->queues, run);
            check_kernel<QuadHeapSearch>(board, start, goal, options, memory->heap, run);
            return run.result;
        };
    };
}

Solver jump_points(const Board& board) {
    const auto lines = std::make_shared<JumpLines>(board.map.grid, board.graph.rules().corner);
    const auto memory = std::make_shared<JumpPointMemory>();
    return [&board, lines, memory](NodeId start, NodeId goal) {
        JumpPointSearch search(board.graph, *lines, *memory, start, goal, {});
        search.run();
        return search.result();
    };
}

Solver dijkstra_over_queues(const Board& board) {
    const auto memory = std::make_shared<MonotoneQueueMemory>();
    return [&board, memory](NodeId start, NodeId goal) {
        MonotoneQueueSearch search(board.graph, HeuristicKind::Zero, start, goal,
                                   options_for(Algorithm::Dijkstra, {}), *memory);
        search.run();
        return search.result();
    };
}

Solver canonical(const Board& board) {
    const auto memory = std::make_shared<MonotoneQueueMemory>();
    return [&board, memory](NodeId start, NodeId goal) {
        MonotoneQueueSearch search(board.graph, HeuristicKind::Octile, start, goal,
                                   options_for(Algorithm::Canonical, {}), *memory,
                                   &Pruning::under(board.graph.rules().corner));
        search.run();
        return search.result();
    };
}

TEST_CASE("Moving AI scenarios: A* finds every published length") {
    for (const auto& map : maps_for("Moving AI scenarios with A*")) {
        check_rows(map, row_stride, textbook(Algorithm::AStar));
    }
}

TEST_CASE("Moving AI scenarios: Dijkstra's algorithm finds the published lengths of a sample") {
    for (const auto& map : maps_for("Moving AI scenarios with Dijkstra's algorithm")) {
        check_rows(map, row_stride * every_of_sample, textbook(Algorithm::Dijkstra));
    }
}

TEST_CASE("Moving AI scenarios: Dijkstra's algorithm over queues finds the published lengths of a sample") {
    for (const auto& map : maps_for("Moving AI scenarios with Dijkstra's algorithm over queues")) {
        check_rows(map, row_stride * every_of_sample, dijkstra_over_queues);
    }
}

TEST_CASE("Moving AI scenarios: canonical A* finds every published length") {
    for (const auto& map : maps_for("Moving AI scenarios with canonical A*")) {
        check_rows(map, row_stride, canonical);
    }
}

TEST_CASE("Moving AI scenarios: jump point search finds every published length") {
    for (const auto& map : maps_for("Moving AI scenarios with jump point search")) {
        check_rows(map, row_stride, jump_points);
    }
}

} // namespace
} // namespace astrolabe::test
#endif
