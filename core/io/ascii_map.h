// Boards drawn as text, for people, tests and tutorials.
#pragma once

#include "core/grid/grid.h"
#include "core/io/reason.h"

#include <optional>
#include <string>
#include <string_view>

namespace astrolabe {

/// A board and, if they were drawn, its two ends.
struct AsciiMap {
    Grid grid;
    NodeId start = NodeId::None;
    NodeId goal = NodeId::None;
};

///     #..##S     # or @  wall          1-9  factor 1 to 9
///     ..3.aG     .  plain ground       a-z  factor 10 to 35
///     ~~^..!     walls of other kinds: ~  water, ^  fire, !  monster
///                S  start and G  goal, each at most once, on plain ground
///
/// Every line is a row and all are equally long; blank lines may stand before and after.
/// Codes: map.empty, map.binary, map.size, map.row_length, map.character, map.space, map.tab,
/// map.ends.
Result<AsciiMap> read_ascii_map(std::string_view text);

/// The same notation. Factors above 35 have no letter: map.factor; nor has ground that adds to a step:
/// map.added. The ends may be None; an end that is not on plain ground is left out, so that the board reads
/// back unchanged.
Result<std::string> write_ascii_map(const AsciiMap& map);

} // namespace astrolabe
