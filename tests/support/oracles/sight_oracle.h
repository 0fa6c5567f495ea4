// An independent judge of straight lines: by the geometry of the whole segment and each square, not by
// following it. Slow on purpose.
#pragma once

#include "core/grid/corner_rule.h"
#include "core/grid/grid.h"

namespace astrolabe::test {

/// Whether the segment between the two centres meets the inside of no wall except the one it starts on, and
/// every corner that lies on it may be passed. For every rule but Four.
bool is_in_sight(const Grid& grid, CornerRule rule, Cell from, Cell to);

} // namespace astrolabe::test
