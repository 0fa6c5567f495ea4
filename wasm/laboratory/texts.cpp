// The texts that a laboratory reads: maps of every kind, scenarios.
#include "core/io/map_text.h"
#include "core/io/moving_ai_scenario.h"
#include "core/io/text_lines.h"
#include "core/run/option_names.h"
#include "wasm/laboratory/laboratory.h"

#include <optional>
#include <utility>

namespace astrolabe {

Reason Laboratory::load(std::string_view format, std::string_view text) {
    const auto kind = option_named<MapKind>(format);
    if (!kind && format != "auto") {
        return {.code = "map.format",
                .found = quoted(format),
                .expected = "auto, moving-ai, ascii, walls, costs"};
    }
    auto map = read_map_text(text, kind);
    if (!map.is_ok()) {
        return map.reason();
    }
    auto& [grid, start, goal, read_as] = map.value();
    replace_board(std::move(grid), start, goal);
    loaded_format_ = option_name(read_as);
    return {};
}

LaboratoryScenario Laboratory::read_scenario(std::string_view text) {
    numbers_.clear();
    const auto rows = read_moving_ai_scenario(text);
    if (!rows.is_ok()) {
        return {.reason = rows.reason()};
    }
    numbers_.reserve(rows.value().size() * numbers_a_scenario_row);
    for (const auto& row : rows.value()) {
        const auto cell = [&row](Cell at) { return at.y * row.width + at.x; };
        for (const double number : {double(row.width), double(row.height), double(cell(row.start)),
                                    double(cell(row.goal)), row.length, row.tolerance}) {
            numbers_.push_back(number);
        }
    }
    return {.map = rows.value().empty() ? "" : rows.value().front().map, .rows = numbers_};
}

} // namespace astrolabe
