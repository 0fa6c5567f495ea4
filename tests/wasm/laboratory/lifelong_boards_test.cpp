// LPA* after every edit of random boards and every other goal, by every heuristic and weight, against the
// oracle: repaired where that is certain to be right, and nowhere else.
#include "tests/support/edited_board.h"
#include "tests/support/random/case_count.h"
#include "wasm/laboratory/laboratory.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace astrolabe::test {
namespace {

constexpr int edits_a_board = 5;
constexpr std::array board_weights{0U, 50U, 100U, 101U, 120U, 150U, 200U, 300U, 500U, 1000U};

struct BoardCounts {
    std::uint64_t answers = 0;
    std::uint64_t repaired = 0;
    std::uint64_t refused = 0;
    std::uint64_t longer = 0;
    std::uint64_t expanded_by_repairs = 0;
    std::uint64_t instead_of = 0; ///< What a new search would have expanded.
};

void search(Laboratory& lab, const SearchSettings& settings, const BoardState& state) {
    REQUIRE(lab.begin(settings, index_of(state.start), index_of(state.goal)).is_ok());
    while (lab.advance(50) == "running") {
    }
}

/// The question except for the edges and the goal: if it is as before, there is an answer to be repaired.
struct BoardSubject {
    NodeId start;
    NodeId blocked_goal;
    Cost cheapest;
    CostModel costs;
    friend bool operator==(const BoardSubject&, const BoardSubject&) = default;
};

/// One heuristic and one weight on one board, through all its edits.
class BoardSequence {
  public:
    BoardSequence(const EditedBoard& board, const NamedHeuristic& heuristic, std::uint32_t weight_hundredths)
        : settings_(board.settings), kind_(heuristic.kind) {
        settings_.heuristic = heuristic.name;
        settings_.weight_hundredths = weight_hundredths;
        const auto& grid = board.states.front().grid;
        REQUIRE(lab_.restore(grid.width(), grid.height(), board.states.front().grounds()).is_ok());
    }

    void answer(const BoardState& state, BoardCounts& counts) {
        for (const auto& [cell, ground] : state.edits) {
            REQUIRE(lab_.edit(std::array{index_of(cell)}, std::array{std::uint32_t{ground}}).is_ok());
        }
        edited_ += state.edits.size();
        search(lab_, settings_, state);
        const auto result = lab_.result();
        REQUIRE(result.outcome == (state.is_reachable() ? "found" : "no-path"));
        const auto target = node_at(static_cast<std::uint32_t>(result.target));
        check_target(state, target);
        check_path(state, target);
        const EstimatesAgain estimates(state, kind_, target);
        const auto weight = settings_.weight_hundredths;
        const bool is_consistent = estimates.is_consistent(weight);
        const auto best = *state.from_start[index_of(target)];
        if (is_consistent) {
            REQUIRE(result.cost == state.to_display(best));
        } else {
            const auto units =
                std::llround(result.cost * static_cast<double>(state.rules.costs.units_shown_as_one));
            REQUIRE(100 * static_cast<Cost>(units) <= estimates.promised(weight));
        }
        const BoardSubject subject{state.start, state.rules.blocked_goal, state.cheapest, state.rules.costs};
        const bool has_answer = subject_ == subject && edited_ <= state.grid.cell_count() / 16 + 1;
        REQUIRE((result.repairs > 0) == (has_answer && is_consistent));
        REQUIRE(result.is_repair_refused == (has_answer && !is_consistent));
        if (has_answer) {
            compare_with_fresh(state, counts);
        }
        subject_ = subject;
        edited_ = 0;
        ++counts.answers;
        counts.longer += result.cost > state.to_display(best) ? 1 : 0;
    }

    /// Of the board of the previous answer.
    void judge(const BoardState& state) {
        while (lab_.judge(1000) == "judging") {
        }
        const auto verdict = lab_.verdict();
        const auto best = *state.from_start[static_cast<std::size_t>(lab_.result().target)];
        REQUIRE(verdict.ruling == (lab_.result().cost == state.to_display(best) ? "optimal" : "longer"));
        REQUIRE(verdict.optimum == state.to_display(best));
        // Its consistency check is what decided about the repair.
        REQUIRE((!lab_.result().is_repair_refused || verdict.conditions.consistent == "fails"));
        REQUIRE((lab_.result().repairs == 0 || verdict.conditions.consistent == "holds"));
    }

  private:
    /// The goal; if no path leads to it, the nearest reachable cell.
    static void check_target(const BoardState& state, NodeId target) {
        if (state.is_reachable()) {
            REQUIRE(target == state.goal);
            return;
        }
        const auto distance = [&](NodeId node) {
            const auto a = state.grid.cell(node);
            const auto b = state.grid.cell(state.goal);
            const bool is_hex = state.rules.lattice == Lattice::Hexes;
            const auto x = is_hex ? 2 * std::int64_t{a.x} + a.y % 2 - 2 * std::int64_t{b.x} - b.y % 2
                                  : std::int64_t{a.x} - std::int64_t{b.x};
            const auto y = std::int64_t{a.y} - std::int64_t{b.y};
            return x * x + (is_hex ? 3 : 1) * y * y;
        };
        REQUIRE(state.from_start[index_of(target)].has_value());
        for (std::uint32_t index = 0; index < state.grid.cell_count(); ++index) {
            REQUIRE((!state.from_start[index] || distance(target) <= distance(node_at(index))));
        }
    }

    /// A path by legal steps, which cost what the result says.
    void check_path(const BoardState& state, NodeId target) const {
        const auto path = lab_.path();
        REQUIRE_FALSE(path.empty());
        REQUIRE(node_at(path.front()) == state.start);
        REQUIRE(node_at(path.back()) == target);
        const Oracle oracle(state.grid, state.rules);
        Cost sum = 0;
        for (std::size_t i = 1; i < path.size(); ++i) {
            const auto step = oracle.step_cost(node_at(path[i - 1]), node_at(path[i]));
            REQUIRE(step.has_value());
            sum += *step;
        }
        REQUIRE(lab_.result().cost == state.to_display(sum));
    }

    /// A repair costs what a fresh search finds; a new search is that search, step by step.
    void compare_with_fresh(const BoardState& state, BoardCounts& counts) const {
        Laboratory fresh;
        REQUIRE(fresh.restore(state.grid.width(), state.grid.height(), state.grounds()).is_ok());
        search(fresh, settings_, state);
        const auto result = lab_.result();
        REQUIRE(result.cost == fresh.result().cost);
        if (result.is_repair_refused) {
            REQUIRE(result.expanded == fresh.result().expanded);
            const auto path = lab_.path();
            const auto expected = fresh.path();
            REQUIRE(std::equal(path.begin(), path.end(), expected.begin(), expected.end()));
            ++counts.refused;
        } else {
            counts.expanded_by_repairs += static_cast<std::uint64_t>(result.expanded);
            counts.instead_of += static_cast<std::uint64_t>(fresh.result().expanded);
            ++counts.repaired;
        }
    }

    Laboratory lab_;
    SearchSettings settings_;
    HeuristicKind kind_;
    std::optional<BoardSubject> subject_;
    std::size_t edited_ = 0;
};

TEST_CASE("LPA* on boards: after every edit a path, optimal where weight × H is consistent") {
    BoardCounts counts;
    const auto boards = case_count(500);
    for (std::uint64_t seed = 0; seed < boards; ++seed) {
        CAPTURE(seed);
        const EditedBoard board(seed, edits_a_board);
        Random random(seed);
        for (const auto& heuristic : board.heuristics()) {
            for (const auto weight : board_weights) {
                if (!is_tried(random)) {
                    continue;
                }
                CAPTURE(heuristic.name);
                CAPTURE(weight);
                BoardSequence sequence(board, heuristic, weight);
                for (std::size_t index = 0; index < board.states.size(); ++index) {
                    CAPTURE(index);
                    sequence.answer(board.states[index], counts);
                    if ((seed + index) % 4 == 0) {
                        sequence.judge(board.states[index]);
                    }
                }
            }
        }
    }
    MESSAGE(boards << " boards, " << counts.answers << " answers, none wrong: " << counts.repaired
                   << " repaired with " << counts.expanded_by_repairs << " expansions instead of "
                   << counts.instead_of << ", " << counts.refused
                   << " searched anew for want of consistency; " << counts.longer
                   << " paths longer than the shortest");
    CHECK(counts.repaired > counts.answers / 10);
    CHECK(counts.refused > counts.answers / 10);
    CHECK(counts.longer > 0);
    CHECK(counts.expanded_by_repairs < counts.instead_of / 2);
}

} // namespace
} // namespace astrolabe::test
