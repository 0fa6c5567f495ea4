// A board with its search as SVG, in the colours of the page.
#pragma once

#include "core/command/question.h"

#include <cstdint>
#include <ostream>

namespace astrolabe::command {

struct PictureOptions {
    std::uint32_t side = 32; ///< Of a cell, in pixels: 1 to 128.
    bool is_dark = false;
    bool has_numbers = true; ///< In cells that have room for them.
};

/// A larger picture is harder on a drawing program than on the page.
inline constexpr std::uint32_t most_pictured_cells = 1U << 20U;

/// At the requested step: its open and closed cells, parents, G, H and F; at the last one the path. The run
/// must be finished. O(cells · the log of the events).
void write_picture(std::ostream& out, Question& question, const PictureOptions& options);

} // namespace astrolabe::command
