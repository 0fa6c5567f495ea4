// Published results: every row of every Moving AI scenario in the folder that ASTROLABE_MAPS names.
// WebAssembly has no folders; there the same is done from JavaScript, in tests/wasm.
#ifndef __EMSCRIPTEN__
#include "core/io/moving_ai_map.h"
#include "core/io/moving_ai_scenario.h"
#include "core/search/algorithm.h"
#include "tests/support/board.h"

#include <doctest/doctest.h>

#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <set>

namespace astrolabe::test {
namespace {

namespace fs = std::filesystem;

#ifdef __SANITIZE_ADDRESS__
constexpr std::size_t every = 40; // sanitizers look for misuse, not for lengths, and take their time
#else
constexpr std::size_t every = 1;
#endif
constexpr std::size_t every_of_sample = 20;

/// The maps that have a scenario, in order of name; a line on the output when there is no folder.
std::set<fs::path> maps_for(const char* test) {
    const char* folder = std::getenv("ASTROLABE_MAPS");
    std::set<fs::path> maps;
    if (folder != nullptr && fs::is_directory(folder)) {
        for (const auto& entry : fs::directory_iterator(folder)) {
            if (entry.path().extension() == ".map" &&
                fs::exists(fs::path(entry.path()).replace_extension(".scen"))) {
                maps.insert(entry.path());
            }
        }
    }
    if (maps.empty()) {
        std::cout << "skipped: " << test << ": no Moving AI maps in ASTROLABE_MAPS\n";
    }
    return maps;
}

std::string text_of(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

void check_rows(const fs::path& file, Algorithm algorithm, std::size_t step) {
    CAPTURE(file.filename().string());
    auto grid = read_moving_ai_map(text_of(file));
    REQUIRE(grid.is_ok());
    const auto rows = read_moving_ai_scenario(text_of(fs::path(file).replace_extension(".scen")));
    REQUIRE(rows.is_ok());
    REQUIRE_FALSE(rows.value().empty());
    const Board board({.grid = std::move(grid.value())}, {.costs = cost_models::exact});
    for (std::size_t index = 0; index < rows.value().size(); index += step) {
        const auto& row = rows.value()[index];
        CAPTURE(row.line);
        REQUIRE(row.width == board.map.grid.width());
        REQUIRE(row.height == board.map.grid.height());
        const auto goal = board.map.grid.node(row.goal);
        const auto run = search(board, GridHeuristic(board.graph, HeuristicKind::Octile, goal),
                                board.map.grid.node(row.start), goal, options_for(algorithm, {}));
        REQUIRE(run.result.outcome == Outcome::Found);
        REQUIRE(std::abs(cost_models::exact.shown(run.result.cost) - row.length) <= row.tolerance);
        REQUIRE(run.result.reopened == 0);
    }
}

TEST_CASE("Moving AI scenarios: A* finds every published length") {
    for (const auto& map : maps_for("Moving AI scenarios with A*")) {
        check_rows(map, Algorithm::AStar, every);
    }
}

TEST_CASE("Moving AI scenarios: Dijkstra's algorithm finds the published lengths of a sample") {
    for (const auto& map : maps_for("Moving AI scenarios with Dijkstra's algorithm")) {
        check_rows(map, Algorithm::Dijkstra, every * every_of_sample);
    }
}

} // namespace
} // namespace astrolabe::test
#endif
