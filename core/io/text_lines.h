// Reads a text line by line, keeping count, so that a refusal can name the line.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace astrolabe {

/// Borrows the text. Lines end in LF or CR LF; a byte order mark at the beginning is skipped.
class TextLines {
  public:
    explicit TextLines(std::string_view text);

    /// Goes on with another text, and with the count. The one before must be used up.
    void go_on(std::string_view text);
    /// The next line without its end; nothing after the last. A line end at the very end of the text
    /// does not begin another line.
    std::optional<std::string_view> next();
    /// The next line that is not blank.
    std::optional<std::string_view> next_not_blank();
    /// 1-based number of the line last returned.
    std::uint32_t number() const { return number_; }

  private:
    std::string_view rest_;
    std::uint32_t number_ = 0;
};

/// Whether it is one of 0 to 9, whatever the locale.
constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Whether the line holds nothing but blanks and tabs.
bool is_blank_line(std::string_view line);

/// The next word of `line`, removed from it with the blanks around it; empty when there is none.
std::string_view take_word(std::string_view& line);

/// A decimal whole number without sign, at most `largest`; nothing otherwise.
std::optional<std::uint32_t> whole_number(std::string_view word, std::uint32_t largest);

/// A decimal number such as 12, 3.41421 or 1e3, of at most 40 characters; nothing otherwise. Correct to a
/// unit in the last place of a double, infinite where it is out of range.
std::optional<double> decimal_number(std::string_view word);

/// A printable, short form of something from outside, to quote in a refusal.
std::string quoted(std::string_view text);

} // namespace astrolabe
