// Boards as JavaScript gives them: the ground of each cell as a number.
#pragma once

#include "core/grid/grid.h"
#include "core/io/reason.h"

#include <cstdint>
#include <span>

namespace astrolabe {

/// Code board.size.
Reason size_refused(std::uint32_t width, std::uint32_t height);
/// Code board.factor for the first that is no ground; see is_ground().
Reason check_grounds(std::span<const std::uint32_t> grounds);
/// Codes board.size, board.factors (not one for each cell), board.factor. O(cells).
Result<Grid> grid_of(std::uint32_t width, std::uint32_t height, std::span<const std::uint32_t> grounds);

} // namespace astrolabe
