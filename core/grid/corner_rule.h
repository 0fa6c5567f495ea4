// When a diagonal move may pass walls.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace astrolabe {

/// A diagonal step passes two side cells (s). Is it legal?
///
///     free ↘ s      wall ↘ s      wall ↘ s
///      . .           # .           # .
///      . ↘           . ↘           # ↘  (both side cells are walls)
///
///     NoWall   yes           no            no      "nowall"   Lester's tutorial, Moving AI
///     OneWall  yes           yes           no      "onewall"
///     Always   yes           yes           yes     "always"
///     Four     never: only up, left, right, down   "four"
enum class CornerRule { NoWall, OneWall, Always, Four };

struct CornerRuleTraits {
    CornerRule value;
    std::string_view name; ///< In links.
    /// How many of the two side cells have to be free; 3: never legal.
    std::uint32_t free_sides;
};

/// In the order of the enumeration.
inline constexpr std::array<CornerRuleTraits, 4> corner_rules{{{CornerRule::NoWall, "nowall", 2},
                                                               {CornerRule::OneWall, "onewall", 1},
                                                               {CornerRule::Always, "always", 0},
                                                               {CornerRule::Four, "four", 3}}};

constexpr const CornerRuleTraits& traits_of(CornerRule rule) {
    return corner_rules[static_cast<std::size_t>(rule)];
}

} // namespace astrolabe
