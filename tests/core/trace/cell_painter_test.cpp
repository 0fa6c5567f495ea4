// The painter against a plain one that reads the status of each cell from the fold.
#include "core/trace/cell_painter.h"
#include "core/trace/history.h"
#include "core/trace/trace_reader.h"
#include "tests/support/random/case_count.h"
#include "tests/support/random/random_case.h"

#include <doctest/doctest.h>

namespace astrolabe::test {
namespace {

constexpr std::size_t shade_count = 5;

/// Colours that are all different, so that no mistake is hidden; walls are alike whatever their status.
std::vector<std::uint32_t> colours_of(std::size_t states, std::uint32_t first) {
    std::vector<std::uint32_t> colours(states * 256);
    for (std::uint32_t index = 0; index < colours.size(); ++index) {
        colours[index] = index % 256 == wall ? 7 : first + index;
    }
    return colours;
}

PaintedArea random_area(Random& random, const Grid& grid) {
    const auto x = random.below(grid.width());
    const auto y = random.below(grid.height());
    return {.width = grid.width(),
            .x = x,
            .y = y,
            .columns = 1 + random.below(grid.width() - x),
            .rows = 1 + random.below(grid.height() - y)};
}

/// One cell after the other.
template <class ColourOf>
std::vector<std::uint32_t> painted(const Grid& grid, const PaintedArea& area, ColourOf&& colour_of) {
    std::vector<std::uint32_t> pixels;
    for (auto y = area.y; y < area.y + area.rows; ++y) {
        for (auto x = area.x; x < area.x + area.columns; ++x) {
            pixels.push_back(colour_of(grid.node({x, y})));
        }
    }
    return pixels;
}

void check_at(const RandomCase& random, const Finished& run, Random& chance, std::uint32_t step) {
    const auto& graph = random.board.graph;
    const auto& grid = graph.grid();
    Stamps stamps(graph.node_count());
    while (!stamps.advance(graph, run.trace, 1000)) {
    }
    Fold fold(graph.node_count());
    fold.seek(graph, run.trace, step);
    const History history(run.trace, graph.node_count());
    const auto by_status = colours_of(3, 1000);
    const auto shades = colours_of(shade_count, 10'000);
    const bool is_shaded = chance.below(2) == 0;
    const CellColours colours{.plain = by_status,
                              .shades = std::span(shades).first(is_shaded ? shades.size() : 0),
                              .last_step = run.trace.step_count};
    const auto area = random_area(chance, grid);
    const auto expected = painted(grid, area, [&](NodeId node) {
        const auto status = fold.at(node).status;
        const auto factor = grid.factor(node);
        if (status == Status::Closed && is_shaded) {
            const auto closed_by = history.expansion_before(node, step + 1);
            return shades[shade_at(closed_by, shades_a_step(run.trace.step_count, shade_count)) * 256 +
                          factor];
        }
        return by_status[static_cast<std::size_t>(status) * 256 + factor];
    });
    std::vector<std::uint32_t> pixels(area.count());
    paint_cells({.stamps = stamps.at(step)}, step, grid.factors(), area, colours, pixels);
    REQUIRE(pixels == expected);

    TraceReader<GridGraph> reader(graph, run.trace, 1, false);
    while (!reader.advance(1000)) {
    }
    reader.seek(step);
    // What a gesture asks besides does not need stamps.
    REQUIRE(reader.expanded() == (step == 0 ? NodeId::None : history.node_of(step)));
    const auto states = reader.cells(area.y * grid.width(), area.rows * grid.width(), is_shaded);
    REQUIRE(states.statuses.empty() == (step != run.trace.step_count));
    pixels.assign(area.count(), 0);
    paint_cells(states, step, grid.factors(), area, colours, pixels);
    REQUIRE(pixels == expected);
}

TEST_CASE("painter: pixels are those of the fold's statuses, on any ground, in any part of the board") {
    for (std::uint64_t seed = 0; seed < 2000 / stride; ++seed) {
        CAPTURE(seed);
        const RandomCase random(seed);
        auto options = random.options;
        options.trace_format = seed % 2 == 0 ? TraceFormat::Masks : TraceFormat::Events;
        const auto run = search(random.board, random.estimate(), random.start, random.goal, options);
        Random chance(seed);
        for (int visit = 0; visit < 3; ++visit) {
            check_at(random, run, chance, chance.below(run.trace.step_count + 1));
        }
        check_at(random, run, chance, run.trace.step_count);
    }
}

TEST_CASE("painter: rows longer than what is painted at a time, alternately plain and costly") {
    Random chance(1);
    for (int round = 0; round < 50; ++round) {
        CAPTURE(round);
        Grid grid(60 + chance.below(150), 3);
        for (std::uint32_t index = 0; index < grid.cell_count(); ++index) {
            const bool is_costly = index / 64 % 2 == 1 && chance.below(3) == 0;
            grid.set_factor(node_at(index), static_cast<Factor>(is_costly              ? 5
                                                                : chance.below(9) == 0 ? 0
                                                                                       : 1));
        }
        std::vector<std::uint32_t> opened(grid.cell_count());
        std::vector<std::uint32_t> closed(grid.cell_count());
        for (std::size_t index = 0; index < opened.size(); ++index) {
            opened[index] = chance.below(4) == 0 ? never : chance.below(100);
            closed[index] = opened[index] == never || chance.below(3) == 0 ? never : opened[index] + 1;
            if (round % 2 == 1 && index / 64 % 3 == 0) { // long rows of closed cells
                opened[index] = chance.below(30);
                closed[index] = opened[index] + 1;
            }
        }
        const auto by_status = colours_of(3, 1000);
        const auto shades = colours_of(shade_count, 10'000);
        const auto area = random_area(chance, grid);
        const auto step = chance.below(101);
        const auto status_at = [&](NodeId node) {
            const auto index = index_of(node);
            return closed[index] <= step   ? Status::Closed
                   : opened[index] <= step ? Status::Open
                                           : Status::Untouched;
        };
        std::vector<std::uint32_t> pixels(area.count());
        paint_cells({.stamps = {.opened = opened, .closed = closed}}, step, grid.factors(), area,
                    {.plain = by_status}, pixels);
        CHECK(pixels == painted(grid, area, [&](NodeId node) {
                  return by_status[static_cast<std::size_t>(status_at(node)) * 256 + grid.factor(node)];
              }));
        paint_cells({.stamps = {.opened = opened, .closed = closed}}, step, grid.factors(), area,
                    {.plain = by_status, .shades = shades, .last_step = 100}, pixels);
        CHECK(
            pixels == painted(grid, area, [&](NodeId node) {
                const auto status = status_at(node);
                const auto factor = grid.factor(node);
                return status == Status::Closed && factor != wall
                           ? shades[shade_at(closed[index_of(node)], shades_a_step(100, shade_count)) * 256 +
                                    factor]
                           : by_status[static_cast<std::size_t>(status) * 256 + factor];
            }));
        paint_cells({}, step, grid.factors(), area, {.plain = by_status}, pixels);
        CHECK(pixels == painted(grid, area, [&](NodeId node) { return by_status[grid.factor(node)]; }));
    }
}

TEST_CASE("painter: the first step has the first shade, the last the last") {
    for (const std::uint32_t last : {2U, 3U, 64U, 1000U, 16'777'216U, 67'108'864U}) {
        CHECK(shade_at(1, shades_a_step(last, 64)) == 0);
        CHECK(shade_at(last, shades_a_step(last, 64)) == 63);
        CHECK(shade_at((last + 1) / 2, shades_a_step(last, 64)) <= 32);
    }
    CHECK(shade_at(1, shades_a_step(1, 64)) == 0);
}

} // namespace
} // namespace astrolabe::test
