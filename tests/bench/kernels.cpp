// bench FOLDER [EVERY]: the textbook search with a binary heap against the kernel that stands in for it,
// on every EVERYth row (default 40) of the Moving AI scenarios in a folder. The rivals take turns on each
// row, so that a busy machine slows them all; only the ratios of one run mean anything. Each search is
// timed from its beginning to its path, its memory included as it is used in the product: the textbook
// allocates its own, the kernel keeps one for all. Traces that differ end the program.
#include "core/fast/monotone_queue_search.h"
#include "core/io/moving_ai_map.h"
#include "core/io/moving_ai_scenario.h"
#include "core/search/algorithm.h"
#include "tests/support/board.h"

#include <chrono>
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

struct Times {
    double textbook = 0; ///< Nanoseconds.
    double kernel = 0;
    std::uint64_t expanded = 0;

    void add(const Times& other) {
        textbook += other.textbook;
        kernel += other.kernel;
        expanded += other.expanded;
    }
    void print(const std::string& what) const {
        const auto count = static_cast<double>(expanded);
        std::printf("  %-28s %12.0f %9.1f %9.1f %7.2f\n", what.c_str(), count, textbook / count,
                    kernel / count, textbook / kernel);
    }
};

struct Answer {
    double nanoseconds = 0;
    SearchResult result;
    Trace trace;
};

/// `begin` makes a search, which is then run.
template <class Begin> Answer timed(const Begin& begin) {
    const auto before = std::chrono::steady_clock::now();
    auto search = begin();
    search.run();
    Answer answer{.result = search.result(), .trace = search.release_trace()};
    const auto after = std::chrono::steady_clock::now();
    answer.nanoseconds = std::chrono::duration<double, std::nano>(after - before).count();
    return answer;
}

/// Both rivals on one row; who goes first alternates.
Times race(const test::Board& board, NodeId start, NodeId goal, const SearchOptions& options,
           KernelMemory& memory, bool is_kernel_first) {
    const GridHeuristic octile(board.graph, HeuristicKind::Octile, goal);
    std::optional<BinaryHeap> open;
    const auto by_textbook = [&] {
        return timed([&] {
            open.emplace(board.graph.node_count());
            return TextbookSearch(board.graph, octile, *open, start, goal, options);
        });
    };
    const auto by_kernel = [&] {
        return timed([&] {
            return MonotoneQueueSearch(board.graph, HeuristicKind::Octile, start, goal, options, memory);
        });
    };
    Answer textbook;
    Answer kernel;
    if (is_kernel_first) {
        kernel = by_kernel();
        textbook = by_textbook();
    } else {
        textbook = by_textbook();
        kernel = by_kernel();
    }
    if (textbook.trace.masks != kernel.trace.masks || textbook.result.path != kernel.result.path) {
        std::fprintf(stderr, "bench: the traces differ\n");
        std::exit(1);
    }
    return {textbook.nanoseconds, kernel.nanoseconds, kernel.result.expanded};
}

struct Sums {
    Times astar;
    Times dijkstra;
};

Sums measure(const fs::path& file, std::size_t every) {
    auto grid = read_moving_ai_map(text_of(file));
    const auto rows = read_moving_ai_scenario(text_of(fs::path(file).replace_extension(".scen")));
    if (!grid.is_ok() || !rows.is_ok()) {
        std::fprintf(stderr, "bench: cannot read %s\n", file.c_str());
        std::exit(1);
    }
    const test::Board board({.grid = std::move(grid.value())}, {.costs = cost_models::exact});
    KernelMemory memory;
    Sums sums;
    bool is_kernel_first = false;
    for (std::size_t index = 0; index < rows.value().size(); index += every) {
        const auto& row = rows.value()[index];
        const auto start = board.map.grid.node(row.start);
        const auto goal = board.map.grid.node(row.goal);
        is_kernel_first = !is_kernel_first;
        sums.astar.add(race(board, start, goal, {}, memory, is_kernel_first));
        sums.dijkstra.add(
            race(board, start, goal, options_for(Algorithm::Dijkstra, {}), memory, is_kernel_first));
    }
    return sums;
}

} // namespace

int main(int argc, char** argv) {
    const auto every = argc > 2 ? std::strtoul(argv[2], nullptr, 10) : 40;
    if (argc < 2 || argc > 3 || !fs::is_directory(argv[1]) || every == 0) {
        std::fprintf(stderr, "usage: bench FOLDER [EVERY]\n");
        return 2;
    }
    std::set<fs::path> maps;
    for (const auto& entry : fs::directory_iterator(argv[1])) {
        if (entry.path().extension() == ".map" &&
            fs::exists(fs::path(entry.path()).replace_extension(".scen"))) {
            maps.insert(entry.path());
        }
    }
    std::printf("  %-28s %12s %9s %9s %7s\n", "ns an expansion", "expansions", "textbook", "kernel", "ratio");
    Sums total;
    for (const auto& map : maps) {
        const auto sums = measure(map, every);
        sums.astar.print(map.stem().string() + " A*");
        sums.dijkstra.print(map.stem().string() + " Dijkstra");
        total.astar.add(sums.astar);
        total.dijkstra.add(sums.dijkstra);
    }
    total.astar.print("all A*");
    total.dijkstra.print("all Dijkstra");
}
