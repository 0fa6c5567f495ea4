#include "core/io/moving_ai_scenario.h"

#include "core/io/text_lines.h"

#include <array>
#include <cmath>
#include <limits>

namespace astrolabe {
namespace {

constexpr std::size_t max_rows = 1'000'000;
constexpr std::size_t column_count = 9;

/// One of the two; a Result would be a lot of code for one caller.
struct RowOrReason {
    ScenarioRow row;
    Reason reason;
};

RowOrReason read_row(std::string_view line, std::uint32_t number) {
    std::array<std::string_view, column_count> words;
    auto rest = line;
    for (auto& word : words) {
        word = take_word(rest);
    }
    if (words.back().empty() || !rest.empty()) {
        return {.row = {}, .reason = refused("scen.row", number, quoted(line), std::to_string(column_count))};
    }
    const auto bucket = whole_number(words[0], 0xffffffff);
    const auto width = whole_number(words[2], Grid::max_side);
    const auto height = whole_number(words[3], Grid::max_side);
    if (!bucket || !width || !height || !Grid::is_valid_size(*width, *height)) {
        return {.row = {},
                .reason = refused("scen.size", number, quoted(line), std::to_string(Grid::max_side))};
    }
    const auto start_x = whole_number(words[4], *width - 1);
    const auto start_y = whole_number(words[5], *height - 1);
    const auto goal_x = whole_number(words[6], *width - 1);
    const auto goal_y = whole_number(words[7], *height - 1);
    if (!start_x || !start_y || !goal_x || !goal_y) {
        return {.row = {},
                .reason = refused("scen.cell", number, quoted(line),
                                  std::to_string(*width) + " x " + std::to_string(*height))};
    }
    const auto length = decimal_number(words[8]);
    if (!length || !std::isfinite(*length) || *length < 0) {
        return {.row = {}, .reason = refused("scen.length", number, quoted(words[8]), "")};
    }
    const Cell start{*start_x, *start_y};
    const Cell goal{*goal_x, *goal_y};
    const bool is_without_path = *length == 0 && !(start == goal);
    const auto point = words[8].find('.');
    const auto decimals = point == std::string_view::npos ? 0 : words[8].size() - point - 1;
    return {.row = {.line = number,
                    .bucket = *bucket,
                    .map = std::string(words[1]),
                    .width = *width,
                    .height = *height,
                    .start = start,
                    .goal = goal,
                    .length = is_without_path ? std::numeric_limits<double>::infinity() : *length,
                    .tolerance = decimals <= 2 ? 0.00501 : 0.001},
            .reason = {}};
}

} // namespace

Result<std::vector<ScenarioRow>> read_moving_ai_scenario(std::string_view text) {
    TextLines lines(text);
    auto first = lines.next_not_blank();
    if (!first) {
        return refused("scen.empty");
    }
    auto version = *first;
    if (take_word(version) != "version" || !(version == "1" || version == "1.0")) {
        return refused("scen.version", lines.number(), quoted(*first), "version 1");
    }
    std::vector<ScenarioRow> rows;
    for (auto line = lines.next_not_blank(); line; line = lines.next_not_blank()) {
        auto [row, reason] = read_row(*line, lines.number());
        if (!reason.is_ok()) {
            return reason;
        }
        if (rows.size() == max_rows) {
            return refused("scen.too_many", lines.number(), "", std::to_string(max_rows));
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

std::string write_moving_ai_scenario(std::span<const ScenarioRow> rows) {
    std::string text = "version 1\n";
    for (const auto& row : rows) {
        text += std::to_string(row.bucket) + '\t' + row.map;
        for (const auto number : {row.width, row.height, row.start.x, row.start.y, row.goal.x, row.goal.y}) {
            text += '\t' + std::to_string(number);
        }
        text += '\t' + std::to_string(row.has_path() ? row.length : 0) + '\n';
    }
    return text;
}

} // namespace astrolabe
