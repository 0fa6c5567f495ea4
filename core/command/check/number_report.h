// What astrolabe check says of the numbers beside an order.
#pragma once

#include "core/check/seen_numbers.h"

#include <string>
#include <vector>

namespace astrolabe::command {

/// A member of the answer in JSON, after a comma: ,"numbers":{…}
std::string numbers_json(const std::vector<SeenRow>& rows, const SeenNumbers& numbers, const Grid& grid);
/// Sentences, each a line; none where there is nothing to say.
void print_numbers(const std::vector<SeenRow>& rows, const SeenNumbers& numbers, const Grid& grid);

} // namespace astrolabe::command
