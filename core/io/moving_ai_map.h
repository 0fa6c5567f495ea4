// The .map format of the Moving AI benchmarks. Sturtevant, "Benchmarks for Grid-Based Pathfinding", 2012.
#pragma once

#include "core/grid/grid.h"
#include "core/io/reason.h"
#include "core/io/text_lines.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace astrolabe {

/// Reads a header of the lines "type …", "height H", "width W" in any order and "map", then H rows of W
/// characters. Free for a walker: . G S; walls: @ O T W. Blank lines may follow. Sizes are checked before
/// anything of that size is allocated.
/// Codes: map.empty, map.binary, map.header, map.size, map.row_length, map.rows_missing,
/// map.rows_extra, map.character.
Result<Grid> read_moving_ai_map(std::string_view text);

/// The same for a text that arrives in pieces, each of which is read when it does.
class MovingAiMapReader {
  public:
    /// Whole lines; only that of the last piece need not end. O(piece), and O(cells) once.
    void add(std::string_view lines);
    /// After the last piece.
    Result<Grid> finish();

  private:
    Reason take(std::string_view line);
    Reason take_header(std::string_view line);
    Reason take_row(std::string_view line);
    /// What the header lacks; is_ok() if nothing.
    Reason missing() const;

    TextLines lines_{""};
    Reason refusal_;
    bool is_empty_ = true;
    bool has_type_ = false;
    bool has_map_ = false;
    std::uint32_t width_ = 0;
    std::uint32_t height_ = 0;
    std::uint32_t rows_ = 0; ///< That have arrived.
    std::vector<Factor> factors_;
    FactorCounts counts_;
};

/// Free cells become '.', walls '@'; cost factors are lost, since the format has none.
std::string write_moving_ai_map(const Grid& grid);

/// Whether the text begins as a .map does. If the rest is wrong, the reader says how.
bool looks_like_moving_ai_map(std::string_view text);

} // namespace astrolabe
