// Cells that another program wrote, whatever its way of counting.
#pragma once

#include "core/check/seen_rows.h"
#include "core/grid/grid.h"

#include <vector>

namespace astrolabe {

/// Which number of a cell comes first, from what they count, and where y grows.
struct Counting {
    bool is_row_first = false;
    std::uint32_t first = 0;
    bool is_y_up = false;
};

struct SeenCells {
    std::vector<NodeId> nodes;
    Counting counting;
};

/// The way of counting is found by trying: the first, the page's own before others, by which all are cells
/// that can be entered, the first of them the start. Start and goal may be walls; without `goal` only the
/// start. O(rows).
///
/// Else the way that holds for longest, of several the first, says why, with the cell that it fails at:
/// trace.start, the first cell is another than the start; trace.start_wall, and is a wall; trace.wall, a
/// later cell is one; trace.counting, the cell is none of the board.
Result<SeenCells> place_cells(const std::vector<SeenRow>& rows, const Grid& grid, NodeId start,
                              NodeId goal = NodeId::None);

/// The cells of their parents; None where none was written, or it is none of the board. O(rows).
std::vector<NodeId> place_parents(const std::vector<SeenRow>& rows, const Counting& counting,
                                  const Grid& grid);

} // namespace astrolabe
