// Traces of searches in JSON and YAML, as the table that core/check/seen_rows.h reads.
#pragma once

#include "core/io/reason.h"

#include <string>

namespace astrolabe::command {

/// The text itself if it is a table or pairs. JSON is recognized by its first bracket, "{" or "[{", YAML by a
/// line "version:" or "events:" near its beginning; of both there is a row for each event (trace_rows.h).
/// Codes: trace.json; trace.yaml with its line and what is wrong as `found`; trace.too_long of YAML, which
/// the library reads slowly, with the most megabytes as `expected`; trace.no_events. O(text).
Result<std::string> table_of(const std::string& text);

} // namespace astrolabe::command
