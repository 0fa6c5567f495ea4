#include "core/check/seen_rows.h"

#include "core/io/text_lines.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

namespace astrolabe {
namespace {

constexpr std::size_t most_rows = 1'000'000;
constexpr std::uint32_t most_cell = 99'999;

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

/// Without blanks and quotation marks around it.
std::string_view trimmed(std::string_view text) {
    const auto from = text.find_first_not_of(" \t\r\"");
    const auto to = text.find_last_not_of(" \t\r\"");
    return from == std::string_view::npos ? std::string_view{} : text.substr(from, to - from + 1);
}

std::string in_lower_case(std::string_view text) {
    std::string word(text.substr(0, 20));
    std::transform(word.begin(), word.end(), word.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return word;
}

/// The field of this number, counted from 0; empty if the line has fewer.
std::string_view field_of(std::string_view line, char separator, std::size_t number) {
    for (; number > 0; --number) {
        const auto end = line.find(separator);
        if (end == std::string_view::npos) {
            return {};
        }
        line.remove_prefix(end + 1);
    }
    return trimmed(line.substr(0, line.find(separator)));
}

/// A number with decimals, as "-12.75"; not_written for anything else. What matters are the first digits: it
/// is compared with what it should be, and not exactly.
double number_in(std::string_view field) {
    constexpr std::size_t longest = 30;
    const bool is_negative = !field.empty() && field.front() == '-';
    field.remove_prefix(is_negative ? 1 : 0);
    if (field.empty() || field.size() > longest || !is_digit(field.front())) {
        return not_written;
    }
    double value = 0;
    double place = 0; // of the next decimal; 0 before the point
    for (const char c : field) {
        if (c == '.' && place == 0) {
            place = 0.1;
        } else if (!is_digit(c)) {
            return not_written;
        } else if (place == 0) {
            value = 10 * value + (c - '0');
        } else {
            value += place * (c - '0');
            place /= 10;
        }
    }
    return is_negative ? -value : value;
}

/// What the event of a row says of its cell; the first that a table has is what its order is.
enum class Event : std::uint8_t { Expanded, Closed, InPath, Other };

Event event_named(std::string_view text) {
    const auto name = in_lower_case(text);
    const auto is_one_of = [&](std::initializer_list<const char*> names) {
        return std::find(names.begin(), names.end(), name) != names.end();
    };
    if (is_one_of({"expand", "expanded", "expanding", "select", "selected", "visit", "visited", "pop"})) {
        return Event::Expanded;
    }
    if (is_one_of({"close", "closed", "closing"})) {
        return Event::Closed;
    }
    return is_one_of({"path"}) ? Event::InPath : Event::Other;
}

/// The columns of a table, by its first line.
struct Columns {
    char separator = ',';
    std::size_t x = 0;
    std::size_t y = 0;
    std::optional<std::size_t> event;
    std::array<std::optional<std::size_t>, 3> numbers; ///< g, h, f.
    std::optional<std::size_t> parent_x;
    std::optional<std::size_t> parent_y;
};

std::optional<Columns> columns_of(std::string_view header) {
    for (const char separator : {',', ';', '\t'}) {
        const auto count = static_cast<std::size_t>(std::count(header.begin(), header.end(), separator)) + 1;
        const auto place = [&](std::initializer_list<const char*> names) -> std::optional<std::size_t> {
            for (std::size_t column = 0; column < std::min<std::size_t>(count, 100); ++column) {
                const auto name = in_lower_case(field_of(header, separator, column));
                if (std::find(names.begin(), names.end(), name) != names.end()) {
                    return column;
                }
            }
            return std::nullopt;
        };
        const auto x = place({"x", "column", "col"});
        const auto y = place({"y", "row"});
        if (x && y) {
            return Columns{.separator = separator,
                           .x = *x,
                           .y = *y,
                           .event = place({"event", "type"}),
                           .numbers = {place({"g"}), place({"h"}), place({"f"})},
                           .parent_x = place({"parent_x", "parentx", "px"}),
                           .parent_y = place({"parent_y", "parenty", "py"})};
        }
    }
    return std::nullopt;
}

/// A text being read, line by line.
class RowReader {
  public:
    /// The rows by their event; those of a text without events are all expanded.
    std::array<std::vector<SeenRow>, 4> rows;

    Reason read(std::string_view text) {
        TextLines lines(text);
        bool is_first = true;
        std::size_t count = 0;
        while (const auto line = lines.next()) {
            const auto content = trimmed(*line);
            if (content.empty() || content.front() == '#') {
                continue;
            }
            if (std::exchange(is_first, false) && std::any_of(content.begin(), content.end(), is_letter)) {
                columns_ = columns_of(*line);
                if (!columns_) {
                    return refused("trace.columns", lines.number(), quoted(content));
                }
                continue;
            }
            auto reason = columns_ ? read_row(*line, lines.number()) : read_pairs(*line, lines.number());
            if (!reason.is_ok()) {
                return reason;
            }
            count = rows[0].size() + rows[1].size() + rows[2].size();
            if (count > most_rows) {
                return refused("trace.too_many", lines.number(), {}, std::to_string(most_rows));
            }
        }
        return count == 0 ? refused("trace.empty") : Reason{};
    }

  private:
    std::vector<SeenRow>& rows_of(Event event) { return rows[static_cast<std::size_t>(event)]; }

    Reason read_row(std::string_view line, std::uint32_t number) {
        const auto& [separator, x, y, event, numbers, parent_x, parent_y] = *columns_;
        const auto kind = event ? event_named(field_of(line, separator, *event)) : Event::Expanded;
        if (kind == Event::Other) {
            return {};
        }
        SeenRow row{.line = number};
        for (const auto& [column, value] : {std::pair(x, &row.first), std::pair(y, &row.second)}) {
            const auto field = field_of(line, separator, column);
            const auto read = whole_number(field, most_cell);
            if (!read) {
                return refused("trace.number", number, quoted(field));
            }
            *value = *read;
        }
        for (const auto& [column, value] :
             {std::pair(numbers[0], &row.g), std::pair(numbers[1], &row.h), std::pair(numbers[2], &row.f)}) {
            *value = column ? number_in(field_of(line, separator, *column)) : not_written;
        }
        if (parent_x && parent_y) {
            const auto first = whole_number(field_of(line, separator, *parent_x), most_cell);
            const auto second = whole_number(field_of(line, separator, *parent_y), most_cell);
            if (first && second) {
                row.parent = {*first, *second};
            }
        }
        rows_of(kind).push_back(row);
        return {};
    }

    Reason read_pairs(std::string_view line, std::uint32_t number) {
        std::vector<std::uint32_t> numbers;
        for (std::size_t at = 0; at < line.size();) {
            const auto c = line[at];
            if (is_letter(c) || c == '.' || c == '-') {
                return refused("trace.pair", number, quoted(line.substr(at)));
            }
            auto end = at;
            while (end < line.size() && is_digit(line[end])) {
                ++end;
            }
            if (end == at) {
                ++at;
                continue;
            }
            const auto read = whole_number(line.substr(at, end - at), most_cell);
            if (!read) {
                return refused("trace.cell", number, quoted(line.substr(at, end - at)));
            }
            numbers.push_back(*read);
            at = end;
        }
        if (numbers.size() % 2 != 0) {
            return refused("trace.odd", number, std::to_string(numbers.size()));
        }
        for (std::size_t at = 0; at < numbers.size(); at += 2) {
            rows_of(Event::Expanded)
                .push_back({.first = numbers[at], .second = numbers[at + 1], .line = number});
        }
        return {};
    }

    std::optional<Columns> columns_;
};

} // namespace

Result<std::vector<SeenRow>> read_seen_rows(std::string_view text, SeenPart part) {
    RowReader reader;
    if (auto reason = reader.read(text); !reason.is_ok()) {
        return reason;
    }
    auto& [expanded, closed, path, others] = reader.rows;
    const auto first_of = [](std::initializer_list<std::vector<SeenRow>*> lists) {
        for (auto* const list : lists) {
            if (!list->empty()) {
                return std::move(*list);
            }
        }
        return std::vector<SeenRow>{};
    };
    auto rows =
        part == SeenPart::Order ? first_of({&expanded, &closed}) : first_of({&path, &expanded, &closed});
    if (rows.empty()) {
        return refused("trace.empty");
    }
    return rows;
}

} // namespace astrolabe
