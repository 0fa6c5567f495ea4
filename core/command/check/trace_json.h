// Traces of searches in JSON, as the table that core/check/seen_rows.h reads.
#pragma once

#include "core/io/reason.h"

#include <string>

namespace astrolabe::command {

/// Whether the text is an object or a list of objects in JSON, and so no table and no pairs.
bool is_trace_json(const std::string& text);

/// A row for each event: of an object with the members x and y (or column and row) and perhaps type (or
/// event), or of a list of values named by the document's `fields`. The list stands by itself, or is the
/// first of `events`, `expanded`, `order`, `closed`, `path`, `cells` that is not empty. An event without a
/// cell is a blank line. Codes trace.json and trace.no_events. O(text).
Result<std::string> table_of_json(const std::string& text);

} // namespace astrolabe::command
