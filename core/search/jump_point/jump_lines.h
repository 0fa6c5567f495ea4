// Straight jumps along the lines of a board, 64 cells in one step: where each of them ends is kept as bits, a
// plane for each direction, and so is whether a jump finds a point to stop at, which most do not.
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

namespace astrolabe {

/// Whether a straight direction goes along a row, not up or down a column.
constexpr bool is_row(Slot slot) { return directions[slot].dy == 0; }

class JumpLines {
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
        constexpr bool goes_up = directions[slot].dx + directions[slot].dy > 0;
        const auto line = is_row(slot) ? from.y : from.x;
        const auto position = is_row(slot) ? from.x : from.y;
        const auto* const ends = ends_[index_of_straight(slot)].words_of(line);
        const auto first = goes_up ? position + 2 : position; // bit indices are one higher
        auto word = first >> 6U;
        auto found = ends[word] & (goes_up ? ~std::uint64_t{0} << (first & 63U)
                                           : ~std::uint64_t{0} >> (63U - (first & 63U)));
        while (found == 0) { // the unset bits around a line end every jump
            word += goes_up ? 1 : -1;
            found = ends[word];
        }
        const auto bit =
            static_cast<std::uint32_t>(goes_up ? std::countr_zero(found) : 63 - std::countl_zero(found));
        return word * 64 + bit - 1;
    }

    /// Whether that jump ends at a cell with a forced neighbour, not at a wall. O(1).
    template <Slot slot> bool finds_point(Cell from) const {
        return starts_[index_of_straight(slot)].test(is_row(slot) ? from.y : from.x,
                                                     is_row(slot) ? from.x : from.y);
    }

    friend bool operator==(const JumpLines&, const JumpLines&) = default;

    /// The same from one line after another.
    template <Slot slot> class LineScan {
      public:
        LineScan(const JumpLines& lines, Cell from)
            : line_(reinterpret_cast<const unsigned char*>(
                  lines.starts_[index_of_straight(slot)].words_of(is_row(slot) ? from.y : from.x))),
              stride_(std::ptrdiff_t{8} * lines.starts_[index_of_straight(slot)].words_per_line()) {
            static_assert(std::endian::native == std::endian::little);
        }

        /// To the line behind (1) or before (-1).
        void change_line(std::int32_t by) { line_ += by * stride_; }

        /// 1 or 0, from this position in the line.
        std::uint32_t finds_point(std::uint32_t position) const {
            return line_[(position + 1) >> 3U] >> ((position + 1) & 7U) & 1U; // bit indices are one higher
        }

      private:
        const unsigned char* line_;
        std::ptrdiff_t stride_; ///< Bytes from line to line.
    };

  private:
    /// Slots 1, 3, 4 and 6 as 0 to 3.
    static constexpr std::size_t index_of_straight(Slot slot) { return slot / 2; }
    void find_ends(Slot slot, std::uint32_t line, std::uint32_t first_word, std::uint32_t last_word);
    /// From the ends of the line.
    void find_starts(Slot slot, std::uint32_t line);
    void update_lines_beside(Slot slot, std::uint32_t line, std::uint32_t position);

    CornerRule rule_;
    BitRows bits_;
    std::array<BitPlane, 4> ends_;   ///< Set where jumps up, left, right and down end.
    std::array<BitPlane, 4> starts_; ///< Set from where they find a point.
};

} // namespace astrolabe
