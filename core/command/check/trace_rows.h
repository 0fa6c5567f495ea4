// The events of a trace as rows of a table.
#pragma once

#include "core/io/reason.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace astrolabe::command {

/// A row for each event: of an object with the members x and y (or column and row) and perhaps type (or
/// event), or of a list of values named by the document's `fields`. The list stands by itself, or is the
/// first of `events`, `expanded`, `order`, `closed`, `path`, `cells` that is not empty. An event without a
/// cell is a blank line.
///
/// The numbers are g, h, f; the parent is parent_x and parent_y, `parent` as [x, y] or an object, or pId,
/// which is the cell of the last earlier event with this `id`. What is no number is left empty, and so is one
/// of 10^15 or more. Their columns are there if an event has one of them. Code trace.no_events. O(document).
Result<std::string> rows_of(const nlohmann::json& document);

} // namespace astrolabe::command
