// The kernel of LPA* against the search it stands in for: traces, counts and paths, over edits and goals.
#include "core/kernels/lifelong_on_grid.h"
#include "tests/support/random/random_case.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <numeric>

namespace astrolabe::test {
namespace {

using TextbookLifelong = LifelongPlanning<GridGraph, GridHeuristic>;

constexpr std::array kinds_of_h{HeuristicKind::Octile, HeuristicKind::Manhattan, HeuristicKind::Euclidean,
                                HeuristicKind::Chebyshev, HeuristicKind::Zero};

template <class A, class B> void check_same_answer(const A& one, const B& other, std::uint32_t cells) {
    const auto a = one.result();
    const auto b = other.result();
    REQUIRE(a.outcome == b.outcome);
    REQUIRE(a.cost == b.cost);
    REQUIRE(a.expanded == b.expanded);
    REQUIRE(a.generated == b.generated);
    REQUIRE(a.improved == b.improved);
    REQUIRE(a.reopened == b.reopened);
    REQUIRE(a.repairs == b.repairs);
    REQUIRE(a.path == b.path);
    REQUIRE(one.trace().start == other.trace().start);
    REQUIRE(one.trace().step_count == other.trace().step_count);
    REQUIRE(one.trace().events == other.trace().events);
    for (std::uint32_t index = 0; index < cells; ++index) {
        REQUIRE(one.path_to(node_at(index)) == other.path_to(node_at(index)));
    }
}

/// A board on which both search, with an h that need not be consistent until something is to be repaired.
struct LifelongCase {
    LifelongCase(Random& random, Lattice lattice, std::uint32_t side)
        : board(made(random, side), random_rules(random, lattice)),
          heuristic(board.graph, exact_heuristic(board.graph.rules().moves()), board.map.goal) {
        if (random.is_chance(30)) {
            heuristic = {board.graph, kinds_of_h[random.below(kinds_of_h.size())], board.map.goal};
        }
    }

    static AsciiMap made(Random& random, std::uint32_t side) {
        AsciiMap map{.grid = random_grid(random, side)};
        map.start = node_at(random.below(map.grid.cell_count()));
        map.goal = node_at(random.below(map.grid.cell_count()));
        // A plain cell that is never edited, so the cheapest factor, and with it h, stays the same.
        map.grid.set_factor(node_at(0), plain);
        return map;
    }
    bool has_kernel() const { return LifelongKernel::stands_in_for(board.graph, heuristic.kind(), {}); }
    bool may_be_repaired() const { return heuristic.is_surely_consistent(board.graph, 100); }

    Board board;
    GridHeuristic heuristic;
};

/// All cells into which a move may have changed.
std::vector<NodeId> edited_cells(Board& board, Random& random) {
    auto& grid = board.map.grid;
    std::vector<NodeId> nodes;
    for (auto edits = random.below(4); edits > 0; --edits) {
        const auto cell = node_at(random.below(grid.cell_count()));
        if (index_of(cell) == 0) {
            continue;
        }
        const auto extra = static_cast<Extra>(random.is_chance(20) ? random.below(20) : 0);
        const auto factor = static_cast<Factor>(1 + random.below(3));
        grid.set_ground(cell, random.is_chance(50) ? ground_of(WallKind::Wall) : ground_with(factor, extra));
        board.moves.update_around(grid, cell);
        const auto changed = around(grid, cell);
        nodes.insert(nodes.end(), changed.begin(), changed.end());
    }
    std::sort(nodes.begin(), nodes.end());
    nodes.erase(std::unique(nodes.begin(), nodes.end()), nodes.end());
    return nodes;
}

TEST_CASE("lifelong kernel: traces, counts and paths are those of LPA*, over edits and goals") {
    std::uint64_t raised = 0;
    std::uint64_t repaired = 0;
    std::uint64_t on_terrain = 0;
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        LifelongCase pair(random, seed % 4 == 0 ? Lattice::Hexes : Lattice::Squares, seed % 8 == 1 ? 40 : 12);
        auto& board = pair.board;
        if (!pair.has_kernel()) {
            continue;
        }
        const auto cells = board.graph.node_count();
        LifelongKernel kernel(board.graph, pair.heuristic, board.map.start, board.map.goal, {});
        TextbookLifelong textbook(board.graph, pair.heuristic, board.map.start, board.map.goal, {});
        for (int change = 0; change < 20; ++change) {
            CAPTURE(change);
            while (kernel.advance(1 + random.below(50)) == Outcome::Running) {
            }
            textbook.run();
            check_same_answer(kernel, textbook, cells);
            const auto& events = textbook.trace().events;
            raised += static_cast<std::uint64_t>(
                std::count_if(events.begin(), events.end(),
                              [](const Event& event) { return event.kind == EventKind::Raise; }));
            on_terrain += board.map.grid.has_uniform_ground() ? 0 : 1;
            if (!pair.may_be_repaired()) {
                break;
            }
            const auto nodes = edited_cells(board, random);
            if (random.is_chance(30)) {
                board.map.goal = node_at(random.below(cells));
                pair.heuristic = {board.graph, pair.heuristic.kind(), board.map.goal};
                kernel.aim(pair.heuristic, board.map.goal);
                textbook.aim(pair.heuristic, board.map.goal);
            }
            REQUIRE(kernel.can_repair());
            kernel.repair(nodes);
            textbook.repair(nodes);
            ++repaired;
        }
    }
    MESSAGE(repaired << " repairs, " << on_terrain << " answers on terrain, " << raised
                     << " nodes taken back");
    CHECK(repaired > 3000);
    CHECK(on_terrain > 1000);
    CHECK(raised > 5000);
}

/// A straight corridor with steps so long that it outgrows the kernel after a few.
struct LongCorridor {
    static constexpr std::uint32_t length = 600;
    static constexpr Cost step = (Cost{1} << 29U) / 281;

    LongCorridor()
        : board(ground(),
                GridRules{.costs = {.straight = step, .diagonal = step, .units_shown_as_one = step}}) {}
    static AsciiMap ground() {
        AsciiMap map{.grid = Grid(length, 2)};
        map.start = node_at(0);
        map.goal = node_at(length - 1);
        return map;
    }

    Board board;
    GridHeuristic heuristic{board.graph, HeuristicKind::Zero, board.map.goal};
};

TEST_CASE("lifelong kernel: what has outgrown it is searched by LPA* itself, and repaired by it") {
    LongCorridor corridor;
    auto& board = corridor.board;
    const auto& heuristic = corridor.heuristic;
    REQUIRE(LifelongKernel::stands_in_for(board.graph, heuristic.kind(), {}));
    LifelongKernel kernel(board.graph, heuristic, board.map.start, board.map.goal, {});
    kernel.advance(1'000'000);
    CHECK(kernel.has_outgrown());
    LifelongOnGrid search(board.graph, heuristic, board.map.start, board.map.goal, {});
    TextbookLifelong textbook(board.graph, heuristic, board.map.start, board.map.goal, {});
    const auto check = [&] {
        while (search.advance(7) == Outcome::Running) {
        }
        textbook.run();
        check_same_answer(search, textbook, board.graph.node_count());
    };
    check();
    CHECK(search.result().cost == (LongCorridor::length - 1) * LongCorridor::step);
    board.map.grid.set_factor(node_at(500), wall);
    board.moves.update_around(board.map.grid, node_at(500));
    const auto nodes = around(board.map.grid, node_at(500));
    search.repair(nodes);
    textbook.repair(nodes);
    check();
    CHECK(search.result().repairs > 0);
}

TEST_CASE("lifelong kernel: a repair that outgrows it is a search by LPA* itself, anew") {
    // Two corridors, joined at both ends: the goal is two steps away until a wall is drawn beside the start.
    constexpr std::uint32_t length = LongCorridor::length;
    AsciiMap map{.grid = Grid(length, 3)};
    map.start = node_at(0);
    map.goal = node_at(2 * length);
    for (std::uint32_t x = 1; x + 1 < length; ++x) {
        map.grid.set_factor(node_at(length + x), wall);
    }
    constexpr Cost step = LongCorridor::step;
    Board board(std::move(map), {.costs = {.straight = step, .diagonal = step, .units_shown_as_one = step}});
    const GridHeuristic heuristic(board.graph, HeuristicKind::Zero, board.map.goal);
    LifelongOnGrid search(board.graph, heuristic, board.map.start, board.map.goal, {});
    search.advance(1'000'000);
    CHECK(search.result().kernel == "lifelong-calendar");
    CHECK(search.result().cost == 2 * step);
    board.map.grid.set_factor(node_at(length), wall);
    board.moves.update_around(board.map.grid, node_at(length));
    search.repair(around(board.map.grid, node_at(length)));
    while (search.advance(50) == Outcome::Running) {
    }
    TextbookLifelong anew(board.graph, heuristic, board.map.start, board.map.goal, {});
    anew.run();
    check_same_answer(search, anew, board.graph.node_count());
    CHECK(search.result().kernel == "lifelong planning");
}

TEST_CASE("lifelong kernel: traces stay apart when their numbers are used up") {
    Board board("S..G\n", {});
    const GridHeuristic heuristic(board.graph, HeuristicKind::Octile, board.map.goal);
    LifelongKernel kernel(board.graph, heuristic, board.map.start, board.map.goal, {});
    TextbookLifelong textbook(board.graph, heuristic, board.map.start, board.map.goal, {});
    const auto cell = board.at(2, 0);
    for (std::uint32_t repair = 0; repair < 66'000; ++repair) {
        kernel.advance(100);
        textbook.run();
        if (repair > 65'500 || repair < 10) {
            CAPTURE(repair);
            check_same_answer(kernel, textbook, board.graph.node_count());
        }
        // Once in a while the cell is left alone, so that what was shown long ago is not shown again.
        if (repair % 5 != 0) {
            board.map.grid.set_factor(cell, board.map.grid.is_free(cell) ? wall : plain);
            board.moves.update_around(board.map.grid, cell);
        }
        kernel.repair(around(board.map.grid, cell));
        textbook.repair(around(board.map.grid, cell));
    }
}

TEST_CASE("lifelong kernel: it stands in for LPA* only where its numbers are large enough") {
    const auto can = [](AsciiMap map, const CostModel& costs, HeuristicKind heuristic,
                        const SearchOptions& options = {}) {
        const Board board(std::move(map), {.costs = costs});
        return LifelongKernel::stands_in_for(board.graph, heuristic, options);
    };
    const auto small = [] { return drawn("S..\n..G\n"); };
    CHECK(can(small(), cost_models::exact, HeuristicKind::Octile));
    CHECK_FALSE(can(small(), cost_models::exact, HeuristicKind::Octile, {.weight_hundredths = 101}));
    constexpr Cost step = (Cost{1} << 29U) / 281;
    const CostModel longest{.straight = step, .diagonal = step, .units_shown_as_one = step};
    const CostModel too_long{.straight = step, .diagonal = step + 1, .units_shown_as_one = step};
    CHECK(can(small(), longest, HeuristicKind::Zero));
    CHECK_FALSE(can(small(), too_long, HeuristicKind::Zero));
    const auto wide = [] { return AsciiMap{.grid = Grid(4096, 1), .start = node_at(0), .goal = node_at(9)}; };
    CHECK(can(wide(), longest, HeuristicKind::Zero));
    CHECK_FALSE(can(wide(), longest, HeuristicKind::Octile));
}

} // namespace
} // namespace astrolabe::test
