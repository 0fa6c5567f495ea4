// Straight jumps along the lines of a board, 64 cells in one step: where each of them ends is kept as a bit
// for each direction, and so is whether a jump finds a point to stop at, which most do not.
//
// After Harabor and Grastien, "Improving Jump Point Search", 2014 (block-based scanning); for corner rules
// other than theirs by the same argument, which is given in pruning.h.
#pragma once

#include "core/grid/bit_rows.h"
#include "core/grid/corner_rule.h"
#include "core/grid/direction.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace astrolabe {

/// Whether a straight direction goes along a row, not up or down a column.
constexpr bool is_row(Slot slot) { return directions[slot].dy == 0; }

class JumpLines {
    static constexpr bool is_upwards(Slot slot) { return directions[slot].dx + directions[slot].dy > 0; }

    /// Of 64 cells in a row or column, for jumps to the cells before and to those behind. A jump that is
    /// looked for and found reads both, and the next one often another direction: they lie together. By
    /// is_upwards().
    struct Block {
        std::array<std::uint64_t, 2> ends{};   ///< Set where jumps end.
        std::array<std::uint64_t, 2> starts{}; ///< Set from where they find a point.

        friend bool operator==(const Block&, const Block&) = default;
    };

  public:
    /// O(cells).
    JumpLines(const Grid& grid, CornerRule rule);

    CornerRule rule() const { return rule_; }
    /// Updates the lines after the factor of this cell changed. O((width + height) / 64).
    void update_at(const Grid& grid, NodeId changed);

    /// Where a straight jump from a cell ends, whatever the cell itself is: the column, or for a vertical
    /// jump the row, of the first cell ahead that is a wall or has a forced neighbour. The wall around the
    /// board is at the width or height, and at 2^32 - 1 before 0. O(cells jumped / 64).
    template <Slot slot> std::uint32_t end_of_jump(Cell from) const {
        constexpr bool goes_up = is_upwards(slot);
        const auto position = is_row(slot) ? from.x : from.y;
        const auto first = goes_up ? position + 2 : position; // bit indices are one higher
        const auto* block = lines_of(slot).blocks_of(is_row(slot) ? from.y : from.x) + (first >> 6U);
        auto word = first >> 6U;
        auto found = block->ends[goes_up] & (goes_up ? ~std::uint64_t{0} << (first & 63U)
                                                     : ~std::uint64_t{0} >> (63U - (first & 63U)));
        while (found == 0) { // the bits around a line end every jump
            word += goes_up ? 1 : -1;
            block += goes_up ? 1 : -1;
            found = block->ends[goes_up];
        }
        const auto bit =
            static_cast<std::uint32_t>(goes_up ? std::countr_zero(found) : 63 - std::countl_zero(found));
        return word * 64 + bit - 1;
    }

    /// Whether that jump ends at a cell with a forced neighbour, not at a wall. O(1).
    template <Slot slot> bool finds_point(Cell from) const {
        return LineScan<slot>(*this, from).finds_point(is_row(slot) ? from.x : from.y) != 0;
    }

    friend bool operator==(const JumpLines&, const JumpLines&) = default;

    /// The same from one line after another.
    template <Slot slot> class LineScan {
      public:
        LineScan(const JumpLines& lines, Cell from)
            : line_(lines.lines_of(slot).blocks_of(is_row(slot) ? from.y : from.x)),
              stride_(lines.lines_of(slot).blocks_a_line) {}

        /// To the line behind (1) or before (-1).
        void change_line(std::int32_t by) { line_ += by * stride_; }

        /// 1 or 0, from this position in the line.
        std::uint32_t finds_point(std::uint32_t position) const {
            const auto index = position + 1; // of the bit
            return static_cast<std::uint32_t>(line_[index >> 6U].starts[is_upwards(slot)] >> (index & 63U)) &
                   1U;
        }

      private:
        const Block* line_;
        std::ptrdiff_t stride_;
    };

  private:
    /// All rows, or all columns.
    struct Lines {
        explicit Lines(const BitPlane& plane)
            : blocks_a_line(plane.words_per_line()),
              blocks(std::size_t{plane.lines()} * plane.words_per_line()) {}

        Block* blocks_of(std::uint32_t line) { return blocks.data() + std::size_t{line} * blocks_a_line; }
        const Block* blocks_of(std::uint32_t line) const {
            return blocks.data() + std::size_t{line} * blocks_a_line;
        }

        friend bool operator==(const Lines&, const Lines&) = default;

        std::uint32_t blocks_a_line;
        std::vector<Block> blocks;
    };

    const Lines& lines_of(Slot slot) const { return is_row(slot) ? rows_ : columns_; }
    Lines& lines_of(Slot slot) { return is_row(slot) ? rows_ : columns_; }
    const BitPlane& free_cells(Slot slot) const { return is_row(slot) ? bits_.rows() : bits_.columns(); }
    void find_ends(Slot slot, std::uint32_t line, std::uint32_t first_word, std::uint32_t last_word);
    /// From the ends of the line.
    void find_starts(Slot slot, std::uint32_t line);
    void update_lines_beside(Slot slot, std::uint32_t line, std::uint32_t position);

    CornerRule rule_;
    BitRows bits_;
    Lines rows_;
    Lines columns_;
};

} // namespace astrolabe
