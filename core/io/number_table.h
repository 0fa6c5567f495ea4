// Boards as lines of numbers: matrices of 0 and 1, and tables of cost factors from spreadsheets.
#pragma once

#include "core/io/number_rows.h"

#include <optional>
#include <string_view>

namespace astrolabe {

///     0 1 1 0     0110     1,1,3,0     1;1;3;0
///     0 0 0 0     0000     1,5,1,1     1;5;1;1
///
/// Every line is a row. The first row decides what separates the numbers: a tab, a semicolon, a comma, or
/// else blanks; without any of them each digit is a number. Blanks around numbers, one separator at the end
/// of a row, and blank lines before and after are allowed.
/// Codes: map.empty, map.binary, map.size, map.row_length, map.number.
Result<NumberBoard> read_number_table(std::string_view text, std::optional<NumberMeaning> meaning);

/// Whether the text is such a table, and no drawing: its first row holds numbers with something between them,
/// or is made of 0 and 1 while there is a 0 in the text. In a drawing 0 has no meaning, so that none is taken
/// for a table. If the rest is wrong, the reader says how.
bool looks_like_number_table(std::string_view text);

} // namespace astrolabe
