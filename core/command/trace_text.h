// The trace of a finished search as text, in the formats that the page saves: see web/docs/maps-and-files.md.
#pragma once

#include "core/command/question.h"

#include <ostream>

namespace astrolabe::command {

// O(events).
void write_csv(std::ostream& out, Question& question);
void write_json(std::ostream& out, Question& question);
void write_posthoc(std::ostream& out, Question& question);
/// A line x,y for each cell of the path.
void write_path(std::ostream& out, Question& question);

} // namespace astrolabe::command
