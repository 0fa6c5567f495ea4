// Boards as programs write them: numbers in brackets within brackets.
#pragma once

#include "core/io/number_rows.h"

#include <optional>
#include <string_view>

namespace astrolabe {

///     [[0, 1], [1, 0]]      int map[2][2] = {      grid = np.array([    [[0. 1.]
///                               {0, 1}, // top         [0, 1],           [1. 0.]]
///                               {1, 0},                [1, 0],
///                           };                     ])
///
/// Each inner pair of [ ] or { } is a row; what stands before the two brackets that open together, and behind
/// the one that closes them all, is ignored, and so are comments (// # /* */). The outer pair may be missing
/// where the text begins with a row. Numbers are separated by commas or blanks; a comma may follow the last.
/// Codes: map.empty, map.binary, map.size, map.row_length, map.number, map.brackets, map.unclosed.
Result<NumberBoard> read_nested_numbers(std::string_view text, std::optional<NumberMeaning> meaning);

/// Whether the text has two brackets that open together, or begins with one: no drawing and no .map does. If
/// the rest is wrong, the reader says how.
bool looks_like_nested_numbers(std::string_view text);

} // namespace astrolabe
