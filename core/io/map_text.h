// A map from any text: detects its kind and reads it.
#pragma once

#include "core/grid/grid.h"
#include "core/io/moving_ai_map.h"
#include "core/io/reason.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace astrolabe {

enum class MapKind : std::uint8_t {
    MovingAi, ///< moving_ai_map.h
    Drawing,  ///< ascii_map.h
    Walls,    ///< Numbers of which 1 is a wall: number_table.h, nested_numbers.h.
    Costs,    ///< The same numbers as cost factors, of which 0 is a wall.
};

struct MapText {
    Grid grid;
    NodeId start = NodeId::None; ///< None where the text does not say.
    NodeId goal = NodeId::None;
    MapKind kind = MapKind::MovingAi; ///< As it was read: never unknown.
};

/// Reads a map of this kind. Without one the text decides, and no text can be two of them:
/// - its first word is type, height or width: MovingAi;
/// - two brackets [ or { open together in it, or it begins with one: numbers in brackets;
/// - its first row is numbers with commas, semicolons, tabs or blanks between them, or is made of 0 and 1
///   while there is a 0 in the text: lines of numbers;
/// - anything else is a Drawing, in which the digits 1-9 are cost factors and 0, blanks, commas and
///   brackets mean nothing. So 0110 is a matrix, 1231 a drawing, and 1111 without a 0 below it, too.
/// Numbers are Walls if all of them are 0 or 1 and there is a 0, otherwise Costs. Linear in the text.
/// Codes: those of the readers.
Result<MapText> read_map_text(std::string_view text, std::optional<MapKind> kind = std::nullopt);

/// The same for a text that arrives in pieces and may be of any kind. A MovingAi map, as large maps are, is
/// read piece by piece; any other text once it is complete.
class MapTextReader {
  public:
    /// Whole lines; only that of the last piece need not end.
    void add(std::string_view lines);
    /// After the last piece.
    Result<MapText> finish();

  private:
    std::optional<MovingAiMapReader> moving_ai_;
    std::string text_; ///< Any other text.
};

} // namespace astrolabe
