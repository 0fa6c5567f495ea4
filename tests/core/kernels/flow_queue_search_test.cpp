// The flow field by queues against the one by the textbook search.
#include "core/kernels/flow_queue_search.h"
#include "core/search/flow_field/flow_field.h"
#include "tests/support/kernel_checks.h"
#include "tests/support/random/random_case.h"
#include "tests/support/random/uniform_map.h"

#include <doctest/doctest.h>

namespace astrolabe::test {
namespace {

TEST_CASE("flow field by queues: ten thousand random questions leave the textbook's trace") {
    MonotoneQueueMemory memory;
    std::uint64_t taken = 0;
    std::uint64_t found = 0;
    for (std::uint64_t seed = 0; taken < kernel_cases; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        const Board board(random_map_of_uniform_terrain(random, 1, 14), random_rules(random));
        const auto start = board.map.start;
        const auto goal = board.map.goal;
        const SearchOptions options{.tie = random.is_chance(50) ? Tie::LastIn : Tie::FirstIn};
        if (!FlowQueueSearch::stands_in_for(board.graph, start, goal, options)) {
            continue;
        }
        ++taken;
        FlowField<GridGraph> textbook(board.graph, start, goal, options);
        FlowQueueSearch search(board.graph, start, goal, options, memory);
        auto outcome = Outcome::Running;
        while (outcome == Outcome::Running) {
            const auto slice = random.below(40);
            outcome = search.advance(slice);
            REQUIRE(outcome == textbook.advance(slice));
        }
        found += outcome == Outcome::Found ? 1 : 0;
        for (std::uint32_t index = 0; index < board.graph.node_count(); ++index) {
            const auto next = textbook.node_state(node_at(index)).parent;
            REQUIRE(search.has_next(node_at(index)) == (next != NodeId::None));
            if (next != NodeId::None) {
                REQUIRE(board.graph.move(node_at(index), search.next_slot(node_at(index))).to == next);
            }
        }
        REQUIRE(search.path_to(start) == textbook.path_to(start));
        REQUIRE(search.path_to(goal) == textbook.path_to(goal));
        const auto result = search.result();
        const auto trace = search.release_trace();
        REQUIRE(trace.is_backward);
        REQUIRE(textbook.trace().is_backward);
        check_equal(result, trace, {textbook.result(), textbook.trace()});
    }
    CHECK(found > kernel_cases / 2);
}

TEST_CASE("flow field by queues: walls at the ends and terrain are left to the textbook") {
    const auto is_served = [](const char* drawing) {
        const Board board(drawing, {});
        const auto last = node_at(board.graph.node_count() - 1);
        return FlowQueueSearch::stands_in_for(board.graph, node_at(0), last, {});
    };
    CHECK(is_served("..#.\n"));
    CHECK_FALSE(is_served("#...\n"));
    CHECK_FALSE(is_served("...#\n"));
    CHECK_FALSE(is_served(".2..\n"));
    const Board board("....\n", {});
    CHECK_FALSE(FlowQueueSearch::stands_in_for(board.graph, node_at(0), node_at(3), {.tie = Tie::LargerG}));
}

} // namespace
} // namespace astrolabe::test
