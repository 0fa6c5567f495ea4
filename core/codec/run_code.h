// Boards as runs of equal cells, as the first links stored them. Read only, so that old links still open.
#pragma once

#include "core/grid/grid.h"

#include <cstdint>
#include <optional>
#include <span>

namespace astrolabe {

///     width height  kind  run run run …        numbers in groups of seven bits, the lowest first
///
/// Kind 0, walls and plain ground: lengths of runs, row by row, alternately of plain and of wall; the first
/// may be 0. Kind 1, any ground: pairs of a factor (one byte) and the length of its run. Nothing for invalid
/// bytes; nothing is allocated before the size is known to be that of a board of at most `most_cells` cells.
std::optional<Grid> decode_runs(std::span<const std::uint8_t> bytes,
                                std::uint64_t most_cells = Grid::most_cells);

} // namespace astrolabe
