// The options of a walk with a short view, apart from those of the searches on it.
#pragma once

#include <cstdint>

namespace astrolabe {

struct LocalWalkRules {
    std::uint32_t radius = 12;     ///< Cells on each side of the goal that the square holds.
    std::uint32_t step_length = 1; ///< Cells walked of each answer, at least 1.
    /// Around obstacles in one direction only, chosen at random at each decision.
    bool turns_one_directional = false;
    bool shifts_randomly = true; ///< Otherwise it gives up where only a random shift would lead on.
    std::uint64_t seed = 1;      ///< Of the random shifts and turns.
    /// Cells walked before it gives up; 0: ten times the board's width and height together.
    std::uint64_t most_steps = 0;

    /// The largest values accepted from outside.
    static constexpr std::uint32_t max_radius = 50;
    static constexpr std::uint32_t max_step_length = 100;
};

} // namespace astrolabe
