// The parts of the benchmark. Each prints a table of its own.
#pragma once

#include "tests/bench/maps.h"

#include <span>

namespace astrolabe::bench {

/// Searches against the textbook's with its binary heap.
void race_searches(std::span<const Map> maps);
/// What is computed for every cell of a board, and updated after an edit.
void time_boards(std::span<const Map> maps);
/// What a visitor waits for: seeking, dragging the goal.
void time_gestures(std::span<const Map> maps);
/// Ticks of the game world, on boards of its own.
void time_worlds(std::span<const Map> maps);

} // namespace astrolabe::bench
