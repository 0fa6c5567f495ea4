// The heuristics on a grid of squares or hexes and what each of them measures.
#pragma once

#include "core/grid/cell_finder.h"
#include "core/grid/grid_graph.h"

#include <cstdint>

namespace astrolabe {

/// With dx and dy the columns and rows between a cell and the goal, and straight and diagonal the
/// costs of a step in units:
enum class HeuristicKind {
    Octile, ///< straight * |dx - dy| + diagonal * min(dx, dy): the true cost on an empty 8-connected board.
    Manhattan, ///< straight * (dx + dy): the true cost when 4-connected; overestimates where diagonals are
               ///< allowed.
    Euclidean, ///< straight * sqrt(dx² + dy²), rounded down. At 10 to 14 it overestimates from 8 diagonals
               ///< on.
    Chebyshev, ///< straight * max(dx, dy): the true cost when diagonals cost the same as straight steps.
    Zero,      ///< Makes A* Dijkstra's algorithm.
    Hex, ///< On hexes, straight * the fewest steps: a step to another row covers half a column, so dy rows
         ///< and what is left of the columns along the row. The true cost on an empty board.
    HexEuclidean, ///< On hexes, straight * the line between the middles of two cells a step apart by 1;
                  ///< rounded down.
};

/// Distance between two cells in units, over ground of factor 1. O(1).
Cost grid_distance(HeuristicKind kind, const CostModel& costs, Cell a, Cell b);
/// The form a heuristic takes on a board of these cells: those of the other kind become the distance of this
/// one, octile or hex, and the Euclidean distance goes by the middles of the cells.
HeuristicKind heuristic_on(Lattice lattice, HeuristicKind kind);
/// The heuristic that is the true cost on an empty board, with a diagonal step costing up to two straight
/// ones; so it is consistent on every board.
HeuristicKind exact_heuristic(const MoveRules& rules);

/// The terms of an estimate: h = cheapest * distance, with the distance as HeuristicKind defines it.
struct HeuristicTerms {
    HeuristicKind kind = HeuristicKind::Zero;
    Cost straight = 0;
    Cost diagonal = 0;
    std::uint32_t dx = 0; ///< Columns to the goal. Hex: steps along a row, after those to other rows;
                          ///< HexEuclidean: half columns.
    std::uint32_t dy = 0; ///< Rows to the goal.
    Cost cheapest = 1;    ///< The cheapest factor on the board.
    Cost h = 0;
};

/// Estimates of the path cost to one goal, by the heuristic in its form for the board's cells (heuristic_on).
/// On terrain the distance is multiplied by the board's cheapest factor, so that an admissible heuristic
/// stays admissible.
class GridHeuristic {
  public:
    GridHeuristic(const GridGraph& graph, HeuristicKind kind, NodeId goal)
        : kind_(heuristic_on(graph.lattice(), kind)), lattice_(graph.lattice()), costs_(graph.rules().costs),
          cheapest_(graph.cheapest_factor()), cell_(graph.grid().width()), goal_(graph.grid().cell(goal)) {}

    Cost operator()(NodeId node) const { return cheapest_ * grid_distance(kind_, costs_, cell(node), goal_); }

    HeuristicKind kind() const { return kind_; }

    /// Whether weight × h drops along no step by more than it costs, on every board with the rules of this
    /// graph and the cheapest factor that the heuristic was made for. If false, it depends on the board.
    /// O(1).
    bool is_surely_consistent(const GridGraph& graph, std::uint32_t weight_hundredths) const;

    /// The same estimate by its terms.
    HeuristicTerms terms(NodeId node) const;

    Cell goal() const { return goal_; }

    /// The square of the straight-line distance, as LatticeTraits defines it.
    Cost straight_line_rank(NodeId node) const;

    friend bool operator==(const GridHeuristic&, const GridHeuristic&) = default;

  private:
    Cell cell(NodeId node) const { return cell_(node); }

    HeuristicKind kind_;
    Lattice lattice_;
    CostModel costs_;
    Cost cheapest_;
    CellFinder cell_;
    Cell goal_;
};

static_assert(Heuristic<GridHeuristic>);

} // namespace astrolabe
