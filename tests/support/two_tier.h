// What the tests of the two-tier search share.
#pragma once

#include "core/search/two_tier/abstract_graph.h"
#include "tests/support/random/random_case.h"

#include <algorithm>
#include <cstdio>
#include <string>
#include <utility>

namespace astrolabe::test {

/// A board of several clusters. About one end in seven is on a wall, and half of such goals may be entered.
struct TwoTierQuestion {
    explicit TwoTierQuestion(std::uint64_t seed, Lattice lattice = Lattice::Squares)
        : TwoTierQuestion(Random(seed), lattice) {}

    Board board;
    std::uint32_t side;

  private:
    TwoTierQuestion(Random random, Lattice lattice)
        : board(board_for(random, lattice)), side(4 + random.below(9)) {}

    static Board board_for(Random& random, Lattice lattice) {
        AsciiMap map{.grid = random_grid(random, 40)};
        auto rules = random_rules(random, lattice);
        map.start = end_for(map.grid, random);
        map.goal = random.is_chance(2) ? map.start : end_for(map.grid, random);
        if (random.is_chance(50)) {
            rules.blocked_goal = map.goal;
        }
        return {std::move(map), rules};
    }

    static NodeId end_for(const Grid& grid, Random& random) {
        const auto any = node_at(random.below(grid.cell_count()));
        const auto free = nearest_free_cell(grid, any);
        return free == NodeId::None || random.is_chance(20) ? any : free;
    }
};

/// The graph of a board without its blocked goal, as an abstract graph requires.
inline GridGraph without_blocked_goal(const Board& board) {
    auto rules = board.graph.rules();
    rules.blocked_goal = NodeId::None;
    return {board.map.grid, board.moves, rules};
}

inline AbstractGraph abstract_graph_of(const Board& board, std::uint32_t side) {
    AbstractGraph abstract(board.map.grid, side);
    const auto graph = without_blocked_goal(board);
    while (!abstract.advance(graph, 10'000)) {
    }
    return abstract;
}

/// The estimate that is exact on an empty board.
constexpr HeuristicKind exact_kind(CornerRule rule) {
    return rule == CornerRule::Four ? HeuristicKind::Manhattan : HeuristicKind::Octile;
}

/// How much costlier the paths of a search are than the cheapest ones, and how many cells it expands for
/// them.
class Excess {
  public:
    void add(const SearchResult& result, const SearchResult& best) {
        ++count_;
        expanded_ += result.expanded;
        expanded_by_best_ += best.expanded;
        const auto excess =
            best.cost == 0 ? 0 : static_cast<double>(result.cost) / static_cast<double>(best.cost) - 1;
        sum_ += excess;
        worst_ = std::max(worst_, excess);
        optimal_ += result.cost == best.cost ? 1 : 0;
    }

    std::uint64_t count() const { return count_; }

    std::string text() const {
        std::string text(200, '\0');
        const auto share = [&](auto number) {
            return static_cast<double>(number) / static_cast<double>(count_);
        };
        const auto length = std::snprintf(
            text.data(), text.size(),
            "%.0f paths, %.0f %% of them optimal, %.2f %% costlier on average, %.1f %% at worst; "
            "%.0f expansions on average, A* %.0f",
            static_cast<double>(count_), 100 * share(optimal_), 100 * share(sum_), 100 * worst_,
            share(expanded_), share(expanded_by_best_));
        text.resize(static_cast<std::size_t>(std::max(length, 0)));
        return text;
    }

  private:
    std::uint64_t count_ = 0;
    std::uint64_t optimal_ = 0;
    std::uint64_t expanded_ = 0;
    std::uint64_t expanded_by_best_ = 0;
    double sum_ = 0;
    double worst_ = 0;
};

} // namespace astrolabe::test
