// Walls row by row as bits that are easy to predict.
#pragma once

#include "core/codec/bit_mixer.h"
#include "core/grid/grid.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace astrolabe {

/// A cell is predicted from up to 19 cells before it, as bilevel images are coded (JBIG2), but from four
/// contexts of different sizes at once; beyond the board there are walls. A row like the one above it costs
/// next to nothing.
///
///           4 4 4             1 to 4: what each of four memories adds to the context
///         3 2 2 2 3           of the one before
///       3 2 1 1 1 2 3
///     4 3 2 1 .               . the cell to be coded
class WallModel {
  public:
    explicit WallModel(std::uint32_t width);

    /// Codes which cells of the next row are walls. A decoder leaves the others plain.
    void code_row(RangeCoder& coder, std::span<Factor> row);

    /// False when a row was coded cell by cell and yet equals the one above: no encoder does that.
    bool is_plausible() const { return is_plausible_; }

  private:
    static constexpr std::size_t memory_count = 4;
    static constexpr std::size_t margin = 4; ///< Walls at either end of a row.

    bool code_repetition(RangeCoder& coder, bool is_repeated);
    void code_cells(RangeCoder& coder);

    std::array<std::vector<std::uint8_t>, 4> rows_; ///< This one and the three above; 1 is a wall.
    std::array<std::vector<BitMemory>, memory_count> memories_;
    BitMixer mixer_;
    std::array<BitMemory, 2> repetitions_;
    BitMixer repetition_{1, 1};
    bool was_repeated_ = false;
    bool is_plausible_ = true;
};

} // namespace astrolabe
