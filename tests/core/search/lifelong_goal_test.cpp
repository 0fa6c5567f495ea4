// LPA* while walls are drawn and the goal moves: what its proof rests on, by brute force after every change
// and every answer, and each answer against the oracle and a search from scratch.
#include "core/generate/generators.h"
#include "core/search/lifelong_planning/lifelong_planning.h"
#include "tests/support/oracles/oracle.h"
#include "tests/support/random/random_case.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <utility>

namespace astrolabe {

/// g and rhs of every cell, and the open list.
struct LifelongInspector {
    using Search = LifelongPlanning<GridGraph, GridHeuristic>;
    static constexpr auto infinite = Search::infinite;

    const Search& search;
    const test::Oracle& oracle;

    Cost g(std::uint32_t index) const { return search.known_[index].g; }

    /// rhs is the least offer, and the parent makes it.
    void check_offers() const {
        const auto count = static_cast<std::uint32_t>(search.known_.size());
        std::vector<Cost> least(count, infinite);
        std::vector<std::map<NodeId, Cost>> offers(count);
        for (std::uint32_t index = 0; index < count; ++index) {
            if (g(index) == infinite) {
                continue;
            }
            for (const auto& step : oracle.steps_from(node_at(index))) {
                const auto offer = g(index) + step.cost;
                offers[index_of(step.to)][node_at(index)] = offer;
                least[index_of(step.to)] = std::min(least[index_of(step.to)], offer);
            }
        }
        for (std::uint32_t index = 0; index < count; ++index) {
            CAPTURE(index);
            const auto& at = search.known_[index];
            if (node_at(index) == search.start_) {
                REQUIRE(at.rhs == 0);
                continue;
            }
            REQUIRE(at.rhs == least[index]);
            REQUIRE((at.parent == NodeId::None) == (at.rhs == infinite));
            REQUIRE((at.parent == NodeId::None || offers[index].at(at.parent) == at.rhs));
        }
    }

    /// The open list holds just the cells whose g and rhs differ, once each, by the keys of this heuristic,
    /// and gives them out in their order.
    void check_open_list(const GridHeuristic& heuristic) const {
        auto open = search.open_;
        std::vector<int> entries(search.known_.size());
        std::optional<std::pair<Cost, Cost>> last;
        while (!open.is_empty()) {
            const auto entry = open.pop();
            if (search.is_stale(entry)) {
                continue;
            }
            const auto& at = search.known_[index_of(entry.node)];
            ++entries[index_of(entry.node)];
            REQUIRE(entry.lesser == std::min(at.g, at.rhs));
            REQUIRE(entry.f ==
                    100 * entry.lesser + search.options_.weight_hundredths * heuristic(entry.node));
            const std::pair key(entry.f, entry.lesser);
            REQUIRE((!last || *last <= key));
            last = key;
        }
        for (std::uint32_t index = 0; index < entries.size(); ++index) {
            CAPTURE(index);
            const auto& at = search.known_[index];
            REQUIRE(entries[index] == (at.g == at.rhs ? 0 : 1));
            REQUIRE(at.is_open == (at.g != at.rhs));
        }
        REQUIRE(search.open_count_ ==
                static_cast<std::size_t>(std::count(entries.begin(), entries.end(), 1)));
    }

    /// Once answered: true costs wherever a key is less than that of the goal; if no path leads to the goal,
    /// true costs everywhere, and none where no path leads.
    void check_costs(const GridHeuristic& heuristic, NodeId goal,
                     const std::vector<std::optional<Cost>>& from_start) const {
        const auto key = [&](std::uint32_t index) {
            const auto cost = *from_start[index];
            return std::pair(100 * cost + search.options_.weight_hundredths * heuristic(node_at(index)),
                             cost);
        };
        for (std::uint32_t index = 0; index < from_start.size(); ++index) {
            CAPTURE(index);
            if (!from_start[index_of(goal)]) {
                REQUIRE(g(index) == from_start[index].value_or(infinite));
            } else if (from_start[index] && key(index) < key(index_of(goal))) {
                REQUIRE(g(index) == *from_start[index]);
            }
        }
    }
};

namespace test {
namespace {

using Lifelong = LifelongInspector::Search;

constexpr int changes_a_board = 40;
/// With an exact heuristic all are consistent.
constexpr std::array goal_weights{100U, 100U, 50U, 0U};

/// Of random cells, or by a generator; cell 0 is plain, and never edited, so that no estimate changes.
AsciiMap drawn_board(Random& random) {
    AsciiMap map{.grid = random_grid(random, 12)};
    const auto kind = random.below(8);
    if (kind <= static_cast<std::uint32_t>(GeneratorKind::Terrain)) {
        map.grid = generate({.kind = static_cast<GeneratorKind>(kind),
                             .width = 4 + random.below(12),
                             .height = 4 + random.below(12),
                             .percent = 25 + random.below(20),
                             .seed = random.below(1000)});
    }
    map.grid.set_factor(node_at(0), plain);
    return map;
}

struct GoalCounts {
    int moved = 0;
    int edited = 0;
    int without_path = 0;
    int nothing_to_do = 0;
    std::uint64_t repaired = 0;
    std::uint64_t afresh = 0;
};

/// One board through all its changes.
class ChangingBoard {
  public:
    explicit ChangingBoard(std::uint64_t seed)
        : random_(seed), board_(drawn_board(random_),
                                random_rules(random_, seed % 3 == 0 ? Lattice::Hexes : Lattice::Squares)),
          oracle_(board_.map.grid, board_.graph.rules()), start_(any_cell()), goal_(any_cell()),
          heuristic_(to(goal_)), options_{.weight_hundredths =
                                              goal_weights[random_.below(goal_weights.size())]},
          search_(board_.graph, heuristic_, start_, goal_, options_) {}

    void check_answer(GoalCounts& counts, bool is_first) {
        search_.run();
        check_kept();
        const auto from_start = oracle_.costs_from(start_);
        LifelongInspector{search_, oracle_}.check_costs(heuristic_, goal_, from_start);
        const auto result = search_.result();
        Lifelong fresh(board_.graph, heuristic_, start_, goal_, options_);
        fresh.run();
        REQUIRE(result.outcome == fresh.result().outcome);
        REQUIRE(result.cost == fresh.result().cost);
        const auto& best = from_start[index_of(goal_)];
        REQUIRE(result.outcome == (best ? Outcome::Found : Outcome::NoPath));
        REQUIRE((!best || result.cost == *best));
        REQUIRE((!best || is_valid_path(board_.graph, result.path, start_, goal_)));
        REQUIRE(result.expanded == search_.trace().step_count);
        counts.without_path += best ? 0 : 1;
        if (!is_first) {
            counts.nothing_to_do += result.expanded == 0 ? 1 : 0;
            counts.repaired += result.expanded;
            counts.afresh += fresh.result().expanded;
        }
    }

    /// A cell, or the goal, or both.
    void change(GoalCounts& counts) {
        const auto what = random_.below(3);
        if (what != 0) {
            goal_ = random_.is_chance(50) ? any_cell() : beside(goal_);
            heuristic_ = to(goal_);
            search_.aim(heuristic_, goal_);
            ++counts.moved;
        }
        const auto cell = any_cell();
        const bool is_edited = what != 1 && index_of(cell) != 0;
        if (is_edited) {
            const auto factor = random_.is_chance(50) ? wall : static_cast<Factor>(1 + random_.below(4));
            board_.map.grid.set_factor(cell, factor);
            board_.moves.update_around(board_.map.grid, cell);
            ++counts.edited;
        }
        search_.repair(is_edited ? around(board_.map.grid, cell) : std::vector<NodeId>{});
        check_kept();
    }

    /// Amid a repair too.
    void advance_a_little() {
        search_.advance(random_.below(6));
        check_kept();
    }

  private:
    GridHeuristic to(NodeId goal) const {
        return {board_.graph, exact_heuristic(board_.graph.rules().moves()), goal};
    }
    NodeId any_cell() { return node_at(random_.below(board_.map.grid.cell_count())); }
    NodeId beside(NodeId node) {
        const auto nodes = around(board_.map.grid, node);
        return nodes[random_.below(static_cast<std::uint32_t>(nodes.size()))];
    }
    void check_kept() const {
        const LifelongInspector kept{search_, oracle_};
        kept.check_offers();
        kept.check_open_list(heuristic_);
    }

    Random random_;
    Board board_;
    Oracle oracle_;
    NodeId start_;
    NodeId goal_;
    GridHeuristic heuristic_;
    SearchOptions options_;
    Lifelong search_;
};

TEST_CASE("lifelong planning: walls and goal change at random, and all that a repair rests on holds") {
    GoalCounts counts;
    for (std::uint64_t seed = 0; seed < 120; ++seed) {
        CAPTURE(seed);
        ChangingBoard board(seed);
        board.check_answer(counts, true);
        for (int change = 0; change < changes_a_board; ++change) {
            CAPTURE(change);
            board.change(counts);
            board.advance_a_little();
            board.check_answer(counts, false);
        }
    }
    MESSAGE("goal moved " << counts.moved << " times, " << counts.edited << " edits: expansions repaired "
                          << counts.repaired << ", afresh " << counts.afresh << "; none at all "
                          << counts.nothing_to_do << " times; without a path " << counts.without_path);
    CHECK(counts.moved > 3000);
    CHECK(counts.edited > 3000);
    CHECK(counts.without_path > 500);
    CHECK(counts.nothing_to_do > 500);
    CHECK(2 * counts.repaired < counts.afresh);
}

} // namespace
} // namespace test
} // namespace astrolabe
