// The flow field: the oracle's cost to the goal at every cell, and arrows that lead there.
#include "core/search/flow_field/flow_field.h"
#include "tests/support/oracles/oracle.h"
#include "tests/support/random/case_count.h"
#include "tests/support/random/each_lattice.h"
#include "tests/support/random/random_case.h"
#include "tests/support/replay.h"

#include <doctest/doctest.h>

#include <memory>

namespace astrolabe::test {
namespace {

using Field = FlowField<GridGraph>;

TEST_CASE("flow field: the oracle's cost to the goal at every cell, on 10,000 random boards") {
    const auto lattice = each_lattice();
    std::size_t found = 0;
    for (std::uint64_t seed = 0; seed < 10'000 / stride; ++seed) {
        CAPTURE(seed);
        const RandomCase random(seed, lattice);
        const auto& graph = random.board.graph;
        const Oracle oracle(random.board.map.grid, graph.rules());
        const auto costs = oracle.costs_to(random.goal);
        Field field(graph, random.start, random.goal, {.tie = random.options.tie});
        field.run();
        const auto result = field.result();
        REQUIRE((result.outcome == Outcome::Found) == costs[index_of(random.start)].has_value());
        if (result.outcome == Outcome::Found) {
            ++found;
            REQUIRE(result.cost == *costs[index_of(random.start)]);
            REQUIRE(is_valid_path(graph, result.path, random.start, random.goal));
        }
        for (std::uint32_t index = 0; index < graph.node_count(); ++index) {
            const auto node = node_at(index);
            const auto state = field.node_state(node);
            // Of walls only the start is searched: a unit that begins there can leave it.
            if (!graph.can_be_entered(node) && node != random.start && node != random.goal) {
                REQUIRE(state.status == Status::Untouched);
                continue;
            }
            REQUIRE((state.status == Status::Closed) == costs[index].has_value());
            if (costs[index]) {
                REQUIRE(state.g == *costs[index]);
                REQUIRE(is_valid_path(graph, field.path_from(node), node, random.goal));
            }
        }
    }
    CHECK(found > 5000 / stride);
}

TEST_CASE("flow field: fold and history equal the search replayed") {
    const auto lattice = each_lattice();
    for (std::uint64_t seed = 0; seed < 300 / stride; ++seed) {
        CAPTURE(seed);
        const RandomCase random(seed, lattice);
        check_fold_equals_replay(random.board.graph, random.board.graph.node_count(), [&] {
            return std::make_unique<Field>(random.board.graph, random.start, random.goal, SearchOptions{});
        });
    }
}

} // namespace
} // namespace astrolabe::test
