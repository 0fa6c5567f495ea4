// The kernel with monotone queues against the textbook search.
#include "core/kernels/kernel.h"
#include "core/kernels/monotone_queue_search.h"
#include "tests/support/kernel_checks.h"
#include "tests/support/random/random_case.h"

#include <doctest/doctest.h>

#include <string>

namespace astrolabe::test {
namespace {

/// A question that the kernel accepts, derived from a random one, so that every draw is used.
SearchOptions bent_for_queues(const RandomCase& random, Random& chance) {
    auto options = random.options;
    options.order = Order::F;
    options.tie = chance.is_chance(50) ? Tie::LastIn : Tie::FirstIn;
    if (!chance.is_chance(10)) {
        options.weight_hundredths = 100;
    }
    return options;
}

/// The board made uniform: all its terrain of one factor.
AsciiMap levelled(const RandomCase& random, Random& chance) {
    auto map = random.board.map;
    const auto factor = chance.is_chance(70) ? plain : static_cast<Factor>(1 + chance.below(255));
    for (std::uint32_t index = 0; index < map.grid.cell_count(); ++index) {
        if (map.grid.is_free(node_at(index))) {
            map.grid.set_factor(node_at(index), factor);
        }
    }
    return map;
}

/// A random question on uniform terrain, with what a kernel needs.
struct LevelCase {
    explicit LevelCase(std::uint64_t seed)
        : random(seed), chance(~seed), board(levelled(random, chance), random.board.graph.rules()),
          options(bent_for_queues(random, chance)) {}

    bool is_taken() const {
        return kernel_for(board.graph, random.heuristic, options) == Kernel::MonotoneQueues;
    }
    Finished textbook() const {
        return search(board, GridHeuristic(board.graph, random.heuristic, random.goal), random.start,
                      random.goal, options);
    }

    RandomCase random;
    Random chance;
    Board board;
    SearchOptions options;
};

TEST_CASE("monotone queues: ten thousand random questions leave the textbook's trace") {
    MonotoneQueueMemory memory; // one for all: what an earlier search left must not show
    std::uint64_t taken = 0;
    for (std::uint64_t seed = 0; taken < kernel_cases; ++seed) {
        CAPTURE(seed);
        LevelCase level(seed);
        if (!level.is_taken()) {
            continue;
        }
        ++taken;
        MonotoneQueueSearch search(level.board.graph, level.random.heuristic, level.random.start,
                                   level.random.goal, level.options, memory);
        search.run();
        check_equal(search.result(), search.trace(), level.textbook());
    }
}

TEST_CASE("monotone queues: in slices of any size it is the same search, also after each slice") {
    MonotoneQueueMemory memory;
    for (std::uint64_t seed = 0; seed < kernel_cases / 5; ++seed) {
        CAPTURE(seed);
        LevelCase level(seed);
        if (!level.is_taken()) {
            continue;
        }
        const GridHeuristic heuristic(level.board.graph, level.random.heuristic, level.random.goal);
        BinaryHeap open(level.board.graph.node_count());
        TextbookSearch textbook(level.board.graph, heuristic, open, level.random.start, level.random.goal,
                                level.options);
        MonotoneQueueSearch search(level.board.graph, level.random.heuristic, level.random.start,
                                   level.random.goal, level.options, memory);
        auto outcome = search.advance(0);
        REQUIRE(outcome == textbook.advance(0));
        while (outcome == Outcome::Running) {
            const auto slice = level.chance.below(9);
            outcome = search.advance(slice);
            REQUIRE(outcome == textbook.advance(slice));
            REQUIRE(search.result().expanded == textbook.result().expanded);
            const auto node = node_at(level.chance.below(level.board.graph.node_count()));
            REQUIRE(search.path_to(node) == textbook.path_to(node));
        }
        REQUIRE(search.step() == outcome);
        check_equal(search.result(), search.trace(), {textbook.result(), textbook.trace()});
    }
}

TEST_CASE("monotone queues: without a goal everything reachable is expanded, as the textbook does it") {
    MonotoneQueueMemory memory;
    const GridRules rules{.corner = CornerRule::OneWall, .costs = cost_models::exact};
    const Board board("S....#.\n.#.#.#.\n...#...\n", rules);
    SearchOptions dijkstra;
    dijkstra.weight_hundredths = 0;
    const GridHeuristic zero(board.graph, HeuristicKind::Zero, board.map.start);
    MonotoneQueueSearch search(board.graph, HeuristicKind::Zero, board.map.start, NodeId::None, dijkstra,
                               memory);
    CHECK(search.run() == Outcome::NoPath);
    BinaryHeap open(board.graph.node_count());
    TextbookSearch textbook(board.graph, zero, open, board.map.start, NodeId::None, dijkstra);
    textbook.run();
    check_equal(search.result(), search.trace(), {textbook.result(), textbook.trace()});
}

TEST_CASE("monotone queues: what they are chosen for, and what is left to the textbook") {
    const auto chosen = [](const char* drawing, GridRules rules, HeuristicKind kind, SearchOptions options) {
        const Board board(drawing, rules);
        return kernel_for(board.graph, kind, options) == Kernel::MonotoneQueues;
    };
    constexpr auto level = "S..#G\n";
    const GridRules eight;
    const GridRules four{.corner = CornerRule::Four};
    using Kind = HeuristicKind;
    for (const auto rule : {CornerRule::NoWall, CornerRule::OneWall, CornerRule::Always, CornerRule::Four}) {
        for (const auto& costs : {cost_models::tutorial, cost_models::exact, cost_models::unit}) {
            CHECK(chosen(level, {.corner = rule, .costs = costs}, Kind::Octile, {}));
            CHECK(chosen(level, {.corner = rule, .costs = costs}, Kind::Chebyshev, {}));
            CHECK(chosen(level, {.corner = rule, .costs = costs}, Kind::Zero, {}));
        }
    }
    CHECK(chosen(level, four, Kind::Manhattan, {}));
    CHECK_FALSE(chosen(level, eight, Kind::Manhattan, {})); // f can fall
    CHECK_FALSE(chosen(level, eight, Kind::Euclidean, {})); // f may increase by any amount
    CHECK_FALSE(chosen(level, four, Kind::Euclidean, {}));
    CHECK_FALSE(chosen("S2.#G\n", eight, Kind::Octile, {}));
    CHECK(chosen("222#2\n", eight, Kind::Octile, {}));
    CHECK(chosen("###\n", eight, Kind::Octile, {}));
    CHECK_FALSE(chosen(level, eight, Kind::Octile, {.weight_hundredths = 150}));
    CHECK_FALSE(chosen(level, eight, Kind::Octile, {.weight_hundredths = 99}));
    CHECK(chosen(level, eight, Kind::Octile, {.weight_hundredths = 0}));
    CHECK(chosen(level, eight, Kind::Euclidean, {.weight_hundredths = 0}));
    CHECK(chosen(level, eight, Kind::Zero, {.weight_hundredths = 150}));
    CHECK(chosen(level, eight, Kind::Octile, {.tie = Tie::FirstIn}));
    CHECK(chosen(level, eight, Kind::Octile, {.update = Update::Never, .tie = Tie::FirstIn}));
    CHECK_FALSE(
        chosen(level, eight, Kind::Octile, {.update = Update::IfCheaperOrEqual, .tie = Tie::FirstIn}));
    for (const auto tie : {Tie::LargerG, Tie::SmallerH, Tie::NearestToGoal, Tie::None}) {
        CHECK_FALSE(chosen(level, eight, Kind::Octile, {.tie = tie}));
    }
    for (const auto order : {Order::H, Order::Depth, Order::Newest}) {
        CHECK_FALSE(chosen(level, eight, Kind::Octile, {.order = order}));
    }
    CHECK_FALSE(chosen(level, eight, Kind::Octile, {.trace_format = TraceFormat::Events}));
}

TEST_CASE("monotone queues: the trace ends at its budget where the textbook's does") {
    MonotoneQueueMemory memory;
    const Board board("S......\n.......\n......G\n", {});
    for (const std::uint64_t budget : {0, 3, 4, 11, 12, 4000}) {
        CAPTURE(budget);
        const SearchOptions options{.trace_budget_bytes = budget};
        MonotoneQueueSearch search(board.graph, HeuristicKind::Octile, board.map.start, board.map.goal,
                                   options, memory);
        search.run();
        check_equal(search.result(), search.trace(), test::search(board, HeuristicKind::Octile, options));
    }
}

TEST_CASE("monotone queues: a long trace ends at its budget, too, in slices and at once") {
    MonotoneQueueMemory memory;
    std::string rows = "S" + std::string(59, '.') + "\n";
    for (int row = 0; row < 57; ++row) {
        rows += std::string(60, '.') + "\n";
    }
    const Board board(rows + std::string(59, '.') + "G\n", {});
    for (const std::uint64_t steps : {255, 256, 257, 511, 512, 513, 700, 5000}) {
        const SearchOptions options{.trace_budget_bytes = 4 * steps};
        const auto textbook = test::search(board, HeuristicKind::Zero, options);
        CHECK(textbook.trace.is_truncated == (steps < 3000));
        for (const std::uint64_t slice : {1, 300, 100'000}) {
            CAPTURE(steps);
            CAPTURE(slice);
            MonotoneQueueSearch search(board.graph, HeuristicKind::Zero, board.map.start, board.map.goal,
                                       options, memory);
            while (search.advance(slice) == Outcome::Running) {
            }
            check_equal(search.result(), search.trace(), textbook);
        }
    }
}

TEST_CASE("monotone queues: A* without a heuristic and Dijkstra's algorithm are one search") {
    MonotoneQueueMemory memory;
    const Board board("S..#...\n.#.#.#.\n...#..G\n.#...#.\n", {.costs = cost_models::exact});
    const auto run = [&](HeuristicKind kind, const SearchOptions& options) {
        MonotoneQueueSearch search(board.graph, kind, board.map.start, board.map.goal, options, memory);
        search.run();
        return Finished{search.result(), search.release_trace()};
    };
    const auto textbook = search(board, HeuristicKind::Zero);
    const auto astar = run(HeuristicKind::Zero, {});
    const auto dijkstra = run(HeuristicKind::Octile, options_for(Algorithm::Dijkstra, {}));
    check_equal(astar.result, astar.trace, textbook);
    check_equal(dijkstra.result, dijkstra.trace, textbook);
}

TEST_CASE("monotone queues: boards on which the queues grow long") {
    MonotoneQueueMemory memory;
    Random chance(7);
    for (int round = 0; round < 24; ++round) {
        CAPTURE(round);
        Grid grid(200 + chance.below(100), 200 + chance.below(100));
        const auto walls = chance.below(35);
        for (std::uint32_t index = 0; index < grid.cell_count(); ++index) {
            grid.set_factor(node_at(index), chance.is_chance(walls) ? wall : plain);
        }
        const auto start = nearest_free_cell(grid, node_at(chance.below(grid.cell_count())));
        const auto goal = nearest_free_cell(grid, node_at(chance.below(grid.cell_count())));
        const Board board({.grid = grid, .start = start, .goal = goal}, random_rules(chance));
        const auto kind = chance.is_chance(50) ? HeuristicKind::Octile : HeuristicKind::Zero;
        MonotoneQueueSearch search(board.graph, kind, start, goal, {}, memory);
        search.run();
        check_equal(search.result(), search.trace(), test::search(board, kind));
    }
}

/// One lane that goes to and fro, with a few random gaps in its walls.
Grid winding(Random& random, std::uint32_t side, std::uint32_t gaps) {
    Grid grid(side, side);
    for (std::uint32_t y = 1; y < side; y += 2) {
        for (std::uint32_t x = 0; x < side; ++x) {
            if (x != (y % 4 == 1 ? side - 1 : 0)) {
                grid.set_factor(grid.node({x, y}), wall);
            }
        }
    }
    for (; gaps > 0; --gaps) {
        grid.set_factor(node_at(random.below(grid.cell_count())), plain);
    }
    return grid;
}

TEST_CASE("monotone queues: f may outgrow the room of the records many times during the search") {
    MonotoneQueueMemory memory;
    const GridRules rules{.costs = {.straight = 2'000'000, .diagonal = 2'800'000}};
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        const auto grid = winding(random, 30 + random.below(10), random.below(6));
        const Board board({.grid = grid}, rules);
        const auto goal = nearest_free_cell(grid, node_at(random.below(grid.cell_count())));
        SearchOptions options;
        options.update = random.is_chance(50) ? Update::IfCheaper : Update::IfCheaperOrEqual;
        const auto kind = random.is_chance(50) ? HeuristicKind::Octile : HeuristicKind::Zero;
        MonotoneQueueSearch search(board.graph, kind, node_at(0), goal, options, memory);
        search.run();
        const GridHeuristic heuristic(board.graph, kind, goal);
        check_equal(search.result(), search.trace(),
                    test::search(board, heuristic, node_at(0), goal, options));
    }
    CHECK_FALSE(IncrementTable::make(HeuristicKind::Octile, CornerRule::NoWall,
                                     {.straight = 1'000'000'000, .diagonal = 1'400'000'000})
                    .has_value());
    const Board costly("S..#G\n", {.costs = {.straight = 5'000'000, .diagonal = 7'000'000}});
    CHECK(kernel_for(costly.graph, HeuristicKind::Octile, {}) == Kernel::QuadHeap);
}

} // namespace
} // namespace astrolabe::test
