#include "core/io/nested_numbers.h"

#include "core/io/text_lines.h"

#include <algorithm>
#include <cstddef>

namespace astrolabe {
namespace {

bool is_opening(char c) { return c == '[' || c == '{'; }
bool is_closing(char c) { return c == ']' || c == '}'; }
bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

/// Goes through the text once, from its first character to the last.
class Scanner {
  public:
    explicit Scanner(std::string_view text) : text_(text) {}

    bool is_at_end() const { return at_ == text_.size(); }
    /// Only when not is_at_end().
    char here() const { return text_[at_]; }
    /// The current line, from 1; counted on request.
    std::uint32_t line() {
        for (; counted_ < at_; ++counted_) {
            line_ += text_[counted_] == '\n' ? 1 : 0;
        }
        return line_;
    }
    void step() { ++at_; }
    void step_to_opening() {
        while (!is_at_end() && !is_opening(here())) {
            step();
        }
    }
    void skip_spaces_and_comments() {
        for (; !is_at_end(); step()) {
            if (is_space(here())) {
                continue;
            }
            if (here() == '#' || begins_with("//")) {
                at_ = std::min(text_.find('\n', at_), text_.size());
            } else if (begins_with("/*")) {
                at_ = std::min(text_.find("*/", at_ + 2), text_.size() - 1) + 1;
            } else {
                return;
            }
            if (is_at_end()) {
                return;
            }
        }
    }
    std::string_view take_word() {
        const auto begin = at_;
        while (!is_at_end() && !is_space(here()) && !is_opening(here()) && !is_closing(here()) &&
               here() != ',' && here() != ';') {
            step();
        }
        return text_.substr(begin, at_ - begin);
    }

  private:
    bool begins_with(const char* two) const {
        return here() == two[0] && at_ + 1 < text_.size() && text_[at_ + 1] == two[1];
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::size_t counted_ = 0; ///< The position up to which line_ has counted.
    std::uint32_t line_ = 1;
};

struct Opening {
    Scanner at; ///< At the bracket of the first row.
    char outer; ///< The bracket around all rows; 0 where there is none.
};

/// Linear in the text: what follows a bracket is never read twice.
std::optional<Opening> find_rows(std::string_view text) {
    Scanner first(text);
    first.skip_spaces_and_comments();
    auto scan = first;
    for (scan.step_to_opening(); !scan.is_at_end(); scan.step_to_opening()) {
        const char outer = scan.here();
        scan.step();
        scan.skip_spaces_and_comments();
        if (!scan.is_at_end() && is_opening(scan.here())) {
            return Opening{scan, outer};
        }
    }
    if (!first.is_at_end() && is_opening(first.here())) {
        return Opening{first, 0};
    }
    return std::nullopt;
}

std::string_view without_mark(std::string_view text) {
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    return text.substr(0, 3) == byte_order_mark ? text.substr(3) : text;
}

Reason brackets_refused(Scanner& scan) {
    const char here = scan.here();
    return refused("map.brackets", scan.line(), quoted({&here, 1}));
}

/// The text ends before this bracket is closed.
Reason unclosed(Scanner& scan, char opening) {
    return refused("map.unclosed", scan.line(), "", opening == '[' ? "]" : "}");
}

/// From the bracket that opens a row to just after the one that closes it.
Reason read_row(Scanner& scan, NumberRows& rows) {
    const char opening = scan.here();
    scan.step();
    bool needs_number = false;
    for (scan.skip_spaces_and_comments(); !scan.is_at_end(); scan.skip_spaces_and_comments()) {
        if (is_opening(scan.here())) {
            return brackets_refused(scan);
        }
        if (is_closing(scan.here())) {
            auto reason = rows.end_row(scan.line());
            scan.step();
            return reason;
        }
        const bool is_comma = scan.here() == ',' || scan.here() == ';';
        if (is_comma && !needs_number && !rows.is_row_empty()) {
            scan.step();
            needs_number = true;
            continue;
        }
        needs_number = false;
        const auto word = scan.take_word();
        if (rows.add_short(word)) {
            continue;
        }
        if (auto reason = rows.add(word, scan.line()); !reason.is_ok()) {
            return reason;
        }
    }
    return unclosed(scan, opening);
}

} // namespace

Result<NumberBoard> read_nested_numbers(std::string_view text, std::optional<NumberMeaning> meaning) {
    if (text.find('\0') != std::string_view::npos) {
        return refused("map.binary");
    }
    const auto opening = find_rows(without_mark(text));
    if (!opening) {
        return refused("map.empty");
    }
    auto [scan, outer] = *opening;
    NumberRows rows;
    for (scan.skip_spaces_and_comments(); !scan.is_at_end(); scan.skip_spaces_and_comments()) {
        if (is_opening(scan.here())) {
            if (auto reason = read_row(scan, rows); !reason.is_ok()) {
                return reason;
            }
        } else if (outer != 0 && is_closing(scan.here())) {
            return rows.finish(meaning);
        } else if (scan.here() == ',' || scan.here() == ';') {
            scan.step();
        } else {
            return brackets_refused(scan);
        }
    }
    if (outer != 0) {
        return unclosed(scan, outer);
    }
    return rows.finish(meaning);
}

bool looks_like_nested_numbers(std::string_view text) { return find_rows(without_mark(text)).has_value(); }

} // namespace astrolabe
