// bench_jumps FOLDER [EVERY]: the textbook A* with a binary heap against jump point search, on every
// EVERYth row (default 40) of the Moving AI scenarios in a folder. The rivals take turns on each row; only
// the ratios of one run mean anything. Each is timed from its beginning to its path, cell by cell, log and
// all; jump point search keeps its memory and the bit rows for all rows of a map. Costs that differ end
// the program.
#include "core/fast/jump_point_search.h"
#include "core/io/moving_ai_map.h"
#include "core/io/moving_ai_scenario.h"
#include "tests/support/board.h"

#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>

namespace {

using namespace astrolabe;
namespace fs = std::filesystem;

std::string text_of(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// Nanoseconds that the whole of `body` takes.
template <class Body> double timed(const Body& body) {
    const auto before = std::chrono::steady_clock::now();
    body();
    const auto after = std::chrono::steady_clock::now();
    return std::chrono::duration<double, std::nano>(after - before).count();
}

/// Textbook over jump points, all rows of a map together.
double ratio_of(const fs::path& file, std::size_t every) {
    auto grid = read_moving_ai_map(text_of(file));
    const auto rows = read_moving_ai_scenario(text_of(fs::path(file).replace_extension(".scen")));
    if (!grid.is_ok() || !rows.is_ok()) {
        std::fprintf(stderr, "bench_jumps: cannot read %s\n", file.c_str());
        std::exit(1);
    }
    const test::Board board({.grid = std::move(grid.value())}, {.costs = cost_models::exact});
    const BitRows bits(board.map.grid);
    JumpPointMemory memory(board.graph.node_count());
    double textbook = 0;
    double jumps = 0;
    for (std::size_t index = 0; index < rows.value().size(); index += every) {
        const auto& row = rows.value()[index];
        const auto start = board.map.grid.node(row.start);
        const auto goal = board.map.grid.node(row.goal);
        SearchResult expected;
        SearchResult found;
        textbook += timed([&] {
            const GridHeuristic octile(board.graph, HeuristicKind::Octile, goal);
            BinaryHeap open(board.graph.node_count());
            TextbookSearch search(board.graph, octile, open, start, goal, {});
            search.run();
            expected = search.result();
        });
        jumps += timed([&] {
            JumpPointSearch search(board.graph, bits, memory, start, goal, {});
            search.run();
            found = search.result();
        });
        if (expected.cost != found.cost) {
            std::fprintf(stderr, "bench_jumps: the costs differ\n");
            std::exit(1);
        }
    }
    std::printf("  %-24s %9.2f ms %9.2f ms %7.1f\n", file.stem().c_str(), textbook / 1e6, jumps / 1e6,
                textbook / jumps);
    return textbook / jumps;
}

} // namespace

int main(int argc, char** argv) {
    const auto every = argc > 2 ? std::strtoul(argv[2], nullptr, 10) : 40;
    if (argc < 2 || argc > 3 || !fs::is_directory(argv[1]) || every == 0) {
        std::fprintf(stderr, "usage: bench_jumps FOLDER [EVERY]\n");
        return 2;
    }
    std::set<fs::path> maps;
    for (const auto& entry : fs::directory_iterator(argv[1])) {
        if (entry.path().extension() == ".map" &&
            fs::exists(fs::path(entry.path()).replace_extension(".scen"))) {
            maps.insert(entry.path());
        }
    }
    std::printf("  %-24s %12s %12s %7s\n", "a map's rows", "textbook", "jump points", "ratio");
    double logs = 0;
    for (const auto& map : maps) {
        logs += std::log(ratio_of(map, every));
    }
    std::printf("  geometric mean of the ratios: %.1f\n", std::exp(logs / static_cast<double>(maps.size())));
}
