#include "core/io/text_lines.h"

#include <algorithm>
#include <cstdlib>

namespace astrolabe {
namespace {

bool is_blank(char c) { return c == ' ' || c == '\t'; }

/// Whether it was a minus sign.
bool take_sign(std::string_view& rest) {
    const bool is_minus = !rest.empty() && rest.front() == '-';
    if (is_minus || (!rest.empty() && rest.front() == '+')) {
        rest.remove_prefix(1);
    }
    return is_minus;
}

/// Times ten to the exponent: exact up to one rounding while the power itself is, up to 22.
double scaled(double number, int exponent) {
    double power = 1;
    for (int i = 0; i < std::min(std::abs(exponent), 400); ++i) {
        power *= 10;
    }
    return exponent < 0 ? number / power : number == 0 ? 0 : number * power;
}

} // namespace

TextLines::TextLines(std::string_view text) : rest_(text) {
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    if (rest_.substr(0, byte_order_mark.size()) == byte_order_mark) {
        rest_.remove_prefix(byte_order_mark.size());
    }
}

void TextLines::go_on(std::string_view text) {
    if (number_ == 0) {
        *this = TextLines(text);
    } else {
        rest_ = text;
    }
}

std::optional<std::string_view> TextLines::next() {
    if (rest_.empty()) {
        return std::nullopt;
    }
    const auto end = rest_.find('\n');
    auto line = rest_.substr(0, end);
    rest_.remove_prefix(end == std::string_view::npos ? rest_.size() : end + 1);
    if (!line.empty() && line.back() == '\r') {
        line.remove_suffix(1);
    }
    ++number_;
    return line;
}

std::optional<std::string_view> TextLines::next_not_blank() {
    for (auto line = next(); line; line = next()) {
        if (!is_blank_line(*line)) {
            return line;
        }
    }
    return std::nullopt;
}

bool is_blank_line(std::string_view line) { return line.find_first_not_of(" \t") == std::string_view::npos; }

std::string_view take_word(std::string_view& line) {
    while (!line.empty() && is_blank(line.front())) {
        line.remove_prefix(1);
    }
    std::size_t length = 0;
    while (length < line.size() && !is_blank(line[length])) {
        ++length;
    }
    const auto word = line.substr(0, length);
    line.remove_prefix(length);
    while (!line.empty() && is_blank(line.front())) {
        line.remove_prefix(1);
    }
    return word;
}

std::optional<std::uint32_t> whole_number(std::string_view word, std::uint32_t largest) {
    if (word.empty() || word.size() > 10) {
        return std::nullopt;
    }
    std::uint64_t number = 0;
    for (const char c : word) {
        if (c < '0' || c > '9') {
            return std::nullopt;
        }
        number = number * 10 + static_cast<std::uint64_t>(c - '0');
    }
    return number <= largest ? std::optional(static_cast<std::uint32_t>(number)) : std::nullopt;
}

std::optional<double> decimal_number(std::string_view word) {
    // Not strtod: it accepts "inf", "nan" and hexadecimal numbers, and takes much space in the module.
    if (word.empty() || word.size() > 40) {
        return std::nullopt;
    }
    auto rest = word;
    const bool is_negative = take_sign(rest);
    constexpr std::uint64_t most_whole = 99'999'999'999'999'999; // one more digit still fits 64 bits
    std::uint64_t digits = 0;
    int exponent = 0;
    bool has_digit = false;
    bool has_point = false;
    for (; !rest.empty() && (is_digit(rest.front()) || (rest.front() == '.' && !has_point));
         rest.remove_prefix(1)) {
        if (rest.front() == '.') {
            has_point = true;
            continue;
        }
        has_digit = true;
        const bool is_kept = digits <= most_whole;
        digits = is_kept ? digits * 10 + static_cast<std::uint64_t>(rest.front() - '0') : digits;
        exponent += (is_kept ? 0 : 1) - (has_point ? 1 : 0);
    }
    if (!rest.empty() && (rest.front() == 'e' || rest.front() == 'E')) {
        rest.remove_prefix(1);
        const bool is_small = take_sign(rest);
        const auto power = whole_number(rest, 9999);
        has_digit = has_digit && power.has_value();
        exponent += static_cast<int>(power.value_or(0)) * (is_small ? -1 : 1);
        rest = {};
    }
    if (!has_digit || !rest.empty()) {
        return std::nullopt;
    }
    const double size = scaled(static_cast<double>(digits), exponent);
    return is_negative ? -size : size;
}

std::string quoted(std::string_view text) {
    constexpr std::size_t longest = 24;
    std::string quote;
    for (const char c : text.substr(0, longest)) {
        const bool is_printable = c >= ' ' && c <= '~';
        quote += is_printable ? c : '?';
    }
    if (text.size() > longest) {
        quote += "...";
    }
    return quote;
}

} // namespace astrolabe
