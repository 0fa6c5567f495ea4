// What is found of an order of expansion: the setups, the bug, the first difference.
#include "core/check/hand_written_search.h"
#include "core/check/order_check.h"
#include "tests/support/random/case_count.h"
#include "tests/support/random/random_case.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

namespace astrolabe::test {
namespace {

/// Noise, with the start at the bottom and the goal near the corner above.
struct NoisyQuestion {
    NoisyQuestion(std::uint64_t seed, std::uint32_t width, std::uint32_t height) {
        Random random(seed);
        Grid grid(width, height);
        for (std::uint32_t cell = 0; cell < grid.cell_count(); ++cell) {
            grid.set_factor(node_at(cell), random.below(4) == 0 ? 0 : 1);
        }
        start = grid.node({height - 1, height - 1});
        goal = grid.node({1, 0});
        grid.set_factor(start, 1);
        grid.set_factor(goal, 1);
        board.replace(std::move(grid));
    }

    std::vector<NodeId> order_of(const SearchSettings& settings, Bug bug, Pick pick = Pick::ByRule) {
        const auto plan = plan_for(settings).value();
        const auto graph = board.graph_of(plan, goal);
        HandWrittenMemory memory(graph.node_count());
        HandWrittenSearch search(plan, graph, bug, pick, start, goal, memory);
        std::vector<NodeId> order;
        while (order.size() < 10'000) {
            const auto node = search.step();
            if (node == NodeId::None) {
                return order;
            }
            order.push_back(node);
        }
        return {}; // some bugs never end
    }

    std::vector<NodeId> textbook_order(const SearchSettings& settings) {
        const auto plan = plan_for(settings).value();
        const auto graph = board.graph_of(plan, goal);
        const GridHeuristic heuristic(graph, heuristic_of(plan), goal);
        const auto search = make_textbook_search(plan, graph, heuristic, start, goal);
        while (search->advance(1000) == Outcome::Running) {
        }
        return expanded_nodes(search->release_trace());
    }

    OrderFindings check(std::vector<NodeId> seen) {
        OrderCheck check(board, "squares", start, goal, goal, std::move(seen));
        double progress = 0;
        while (!check.advance(20'000)) {
            CHECK(check.progress() >= progress);
            CHECK(check.progress() < 1);
            progress = check.progress();
        }
        CHECK(check.progress() == 1);
        return check.findings();
    }

    PreparedBoard board;
    NodeId start;
    NodeId goal;
};

TEST_CASE("check: a search with no bug expands what the textbook does") {
    const auto space = SetupSpace::with_bugs("squares");
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
        NoisyQuestion question(seed, 9, 7);
        for (std::size_t number = seed; number < space.size(); number += 101 * stride) {
            const auto settings = space.at(number).settings;
            REQUIRE_MESSAGE(question.order_of(settings, Bug::None) == question.textbook_order(settings),
                            "seed ", seed, ", setup ", number);
        }
    }
}

TEST_CASE("check: each bug that changes an order is named, with options that have it") {
    for (std::size_t index = 1; index < bug_names.size(); index += std::min<std::size_t>(stride, 4)) {
        const auto bug = static_cast<Bug>(index);
        const std::string name = name_of(bug);
        CAPTURE(name);
        SearchSettings settings;
        settings.heuristic = bug == Bug::KeyKept ? "chebyshev" : "manhattan";
        if (bug == Bug::GCut || bug == Bug::HCut || bug == Bug::AllCut || bug == Bug::FCut) {
            settings.heuristic = "octile";
            settings.costs = "exact";
        }
        if (bug == Bug::CornerColumn || bug == Bug::CornerRow) {
            settings.corner = "always";
        }
        std::size_t changed = 0;
        for (std::uint64_t seed = 0; seed < 20 && changed == 0; ++seed) {
            NoisyQuestion question(seed, 16, 10);
            const auto seen = question.order_of(settings, bug);
            if (seen.size() < 12) {
                continue;
            }
            const auto found = question.check(seen);
            CHECK(found.setups > 0);
            if (found.bugs.empty()) {
                continue; // other options do the same here
            }
            ++changed;
            CHECK(std::find(found.bugs.begin(), found.bugs.end(), name) != found.bugs.end());
            // The first difference is that from the textbook with those options.
            const auto right = question.textbook_order(found.settings);
            const auto agreed = found.agreed;
            CHECK(
                std::equal(seen.begin(), seen.begin() + static_cast<std::ptrdiff_t>(agreed), right.begin()));
            CHECK(found.seen == (agreed < seen.size() ? seen[agreed] : NodeId::None));
            CHECK(found.expected == (agreed < right.size() ? right[agreed] : NodeId::None));
            CHECK(found.seen != found.expected);
        }
        CHECK(changed > 0);
    }
}

TEST_CASE("check: lists of programs are recognized, and are no bug") {
    NoisyQuestion question(3, 16, 12);
    SearchSettings settings;
    settings.tie = "fifo";
    std::size_t own = 0;
    for (std::size_t index = 1; index < pick_names.size(); ++index) {
        const std::string name = pick_names[index];
        CAPTURE(name);
        const auto seen = question.order_of(settings, Bug::None, static_cast<Pick>(index));
        REQUIRE(seen.size() > 20);
        const auto found = question.check(seen);
        CHECK(found.setups > 0);
        CHECK(found.bugs.empty());
        const auto& ties = found.values[6];
        own += static_cast<std::size_t>(std::count(ties.begin(), ties.end(), name));
    }
    // Of some orders a rule of the textbook is the explanation.
    CHECK(own > 0);
}

TEST_CASE("check: the tutorials' programs as written are recognized") {
    NoisyQuestion question(5, 12, 12);
    for (const std::string program : {"unity", "csharp", "cpp", "gameserver", "crowd", "slides"}) {
        CAPTURE(program);
        SearchSettings settings;
        settings.program = program;
        const auto seen = question.textbook_order(settings);
        REQUIRE(seen.size() > 5);
        const auto found = question.check(seen);
        CHECK(found.bugs.empty());
        CHECK(std::find(found.values[0].begin(), found.values[0].end(), program) != found.values[0].end());
    }
}

} // namespace
} // namespace astrolabe::test
