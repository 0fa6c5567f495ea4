#include "core/command/check/seen_cells.h"

#include "core/command/words.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdint>
#include <optional>
#include <utility>

namespace astrolabe::command {
namespace {

constexpr std::size_t most_cells = 1'000'000;

/// Two numbers as they were written, and where.
struct Pair {
    std::uint32_t first = 0;
    std::uint32_t second = 0;
    std::size_t line = 0;
};

std::string in_line(std::size_t line) { return "line " + std::to_string(line) + ": "; }

bool is_letter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; }
bool is_digit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }

/// Without blanks around it, in lower case.
std::string trimmed(std::string_view text) {
    const auto from = text.find_first_not_of(" \t\r\"");
    const auto to = text.find_last_not_of(" \t\r\"");
    std::string word(from == std::string_view::npos ? "" : text.substr(from, to - from + 1));
    std::transform(word.begin(), word.end(), word.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return word;
}

std::vector<std::string> split(std::string_view line, char separator) {
    std::vector<std::string> fields;
    while (true) {
        const auto end = line.find(separator);
        fields.push_back(trimmed(line.substr(0, end)));
        if (end == std::string_view::npos) {
            return fields;
        }
        line.remove_prefix(end + 1);
    }
}

/// The numbers in a line of pairs, or a sentence.
std::string read_pairs(std::string_view line, std::size_t number, std::vector<Pair>& pairs) {
    std::vector<std::uint32_t> numbers;
    for (std::size_t at = 0; at < line.size();) {
        const auto c = line[at];
        if (is_letter(c) || c == '.' || c == '-') {
            return in_line(number) + "cells are pairs of whole numbers from 0 on, not '" +
                   std::string(line.substr(0, 40)) + "'";
        }
        auto end = at;
        while (end < line.size() && is_digit(line[end])) {
            ++end;
        }
        if (end == at) {
            ++at;
            continue;
        }
        const auto read = whole_number(line.substr(at, end - at), 99'999);
        if (!read) {
            return in_line(number) + "no map has a cell " +
                   std::string(line.substr(at, std::min<std::size_t>(end - at, 20)));
        }
        numbers.push_back(*read);
        at = end;
    }
    if (numbers.size() % 2 != 0) {
        return in_line(number) + "it has " + std::to_string(numbers.size()) + " numbers, which are no pairs";
    }
    for (std::size_t at = 0; at < numbers.size(); at += 2) {
        pairs.push_back({numbers[at], numbers[at + 1], number});
    }
    return {};
}

/// The columns of a table, by its first line.
struct Columns {
    char separator = ',';
    std::size_t x = 0;
    std::size_t y = 0;
    std::optional<std::size_t> event;
};

std::optional<Columns> columns_of(std::string_view header) {
    for (const char separator : {',', ';', '\t'}) {
        const auto names = split(header, separator);
        const auto place = [&](std::initializer_list<const char*> known) -> std::optional<std::size_t> {
            for (const auto* const name : known) {
                const auto found = std::find(names.begin(), names.end(), name);
                if (found != names.end()) {
                    return static_cast<std::size_t>(found - names.begin());
                }
            }
            return std::nullopt;
        };
        const auto x = place({"x", "column", "col"});
        const auto y = place({"y", "row"});
        if (x && y) {
            return Columns{.separator = separator, .x = *x, .y = *y, .event = place({"event", "type"})};
        }
    }
    return std::nullopt;
}

bool is_expansion(const std::string& event) {
    static const std::array<const char*, 8> names{"expand", "expanded", "expanding", "close",
                                                  "closed", "closing",  "select",    "visit"};
    return std::find(names.begin(), names.end(), event) != names.end();
}

/// A row of a table, or a sentence.
std::string read_row(std::string_view line, std::size_t number, const Columns& columns,
                     std::vector<Pair>& pairs) {
    const auto fields = split(line, columns.separator);
    const auto field = [&](std::size_t column) {
        return column < fields.size() ? fields[column] : std::string();
    };
    if (columns.event && !is_expansion(field(*columns.event))) {
        return {};
    }
    const auto x = whole_number(field(columns.x), 99'999);
    const auto y = whole_number(field(columns.y), 99'999);
    if (!x || !y) {
        return in_line(number) + "x and y are whole numbers from 0 on, not '" + field(columns.x) + "' and '" +
               field(columns.y) + "'";
    }
    pairs.push_back({*x, *y, number});
    return {};
}

std::string read_text(std::string_view text, std::vector<Pair>& pairs) {
    std::optional<Columns> columns;
    bool is_first = true;
    for (std::size_t number = 1; !text.empty(); ++number) {
        const auto end = std::min(text.find('\n'), text.size());
        const auto line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        const auto content = trimmed(line);
        if (content.empty() || content.front() == '#') {
            continue;
        }
        if (std::exchange(is_first, false) && std::any_of(content.begin(), content.end(), is_letter)) {
            columns = columns_of(line);
            if (!columns) {
                return in_line(number) + "a table of cells needs the columns x and y";
            }
            continue;
        }
        auto sentence = columns ? read_row(line, number, *columns, pairs) : read_pairs(line, number, pairs);
        if (!sentence.empty()) {
            return sentence;
        }
        if (pairs.size() > most_cells) {
            return in_line(number) + "more than a million cells";
        }
    }
    return pairs.empty() ? "there is no cell in it" : "";
}

/// A way of counting cells.
struct Counting {
    bool is_row_first = false;
    std::uint32_t first = 0;
    bool is_y_up = false;
};

/// Null for a cell that cannot be entered, or none of the board.
std::optional<NodeId> node_of(const Pair& pair, const Counting& counting, const Grid& grid, NodeId start) {
    auto [x, y] = std::pair(pair.first, pair.second);
    if (counting.is_row_first) {
        std::swap(x, y);
    }
    if (x < counting.first || y < counting.first) {
        return std::nullopt;
    }
    x -= counting.first;
    y -= counting.first;
    if (!grid.contains(x, y)) {
        return std::nullopt;
    }
    const auto node = grid.node({x, counting.is_y_up ? grid.height() - 1 - y : y});
    return grid.is_free(node) || node == start ? std::optional(node) : std::nullopt;
}

std::string words_of(const Counting& counting) {
    return std::string(counting.is_row_first ? "y before x" : "x before y") + ", from " +
           std::to_string(counting.first) + ", y " + (counting.is_y_up ? "upward" : "downward");
}

} // namespace

std::string read_seen_cells(std::string_view text, const Grid& grid, NodeId start, SeenCells& seen) {
    std::vector<Pair> pairs;
    if (auto sentence = read_text(text, pairs); !sentence.empty()) {
        return sentence;
    }
    std::string first_fault;
    for (const bool is_y_up : {false, true}) {
        for (const std::uint32_t first : {0U, 1U}) {
            for (const bool is_row_first : {false, true}) {
                const Counting counting{is_row_first, first, is_y_up};
                seen = {.nodes = {}, .counting = words_of(counting)};
                for (const auto& pair : pairs) {
                    const auto node = node_of(pair, counting, grid, start);
                    const bool is_wrong = !node || (seen.nodes.empty() && *node != start);
                    if (is_wrong && first_fault.empty()) {
                        first_fault = in_line(pair.line) +
                                      "by no way of counting are these the start and free cells; " +
                                      seen.counting + ", " + std::to_string(pair.first) + "," +
                                      std::to_string(pair.second) +
                                      (node ? " is not the start" : " is no cell that can be entered");
                    }
                    if (is_wrong) {
                        break;
                    }
                    seen.nodes.push_back(*node);
                }
                if (seen.nodes.size() == pairs.size()) {
                    return {};
                }
            }
        }
    }
    return first_fault;
}

} // namespace astrolabe::command
