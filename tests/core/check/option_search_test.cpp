// Which options make a search expand cells in an order that was seen, against searches run to their ends.
#include "core/check/order_check.h"
#include "tests/support/random/case_count.h"
#include "tests/support/random/random_case.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>
#include <tuple>

namespace astrolabe::test {
namespace {

auto content_of(const SearchSettings& settings) {
    return std::make_tuple(settings.program, settings.algorithm, settings.heuristic,
                           settings.weight_hundredths, settings.corner, settings.costs, settings.tie,
                           settings.open_list, settings.stop, settings.update, settings.reopens,
                           settings.neighbour_order);
}

/// By the run that the page makes, to its end; empty where it expands nothing.
std::vector<NodeId> order_of(PreparedBoard& board, const SearchSettings& settings, NodeId start,
                             NodeId goal) {
    const auto plan = plan_for(settings).value();
    board.prepare(plan.rules.moves());
    const auto run = board.begin(plan, start, goal);
    while (run->advance(1000) == Outcome::Running) {
    }
    return expanded_nodes(run->finished_search().trace);
}

/// A question whose goal can be reached under each corner rule.
struct OpenQuestion {
    explicit OpenQuestion(std::uint64_t seed, std::uint32_t side) {
        Random random(seed);
        Grid grid(side, side);
        for (std::uint32_t cell = 0; cell < grid.cell_count(); ++cell) {
            grid.set_factor(node_at(cell), random.below(5) == 0 ? 0 : 1);
        }
        start = node_at(0);
        goal = node_at(grid.cell_count() - 1);
        for (std::uint32_t at = 0; at < side; ++at) { // a way round
            grid.set_factor(node_at(at), 1);
            grid.set_factor(node_at(at * side + side - 1), 1);
        }
        board.replace(std::move(grid));
    }
    PreparedBoard board;
    NodeId start;
    NodeId goal;
};

TEST_CASE("check: the setups that are tried are all different, and all can be searched") {
    for (const std::string kind : {"squares", "hex"}) {
        CAPTURE(kind);
        const auto textbook = SetupSpace::of_textbook(kind);
        const auto picks = SetupSpace::with_picks(kind);
        const auto bugs = SetupSpace::with_bugs(kind);
        std::set<std::tuple<Bug, std::string, decltype(content_of(SearchSettings{}))>> all;
        for (const auto* const space : {&textbook, &picks, &bugs}) {
            for (std::size_t number = 0; number < space->size(); ++number) {
                const auto setup = space->at(number);
                REQUIRE(plan_for(setup.settings).is_ok());
                REQUIRE((space == &bugs) == (setup.bug != Bug::None));
                REQUIRE((space != &picks || setup.pick != Pick::ByRule));
                all.insert({setup.bug, name_of(setup.pick), content_of(setup.settings)});
            }
        }
        CHECK(all.size() == textbook.size() + picks.size() + bugs.size());
        CHECK(textbook.size() > 10'000);
        CHECK(content_of(textbook.at(0).settings) == content_of(SearchSettings{}));
    }
}

TEST_CASE("check: the matching setups are those whose whole search has that order") {
    for (std::uint64_t seed = 0; seed < 2; ++seed) {
        CAPTURE(seed);
        OpenQuestion question(seed, 7);
        const auto space = SetupSpace::of_textbook("squares");
        Random random(seed);
        const auto chosen = random.below(static_cast<std::uint32_t>(space.size()));
        const auto seen = order_of(question.board, space.at(chosen).settings, question.start, question.goal);
        REQUIRE(!seen.empty());
        OptionSearch search(question.board, SetupSpace::of_textbook("squares"), question.start, question.goal,
                            seen);
        while (!search.advance(1000)) {
            REQUIRE(search.progress() < 1);
        }
        const auto& matching = search.matching();
        const auto is_matching = [&](std::size_t number) {
            return std::binary_search(matching.begin(), matching.end(), number);
        };
        CHECK(is_matching(chosen));
        CHECK(search.agreed() == seen.size());
        for (std::size_t number = seed; number < space.size(); number += 97 * stride) {
            const auto settings = space.at(number).settings;
            const auto order = order_of(question.board, settings, question.start, question.goal);
            REQUIRE_MESSAGE(is_matching(number) == (order == seen), "setup ", number);
        }
    }
}

TEST_CASE("check: of an order that no setup has, the first difference from the nearest") {
    OpenQuestion question(7, 9);
    auto seen = order_of(question.board, {}, question.start, question.goal);
    REQUIRE(seen.size() > 12);
    // The start comes once more, which no search without costs below zero does.
    seen[10] = question.start;
    OptionSearch search(question.board, SetupSpace::of_textbook("squares"), question.start, question.goal,
                        seen);
    while (!search.advance(10'000)) {
    }
    CHECK(search.matching().empty());
    CHECK(search.agreed() == 10);
    const auto nearest = order_of(question.board, search.nearest().settings, question.start, question.goal);
    CHECK(std::equal(seen.begin(), seen.begin() + 10, nearest.begin()));
    // Among those that agree as long the usual one comes first.
    CHECK(content_of(search.nearest().settings) == content_of(SearchSettings{}));
}

TEST_CASE("check: an order that ends too early, or goes on, matches nothing by that") {
    OpenQuestion question(3, 8);
    const auto whole = order_of(question.board, {}, question.start, question.goal);
    auto seen = whole;
    seen.pop_back();
    OptionSearch early(question.board, SetupSpace::of_textbook("squares"), question.start, question.goal,
                       seen);
    early.advance(1);
    CHECK(early.matching().empty());
    CHECK(early.agreed() == seen.size());
    seen = whole;
    seen.push_back(question.start);
    OptionSearch late(question.board, SetupSpace::of_textbook("squares"), question.start, question.goal,
                      seen);
    late.advance(1);
    CHECK(late.matching().empty());
    CHECK(late.agreed() == whole.size());
}

} // namespace
} // namespace astrolabe::test
