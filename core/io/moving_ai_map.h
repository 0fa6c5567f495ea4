// The .map format of the Moving AI benchmarks. Sturtevant, "Benchmarks for Grid-Based Pathfinding", 2012.
#pragma once

#include "core/grid/grid.h"
#include "core/io/reason.h"

#include <string>
#include <string_view>

namespace astrolabe {

/// Reads a header of the lines "type …", "height H", "width W" in any order and "map", then H rows of W
/// characters. Free for a walker: . G S; walls: @ O T W. Blank lines may follow. Sizes are checked before
/// anything of that size is allocated.
/// Codes: map.empty, map.binary, map.header, map.size, map.row_length, map.rows_missing,
/// map.rows_extra, map.character.
Result<Grid> read_moving_ai_map(std::string_view text);

/// Free cells become '.', walls '@'; cost factors are lost, since the format has none.
std::string write_moving_ai_map(const Grid& grid);

/// Whether the text begins as a .map does. If the rest is wrong, the reader says how.
bool looks_like_moving_ai_map(std::string_view text);

} // namespace astrolabe
