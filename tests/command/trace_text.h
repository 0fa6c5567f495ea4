// The trace of a finished search as text, in the formats that the page saves: see "Files" in the README.
#pragma once

#include "wasm/laboratory.h"

#include <ostream>

namespace astrolabe::command {

/// What was asked.
struct Asked {
    const SearchSettings& settings;
    std::uint32_t start;
    std::uint32_t goal;
};

// The search of the laboratory must have ended. O(events).
void write_csv(std::ostream& out, Laboratory& lab, const Asked& asked);
void write_json(std::ostream& out, Laboratory& lab, const Asked& asked);
void write_posthoc(std::ostream& out, Laboratory& lab, const Asked& asked);
/// A line x,y for each cell of the path.
void write_path(std::ostream& out, const Laboratory& lab);

} // namespace astrolabe::command
