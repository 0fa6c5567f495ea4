#include "core/io/map_text.h"

#include "core/io/ascii_map.h"
#include "core/io/moving_ai_map.h"
#include "core/io/nested_numbers.h"
#include "core/io/number_table.h"

#include <utility>

namespace astrolabe {
namespace {

Result<MapText> read_drawing(std::string_view text) {
    auto map = read_ascii_map(text);
    if (!map.is_ok()) {
        return map.reason();
    }
    auto& [grid, start, goal] = map.value();
    return MapText{.grid = std::move(grid), .start = start, .goal = goal, .kind = MapKind::Drawing};
}

Result<MapText> read_moving_ai(std::string_view text) {
    auto grid = read_moving_ai_map(text);
    if (!grid.is_ok()) {
        return grid.reason();
    }
    return MapText{.grid = std::move(grid.value()), .kind = MapKind::MovingAi};
}

Result<MapText> read_numbers(std::string_view text, bool is_nested, std::optional<NumberMeaning> meaning) {
    auto board = is_nested ? read_nested_numbers(text, meaning) : read_number_table(text, meaning);
    if (!board.is_ok()) {
        return board.reason();
    }
    const auto kind = board.value().meaning == NumberMeaning::Walls ? MapKind::Walls : MapKind::Costs;
    return MapText{.grid = std::move(board.value().grid), .kind = kind};
}

} // namespace

Result<MapText> read_map_text(std::string_view text, std::optional<MapKind> kind) {
    if (kind == MapKind::MovingAi || (!kind && looks_like_moving_ai_map(text))) {
        return read_moving_ai(text);
    }
    if (kind == MapKind::Drawing) {
        return read_drawing(text);
    }
    const bool is_nested = looks_like_nested_numbers(text);
    if (kind) {
        return read_numbers(text, is_nested,
                            kind == MapKind::Walls ? NumberMeaning::Walls : NumberMeaning::Costs);
    }
    if (is_nested || looks_like_number_table(text)) {
        return read_numbers(text, is_nested, std::nullopt);
    }
    return read_drawing(text);
}

} // namespace astrolabe
