// The ground of the free cells, row by row, as bits that are easy to predict.
#pragma once

#include "core/codec/bit_mixer.h"
#include "core/grid/grid.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace astrolabe {

/// The factors that occur are numbered from the smallest on, and a cell is coded as its number, bit by bit
/// from the highest. Each bit is predicted from up to seven cells before it: whether they agree in the bits
/// so far, and if so, from their next one.
///
///         3            1 to 3: what each of three memories adds to the surroundings
///       2 1 2 3        of the one before
///     3 1 .            . the cell to be coded
class GroundModel {
  public:
    /// The factors that occur, ascending, at least one of them.
    GroundModel(std::uint32_t width, std::vector<Factor> factors);

    /// Codes the next row except its walls, which must be known.
    void code_row(RangeCoder& coder, std::span<Factor> row);

  private:
    static constexpr std::size_t memory_count = 3;
    static constexpr std::size_t surrounding_count = 7;
    static constexpr std::size_t margin = 2;
    static constexpr std::uint16_t none = 0xffff; ///< A wall, or beyond the board.

    std::uint16_t code_cell(RangeCoder& coder, std::uint32_t number, std::size_t index);
    std::array<BitMemory*, memory_count>
    memories_at(std::size_t node, const std::array<std::uint16_t, surrounding_count>& around,
                std::uint32_t known, std::uint32_t at);

    std::vector<Factor> factors_;
    std::array<std::uint8_t, 256> numbers_{}; ///< By factor.
    std::uint32_t number_bits_;
    std::array<std::vector<std::uint16_t>, 3> rows_; ///< Numbers of this one and the two above.
    std::array<std::vector<BitMemory>, memory_count> memories_;
    BitMixer mixer_;
};

} // namespace astrolabe
