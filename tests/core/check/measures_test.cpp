// How often a check says what was the case, counted on random boards.
#include "core/check/order_check.h"
#include "tests/support/random/case_count.h"
#include "tests/support/random/random_case.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

namespace astrolabe::test {
namespace {

/// For each program, and for each changed option.
const std::size_t boards_each = case_count(stride);

/// Noise with the ends apart.
struct MeasuredBoard {
    MeasuredBoard(Random& random, std::uint32_t side) {
        Grid grid(side, side);
        for (std::uint32_t cell = 0; cell < grid.cell_count(); ++cell) {
            grid.set_factor(node_at(cell), random.below(4) == 0 ? 0 : 1);
        }
        start = grid.node({1, side - 1});
        goal = grid.node({side - 2, 1});
        grid.set_factor(start, 1);
        grid.set_factor(goal, 1);
        board.replace(std::move(grid));
    }

    /// By the run that the page makes.
    std::vector<NodeId> order_of(const SearchSettings& settings) {
        auto plan = plan_for(settings).value();
        plan.floods = true;
        board.prepare(plan.rules.moves());
        const auto run = board.begin(plan, start, goal);
        while (run->advance(1000) == Outcome::Running) {
        }
        return expanded_nodes(run->finished_search().trace);
    }

    OrderFindings check(const std::vector<NodeId>& seen) {
        OrderCheck check(board, "squares", start, goal, goal, seen);
        while (!check.advance(100'000)) {
        }
        return check.findings();
    }

    PreparedBoard board;
    NodeId start;
    NodeId goal;
};

bool has(const std::vector<std::string>& values, const std::string& value) {
    return std::find(values.begin(), values.end(), value) != values.end();
}

TEST_CASE("check: of 10,000 right searches none is called wrong") {
    const auto space = SetupSpace::of_textbook("squares");
    Random random(24);
    std::size_t wrong = 0;
    std::size_t all = 0;
    while (all < 10'000 / stride) {
        MeasuredBoard board(random, 5 + random.below(12));
        for (int i = 0; i < 50; ++i, ++all) {
            const auto setup = space.at(random.below(static_cast<std::uint32_t>(space.size())));
            const auto seen = board.order_of(setup.settings);
            // It is called right where some setup has its order, and this one is among those that are tried.
            OptionSearch search(board.board, space, board.start, board.goal, seen);
            wrong += search.compare(setup).is_whole ? 0 : 1;
        }
    }
    MESSAGE(all, " right searches, called wrong: ", wrong);
    CHECK(wrong == 0);
}

TEST_CASE("check: programs as written are named on 95 % of the boards") {
    Random random(25);
    std::size_t named = 0;
    std::size_t alone = 0;
    std::size_t all = 0;
    for (const std::string program : {"unity", "csharp", "cpp", "gameserver", "crowd", "slides"}) {
        SearchSettings settings;
        settings.program = program;
        for (std::size_t count = 0; count < boards_each;) {
            MeasuredBoard board(random, 14);
            const auto seen = board.order_of(settings);
            if (seen.size() < 30) {
                continue;
            }
            ++count;
            ++all;
            const auto found = board.check(seen);
            named += found.bugs.empty() && has(found.values[0], program) ? 1 : 0;
            alone += found.setups == 1 ? 1 : 0;
        }
    }
    MESSAGE(all, " orders of programs, named: ", named, ", by no other setup: ", alone);
    CHECK(100 * named >= 95 * all);
}

TEST_CASE("check: one changed option is named on 95 % of the boards") {
    Random random(26);
    // Each of checked_options but for programs, the open list and reopening, which few orders show.
    const std::vector<std::pair<std::size_t, void (*)(SearchSettings&)>> changes{
        {1, [](SearchSettings& one) { one.algorithm = "dijkstra"; }},
        {1, [](SearchSettings& one) { one.algorithm = "greedy"; }},
        {2, [](SearchSettings& one) { one.heuristic = "manhattan"; }},
        {2, [](SearchSettings& one) { one.heuristic = "chebyshev"; }},
        {3, [](SearchSettings& one) { one.weight_hundredths = 1000; }},
        {4, [](SearchSettings& one) { one.corner = "always"; }},
        {4, [](SearchSettings& one) { one.corner = "four"; }},
        {5, [](SearchSettings& one) { one.costs = "unit"; }},
        {6, [](SearchSettings& one) { one.tie = "fifo"; }},
        {6, [](SearchSettings& one) { one.tie = "g"; }},
        {7, [](SearchSettings& one) { one.stop = "opened"; }},
        {8, [](SearchSettings& one) { one.update = "never"; }},
        {10, [](SearchSettings& one) { one.neighbour_order = "clock"; }}};
    std::size_t named = 0;
    std::size_t alone = 0;
    std::size_t all = 0;
    for (std::size_t at = 0; at < changes.size(); at += std::min<std::size_t>(stride, 4)) {
        const auto& [option, change] = changes[at];
        SearchSettings settings;
        change(settings);
        const auto changed = checked_options[option].value({.settings = settings});
        const auto usual = checked_options[option].value({});
        for (std::size_t count = 0, tries = 0; count < boards_each && tries < 100; ++tries) {
            MeasuredBoard board(random, 14);
            const auto seen = board.order_of(settings);
            if (seen.size() < 30 || seen == board.order_of({})) {
                continue;
            }
            ++count;
            ++all;
            const auto found = board.check(seen);
            const auto& values = found.values[option];
            named += found.bugs.empty() && has(values, changed) ? 1 : 0;
            alone += has(values, usual) ? 0 : 1;
        }
    }
    MESSAGE(all, " orders with one option changed, named: ", named,
            ", where the usual value is ruled out: ", alone);
    CHECK(100 * named >= 95 * all);
}

} // namespace
} // namespace astrolabe::test
