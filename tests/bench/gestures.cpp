// What a visitor waits for, through the façade as the page goes: the search after the goal was dragged by
// a cell, and the picture at any step. Milliseconds.
#include "core/generate/random.h"
#include "tests/bench/parts.h"
#include "tests/bench/timing.h"
#include "wasm/laboratory.h"

#include <cstdio>
#include <cstdlib>

namespace astrolabe::bench {
namespace {

constexpr std::size_t drags = 200;
constexpr std::size_t seeks = 100;

void require(bool is_so, const char* what) {
    if (!is_so) {
        std::fprintf(stderr, "bench: %s\n", what);
        std::exit(1);
    }
}

void search(Laboratory& lab, const SearchSettings& settings, std::uint32_t start, std::uint32_t goal) {
    require(lab.begin(settings, start, goal).is_ok(), "a search was refused");
    while (lab.advance(0x7fffffff) == "running") {
    }
}

void open(Laboratory& lab, const Map& map) {
    const auto factors = map.grid.factors();
    const std::vector<std::uint32_t> copied(factors.begin(), factors.end());
    require(lab.restore(map.grid.width(), map.grid.height(), copied).is_ok(), "a map was refused");
}

/// The goal goes along the path of the map's last row, which is one of the longest, back to the start.
void time_drag(const Map& map) {
    Laboratory lab;
    open(lab, map);
    const SearchSettings settings{.costs = "exact"};
    const auto& row = map.rows.back();
    const auto start = index_of(map.grid.node(row.start));
    search(lab, settings, start, index_of(map.grid.node(row.goal)));
    const std::vector<std::uint32_t> way(lab.path().begin(), lab.path().end());
    std::vector<double> times;
    for (std::size_t at = 0; at < drags && at < way.size(); ++at) {
        times.push_back(timed([&] {
            search(lab, settings, start, way[way.size() - 1 - at]);
            require(lab.seek(lab.result().steps).is_ok(), "a step was refused");
            require(!lab.statuses().empty(), "there is no picture");
        }));
    }
    std::printf("  %-22s %9.2f %9.2f %9zu\n", map.name.c_str(), quantile(times, 0.5) / 1e6,
                quantile(times, 0.95) / 1e6, times.size());
}

/// Dijkstra's algorithm over an empty board of a million cells, then steps at random.
void time_seek() {
    Laboratory lab;
    require(lab.clear(1024, 1024).is_ok(), "a board was refused");
    search(lab, {.algorithm = "dijkstra"}, 0, 1024 * 1024 - 1);
    const auto steps = lab.result().steps;
    std::vector<double> times;
    Random random(1);
    for (std::size_t count = 0; count < seeks; ++count) {
        const auto step = random.below(steps + 1);
        times.push_back(timed([&] {
            require(lab.seek(step).is_ok(), "a step was refused");
            require(!lab.statuses().empty(), "there is no picture");
        }));
    }
    std::printf("\na step of %u, chosen at random: state of all cells, ms\n  %-22s %9.2f %9.2f %9zu\n", steps,
                "", quantile(times, 0.5) / 1e6, quantile(times, 0.95) / 1e6, times.size());
}

} // namespace

void time_gestures(std::span<const Map> maps) {
    std::printf(
        "\nthe goal dragged by a cell: search, last step, state of all cells, ms\n  %-22s %9s %9s %9s\n", "",
        "p50", "p95", "drags");
    for (const auto& map : maps) {
        time_drag(map);
    }
    time_seek();
}

} // namespace astrolabe::bench
