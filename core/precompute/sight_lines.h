// Waypoints on a board of squares, connected where one sees the other.
#pragma once

#include "core/graph/graph_definition.h"
#include "core/grid/line_of_sight.h"

#include <vector>

namespace astrolabe {

/// Connects every two waypoints whose straight line is free (line_of_sight.h), in both directions, at the
/// cost of its length: units_a_cell × √(dx² + dy²), rounded to a whole number, whatever the ground between. A
/// waypoint on a wall is connected to none, nor are two in the same cell. O(waypoints² × length of a line),
/// in slices. Borrows the grid, which must outlive it and stay unchanged.
class SightLines {
  public:
    static constexpr std::uint32_t most_units_a_cell = 10'000;

    /// Cells of the board, at most graph_limits::nodes; units_a_cell is 1 to most_units_a_cell.
    SightLines(const Grid& grid, CornerRule rule, std::vector<Cell> waypoints, std::uint32_t units_a_cell);

    /// Checks lines of about this many more cells (at least 1); returns whether all is done.
    bool advance(std::uint64_t cells);
    /// The share of the pairs that have been checked; 1 only when all is done.
    double progress() const;
    /// There are more edges than a graph may have: it has stopped there.
    bool has_too_many() const { return edges_.size() > graph_limits::edges; }
    /// Of the waypoints by their indices in the list: 0-1, 1-0, 0-2, 2-0, …, 1-2, 2-1, …
    const std::vector<GraphEdge>& edges() const { return edges_; }

  private:
    bool is_done() const { return to_ >= waypoints_.size() || has_too_many(); }
    void trace(Cell from, Cell to);

    const Grid* grid_;
    CornerRule rule_;
    std::vector<Cell> waypoints_;
    std::uint32_t units_a_cell_;
    std::size_t from_ = 0;
    std::size_t to_ = 1;
    std::vector<GraphEdge> edges_;
};

/// The free cells at the corners of walls: a path around walls bends nowhere else. Row by row; not more than
/// `most`. O(cells).
///
///     . . c        c: diagonal to the wall, with both cells between free
///     # # .
std::vector<Cell> cells_at_corners(const Grid& grid, std::size_t most);

} // namespace astrolabe
