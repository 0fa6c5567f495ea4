// A*, canonical: the moves that it leaves out are covered by others, and its paths are as cheap as with all
// moves, whichever of several equal parents a cell has.
#include "core/kernels/monotone_queue_search.h"
#include "core/search/catalogue.h"
#include "tests/support/random/case_count.h"
#include "tests/support/random/random_case.h"

#include <doctest/doctest.h>

#include <array>
#include <bit>
#include <map>

namespace astrolabe::test {
namespace {

const std::uint64_t canonical_cases = 10'000 / stride;

constexpr std::array corner_rules{CornerRule::NoWall, CornerRule::OneWall, CornerRule::Always,
                                  CornerRule::Four};

/// Uniform terrain of any factor with walls of any density.
AsciiMap random_even_map(Random& random) {
    auto grid = random_grid(random, random.is_chance(5) ? 40 : 14);
    const auto ground = static_cast<Factor>(random.is_chance(85) ? 1 : 2 + random.below(254));
    for (std::uint32_t index = 0; index < grid.cell_count(); ++index) {
        if (grid.is_free(node_at(index))) {
            grid.set_factor(node_at(index), ground);
        }
    }
    const auto end = [&] {
        const auto any = node_at(random.below(grid.cell_count()));
        const auto free = nearest_free_cell(grid, any);
        return free == NodeId::None || random.is_chance(5) ? any : free;
    };
    const auto start = end();
    const auto goal = end();
    return {.grid = std::move(grid), .start = start, .goal = goal};
}

MonotoneQueueSearch canonical_search(const Board& board, MonotoneQueueMemory& memory) {
    const auto rule = board.graph.rules().corner;
    return {board.graph,
            exact_heuristic(rule),
            board.map.start,
            board.map.goal,
            options_for(Algorithm::Canonical, {}),
            memory,
            &Pruning::under(rule)};
}

/// Each closed cell has the g of a cheapest path; returns how many of them had more than one best parent.
std::uint64_t check_closed(const Board& board, const Trace& trace) {
    const auto& graph = board.graph;
    BinaryHeap open(graph.node_count());
    const GridHeuristic zero(graph, HeuristicKind::Zero, board.map.goal);
    TextbookSearch flood(graph, zero, open, board.map.start, NodeId::None, {});
    flood.run();
    Fold fold(graph.node_count());
    fold.seek(graph, trace, trace.step_count);
    std::uint64_t ties = 0;
    for (std::uint32_t index = 0; index < graph.node_count(); ++index) {
        const auto node = node_at(index);
        const auto best = flood.node_state(node);
        if (fold.at(node).status != Status::Closed) {
            continue;
        }
        REQUIRE(fold.at(node).g == best.g);
        int parents = 0;
        graph.for_each_predecessor(node, [&](const Move& move) {
            const auto from = flood.node_state(move.to);
            parents += from.status == Status::Closed && from.g + move.cost == best.g ? 1 : 0;
        });
        ties += parents > 1 ? 1 : 0;
    }
    return ties;
}

void check_canonical(CornerRule rule) {
    MonotoneQueueMemory memory; // one for all: what an earlier search left must not show
    std::uint64_t ties = 0;
    std::uint64_t fewer_moves = 0;
    std::map<Cost, std::uint64_t> found; // by the cost of a diagonal step
    for (std::uint64_t seed = 0; seed < canonical_cases; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        auto map = random_even_map(random);
        auto rules = random_rules(random);
        rules.corner = rule;
        const Board board(std::move(map), rules);
        const auto best = search(board, exact_heuristic(rule));
        auto canonical = canonical_search(board, memory);
        auto outcome = Outcome::Running;
        while (outcome == Outcome::Running) {
            outcome = canonical.advance(random.below(9));
        }
        const auto result = canonical.result();
        REQUIRE(result.kernel == "canonical-queues");
        REQUIRE(outcome == best.result.outcome);
        REQUIRE(result.outcome == outcome);
        REQUIRE(result.cost == best.result.cost);
        REQUIRE(canonical.trace().step_count == result.expanded);
        fewer_moves += result.improved < best.result.improved ? 1 : 0;
        ties += check_closed(board, canonical.trace());
        if (outcome == Outcome::Found) {
            ++found[rules.costs.diagonal];
            REQUIRE(is_valid_path(board.graph, result.path, board.map.start, board.map.goal));
            REQUIRE(path_cost(board.graph, result.path) == best.result.cost);
        } else { // everything reachable, without the moves left out
            REQUIRE(result.expanded == best.result.expanded);
        }
    }
    CHECK(found.size() == 3);
    for (const auto& [diagonal, count] : found) {
        CHECK(count > canonical_cases / 6);
    }
    CHECK(ties > canonical_cases);
    CHECK(fewer_moves > 0);
}

TEST_CASE("canonical: as cheap as the textbook on random boards, every closed cell too, no wall") {
    check_canonical(CornerRule::NoWall);
}
TEST_CASE("canonical: as cheap as the textbook on random boards, every closed cell too, one wall") {
    check_canonical(CornerRule::OneWall);
}
TEST_CASE("canonical: as cheap as the textbook on random boards, every closed cell too, always") {
    check_canonical(CornerRule::Always);
}
TEST_CASE("canonical: as cheap as the textbook on random boards, every closed cell too, four") {
    check_canonical(CornerRule::Four);
}

TEST_CASE("canonical: the fold of the trace is the search at that step") {
    MonotoneQueueMemory memory;
    for (std::uint64_t seed = 0; seed < canonical_cases / 10; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        auto map = random_even_map(random);
        const Board board(std::move(map), random_rules(random));
        auto whole = canonical_search(board, memory);
        whole.run();
        const auto trace = whole.release_trace();
        const auto step = random.below(trace.step_count + 1);
        Fold fold(board.graph.node_count());
        fold.seek(board.graph, trace, step);
        auto replay = canonical_search(board, memory);
        replay.advance(step);
        for (std::uint32_t index = 0; index < board.graph.node_count(); ++index) {
            const auto node = node_at(index);
            auto path = replay.path_to(node);
            REQUIRE(path.empty() == (fold.at(node).status == Status::Untouched));
            for (auto at = node; !path.empty(); at = fold.at(at).parent) {
                REQUIRE(path.back() == at);
                path.pop_back();
            }
        }
    }
}

/// Cheapest path between two of the eight cells round `centre` that avoids it, of at most two moves.
Cost detour(const GridGraph& graph, NodeId from, NodeId to, NodeId centre) {
    Cost best = ~Cost{0};
    const auto is_beside_centre = [&](NodeId node) {
        const auto [x, y] = graph.grid().cell(node);
        const auto [centre_x, centre_y] = graph.grid().cell(centre);
        return x + 1 >= centre_x && x <= centre_x + 1 && y + 1 >= centre_y && y <= centre_y + 1;
    };
    graph.for_each_successor(from, [&](const Move& first) {
        if (first.to == centre || !is_beside_centre(first.to)) {
            return;
        }
        if (first.to == to) {
            best = std::min(best, first.cost);
        }
        graph.for_each_successor(first.to, [&](const Move& second) {
            if (second.to == to) {
                best = std::min(best, first.cost + second.cost);
            }
        });
    });
    return best;
}

TEST_CASE("pruning: what is left out has an equally good detour, and what is forced has none") {
    std::uint64_t left_out = 0;
    std::uint64_t forced = 0;
    for (std::uint32_t walls = 0; walls < 256; ++walls) {
        Grid grid(5, 5);
        const auto centre = grid.node({2, 2});
        for (Slot slot = 0; slot < direction_count; ++slot) {
            const auto direction = directions[slot];
            const Cell cell{2 + static_cast<std::uint32_t>(direction.dx),
                            2 + static_cast<std::uint32_t>(direction.dy)};
            grid.set_factor(grid.node(cell), (walls >> slot & 1U) != 0 ? wall : plain);
        }
        for (const auto rule : corner_rules) {
            for (const auto& costs : {cost_models::tutorial, cost_models::exact, cost_models::unit}) {
                const Moves moves(grid, rule);
                const GridGraph graph(grid, moves, {.corner = rule, .costs = costs});
                const auto& pruning = Pruning::under(rule);
                graph.for_each_predecessor(centre, [&](const Move& into) {
                    if (!grid.is_free(into.to)) {
                        return;
                    }
                    const auto kept = pruning.slots_to_leave(graph, centre, into.slot);
                    CHECK((kept & ~graph.legal_slots(centre)) == 0);
                    graph.for_each_successor(centre, [&](const Move& out) {
                        if (out.to == into.to) {
                            return;
                        }
                        const auto by_centre = into.cost + out.cost;
                        const auto round = detour(graph, into.to, out.to, centre);
                        if ((kept >> out.slot & 1U) == 0) {
                            ++left_out;
                            CHECK(round <= by_centre);
                        } else if ((pruning.natural(into.slot) >> out.slot & 1U) == 0) {
                            ++forced;
                            CHECK(round > by_centre);
                        }
                    });
                });
            }
        }
    }
    CHECK(left_out > 10'000);
    CHECK(forced > 1000);
}

} // namespace
} // namespace astrolabe::test
