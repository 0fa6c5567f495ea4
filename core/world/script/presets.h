// Named example worlds: each shows one purpose of the options.
#pragma once

#include "core/world/world_log.h"

#include <optional>
#include <string_view>

namespace astrolabe {

enum class WorldPreset {
    TwoCorridors, ///< Two rooms, a corridor between them and a somewhat longer one: a crowd with influence or
                  ///< without.
    HeadOn,       ///< Two groups that have to pass through each other in a corridor one cell wide.
    Crossroads,   ///< Streams that cross.
    Fog,          ///< A trap of walls that is still unseen.
    Crowd,        ///< The crowd tutorial's own world, with its rules: some units on a random map.
    SameGoals,    ///< A crowd with four goals: flow fields answer for all with the same one.
};

/// "two-corridors", "head-on", "crossroads", "fog", "crowd", "same-goals".
std::string_view preset_name(WorldPreset preset);
/// Nothing for an unknown name.
std::optional<WorldPreset> world_preset_named(std::string_view name);

/// The world at tick 0, its commands logged; for TwoCorridors with influence off.
WorldLog make_world(WorldPreset preset);

/// The two rooms. Seven units in four ticks, for 1000 ticks, set out in the left room for the right one,
/// where they leave the board; both corridors are one cell wide, so that each lets one unit a tick through.
WorldLog two_corridors(bool uses_influence);

} // namespace astrolabe
