// The .scen format of the Moving AI benchmarks: questions with the length of the shortest answer.
#pragma once

#include "core/grid/grid.h"
#include "core/io/reason.h"

#include <cmath>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace astrolabe {

struct ScenarioRow {
    std::uint32_t line = 0; ///< 1-based line of the file.
    std::uint32_t bucket = 0;
    std::string map;
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    Cell start;
    Cell goal;
    /// Published length of a shortest path, straight steps 1, diagonal steps √2; infinite where the file says
    /// that there is none, by a length of 0 between two different cells.
    double length = 0;
    /// How far a right answer may be from `length`: 0.00501 where it is written with two decimals or
    /// fewer, since those are rounded; 0.001 otherwise.
    double tolerance = 0.001;

    bool has_path() const { return std::isfinite(length); }
};

/// Reads "version 1" and rows of nine columns. Start and goal are checked against the size given in the row
/// itself. Codes: scen.empty, scen.version, scen.row, scen.size, scen.cell, scen.length, scen.too_many.
Result<std::vector<ScenarioRow>> read_moving_ai_scenario(std::string_view text);

std::string write_moving_ai_scenario(std::span<const ScenarioRow> rows);

} // namespace astrolabe
