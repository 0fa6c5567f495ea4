// Boards as numbers, one a cell: the common part of their readers. Gathers rows, and interprets the numbers.
#pragma once

#include "core/grid/grid.h"
#include "core/io/reason.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace astrolabe {

/// What the numbers of a board stand for.
enum class NumberMeaning : std::uint8_t {
    Walls, ///< 1 is a wall, 0 plain ground: the matrix of the tutorials.
    Costs, ///< Cost factors: 0 is a wall, 1 plain ground, up to 255.
};

struct NumberBoard {
    Grid grid;
    NumberMeaning meaning = NumberMeaning::Costs;
};

/// Gathers numbers from left to right and row by row; grows as needed.
class NumberRows {
  public:
    /// The next number of the row: 0 to 255, in quotes or not, with or without zeros behind a point.
    /// Codes: map.number, map.size.
    Reason add(std::string_view word, std::uint32_t line);
    /// The same for most of what may be millions of words, one to three digits; false, and nothing is done,
    /// for a word that needs add().
    bool add_short(std::string_view word) {
        std::uint32_t number = 0;
        for (const char c : word) {
            const auto digit = static_cast<std::uint32_t>(c - '0');
            number = digit > 9 ? 1000 : number * 10 + digit;
        }
        const bool is_first_large = number > 1 && first_large_line_ == 0;
        if (word.empty() || word.size() > 3 || number > 255 || is_first_large || column_ == Grid::max_side) {
            return false;
        }
        ++column_;
        has_zero_ = has_zero_ || number == 0;
        numbers_.push_back(static_cast<Factor>(number));
        return true;
    }
    /// Codes: map.row_length, map.size.
    Reason end_row(std::uint32_t line);
    bool is_row_empty() const { return column_ == 0; }
    bool has_rows() const { return height_ > 0; }
    std::uint32_t width() const { return width_; }
    /// The board; use it once. Where no meaning is given, the numbers decide: if none is larger than 1 and
    /// one is 0 they are Walls, otherwise Costs. A matrix of ones alone would be all wall, a table of factors
    /// without a 0 is a field. Codes: map.empty; map.number, for a 2 where walls are meant.
    Result<NumberBoard> finish(std::optional<NumberMeaning> meaning);

  private:
    std::vector<Factor> numbers_;
    std::uint32_t width_ = 0;
    std::uint32_t height_ = 0;
    std::uint32_t column_ = 0;
    std::uint32_t first_large_line_ = 0; ///< Of the first number above 1; 0 while there is none.
    std::uint32_t first_large_ = 0;
    bool has_zero_ = false;
};

} // namespace astrolabe
