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

Result<MapText> as_moving_ai(Result<Grid> grid) {
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
        return as_moving_ai(read_moving_ai_map(text));
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

void MapTextReader::add(std::string_view lines) {
    if (!moving_ai_ && text_.empty() && looks_like_moving_ai_map(lines)) {
        moving_ai_.emplace();
    }
    if (moving_ai_) {
        moving_ai_->add(lines);
    } else {
        text_ += lines;
    }
}

Result<MapText> MapTextReader::finish() {
    if (moving_ai_) {
        return as_moving_ai(moving_ai_->finish());
    }
    const auto text = std::exchange(text_, {}); // not kept
    return read_map_text(text);
}

} // namespace astrolabe
