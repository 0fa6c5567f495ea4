// LPA* against a fresh search after each of 10,000 random edits.
#include "core/search/lifelong_planning/lifelong_planning.h"

#include "core/codec/link_map.h"
#include "tests/support/oracles/oracle.h"
#include "tests/support/random/random_case.h"
#include "tests/support/replay.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <memory>
#include <optional>

namespace astrolabe::test {
namespace {

using Lifelong = LifelongPlanning<GridGraph, GridHeuristic>;

HeuristicKind consistent(const GridRules& rules) {
    if (rules.costs == cost_models::unit) {
        return rules.corner == CornerRule::Four ? HeuristicKind::Manhattan : HeuristicKind::Chebyshev;
    }
    return rules.corner == CornerRule::Four ? HeuristicKind::Manhattan : HeuristicKind::Octile;
}

TEST_CASE("lifelong planning: equals a fresh search after each of 10,000 random edits") {
    std::uint64_t repaired = 0;
    std::uint64_t afresh = 0;
    std::size_t edits = 0;
    std::size_t found = 0;
    for (std::uint64_t seed = 0; seed < 210; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        AsciiMap map{.grid = random_grid(random, 14)};
        // A plain cell that is never edited, so the cheapest factor, and with it h, stays the same.
        const auto anchor = node_at(random.below(map.grid.cell_count()));
        map.grid.set_factor(anchor, plain);
        map.start = node_at(random.below(map.grid.cell_count()));
        map.goal = node_at(random.below(map.grid.cell_count()));
        Board board(std::move(map), random_rules(random));
        auto& grid = board.map.grid;
        const auto start = board.map.start;
        const auto goal = board.map.goal;
        const GridHeuristic heuristic(board.graph, consistent(board.graph.rules()), goal);
        Lifelong search(board.graph, heuristic, start, goal, {});
        for (int edit = 0; edit <= 50; ++edit) {
            CAPTURE(edit);
            search.run();
            const auto result = search.result();
            const auto fresh = astrolabe::test::search(board, heuristic, start, goal, SearchOptions{}).result;
            REQUIRE(result.outcome == fresh.outcome);
            REQUIRE(result.cost == fresh.cost);
            if (result.outcome == Outcome::Found) {
                REQUIRE(is_valid_path(board.graph, result.path, start, goal));
                ++found;
            }
            REQUIRE(result.expanded == search.trace().step_count);
            repaired += edit > 0 ? result.expanded : 0;
            afresh += edit > 0 ? fresh.expanded : 0;
            const auto changed = node_at(random.below(grid.cell_count()));
            const auto is_to_be_wall = random.is_chance(50);
            const auto factor = static_cast<Factor>(1 + random.below(5));
            if (changed != anchor) {
                ++edits;
                grid.set_factor(changed, is_to_be_wall ? wall : factor);
                board.moves.update_around(grid, changed);
                search.repair(around(grid, changed));
            } else {
                search.repair({});
            }
        }
    }
    MESSAGE("expansions after " << edits << " edits: repaired " << repaired << ", afresh " << afresh);
    CHECK(edits >= 10'000);
    CHECK(found > 4000);
    CHECK(repaired < afresh);
}

/// The result of a repair after these walls, drawn one by one, without checking whether h is consistent.
std::vector<Outcome> outcomes_of_repairs(const char* map, Cell start, Cell goal, const GridRules& rules,
                                         HeuristicKind kind, std::uint32_t weight_hundredths,
                                         const std::vector<Cell>& walls) {
    AsciiMap drawn{.grid = read_link_map(map).value().grid};
    Board board(std::move(drawn), rules);
    auto& grid = board.map.grid;
    const GridHeuristic heuristic(board.graph, kind, grid.node(goal));
    Lifelong search(board.graph, heuristic, grid.node(start), grid.node(goal),
                    {.weight_hundredths = weight_hundredths});
    search.run();
    std::vector<Outcome> outcomes;
    for (const auto cell : walls) {
        grid.set_factor(grid.node(cell), wall);
        board.moves.update_around(grid, grid.node(cell));
        search.repair(around(grid, grid.node(cell)));
        search.run();
        const auto result = search.result();
        outcomes.push_back(result.outcome);
        if (result.outcome == Outcome::Broken) {
            CHECK(result.path.empty());
            CHECK(result.cost == 0);
            break;
        }
        CHECK(is_valid_path(board.graph, result.path, grid.node(start), grid.node(goal)));
        CHECK(path_cost(board.graph, result.path) == result.cost);
    }
    return outcomes;
}

TEST_CASE("lifelong planning: a repair misled by h ends, and never reports success without a path") {
    const GridRules corners{.corner = CornerRule::Always};
    // The parents began on the new wall.
    CHECK(outcomes_of_repairs("a-PZ4PePHBUWeAI0", {1, 3}, {7, 4}, corners, HeuristicKind::Octile, 200,
                              {{4, 1}}) == std::vector{Outcome::Broken});
    // They formed a cycle, and the path along them grew until memory ran out.
    CHECK(outcomes_of_repairs("a-PG81qEyavOnLN71gzi92kScVoKRjA", {8, 6}, {5, 3}, {}, HeuristicKind::Octile,
                              150, {{7, 7}}) == std::vector{Outcome::Broken});
    const auto outcomes =
        outcomes_of_repairs("a-LI6per3altUCBLjGEKuUmQtFRcP", {4, 10}, {0, 5}, corners,
                            HeuristicKind::Manhattan, 100, {{0, 7}, {3, 6}, {1, 5}, {5, 7}, {3, 5}});
    CHECK(outcomes.back() == Outcome::Broken);
}

TEST_CASE("lifelong planning: a cell that becomes a wall no longer offers anything") {
    Board board("S.G\n...\n", {.corner = CornerRule::Four});
    const GridHeuristic heuristic(board.graph, HeuristicKind::Manhattan, board.map.goal);
    Lifelong search(board.graph, heuristic, board.map.start, board.map.goal, {});
    search.run();
    CHECK(search.result().cost == 20);
    board.map.grid.set_factor(board.at(1, 0), wall);
    board.moves.update_around(board.map.grid, board.at(1, 0));
    search.repair(around(board.map.grid, board.at(1, 0)));
    search.run();
    CHECK(search.result().cost == 40);
    // No path leads into it, so there is nothing to be taken back step by step.
    const auto& events = search.trace().events;
    CHECK(std::none_of(events.begin(), events.end(), [&](const Event& event) {
        return event.node == board.at(1, 0) && event.kind == EventKind::Raise;
    }));
}

TEST_CASE("lifelong planning: fold and history equal the search replayed, repairs and other goals too") {
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        AsciiMap map{.grid = random_grid(random, 8)};
        map.grid.set_factor(node_at(0), plain);
        map.start = node_at(random.below(map.grid.cell_count()));
        map.goal = node_at(random.below(map.grid.cell_count()));
        Board board(std::move(map), random_rules(random));
        const GridHeuristic heuristic(board.graph, consistent(board.graph.rules()), board.map.goal);
        const auto begun = [&] {
            return std::make_unique<Lifelong>(board.graph, heuristic, board.map.start, board.map.goal,
                                              SearchOptions{});
        };
        check_fold_equals_replay(board.graph, board.graph.node_count(), begun, false);
        auto before = begun();
        before->run();
        const auto changed = node_at(random.below(board.map.grid.cell_count()));
        if (index_of(changed) == 0) {
            continue;
        }
        board.map.grid.set_factor(changed, board.map.grid.is_free(changed) ? wall : plain);
        board.moves.update_around(board.map.grid, changed);
        const auto other_cell = random.below(board.map.grid.cell_count());
        const auto repairing = [&] {
            auto search = std::make_unique<Lifelong>(*before);
            if (seed % 2 == 1) {
                const auto other = node_at(other_cell);
                search->aim(GridHeuristic(board.graph, heuristic.kind(), other), other);
            }
            search->repair(around(board.map.grid, changed));
            return search;
        };
        // What the edit put on the open list belongs to the first step.
        auto whole = repairing();
        whole->run();
        auto again = repairing();
        Fold fold(board.graph.node_count());
        for (std::uint32_t step = 1; step <= whole->trace().step_count; ++step) {
            CAPTURE(step);
            again->step();
            fold.seek(board.graph, whole->trace(), step);
            for (std::uint32_t index = 0; index < board.graph.node_count(); ++index) {
                CAPTURE(index);
                auto state = again->node_state(node_at(index));
                const auto folded = fold.at(node_at(index));
                state.push = folded.push;
                REQUIRE(folded == state);
            }
        }
    }
}

} // namespace
} // namespace astrolabe::test
