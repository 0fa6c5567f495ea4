#include "core/io/number_rows.h"

#include "core/io/text_lines.h"

#include <string>
#include <utility>

namespace astrolabe {
namespace {

std::string_view without_quotes(std::string_view word) {
    const bool is_quoted =
        word.size() >= 2 && (word.front() == '"' || word.front() == '\'') && word.back() == word.front();
    return is_quoted ? word.substr(1, word.size() - 2) : word;
}

/// 1, 1. and 1.00 are the same number: spreadsheets and numpy write it so.
std::string_view without_zero_decimals(std::string_view word) {
    const auto point = word.find('.');
    if (point == std::string_view::npos || point == 0) {
        return word;
    }
    const bool is_whole = word.find_first_not_of('0', point + 1) == std::string_view::npos;
    return is_whole ? word.substr(0, point) : word;
}

} // namespace

Reason NumberRows::add(std::string_view word, std::uint32_t line) {
    const auto number = whole_number(without_zero_decimals(without_quotes(word)), 255);
    if (!number) {
        return refused("map.number", line, quoted(word), "0-255");
    }
    if (++column_ > Grid::max_side) {
        return refused("map.size", line, column_, Grid::max_side);
    }
    if (*number > 1 && first_large_line_ == 0) {
        first_large_line_ = line;
        first_large_ = *number;
    }
    has_zero_ = has_zero_ || *number == 0;
    numbers_.push_back(static_cast<Factor>(*number));
    return {};
}

Reason NumberRows::end_row(std::uint32_t line) {
    if (height_ == 0) {
        width_ = column_;
    }
    if (column_ != width_) {
        return refused("map.row_length", line, column_, width_);
    }
    if (++height_ > Grid::max_side) {
        return refused("map.size", line, height_, Grid::max_side);
    }
    column_ = 0;
    return {};
}

Result<NumberBoard> NumberRows::finish(std::optional<NumberMeaning> meaning) {
    if (numbers_.empty()) {
        return refused("map.empty");
    }
    const bool is_binary = first_large_line_ == 0;
    const auto read_as =
        meaning.value_or(is_binary && has_zero_ ? NumberMeaning::Walls : NumberMeaning::Costs);
    if (read_as == NumberMeaning::Walls) {
        if (!is_binary) {
            return refused("map.number", first_large_line_, std::to_string(first_large_), "0, 1");
        }
        for (auto& number : numbers_) {
            number = number == 0 ? plain : wall;
        }
    }
    return NumberBoard{.grid = Grid(width_, height_, std::move(numbers_)), .meaning = read_as};
}

} // namespace astrolabe
