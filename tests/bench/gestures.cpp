// What a visitor waits for, through the façade as the page uses it: the search after the goal was dragged by
// a cell, and the picture at any step, one pixel per cell. Milliseconds.
#include "core/random/random.h"
#include "tests/bench/parts.h"
#include "tests/bench/timing.h"
#include "wasm/laboratory/laboratory.h"

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

/// Three statuses and that many shades, of 256 factors each, as the page does it.
void set_colours(Laboratory& lab) {
    constexpr std::size_t factors = 256;
    constexpr std::size_t shades = 64;
    std::vector<std::uint32_t> by_status(3 * factors);
    std::vector<std::uint32_t> by_order(shades * factors);
    for (auto* colours : {&by_status, &by_order}) {
        for (std::size_t index = 0; index < colours->size(); ++index) {
            (*colours)[index] = 0xff000000U | static_cast<std::uint32_t>(index);
        }
    }
    require(lab.set_colours(by_status, by_order), "colours were refused");
}

void paint(Laboratory& lab, std::string_view shading) {
    const auto pixels = lab.paint(shading, 0, 0, lab.width(), lab.height());
    require(pixels.size() == std::size_t{4} * lab.width() * lab.height(), "there is no picture");
}

void print(const char* what, const std::vector<double>& times) {
    std::printf("  %-22s %9.2f %9.2f %9zu\n", what, quantile(times, 0.5) / 1e6, quantile(times, 0.95) / 1e6,
                times.size());
}

/// The goal is dragged along the path of the map's last row, which is one of the longest, back to the start.
void time_drag(const Map& map) {
    Laboratory lab;
    open(lab, map);
    const SearchSettings settings{.costs = "exact"};
    const auto& row = map.rows.back();
    const auto start = index_of(map.grid.node(row.start));
    search(lab, settings, start, index_of(map.grid.node(row.goal)));
    const std::vector<std::uint32_t> path(lab.path().begin(), lab.path().end());
    set_colours(lab);
    std::vector<double> times;
    for (std::size_t at = 0; at < drags && at < path.size(); ++at) {
        times.push_back(timed([&] {
            search(lab, settings, start, path[path.size() - 1 - at]);
            require(lab.seek(lab.result().steps).is_ok(), "a step was refused");
            paint(lab, "order"); // as the page shows a map that is opened
        }));
    }
    print(map.name.c_str(), times);
}

/// Dijkstra's algorithm on an empty board of a million cells, then random steps.
void time_seek() {
    Laboratory lab;
    require(lab.clear(1024, 1024).is_ok(), "a board was refused");
    search(lab, {.algorithm = "dijkstra"}, 0, 1024 * 1024 - 1);
    set_colours(lab);
    const auto steps = lab.result().steps;
    std::vector<double> first;
    std::vector<double> seeking;
    std::vector<double> by_status;
    std::vector<double> by_order;
    Random random(1);
    for (std::size_t count = 0; count <= seeks; ++count) {
        const auto step = random.below(steps + 1);
        (count == 0 ? first : seeking).push_back(timed([&] {
            require(lab.seek(step).is_ok(), "a step was refused");
        }));
        by_status.push_back(timed([&] { paint(lab, "status"); }));
        by_order.push_back(timed([&] { paint(lab, "order"); }));
    }
    std::printf("\na step of %u chosen at random, on a million cells, ms\n", steps);
    print("the first one sought", first);
    print("another one sought", seeking);
    print("painted by status", by_status);
    print("painted by order", by_order);
}

} // namespace

void time_gestures(std::span<const Map> maps) {
    std::printf("\nthe goal dragged by a cell: search, last step, picture, ms\n  %-22s %9s %9s %9s\n", "",
                "p50", "p95", "drags");
    for (const auto& map : maps) {
        time_drag(map);
    }
    time_seek();
}

} // namespace astrolabe::bench
