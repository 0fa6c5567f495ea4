// A board as the value of a link's `m=`: exact, in letters that every messenger leaves alone.
#pragma once

#include "core/grid/grid.h"
#include "core/io/reason.h"

#include <string>
#include <string_view>

namespace astrolabe {

/// The first character names the codec. This one, 'r', is base64url of bytes:
///
///     width height  kind  run run run …        numbers in groups of seven bits, the lowest first
///
/// Kind 0, walls and plain ground: lengths of runs, row by row, in turn of plain and of wall; the
/// first may be 0. Kind 1, any ground: pairs of a factor (one byte) and the length of its run.
std::string write_link_map(const Grid& grid);

/// Exact inverse. Nothing larger than the text itself is allocated before the size is known to be
/// that of a board. Codes: link.map_version for another codec, link.map_broken for what this one did
/// not write.
Result<Grid> read_link_map(std::string_view text);

} // namespace astrolabe
