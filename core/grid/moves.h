// Which of the eight moves out of each cell are legal, on hexes six: one byte a cell, rebuilt locally after
// an edit.
#pragma once

#include "core/grid/corner_rule.h"
#include "core/grid/direction.h"
#include "core/grid/grid.h"

#include <cstdint>
#include <vector>

namespace astrolabe {

/// The legal moves of every cell under one corner rule. Bit `slot` of a cell's mask is set when the
/// cell in that direction is on the board and free and the corner rule allows the step. The cell
/// left need not be free: a start on a wall may leave it.
class Moves {
  public:
    /// O(cells).
    Moves(const Grid& grid, CornerRule rule);
    /// Without masks yet: advance() makes them. O(cells), to make room alone.
    struct InSlices {};
    Moves(InSlices, const Grid& grid, CornerRule rule);

    /// At most so many rows more, of the grid that this was made for; whether the moves of all cells are
    /// known. O(rows × width).
    bool advance(const Grid& grid, std::uint32_t rows);

    bool is_whole() const { return is_whole_; }

    CornerRule rule() const { return rule_; }
    std::uint8_t mask(NodeId node) const { return masks_[index_of(node)]; }
    /// The masks of all cells in order.
    const std::uint8_t* data() const { return masks_.data(); }

    /// Brings the masks up to date after the factor of this cell changed: those of the 3 × 3 cells
    /// round it.
    void update_around(const Grid& grid, NodeId changed);

  private:
    CornerRule rule_;
    bool is_whole_ = false;
    std::uint32_t rows_known_ = 0;
    std::vector<std::uint8_t> masks_;
};

/// Whether the corner rule lets a step in this direction out of `from` pass the two cells at its
/// sides; on hexes whether there is such a step. The cell it leads to must be on the board; whether it is
/// free is not asked.
bool passes_corner(const Grid& grid, CornerRule rule, Cell from, Direction direction);

} // namespace astrolabe
