// The free cells of a board, a bit each, so that 64 of them are checked in one step: once row by row and once
// column by column. Of the ground they record only walls.
#pragma once

#include "core/grid/grid.h"

#include <cstdint>
#include <vector>

namespace astrolabe {

/// Lines of bits, each with an unset bit before its first and at least one behind its last, and unset lines
/// before the first and behind the last: beyond the board there appear to be walls.
class BitPlane {
  public:
    /// All unset.
    BitPlane(std::uint32_t lines, std::uint32_t length)
        : lines_(lines), words_per_line_((length + 2 + 63) / 64),
          words_((std::size_t{lines} + 2) * words_per_line_ + 2) {}

    std::uint32_t lines() const { return lines_; }

    /// A line a row, a bit a column, set for the free cells. O(cells), 64 at a time.
    static BitPlane of_free_cells(const Grid& grid);
    /// Of a plane with this many lines and bits a line: lines become bits and bits lines.
    BitPlane transposed(std::uint32_t lines, std::uint32_t length) const;

    bool test(std::uint32_t line, std::uint32_t at) const {
        return (words_of(line)[(at + 1) >> 6U] >> ((at + 1) & 63U) & 1U) != 0;
    }
    void set(std::uint32_t line, std::uint32_t at, bool is_set) {
        auto& word = words_[first_word_of(line) + ((at + 1) >> 6U)];
        const auto bit = std::uint64_t{1} << ((at + 1) & 63U);
        word = is_set ? word | bit : word & ~bit;
    }

    /// Its words in order; bit `at` lies at index at + 1. The line before and the one behind lie
    /// words_per_line() words away, and a word may be read on either side of them all.
    const std::uint64_t* words_of(std::uint32_t line) const { return words_.data() + first_word_of(line); }
    std::uint32_t words_per_line() const { return words_per_line_; }

    friend bool operator==(const BitPlane&, const BitPlane&) = default;

  private:
    std::size_t first_word_of(std::uint32_t line) const {
        return (std::size_t{line} + 1) * words_per_line_ + 1;
    }

    std::uint32_t lines_;
    std::uint32_t words_per_line_;
    std::vector<std::uint64_t> words_;
};

class BitRows {
  public:
    /// O(cells).
    explicit BitRows(const Grid& grid);

    /// A line a row, a bit a column.
    const BitPlane& rows() const { return rows_; }
    /// The same transposed: a line a column, a bit a row.
    const BitPlane& columns() const { return columns_; }

    /// Brings the bits up to date after the factor of this cell changed. O(1).
    void update_at(const Grid& grid, NodeId changed);

    friend bool operator==(const BitRows&, const BitRows&) = default;

  private:
    BitPlane rows_;
    BitPlane columns_;
};

} // namespace astrolabe
