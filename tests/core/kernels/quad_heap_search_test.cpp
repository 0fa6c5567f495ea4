// The kernel with a heap of four children per node against the textbook search.
#include "core/kernels/kernel.h"
#include "tests/support/kernel_checks.h"
#include "tests/support/random/each_lattice.h"
#include "tests/support/random/random_case.h"

#include <doctest/doctest.h>

#include <array>
#include <set>

namespace astrolabe::test {
namespace {

bool is_taken(const RandomCase& random) {
    return QuadHeapSearch::stands_in_for(random.board.graph, random.heuristic, random.options);
}

QuadHeapSearch kernel(const RandomCase& random, QuadHeapMemory& memory) {
    return {random.board.graph, random.heuristic, random.start, random.goal, random.options, memory};
}

Finished textbook(const RandomCase& random) {
    return search(random.board, random.estimate(), random.start, random.goal, random.options);
}

TEST_CASE("quad heap search: ten thousand random questions leave the textbook's trace") {
    const auto lattice = each_lattice();
    QuadHeapMemory memory; // one for all: what an earlier search left must not show
    std::uint64_t taken = 0;
    std::uint64_t reopening = 0;
    std::set<std::array<int, 3>> kinds;
    for (std::uint64_t seed = 0; taken < kernel_cases; ++seed) {
        CAPTURE(seed);
        const RandomCase random(seed, lattice);
        if (!is_taken(random)) {
            CHECK((random.options.tie == Tie::None));
            continue;
        }
        ++taken;
        auto search = kernel(random, memory);
        search.run();
        check_equal(search.result(), search.trace(), textbook(random));
        reopening += search.result().reopened > 0 ? 1 : 0;
        kinds.insert({static_cast<int>(random.options.order), static_cast<int>(random.options.tie),
                      static_cast<int>(random.options.update)});
    }
    CHECK(reopening > 0);
    CHECK(kinds.size() == 5 * 3 + 5 + 1 + 5); // by f, by h, breadth-first, depth-first
}

TEST_CASE("quad heap search: in slices of any size it is the same search, also after each slice") {
    const auto lattice = each_lattice();
    QuadHeapMemory memory;
    for (std::uint64_t seed = 0; seed < kernel_cases / 5; ++seed) {
        CAPTURE(seed);
        const RandomCase random(seed, lattice);
        if (!is_taken(random)) {
            continue;
        }
        Random chance(~seed);
        const auto heuristic = random.estimate();
        BinaryHeap open(random.board.graph.node_count());
        TextbookSearch textbook(random.board.graph, heuristic, open, random.start, random.goal,
                                random.options);
        auto search = kernel(random, memory);
        auto outcome = search.advance(0);
        REQUIRE(outcome == textbook.advance(0));
        while (outcome == Outcome::Running) {
            const auto slice = chance.below(9);
            outcome = search.advance(slice);
            REQUIRE(outcome == textbook.advance(slice));
            REQUIRE(search.result().expanded == textbook.result().expanded);
            const auto node = node_at(chance.below(random.board.graph.node_count()));
            REQUIRE(search.path_to(node) == textbook.path_to(node));
        }
        REQUIRE(search.step() == outcome);
        check_equal(search.result(), search.trace(), {textbook.result(), textbook.trace()});
    }
}

TEST_CASE("quad heap search: costly terrain raises f far beyond 2^32, and the heap grows large") {
    QuadHeapMemory memory;
    Random chance(11);
    for (int round = 0; round < 24; ++round) {
        CAPTURE(round);
        Grid grid(150 + chance.below(100), 150 + chance.below(100));
        const auto walls = chance.below(30);
        for (std::uint32_t index = 0; index < grid.cell_count(); ++index) {
            grid.set_factor(node_at(index),
                            chance.is_chance(walls) ? wall : static_cast<Factor>(100 + chance.below(156)));
        }
        const auto start = nearest_free_cell(grid, node_at(chance.below(grid.cell_count())));
        const auto goal = nearest_free_cell(grid, node_at(chance.below(grid.cell_count())));
        auto rules = random_rules(chance);
        rules.costs = cost_models::exact;
        const Board board({.grid = grid, .start = start, .goal = goal}, rules);
        for (const auto tie : {Tie::LastIn, Tie::LargerG, Tie::NearestToGoal}) {
            const SearchOptions options{
                .tie = tie, .weight_hundredths = chance.is_chance(50) ? 100 : max_weight_hundredths};
            QuadHeapSearch search(board.graph, HeuristicKind::Euclidean, start, goal, options, memory);
            search.run();
            check_equal(search.result(), search.trace(),
                        test::search(board, HeuristicKind::Euclidean, options));
        }
    }
}

TEST_CASE("quad heap search: the generations of its memory run out and start over") {
    PackedRecords records;
    for (std::uint32_t search = 0; search < 70'000; ++search) {
        records.begin(3);
        REQUIRE(records.is_untouched(records[node_at(0)]));
        REQUIRE(records.is_untouched(records[node_at(1)]));
        const auto cost = (PackedRecords::cost_limit - 1) * (search % 2);
        records.data()[search % 2] = records.offer_of(cost) | PackedRecords::open_bit;
        REQUIRE_FALSE(records.is_untouched(records[node_at(search % 2)]));
        REQUIRE(records.cost_of(records[node_at(search % 2)]) == cost);
    }
}

TEST_CASE("quad heap search: what it is chosen for, and what is left to the textbook") {
    const auto chosen = [](const char* drawing, GridRules rules, HeuristicKind kind, SearchOptions options) {
        const Board board(drawing, rules);
        return kernel_for(board.graph, kind, options);
    };
    constexpr auto level = "S..#G\n";
    constexpr auto rough = "S2.#G\n";
    const GridRules eight;
    using Kind = HeuristicKind;
    const auto heap = Kernel::QuadHeap;
    CHECK((chosen(rough, eight, Kind::Octile, {}) == heap));
    CHECK((chosen(level, eight, Kind::Manhattan, {}) == heap));
    CHECK((chosen(level, eight, Kind::Euclidean, {}) == heap));
    CHECK((chosen(level, eight, Kind::Octile, {.weight_hundredths = 150}) == heap));
    CHECK((chosen(level, eight, Kind::Octile, {.reopens = false}) == Kernel::MonotoneQueues));
    CHECK((chosen(rough, eight, Kind::Octile, {.reopens = false}) == heap));
    for (const auto tie : {Tie::LargerG, Tie::SmallerH, Tie::NearestToGoal}) {
        CHECK((chosen(level, eight, Kind::Octile, {.tie = tie}) == heap));
    }
    for (const auto algorithm :
         {Algorithm::GreedyBestFirst, Algorithm::BreadthFirst, Algorithm::DepthFirst}) {
        CHECK((chosen(level, eight, Kind::Octile, options_for(algorithm, {})) == heap));
        CHECK((chosen(rough, eight, Kind::Octile, options_for(algorithm, {})) == heap));
    }
    for (const auto order : {Order::H, Order::Depth, Order::Newest}) {
        CHECK((chosen(level, eight, Kind::Octile, {.order = order}) == Kernel::Textbook));
    }
    CHECK((chosen(level, eight, Kind::Octile, {.tie = Tie::None}) == Kernel::Textbook));
    CHECK((chosen(rough, eight, Kind::Octile, {.trace_format = TraceFormat::Events}) == Kernel::Textbook));
    CHECK((chosen(rough, {.costs = {.straight = Cost{1} << 33U, .diagonal = Cost{1} << 33U}}, Kind::Octile,
                  {}) == Kernel::Textbook));
}

TEST_CASE("quad heap search: the trace ends at its budget where the textbook's does") {
    QuadHeapMemory memory;
    const Board board("S..2...\n.......\n....3.G\n", {});
    for (const std::uint64_t budget : {0, 3, 4, 11, 12, 4000}) {
        CAPTURE(budget);
        const SearchOptions options{.trace_budget_bytes = budget};
        QuadHeapSearch search(board.graph, HeuristicKind::Octile, board.map.start, board.map.goal, options,
                              memory);
        search.run();
        check_equal(search.result(), search.trace(), test::search(board, HeuristicKind::Octile, options));
    }
}

} // namespace
} // namespace astrolabe::test
