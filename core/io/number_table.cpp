#include "core/io/number_table.h"

#include "core/io/text_lines.h"

#include <string>

namespace astrolabe {
namespace {

constexpr std::string_view blanks = " \t";

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) {
        return {};
    }
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

/// '\0' where each digit is a number.
char separator_of(std::string_view row) {
    for (const char separator : {'\t', ';', ','}) {
        if (trimmed(row).find(separator) != std::string_view::npos) {
            return separator;
        }
    }
    return trimmed(row).find(' ') == std::string_view::npos ? '\0' : ' ';
}

Reason add_digits(NumberRows& rows, std::string_view row, std::uint32_t line) {
    const auto digits = trimmed(row);
    for (std::size_t i = 0; i < digits.size(); ++i) {
        if (rows.add_short(digits.substr(i, 1))) {
            continue;
        }
        if (auto reason = rows.add(digits.substr(i, 1), line); !reason.is_ok()) {
            return reason;
        }
    }
    return {};
}

Reason add_words(NumberRows& rows, std::string_view row, std::uint32_t line) {
    auto rest = row;
    while (!rest.empty()) {
        const auto word = take_word(rest);
        if (rows.add_short(word)) {
            continue;
        }
        if (auto reason = rows.add(word, line); !reason.is_ok()) {
            return reason;
        }
    }
    return {};
}

Reason add_separated(NumberRows& rows, std::string_view row, char separator, std::uint32_t line) {
    auto rest = row;
    for (bool has_more = true; has_more;) {
        const auto end = rest.find(separator);
        const auto between = rest.substr(0, end);
        has_more = end != std::string_view::npos;
        rest.remove_prefix(has_more ? end + 1 : rest.size());
        if (rows.add_short(between)) {
            continue;
        }
        const auto word = trimmed(between);
        if (!has_more && word.empty() && !rows.is_row_empty()) {
            return {};
        }
        if (auto reason = rows.add(word, line); !reason.is_ok()) {
            return reason;
        }
    }
    return {};
}

Reason add_row(NumberRows& rows, std::string_view row, char separator, std::uint32_t line) {
    switch (separator) {
    case '\0':
        return add_digits(rows, row, line);
    case ' ':
        return add_words(rows, trimmed(row), line);
    default:
        return add_separated(rows, row, separator, line);
    }
}

} // namespace

Result<NumberBoard> read_number_table(std::string_view text, std::optional<NumberMeaning> meaning) {
    if (text.find('\0') != std::string_view::npos) {
        return refused("map.binary");
    }
    TextLines lines(text);
    NumberRows rows;
    auto row = lines.next_not_blank();
    const char separator = separator_of(row.value_or(""));
    for (; row && !is_blank_line(*row); row = lines.next()) {
        auto reason = add_row(rows, *row, separator, lines.number());
        if (reason.is_ok()) {
            reason = rows.end_row(lines.number());
        }
        if (!reason.is_ok()) {
            return reason;
        }
    }
    if (rows.has_rows() && lines.next_not_blank()) {
        return refused("map.row_length", lines.number() - 1, 0, rows.width());
    }
    return rows.finish(meaning);
}

bool looks_like_number_table(std::string_view text) {
    TextLines lines(text);
    const auto row = trimmed(lines.next_not_blank().value_or(""));
    if (row.empty()) {
        return false;
    }
    if (separator_of(row) == '\0') {
        return row.find_first_not_of("01") == std::string_view::npos &&
               text.find('0') != std::string_view::npos;
    }
    return row.find_first_of("0123456789") != std::string_view::npos &&
           row.find_first_not_of("0123456789.+-eE\"',; \t") == std::string_view::npos;
}

} // namespace astrolabe
