// Which of the at most eight moves out of each cell are legal: one byte a cell, rebuilt locally after
// an edit.
#pragma once

#include "core/grid/direction.h"
#include "core/grid/grid.h"
#include "core/grid/move_rules.h"

#include <cstdint>
#include <vector>

namespace astrolabe {

/// The legal moves of every cell under one set of rules. Bit `slot` of a cell's mask is set when the
/// cell in that direction is on the board and free and the corner rule allows the step. The cell
/// left need not be free: a start on a wall may leave it.
class Moves {
  public:
    /// O(cells).
    Moves(const Grid& grid, const MoveRules& rules);
    /// No masks yet: advance() makes them. O(cells), just to allocate.
    struct InSlices {};
    Moves(InSlices, const Grid& grid, const MoveRules& rules);

    /// At most this many more rows, of the grid that this was made for; returns whether the moves of all
    /// cells are known. O(rows × width).
    bool advance(const Grid& grid, std::uint32_t rows);

    bool is_whole() const { return is_whole_; }

    const MoveRules& rules() const { return rules_; }
    std::uint8_t mask(NodeId node) const { return masks_[index_of(node)]; }
    /// The masks of all cells in order.
    const std::uint8_t* data() const { return masks_.data(); }

    /// Updates the masks after the factor of this cell changed: those of the 3 × 3 cells around it.
    void update_around(const Grid& grid, NodeId changed);

  private:
    MoveRules rules_;
    bool is_whole_ = false;
    std::uint32_t rows_known_ = 0;
    std::vector<std::uint8_t> masks_;
};

/// Whether the corner rule lets a step in this direction out of `from` pass the two cells at its sides. The
/// target cell must be on the board; whether it is free is not checked.
bool passes_corner(const Grid& grid, CornerRule rule, Cell from, Direction direction);

} // namespace astrolabe
