// Boards that are edited again and again, and what holds for each of their states: written from the
// description, by the oracle and with its own estimates.
#pragma once

#include "core/heuristic/grid_heuristic.h"
#include "core/random/random.h"
#include "core/run/search_settings.h"
#include "tests/support/oracles/oracle.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace astrolabe::test {

struct CellEdit {
    NodeId cell;
    GroundNumber ground;
};

/// As the settings name it, and as the core does.
struct NamedHeuristic {
    const char* name;
    HeuristicKind kind;
};

/// A board between two edits, and the question about it.
struct BoardState {
    Grid grid{1, 1};
    GridRules rules; ///< With the goal as blocked goal, where that is entered.
    NodeId start = NodeId::None;
    NodeId goal = NodeId::None;
    std::vector<CellEdit> edits; ///< That made it from the previous state.

    // By the oracle:
    std::vector<std::optional<Cost>> from_start;
    Cost cheapest = 1; ///< Factor.

    bool is_reachable() const { return from_start[index_of(goal)].has_value(); }
    double to_display(Cost units) const;
    /// What restore() takes.
    std::vector<std::uint32_t> grounds() const;
};

/// The requested number of edits of a random board: walls drawn and erased, many of them across a
/// shortest path, other terrain, several cells at once, ends moved to free cells and walls, and nothing at
/// all. On some boards the ground also adds to a step.
struct EditedBoard {
    EditedBoard(std::uint64_t seed, int edits);

    /// All heuristics for such a board.
    std::span<const NamedHeuristic> heuristics() const;

    SearchSettings settings; ///< Board, rules and LPA*; no more.
    std::vector<BoardState> states;

  private:
    void edit(Random& random);
    NodeId any_cell(Random& random) const;
    GroundNumber any_ground(Random& random, Factor factor) const;
    void judge(BoardState& state) const;

    CostModel costs_;
    bool has_danger_ = false;
};

/// What holds for weighted estimates to a target of the board, in hundredths.
class EstimatesAgain {
  public:
    /// The state is borrowed. The start must be able to reach the target.
    EstimatesAgain(const BoardState& state, HeuristicKind kind, NodeId target);

    /// Whether weight × h drops along no step that a search can make by more than the step costs.
    bool is_consistent(std::uint32_t weight_hundredths) const;
    /// The same for a search that goes from the target against the direction of steps.
    bool is_consistent_backwards(std::uint32_t weight_hundredths) const;
    /// What a search that selects by g + weight × h and reopens closed cells guarantees: its path costs no
    /// more than this, in hundredths. For when it ends, the first cell of a shortest path that is not closed
    /// at its best g is open with that g; and its f is no less than the cost of the path found.
    Cost promised(std::uint32_t weight_hundredths) const;

  private:
    Cost estimate(Cell at) const;
    template <class Holds> bool holds_for_steps(const Holds& holds) const;
    Cell cell(std::size_t index) const {
        return state_->grid.cell(node_at(static_cast<std::uint32_t>(index)));
    }

    const BoardState* state_;
    HeuristicKind kind_;
    NodeId target_;
    Oracle oracle_;
    std::vector<Cost> h_; ///< Of every cell, without weight.
    /// Cells of one shortest path, with the remaining cost from there.
    std::vector<std::pair<NodeId, Cost>> shortest_;
};

/// The largest whole number whose square is at most this.
Cost root_again(Cost square);

} // namespace astrolabe::test
