// The Moving AI maps of a folder with their scenarios.
#pragma once

#include "core/grid/grid.h"
#include "core/io/moving_ai_scenario.h"

#include <cstddef>
#include <string>
#include <vector>

namespace astrolabe::bench {

struct Map {
    std::string name;
    Grid grid;
    std::vector<ScenarioRow> rows; ///< Every n-th one.

    /// Whether the map is more than random dots and corridors one cell wide, in which jump points are of no
    /// use.
    bool is_structured() const { return name.rfind("random", 0) != 0 && name.rfind("maze512-1-", 0) != 0; }
};

/// The map and every `every`th row of its scenario. Ends the program if it cannot be read.
Map read_map(const std::string& map_file, const std::string& scenario_file, std::size_t every);

/// All maps of the folder that have a scenario, by name.
std::vector<Map> maps_in(const std::string& folder, std::size_t every);

} // namespace astrolabe::bench
