// Turns that cost: the graph of (cell, direction), searched by the textbook search, against its own
// oracle.
#include "core/grid/turn_graph.h"
#include "core/heuristic/turn_heuristic.h"
#include "core/path/turns.h"
#include "tests/support/oracles/oracle.h"
#include "tests/support/random/case_count.h"
#include "tests/support/random/random_case.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>

namespace astrolabe::test {
namespace {

Finished search_turning(const TurnGraph& graph, const GridHeuristic& of_cells, NodeId start, NodeId goal,
                        const SearchOptions& options = {}) {
    const TurnHeuristic estimate(graph, of_cells);
    BinaryHeap open(graph.node_count());
    TextbookSearch run(graph, estimate, open, start, goal, options);
    run.run();
    return {run.result(), run.release_trace()};
}

/// Degrees between the step from a to b and that from b to c, by trigonometry.
int degrees(const GridGraph& graph, NodeId a, NodeId b, NodeId c) {
    const bool is_hexes = graph.lattice() == Lattice::Hexes;
    const auto x = [&](NodeId node) {
        const auto cell = graph.grid().cell(node);
        return cell.x + (is_hexes && cell.y % 2 == 1 ? 0.5 : 0.0);
    };
    const auto y = [&](NodeId node) {
        return graph.grid().cell(node).y * (is_hexes ? std::sqrt(3.0) / 2 : 1.0);
    };
    const auto angle = [&](NodeId from, NodeId to) {
        const auto radians = std::atan2(y(to) - y(from), x(to) - x(from));
        return static_cast<int>(std::lround(radians * 180 / std::acos(-1.0)));
    };
    const int gap = std::abs(angle(a, b) - angle(b, c));
    return gap > 180 ? 360 - gap : gap;
}

Cost penalty_of(const GridGraph& graph, const TurnPenalty& penalty, int angle) {
    const bool is_by_angle = penalty.charge == TurnPenalty::Charge::Angle;
    const int unit = graph.lattice() == Lattice::Hexes ? 60 : 45;
    return angle == 0 ? 0 : penalty.units * (is_by_angle ? static_cast<Cost>(angle / unit) : 1);
}

/// Least cost with turns: every step from a cell that was reached from a neighbour, relaxed until nothing
/// changes. States are pairs (cell, the cell before it).
std::optional<Cost> oracle_cost(const RandomCase& random, const TurnPenalty& penalty) {
    if (random.start == random.goal) {
        return 0;
    }
    struct Walk {
        NodeId before, at;
        Cost cost;
    };
    const auto& graph = random.board.graph;
    const auto& grid = graph.grid();
    const Oracle oracle(grid, random.board.graph.rules());
    constexpr auto unknown = std::numeric_limits<Cost>::max();
    std::vector<Walk> walks;
    for (std::uint32_t from = 0; from < grid.cell_count(); ++from) {
        for (const auto& step : oracle.steps_from(node_at(from))) {
            walks.push_back({node_at(from), step.to, node_at(from) == random.start ? step.cost : unknown});
        }
    }
    for (bool has_changed = true; has_changed;) {
        has_changed = false;
        for (const auto& walk : walks) {
            if (walk.cost == unknown) {
                continue;
            }
            for (auto& on : walks) {
                if (on.before != walk.at) {
                    continue;
                }
                const auto cost = walk.cost + *oracle.step_cost(on.before, on.at) +
                                  penalty_of(graph, penalty, degrees(graph, walk.before, walk.at, on.at));
                if (cost < on.cost) {
                    on.cost = cost;
                    has_changed = true;
                }
            }
        }
    }
    auto best = unknown;
    for (const auto& walk : walks) {
        best = walk.at == random.goal ? std::min(best, walk.cost) : best;
    }
    return best == unknown ? std::nullopt : std::optional(best);
}

Lattice lattice_of_case(std::uint64_t seed) { return seed % 3 == 0 ? Lattice::Hexes : Lattice::Squares; }

TurnPenalty random_penalty(Random& random) {
    const auto size = random.below(3);
    const auto most = size == 0 ? 20U : size == 1 ? 6'000U : static_cast<std::uint32_t>(TurnPenalty::most);
    const auto units = random.below(most + 1);
    return {.units = units,
            .charge = random.is_chance(70) ? TurnPenalty::Charge::Turn : TurnPenalty::Charge::Angle};
}

TEST_CASE("turns: with a penalty the path with fewer of them wins") {
    const Board board(R"(
S....
.##..
.....
.....
....G
)",
                      {});
    const GridHeuristic octile(board.graph, HeuristicKind::Octile, board.map.goal);
    const auto cost_and_turns = [&](Cost units) {
        const TurnGraph graph(board.graph, board.map.goal, {.units = units});
        const auto result = search_turning(graph, octile, board.map.start, board.map.goal).result;
        const auto cells = cells_of(graph, result.path);
        CHECK(is_valid_path(board.graph, cells, board.map.start, board.map.goal));
        return std::pair(result.cost, turn_count(board.map.grid, Lattice::Squares, cells));
    };
    CHECK(cost_and_turns(0).first == search(board, HeuristicKind::Octile).result.cost);
    CHECK(cost_and_turns(1) == std::pair(Cost{2 * 10 + 2 * 14 + 2 * 10 + 2}, 2U));
    // Round the rim: 80, and one corner.
    CHECK(cost_and_turns(13) == std::pair(Cost{80 + 13}, 1U));
    CHECK(cost_and_turns(TurnPenalty::most) == std::pair(Cost{80 + TurnPenalty::most}, 1U));
}

TEST_CASE("turns: by 45 degrees on squares, by 60 on hexes") {
    CHECK(turn_between(Lattice::Squares, 4, 4) == 0);
    CHECK(turn_between(Lattice::Squares, 4, 7) == 1);
    CHECK(turn_between(Lattice::Squares, 1, 0) == 1);
    CHECK(turn_between(Lattice::Squares, 3, 1) == 2);
    CHECK(turn_between(Lattice::Squares, 0, 7) == 4);
    CHECK(turn_between(Lattice::Hexes, 4, 7) == 1);
    CHECK(turn_between(Lattice::Hexes, 3, 2) == 2);
    CHECK(turn_between(Lattice::Hexes, 0, 7) == 3);
    // Up right from an even row and from an odd one.
    CHECK(heading_of(Lattice::Hexes, 0, 1) == heading_of(Lattice::Hexes, 1, 2));
    CHECK(heading_of(Lattice::Hexes, 1, 1) == heading_of(Lattice::Hexes, 0, 0));
    CHECK(heading_of(Lattice::Hexes, 1, 6) == heading_of(Lattice::Hexes, 0, 5));
    CHECK(heading_of(Lattice::Hexes, 0, 6) == heading_of(Lattice::Hexes, 1, 7));
}

TEST_CASE("turns: counted along neighbours and along straight lines") {
    const Grid grid(10, 10);
    const auto count = [&grid](const std::vector<Cell>& cells) {
        std::vector<NodeId> path;
        for (const auto cell : cells) {
            path.push_back(grid.node(cell));
        }
        return turn_count(grid, Lattice::Squares, path);
    };
    CHECK(count({}) == 0);
    CHECK(count({{3, 3}}) == 0);
    CHECK(count({{3, 3}, {4, 4}}) == 0);
    CHECK(count({{3, 3}, {4, 4}, {5, 5}}) == 0);
    CHECK(count({{3, 3}, {4, 4}, {4, 5}, {4, 6}, {5, 6}}) == 2);
    CHECK(count({{3, 3}, {4, 3}, {3, 3}}) == 1);
    CHECK(count({{0, 0}, {2, 1}, {6, 3}, {8, 5}}) == 1);
    // Down right over hexes, on shifted rows and others, then along the row.
    std::vector<NodeId> hexes;
    for (const auto cell : {Cell{3, 2}, Cell{3, 3}, Cell{4, 4}, Cell{4, 5}, Cell{5, 5}}) {
        hexes.push_back(grid.node(cell));
    }
    CHECK(turn_count(grid, Lattice::Hexes, hexes) == 1);
}

TEST_CASE("turns: a board with more nodes than the largest board has cells is refused") {
    CHECK(TurnGraph::is_small_enough(Grid(1365, 1365)));
    CHECK_FALSE(TurnGraph::is_small_enough(Grid(1366, 1366)));
}

TEST_CASE("random turns: the oracle agrees on the cost, and no cell is repeated") {
    std::uint64_t found = 0;
    std::uint64_t fewer = 0;
    for (std::uint64_t seed = 0; seed < 3'000 / stride; ++seed) {
        CAPTURE(seed);
        const RandomCase random(seed, lattice_of_case(seed));
        Random draw(seed);
        const auto penalty = random_penalty(draw);
        const auto best = oracle_cost(random, penalty);
        const auto& grid = random.board.map.grid;
        // The octile distance overestimates where diagonals cost as much as straight steps.
        const bool is_unit = random.board.graph.rules().costs == cost_models::unit;
        const auto kind = is_unit ? HeuristicKind::Chebyshev : HeuristicKind::Octile;
        const GridHeuristic of_cells(random.board.graph, kind, random.goal);
        const TurnGraph graph(random.board.graph, random.goal, penalty);
        const auto [result, trace] = search_turning(graph, of_cells, random.start, random.goal);

        REQUIRE((result.outcome == Outcome::Found) == best.has_value());
        if (!best) {
            continue;
        }
        ++found;
        REQUIRE(result.cost == *best);
        REQUIRE(result.reopened == 0); // consistent
        auto cells = cells_of(graph, result.path);
        auto sum = path_cost(random.board.graph, cells);
        REQUIRE(sum.has_value());
        REQUIRE(cells.front() == random.start);
        REQUIRE(cells.back() == random.goal);
        std::uint32_t turns = 0;
        for (std::size_t i = 2; i < cells.size(); ++i) {
            const auto angle = degrees(random.board.graph, cells[i - 2], cells[i - 1], cells[i]);
            turns += angle != 0 ? 1 : 0;
            *sum += penalty_of(random.board.graph, penalty, angle);
        }
        REQUIRE(*sum == result.cost);
        REQUIRE(turn_count(grid, random.board.graph.lattice(), cells) == turns);

        const auto straight = search(random.board, of_cells, random.start, random.goal, {}).result;
        const auto straight_turns = turn_count(grid, random.board.graph.lattice(), straight.path);
        REQUIRE(path_cost(random.board.graph, cells) >= straight.cost);
        if (penalty.charge == TurnPenalty::Charge::Turn && penalty.units > 0) {
            REQUIRE(turns <= straight_turns);
        }
        fewer += turns < straight_turns ? 1 : 0;

        std::sort(cells.begin(), cells.end());
        REQUIRE(std::adjacent_find(cells.begin(), cells.end()) == cells.end());
    }
    CHECK(found > 1'500 / stride);
    CHECK(fewer > 300 / stride);
}

TEST_CASE("random turns: the backward edges are the forward edges") {
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        CAPTURE(seed);
        const RandomCase random(seed, lattice_of_case(seed));
        Random draw(seed);
        const auto goal = draw.is_chance(20) ? NodeId::None : random.goal;
        const TurnGraph graph(random.board.graph, goal, random_penalty(draw));
        using Edge = std::tuple<NodeId, NodeId, Slot, Cost>;
        std::vector<Edge> forwards;
        std::vector<Edge> backwards;
        for (std::uint32_t index = 0; index < graph.node_count(); ++index) {
            const auto node = node_at(index);
            graph.for_each_successor(node, [&](const Move& move) {
                forwards.emplace_back(node, move.to, move.slot, move.cost);
                const auto same = graph.move(node, move.slot);
                REQUIRE(same.to == move.to);
                REQUIRE(same.cost == move.cost);
            });
            graph.for_each_predecessor(
                node, [&](const Move& move) { backwards.emplace_back(move.to, node, move.slot, move.cost); });
        }
        std::sort(forwards.begin(), forwards.end());
        std::sort(backwards.begin(), backwards.end());
        REQUIRE(forwards == backwards);
    }
}

TEST_CASE("random turns: either trace folds to what the search knew, with all options") {
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        CAPTURE(seed);
        const RandomCase random(seed, lattice_of_case(seed));
        Random draw(seed);
        const TurnGraph graph(random.board.graph, random.goal, random_penalty(draw));
        const TurnHeuristic estimate(graph, random.estimate());
        for (const auto format : {TraceFormat::Masks, TraceFormat::Events}) {
            auto options = random.options;
            options.trace_format = format;
            BinaryHeap open(graph.node_count());
            TextbookSearch run(graph, estimate, open, random.start, random.goal, options);
            run.run();
            REQUIRE(run.trace().format == format);
            Fold fold(graph.node_count());
            fold.seek(graph, run.trace(), run.trace().step_count);
            for (std::uint32_t index = 0; index < graph.node_count(); ++index) {
                REQUIRE(fold.at(node_at(index)) == run.node_state(node_at(index)));
            }
        }
    }
}

} // namespace
} // namespace astrolabe::test
