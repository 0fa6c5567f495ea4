// Cells that another program wrote: a path, or an order of expansion, in its own way of counting.
#pragma once

#include "core/grid/grid.h"

#include <string>
#include <string_view>
#include <vector>

namespace astrolabe::command {

struct SeenCells {
    std::vector<NodeId> nodes;
    std::string counting; ///< In words: "x before y, from 0, y downward".
};

/// Reads cells from a text: a CSV with the columns x and y (of its column `event` or `type`, if there is one,
/// only the rows that expand or close), or pairs of whole numbers in any brackets, "(1,2) (2,3)", a line or
/// many.
///
/// Which number comes first, from what they count, and whether y goes upward is found by trying: the first
/// way, the page's own before others, by which all are cells that can be entered, the first of them the
/// start. An empty text, or a sentence that names the line. At most a million cells. O(text).
std::string read_seen_cells(std::string_view text, const Grid& grid, NodeId start, SeenCells& seen);

} // namespace astrolabe::command
