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

} // namespace astrolabe::test
