// The answers to path requests against the textbook search on the board as the unit plans on it.
#include "core/open_list/binary_heap.h"
#include "core/search/flow_field/flow_field.h"
#include "core/search/textbook/textbook_search.h"
#include "core/world/planning/path_search.h"
#include "tests/support/random/case_count.h"
#include "tests/support/random/each_lattice.h"
#include "tests/support/random/random_case.h"

#include <doctest/doctest.h>

#include <memory>
#include <tuple>

namespace astrolabe::test {
namespace {

/// A random board, part of it under influence and part of it held by others.
struct PlannedCase {
    explicit PlannedCase(std::uint64_t seed, Lattice lattice) : random(seed, lattice), chance(~seed) {
        const auto& grid = random.board.map.grid;
        const auto moves = random.board.graph.rules().moves();
        snapshot.ground = std::make_shared<Ground>(Ground{grid, Moves(grid, moves)});
        rules.costs = random.board.graph.rules().costs;
        if (chance.is_chance(40)) {
            std::vector<std::uint16_t> influence(grid.cell_count());
            for (auto& of_cell : influence) {
                of_cell = static_cast<std::uint16_t>(chance.is_chance(30) ? chance.below(200) : 0);
            }
            snapshot.influence = std::make_shared<const std::vector<std::uint16_t>>(std::move(influence));
        }
        if (chance.is_chance(40)) {
            std::vector<std::uint8_t> held(grid.cell_count());
            for (auto& of_cell : held) {
                of_cell = chance.is_chance(15) ? 1 : 0;
            }
            snapshot.held = std::make_shared<const std::vector<std::uint8_t>>(std::move(held));
        }
    }

    PathAnswer answer(Planner planner) {
        PathSearch search({.planner = planner, .start = random.start, .goal = random.goal}, snapshot, rules,
                          memories);
        while (!search.is_finished()) {
            expanded += search.advance(1 + chance.below(9));
            if (chance.is_chance(20)) {
                search = PathSearch(search); // a copy repeats what the other did
            }
        }
        return search.answer();
    }

    RandomCase random;
    Random chance;
    Snapshot snapshot;
    PathRules rules;
    std::shared_ptr<SearchMemories> memories = std::make_shared<SearchMemories>();
    std::uint64_t expanded = 0;
};

TEST_CASE("random path requests: the path, the nearest cell and the work are those of the textbook search") {
    const auto lattice = each_lattice();
    std::uint64_t in_vain = 0;
    for (std::uint64_t seed = 0; seed < 4000 / stride; ++seed) {
        CAPTURE(seed);
        PlannedCase planned(seed, lattice);
        const auto& [start, goal] = std::tie(planned.random.start, planned.random.goal);
        const PlanningGraph graph(planned.snapshot, planned.rules.costs, goal);
        const GridHeuristic estimate(graph.board(), exact_heuristic(graph.board().rules().moves()), goal);
        BinaryHeap open(graph.node_count());
        TextbookSearch textbook(graph, estimate, open, start, goal, SearchOptions{});
        std::uint64_t steps = 1;
        while (textbook.step() == Outcome::Running) {
            ++steps;
        }
        auto target = goal;
        const bool is_found = textbook.result().outcome == Outcome::Found;
        if (!is_found) {
            ++in_vain;
            target = start;
            const auto rank = [&](NodeId node) {
                return std::tuple(estimate.straight_line_rank(node), textbook.node_state(node).g, node);
            };
            for (std::uint32_t index = 0; index < graph.node_count(); ++index) {
                const bool is_closed = textbook.node_state(node_at(index)).status == Status::Closed;
                target = is_closed && rank(node_at(index)) < rank(target) ? node_at(index) : target;
            }
        }
        const auto answer = planned.answer(Planner::AStar);
        REQUIRE(answer.is_reached == is_found);
        REQUIRE(answer.path == textbook.path_to(target));
        REQUIRE(planned.expanded == steps);
        REQUIRE(answer.expanded == steps);
    }
    CHECK(in_vain > 400 / stride);
}

TEST_CASE("random flow fields of units: each arrow and the work are those of the textbook search backwards") {
    const auto lattice = each_lattice();
    for (std::uint64_t seed = 0; seed < 4000 / stride; ++seed) {
        CAPTURE(seed);
        PlannedCase planned(seed, lattice);
        const auto& [start, goal] = std::tie(planned.random.start, planned.random.goal);
        const PlanningGraph graph(planned.snapshot, planned.rules.costs, goal);
        FlowField field(graph, start, goal, SearchOptions{});
        std::uint64_t steps = 1;
        while (field.step() == Outcome::Running) {
            ++steps;
        }
        const auto answer = planned.answer(Planner::FlowField);
        REQUIRE(planned.expanded == steps);
        REQUIRE(answer.field != nullptr);
        const auto& grid = planned.random.board.map.grid;
        for (std::uint32_t index = 0; index < graph.node_count(); ++index) {
            const auto next = field.node_state(node_at(index)).parent;
            const auto arrow = answer.field->slots[index];
            REQUIRE((arrow == FlowArrows::none) == (next == NodeId::None));
            if (next != NodeId::None) {
                const auto from = grid.cell(node_at(index));
                const auto to = grid.cell(next);
                REQUIRE(slot_towards(static_cast<std::int32_t>(to.x - from.x),
                                     static_cast<std::int32_t>(to.y - from.y)) == arrow);
            }
        }
    }
}

} // namespace
} // namespace astrolabe::test
