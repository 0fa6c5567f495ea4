// Six methods for a good path, side by side.
#include "core/compare/path_quality.h"
#include "core/grid/line_length.h"
#include "core/path/cell_swapping.h"
#include "core/path/string_pulling.h"
#include "core/path/turns.h"
#include "tests/support/oracles/oracle.h"
#include "tests/support/oracles/sight_oracle.h"
#include "tests/support/random/case_count.h"
#include "tests/support/random/random_case.h"

#include <doctest/doctest.h>

#include <map>

namespace astrolabe::test {
namespace {

PathQuality quality_of(const PathQuestion& question, PathMethod method,
                       std::uint64_t slice = ~std::uint64_t{0}) {
    REQUIRE(refusal_of(question, method) == MethodRefusal::None);
    PathMethodRun run(question, method);
    while (!run.advance(slice)) {
    }
    return run.quality();
}

TEST_CASE("path quality: how each method goes round a wall") {
    const Board board(R"(
S..........
.......#...
.......#...
.......#...
...........
.......#...
.......#..G
)",
                      {.costs = cost_models::exact});
    const PathQuestion question{.graph = board.graph,
                                .start = board.map.start,
                                .goal = board.map.goal,
                                .penalty = {.units = 2 * cost_models::exact.straight}};
    std::map<PathMethod, PathQuality> rows;
    for (const auto method : path_methods) {
        rows[method] = quality_of(question, method);
        CHECK(rows[method].is_found);
    }
    const auto& plain_row = rows[PathMethod::AStar];
    CHECK(plain_row.cost == 6 * 8119 + 4 * 5741); // six diagonal steps and four straight ones
    CHECK(plain_row.length == *plain_row.cost);   // the same in this cost model
    CHECK(rows[PathMethod::CellSwapping].cost == plain_row.cost);
    CHECK(rows[PathMethod::CellSwapping].turns <= plain_row.turns);
    CHECK(rows[PathMethod::TurnPenalty].turns == 2);
    CHECK(rows[PathMethod::TurnPenalty].expanded > plain_row.expanded);
    CHECK(rows[PathMethod::StringPulling].length < plain_row.length);
    CHECK(rows[PathMethod::ThetaStar].length < plain_row.length);
    CHECK(rows[PathMethod::LazyThetaStar].length < plain_row.length);
    CHECK_FALSE(rows[PathMethod::StringPulling].cost.has_value());
    CHECK_FALSE(rows[PathMethod::ThetaStar].cost.has_value());
    CHECK(rows[PathMethod::StringPulling].expanded == plain_row.expanded);
}

TEST_CASE("path quality: a method reports beforehand what it cannot do on a board") {
    const auto refusal = [](const char* drawing, const GridRules& rules, PathMethod method) {
        const Board board(drawing, rules);
        const PathQuestion question{.graph = board.graph, .start = node_at(0), .goal = node_at(1)};
        return refusal_of(question, method);
    };
    for (const auto method : {PathMethod::ThetaStar, PathMethod::LazyThetaStar}) {
        CHECK(refusal("..\n", {}, method) == MethodRefusal::None);
        CHECK(refusal("3#3\n", {}, method) == MethodRefusal::None);
        CHECK(refusal(".3\n", {}, method) == MethodRefusal::VariedTerrain);
        CHECK(refusal("..\n", {.corner = CornerRule::Four}, method) == MethodRefusal::NoDiagonals);
        CHECK(refusal("..\n", {.lattice = Lattice::Hexes}, method) == MethodRefusal::Hexes);
        CHECK(refusal(".#\n", {.blocked_goal = node_at(1)}, method) == MethodRefusal::BlockedGoal);
    }
    CHECK(refusal(".3\n", {.corner = CornerRule::Four}, PathMethod::TurnPenalty) == MethodRefusal::None);
    const Board large(AsciiMap{.grid = Grid(2000, 1000)}, {});
    const PathQuestion question{.graph = large.graph, .start = node_at(0), .goal = node_at(1)};
    CHECK(refusal_of(question, PathMethod::TurnPenalty) == MethodRefusal::TooManyCells);
    CHECK(refusal_of(question, PathMethod::StringPulling) == MethodRefusal::None);
}

TEST_CASE("path quality: without a path there is nothing to measure, at the goal nothing to walk") {
    const Board board("S#G\n", {});
    for (const auto method : path_methods) {
        PathQuestion question{.graph = board.graph, .start = board.map.start, .goal = board.map.goal};
        const auto none = quality_of(question, method);
        CHECK_FALSE(none.is_found);
        CHECK(none.path.empty());
        CHECK(none.expanded == 1);
        question.goal = question.start;
        const auto there = quality_of(question, method);
        CHECK(there.is_found);
        CHECK(there.path == std::vector{board.map.start});
        CHECK(there.length == 0);
        CHECK(there.turns == 0);
    }
}

TEST_CASE("random path quality: each row is correct, in slices or at once") {
    std::map<PathMethod, std::uint64_t> found;
    std::uint64_t theta_longer = 0;
    std::uint64_t theta_shorter = 0;
    for (std::uint64_t seed = 0; seed < 2'000 / stride; ++seed) {
        CAPTURE(seed);
        const auto lattice = seed % 5 == 0 ? Lattice::Hexes : Lattice::Squares;
        const RandomCase random(seed, lattice);
        Random draw(seed);
        const auto& graph = random.board.graph;
        const auto& grid = graph.grid();
        const auto rule = graph.rules().corner;
        const bool is_unit = graph.rules().costs == cost_models::unit;
        const auto units = 1 + draw.below(100);
        const PathQuestion question{.graph = graph,
                                    .start = random.start,
                                    .goal = random.goal,
                                    .heuristic = is_unit ? HeuristicKind::Chebyshev : HeuristicKind::Octile,
                                    .penalty = {.units = units}};
        const Oracle oracle(grid, graph.rules());
        const auto best = oracle.costs_from(random.start)[index_of(random.goal)];
        std::map<PathMethod, PathQuality> rows;
        for (const auto method : path_methods) {
            if (refusal_of(question, method) != MethodRefusal::None) {
                continue;
            }
            const auto row = quality_of(question, method, 1 + draw.below(20));
            REQUIRE(quality_of(question, method).path == row.path);
            REQUIRE(row.is_found == best.has_value());
            if (!best) {
                continue;
            }
            ++found[method];
            rows[method] = row;
            REQUIRE(row.path.front() == random.start);
            REQUIRE(row.path.back() == random.goal);
            const bool is_hexes = lattice == Lattice::Hexes;
            REQUIRE(row.turns == turn_count(grid, lattice, row.path));
            REQUIRE((is_hexes || row.length == length_of_path(grid, row.path)));
            const bool goes_by_steps = method == PathMethod::AStar || method == PathMethod::TurnPenalty ||
                                       method == PathMethod::CellSwapping;
            REQUIRE(row.cost.has_value() == goes_by_steps);
            for (std::size_t i = 1; i < row.path.size(); ++i) {
                const auto from = row.path[i - 1];
                const auto to = row.path[i];
                if (oracle.step_cost(from, to)) {
                    continue;
                }
                REQUIRE_FALSE(goes_by_steps);
                if (is_hexes) {
                    continue; // a straight run: below
                }
                if (to == graph.rules().blocked_goal) {
                    continue; // straight on through the last cell before it: a blocked cell is never in sight
                }
                const bool is_straight =
                    grid.cell(from).x == grid.cell(to).x || grid.cell(from).y == grid.cell(to).y;
                REQUIRE((rule == CornerRule::Four ? is_straight
                                                  : is_in_sight(grid, rule, grid.cell(from), grid.cell(to))));
            }
        }
        if (!best) {
            continue;
        }
        const auto& plain_row = rows[PathMethod::AStar];
        REQUIRE(plain_row.cost == best);
        if (lattice == Lattice::Hexes) {
            REQUIRE(plain_row.length == any_angle_costs.straight * (plain_row.path.size() - 1));
            REQUIRE(rows[PathMethod::StringPulling].length == plain_row.length);
            REQUIRE(rows[PathMethod::StringPulling].turns == plain_row.turns);
        }
        REQUIRE(rows[PathMethod::CellSwapping].cost == best);
        REQUIRE(rows[PathMethod::CellSwapping].path == with_cells_swapped(graph, plain_row.path));
        REQUIRE(rows[PathMethod::CellSwapping].turns <= plain_row.turns);
        REQUIRE(rows[PathMethod::StringPulling].path == pulled_string(graph, plain_row.path));
        REQUIRE(rows[PathMethod::StringPulling].length <= plain_row.length);
        const auto& turning = rows[PathMethod::TurnPenalty];
        REQUIRE(turning.turns <= plain_row.turns);
        REQUIRE(*turning.cost + units * turning.turns <= *plain_row.cost + units * plain_row.turns);
        if (const auto theta = rows.find(PathMethod::ThetaStar); theta != rows.end()) {
            const auto pulled = rows[PathMethod::StringPulling].length;
            theta_longer += theta->second.length > pulled ? 1 : 0;
            theta_shorter += theta->second.length < pulled ? 1 : 0;
        }
    }
    for (const auto method : path_methods) {
        CHECK(found[method] > 300 / stride);
    }
    MESSAGE("of ", found[PathMethod::ThetaStar], " ways Theta* is longer than the pulled string ",
            theta_longer, " times, shorter ", theta_shorter, " times");
    CHECK(theta_shorter > 0);
}

} // namespace
} // namespace astrolabe::test
