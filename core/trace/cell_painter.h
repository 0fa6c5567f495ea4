// The board as an image, a pixel a cell, at any step of a search: for boards of so many cells that nothing
// else is seen of each. Replaces a lookup of every cell's status and then its colour.
#pragma once

#include "core/grid/grid.h"
#include "core/trace/searched_cells.h"

#include <cstdint>
#include <span>

namespace astrolabe {

/// Pixels as they lie in memory, red first; of every ground in every state.
struct CellColours {
    /// At status * 256 + factor, for the three statuses.
    std::span<const std::uint32_t> plain;
    /// Of closed cells by the step that expanded them, from the first of a trace to its last: at shade * 256
    /// + factor. Empty: all are alike.
    std::span<const std::uint32_t> shades;
    /// Of the whole trace: the step with the last shade.
    std::uint32_t last_step = 0;
};

/// Cells of a board of this width, all of them on it.
struct PaintedArea {
    std::uint32_t width = 0;
    std::uint32_t x = 0;
    std::uint32_t y = 0;
    std::uint32_t columns = 0;
    std::uint32_t rows = 0;

    std::size_t count() const { return std::size_t{columns} * rows; }
};

/// How many shades further each step is, in 2^-32 of one: the first step has the first shade, the last one
/// the last.
constexpr std::uint64_t shades_a_step(std::uint32_t last, std::size_t shades) {
    return last <= 1 ? 0 : (std::uint64_t{shades - 1} << 32U) / (last - 1);
}
/// The shade of a step from 1 on.
constexpr std::uint32_t shade_at(std::uint32_t step, std::uint64_t shades_a_step) {
    constexpr std::uint64_t half = std::uint64_t{1} << 31U; // to round by
    return static_cast<std::uint32_t>(((step - 1) * shades_a_step + half) >> 32U);
}

/// At the step of a search that the states belong to; without a search, {} and any step. `factors` are those
/// of the whole board, `pixels` those of the area, row by row. O(area + later changes).
void paint_cells(const SearchedCells& states, std::uint32_t step, std::span<const Factor> factors,
                 const PaintedArea& area, const CellColours& colours, std::span<std::uint32_t> pixels);

} // namespace astrolabe
