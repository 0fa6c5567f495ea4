// LPA* while the board is edited, through the façade: boards on which it was once wrong or never ended.
#include "tests/support/oracles/oracle.h"
#include "wasm/laboratory/laboratory.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <limits>
#include <vector>

namespace astrolabe::test {
namespace {

/// A link with an edit to make, cell by cell.
struct Reported {
    const char* map;
    Cell start;
    Cell goal;
    SearchSettings settings;
    std::vector<Cell> walls;
};

const Reported weight_two{.map = "a-PZ4PePHBUWeAI0",
                          .start = {1, 3},
                          .goal = {7, 4},
                          .settings = {.algorithm = "lpastar", .weight_hundredths = 200, .corner = "always"},
                          .walls = {{4, 1}}};
const Reported weight_one_and_a_half{.map = "a-PG81qEyavOnLN71gzi92kScVoKRjA",
                                     .start = {8, 6},
                                     .goal = {5, 3},
                                     .settings = {.algorithm = "lpastar", .weight_hundredths = 150},
                                     .walls = {{7, 7}}};
const Reported reported_manhattan{
    .map = "a-LI6per3altUCBLjGEKuUmQtFRcP",
    .start = {4, 10},
    .goal = {0, 5},
    .settings = {.algorithm = "lpastar", .heuristic = "manhattan", .corner = "always"},
    .walls = {{0, 7}, {3, 6}, {1, 5}, {5, 7}, {3, 5}}};

void search(Laboratory& lab, const SearchSettings& settings, Cell start, Cell goal) {
    const auto number = [&](Cell cell) { return cell.y * lab.width() + cell.x; };
    REQUIRE(lab.begin(settings, number(start), number(goal)).is_ok());
    while (lab.advance(100) == "running") {
    }
}

std::vector<NodeId> path_of(const Laboratory& lab) {
    std::vector<NodeId> path;
    for (const auto cell : lab.path()) {
        path.push_back(node_at(cell));
    }
    return path;
}

/// Walls are drawn one by one; after each the answer is a path, and costs what a new search finds.
void check(const Reported& reported) {
    const auto& [map, start, goal, settings, walls] = reported;
    Laboratory lab;
    REQUIRE(lab.map_from_link(map).is_ok());
    search(lab, settings, start, goal);
    for (const auto wall_at : walls) {
        CAPTURE(wall_at.x);
        CAPTURE(wall_at.y);
        const std::array<std::uint32_t, 1> cells{wall_at.y * lab.width() + wall_at.x};
        const std::array<std::uint32_t, 1> grounds{wall};
        REQUIRE(lab.edit(cells, grounds).is_ok());
        search(lab, settings, start, goal);
        const Grid grid(lab.width(), lab.height(), {lab.factors().begin(), lab.factors().end()});
        const auto corner = settings.corner == "always" ? CornerRule::Always : CornerRule::NoWall;
        const Oracle oracle(grid, {.corner = corner});
        const auto path = path_of(lab);
        REQUIRE_FALSE(path.empty());
        REQUIRE(path.front() == grid.node(start));
        REQUIRE(path.back() == node_at(static_cast<std::uint32_t>(lab.result().target)));
        Cost sum = 0;
        for (std::size_t i = 1; i < path.size(); ++i) {
            const auto step = oracle.step_cost(path[i - 1], path[i]);
            REQUIRE(step.has_value());
            sum += *step;
        }
        CHECK(lab.result().cost == static_cast<double>(sum));
        Laboratory other;
        const std::vector<std::uint32_t> grounds_now(lab.factors().begin(), lab.factors().end());
        REQUIRE(other.restore(lab.width(), lab.height(), grounds_now).is_ok());
        search(other, settings, start, goal);
        CHECK(lab.result().cost == other.result().cost);
    }
}

TEST_CASE("LPA* after an edit: with weight 2 the path is valid, and costs what a new search finds") {
    check(weight_two);
}

TEST_CASE("LPA* after an edit: with weight 1.5 it ends, and with a path") { check(weight_one_and_a_half); }

TEST_CASE("LPA* after an edit: with Manhattan and diagonal steps likewise") { check(reported_manhattan); }

TEST_CASE("LPA* after an edit: abandoned while it checks whether to repair, it searches anew") {
    Laboratory lab;
    REQUIRE(lab.clear(64, 64).is_ok());
    // Where roots are rounded, only the board itself can show it.
    const SearchSettings settings{.algorithm = "lpastar", .heuristic = "euclidean", .costs = "exact"};
    const auto draw = [&](std::uint32_t x) {
        REQUIRE(lab.edit(std::array{64 * 20 + x}, std::array{std::uint32_t{wall}}).is_ok());
    };
    const auto straight = [&] { return lab.result().cost; };
    search(lab, settings, {10, 20}, {50, 20});
    CHECK(straight() == 40);
    draw(30);
    search(lab, settings, {10, 20}, {50, 20});
    CHECK(lab.result().repairs > 0);
    CHECK_FALSE(lab.result().is_repair_refused);
    draw(31);
    REQUIRE(lab.begin(settings, 64 * 20 + 10, 64 * 20 + 50).is_ok());
    CHECK(lab.advance(1) == "running");
    CHECK(lab.result().repairs == 0);
    draw(32);
    search(lab, settings, {10, 20}, {50, 20});
    CHECK(lab.result().repairs == 0);
    CHECK_FALSE(lab.result().is_repair_refused);
    CHECK(lab.result().outcome == "found");
    draw(33);
    search(lab, settings, {10, 20}, {50, 20});
    CHECK(lab.result().repairs > 0);
}

/// Pixels that differ by status or shade alone.
std::vector<std::uint32_t> grey(std::size_t states, std::uint32_t first) {
    std::vector<std::uint32_t> colours;
    for (std::size_t state = 0; state < states; ++state) {
        colours.insert(colours.end(), 256, first + static_cast<std::uint32_t>(state));
    }
    return colours;
}

std::uint32_t pixel_at(std::span<const std::uint8_t> bytes, std::size_t cell) {
    std::uint32_t pixel = 0;
    std::memcpy(&pixel, &bytes[4 * cell], sizeof pixel);
    return pixel;
}

/// The numbers of the first steps are those of a path, or none: as many raised nodes have none. And F
/// increases where one that there is does.
std::uint32_t check_log(Laboratory& lab) {
    constexpr std::size_t fields = 7; // node, kind, G, H, F, parent, layer
    const auto view = lab.log(1, std::min(1000U, lab.result().steps));
    const std::vector<double> log(view.begin(), view.end());
    while (!lab.survey(10'000)) {
    }
    std::uint32_t without_path = 0;
    std::uint32_t step = 0;
    auto last_f = std::numeric_limits<double>::infinity();
    for (std::size_t at = 0; at < log.size(); at += fields) {
        const auto kind = log[at + 1];
        const auto g = log[at + 2];
        const auto f = log[at + 4];
        const bool begins_step = kind == 0 || kind == 7;
        step += begins_step ? 1 : 0;
        if (std::isnan(g)) {
            REQUIRE(kind == 7);
            REQUIRE(std::isnan(f));
            ++without_path;
        } else if (kind != 4) { // a node that was dropped has no path either; its g is 0
            REQUIRE(g < lab.width() * lab.height());
            REQUIRE(std::abs(f - g - log[at + 3]) < 1e-6);
        }
        if (begins_step) {
            const bool increases =
                lab.next_step_with("f-rises", -1, step - 1) == static_cast<std::int32_t>(step);
            REQUIRE(increases == (f > last_f));
            last_f = std::isnan(f) ? last_f : f;
        }
    }
    return without_path;
}

TEST_CASE("LPA* dragged: raised cells have no numbers, those that were not expanded no shade") {
    Laboratory lab;
    REQUIRE(lab.generate("random", 512, 512, 25, 1).is_ok());
    constexpr std::uint32_t shades = 64;
    REQUIRE(lab.set_colours(grey(3, 1), grey(shades, 100)));
    const Cell start{0, 0};
    const Cell goal{511, 511};
    const SearchSettings settings{.algorithm = "lpastar"};
    search(lab, settings, start, goal);
    const auto path = path_of(lab);
    REQUIRE_FALSE(path.empty());
    std::uint32_t unexpanded = 0;
    std::uint32_t without_path = 0;
    for (std::size_t at = 1; at + 1 < path.size(); at += 20) {
        for (const std::uint32_t ground : {0U, 1U}) {
            REQUIRE(lab.edit(std::array{index_of(path[at])}, std::array{ground}).is_ok());
            search(lab, settings, start, goal);
            lab.seek(lab.result().steps);
            without_path += check_log(lab);
            const std::vector<std::uint8_t> statuses(lab.statuses().begin(), lab.statuses().end());
            const auto closed_by = lab.expanded_at(0, lab.height());
            const std::vector<std::uint32_t> steps(closed_by.begin(), closed_by.end());
            const auto pixels = lab.paint("order", 0, 0, lab.width(), lab.height());
            for (std::size_t cell = 0; cell < statuses.size(); ++cell) {
                const bool is_closed = statuses[cell] == 2;
                const bool is_shaded = is_closed && steps[cell] != 0;
                unexpanded += is_closed && !is_shaded ? 1 : 0;
                const auto pixel = pixel_at(pixels, cell);
                if (is_shaded ? pixel < 100 || pixel >= 100 + shades : pixel != 1U + statuses[cell]) {
                    FAIL("cell " << cell << " has pixel " << pixel);
                }
            }
        }
    }
    CHECK(unexpanded > 0);
    CHECK(without_path > 0);
}

} // namespace
} // namespace astrolabe::test
