// What another program wrote of its search, as rows of numbers that are not yet cells.
#pragma once

#include "core/io/reason.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace astrolabe {

constexpr double not_written = std::numeric_limits<double>::quiet_NaN();

/// A cell as it was written, with what was written of it besides.
struct SeenRow {
    std::uint32_t first = 0;
    std::uint32_t second = 0;
    std::uint32_t line = 0; ///< 1-based.
    double g = not_written;
    double h = not_written;
    double f = not_written;
    /// Its parent, in the same way of counting.
    std::optional<std::pair<std::uint32_t, std::uint32_t>> parent = std::nullopt;
};

enum class SeenPart { Order, Path };

/// Reads a table with the columns x and y (or column and row), separated by commas, semicolons or tabs; or
/// pairs of whole numbers in any brackets, "(1,2) (2,3)", a line or many.
///
/// A table may have a column `event` (or `type`): then an order is its rows that expand, or if there are none
/// those that close, and a path those of the event `path`, or if there are none all. Columns g, h, f,
/// parent_x and parent_y are read where they hold numbers. Lines that are blank or begin with # are skipped.
/// At most a million cells. O(text). Codes: trace.empty, trace.columns, trace.pair, trace.odd, trace.number,
/// trace.cell, trace.too_many.
Result<std::vector<SeenRow>> read_seen_rows(std::string_view text, SeenPart part);

} // namespace astrolabe
