// What the numbers of an order say: nothing against a right search, whose heuristic is named; and the row
// that was changed.
#include "core/check/seen_cells.h"
#include "core/check/seen_numbers.h"
#include "core/run/prepared_board.h"
#include "core/run/search_settings.h"
#include "tests/support/random/case_count.h"
#include "tests/support/random/random_case.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

namespace astrolabe::test {
namespace {

/// An order with its numbers, as a recorder writes them.
struct Written {
    std::vector<SeenRow> rows;
    std::vector<NodeId> nodes;
    std::vector<NodeId> parents;
};

Written written_by(Run& run) {
    Written written;
    for (std::uint32_t step = 1; step <= run.result().steps; ++step) {
        run.seek(step);
        const auto node = run.current();
        const auto numbers = run.numbers(node);
        SeenRow row;
        row.g = numbers.g;
        row.h = numbers.h;
        row.f = numbers.f;
        written.rows.push_back(row);
        written.nodes.push_back(node);
        written.parents.push_back(numbers.parent);
    }
    return written;
}

} // namespace

TEST_CASE("check: the numbers of a right search contradict nothing, and a changed one is found") {
    std::size_t changed = 0;
    for (std::uint64_t seed = 0; seed < 400; seed += stride) {
        CAPTURE(seed);
        Random random(seed);
        PreparedBoard board;
        auto grid = random_grid(random, 14);
        const auto any = [&] { return node_at(random.below(grid.cell_count())); };
        const auto [start, goal] = std::pair(any(), any());
        if (seed % 3 == 0) { // danger on some cells
            for (std::uint32_t cell = 0; cell < grid.cell_count(); cell += 1 + random.below(4)) {
                if (grid.is_free(node_at(cell))) {
                    grid.set_ground(node_at(cell), ground_with(grid.factor(node_at(cell)), 5));
                }
            }
        }
        grid.set_factor(start, 1);
        grid.set_factor(goal, 1);
        board.replace(grid);
        SearchSettings settings;
        constexpr std::array heuristics{"octile", "manhattan", "euclidean", "chebyshev", "zero"};
        constexpr std::array corners{"nowall", "onewall", "always", "four"};
        constexpr std::array costs{"tutorial", "exact", "unit"};
        settings.algorithm = random.below(4) == 0 ? "greedy" : "astar";
        settings.heuristic = heuristics.at(random.below(5));
        settings.corner = corners.at(random.below(4));
        settings.costs = costs.at(random.below(3));
        settings.weight_hundredths = random.below(2) == 0 ? 100 : 150;
        const auto plan = plan_for(settings).value();
        board.prepare(plan.rules.moves());
        const auto run = board.begin(plan, start, goal);
        while (run->advance(1000) == Outcome::Running) {
        }
        auto written = written_by(*run);
        // Where the goal is out of reach the search goes to another cell.
        const auto own_goal = run->finished_search().own_goal;
        const auto target = own_goal == NodeId::None ? goal : own_goal;
        const auto check = [&] {
            return check_numbers(written.rows, written.nodes, written.parents, grid, Lattice::Squares,
                                 target);
        };
        const auto right = check();
        CHECK(!right.sum);
        CHECK(!right.step);
        CHECK(!right.estimate);
        CHECK(!right.has_two_units);
        // Up to the rounding of the line, octile fits every rule but that of steps of 1.
        if (settings.heuristic == "octile" && settings.costs != "unit") {
            CHECK(!right.fall);
        }
        const auto kind = option_named<HeuristicKind>(settings.heuristic).value();
        const bool is_zero = std::all_of(written.rows.begin(), written.rows.end(),
                                         [](const SeenRow& row) { return row.h == 0; });
        const auto& named = right.heuristics;
        CHECK((is_zero || std::find(named.begin(), named.end(), kind) != named.end()));
        // A changed f is found where the first h has fixed the weight before it.
        const auto row = written.rows.size() - 1;
        const auto has_weight = std::any_of(written.rows.begin(), written.rows.end() - 1,
                                            [](const SeenRow& one) { return one.h > 0; });
        if (row > 2 && has_weight) {
            ++changed;
            written.rows[row].f += 1 + written.rows[row].f / 100;
            REQUIRE(check().sum);
            CHECK(check().sum->row == row);
        }
    }
    CHECK(changed > 0);
}

TEST_CASE("check: an f without g is known by most rows, and a wrong one is compared with h alone") {
    const Grid grid(9, 1);
    const double weight = 2;
    for (std::size_t wrong = 1; wrong < 7; ++wrong) {
        for (const bool has_g : {false, true}) {
            CAPTURE(wrong);
            CAPTURE(has_g);
            Written written;
            for (std::uint32_t step = 0; step < 7; ++step) {
                const double g = step;
                const double h = 8.0 - step;
                written.rows.push_back({.g = g, .h = h, .f = (has_g ? g : 0) + weight * h});
                written.nodes.push_back(node_at(step));
                written.parents.push_back(step == 0 ? NodeId::None : node_at(step - 1));
            }
            const auto check = [&] {
                return check_numbers(written.rows, written.nodes, written.parents, grid, Lattice::Squares,
                                     node_at(8));
            };
            CHECK(!check().sum);
            CHECK(check().f_has_g == has_g);
            const auto right = written.rows[wrong].f;
            written.rows[wrong].f += 3;
            const auto found = check();
            CHECK(found.f_has_g == has_g);
            CHECK(found.weight == weight);
            REQUIRE(found.sum);
            CHECK(found.sum->row == wrong);
            CHECK(found.sum->expected == right);
        }
    }
}

TEST_CASE("check: one step to the goal fits every heuristic, and none of them in another unit") {
    const Grid grid(3, 3);
    const std::vector<SeenRow> rows{{.g = 0, .h = 14, .f = 14}, {.g = 10, .h = 10, .f = 20}};
    const std::vector<NodeId> nodes{node_at(4), node_at(5)};
    const std::vector<NodeId> parents{NodeId::None, node_at(4)};
    const auto found = check_numbers(rows, nodes, parents, grid, Lattice::Squares, node_at(8));
    CHECK(found.unit_of_h == doctest::Approx(10));
    CHECK(!found.has_two_units);
    // In g ten times as much.
    const std::vector<SeenRow> others{{.g = 0, .h = 14}, {.g = 100, .h = 10}};
    CHECK(check_numbers(others, nodes, parents, grid, Lattice::Squares, node_at(8)).has_two_units);
}

} // namespace astrolabe::test
