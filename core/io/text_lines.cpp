#include "core/io/text_lines.h"

#include <cstdlib>

namespace astrolabe {
namespace {

bool is_blank(char c) { return c == ' ' || c == '\t'; }

} // namespace

TextLines::TextLines(std::string_view text) : rest_(text) {
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    if (rest_.substr(0, byte_order_mark.size()) == byte_order_mark) {
        rest_.remove_prefix(byte_order_mark.size());
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
    // strtod would also take "inf", "nan", hexadecimal numbers and leading blanks.
    if (word.empty() || word.size() > 40 ||
        word.find_first_not_of("0123456789+-.eE") != std::string_view::npos) {
        return std::nullopt;
    }
    const std::string text(word);
    char* end = nullptr;
    const double number = std::strtod(text.c_str(), &end);
    return end == text.c_str() + text.size() ? std::optional(number) : std::nullopt;
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
