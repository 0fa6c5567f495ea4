// A board on the standard output.
#pragma once

#include "core/command/words.h"
#include "core/grid/grid.h"

namespace astrolabe::command {

/// As a Moving AI .map, or where free cells cost more than a plain one as a table of cost factors, which the
/// page opens as well. Neither can hold danger or kinds of walls: a sentence says that they are left out.
/// O(cells).
void print_map(const Grid& grid);

} // namespace astrolabe::command
