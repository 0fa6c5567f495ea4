// The colours of a picture.
#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <string>

namespace astrolabe::command {

using Colour = std::uint32_t; ///< 0xrrggbb.

/// Those of web/canvas/palette.js that a picture needs.
struct Palette {
    Colour free, open, open_tint, closed, path, halo, wall;
    std::array<Colour, 3> kinds; ///< Of walls: water, fire, monsters.
    Colour start, start_text, goal, goal_text, current, current_text, text, line;
    std::array<Colour, 5> grounds; ///< Of ground that costs ground_factors.
    Colour danger;
};

inline constexpr Palette light{
    .free = 0xFFFFFF,
    .open = 0x6A592F,
    .open_tint = 0xF3C232,
    .closed = 0x259CE7,
    .path = 0x06429E,
    .halo = 0xFFFFFF,
    .wall = 0x262624,
    .kinds = {0x1B496A, 0xB81B0A, 0x9658D5},
    .start = 0x078C58,
    .start_text = 0xFFFFFF,
    .goal = 0xED710F,
    .goal_text = 0xFFFFFF,
    .current = 0xE46DA7,
    .current_text = 0x111111,
    .text = 0x111111,
    .line = 0xE2E6EC,
    .grounds = {0xE0F0B5, 0xD6D3CF, 0xC2C397, 0xBFA494, 0x9E9760},
    .danger = 0xD6341F,
};
inline constexpr Palette dark{
    .free = 0x14161A,
    .open = 0xEAA45B,
    .open_tint = 0x504E30,
    .closed = 0x4B6AB4,
    .path = 0xD1F8FE,
    .halo = 0x0B0D10,
    .wall = 0x6F7B87,
    .kinds = {0x638FE9, 0xE19D89, 0xF1C6F1},
    .start = 0x3BEA98,
    .start_text = 0x0B0D10,
    .goal = 0xEB7527,
    .goal_text = 0x0B0D10,
    .current = 0xE99DDB,
    .current_text = 0x111111,
    .text = 0xFFFFFF,
    .line = 0x272B33,
    .grounds = {0x232400, 0x383127, 0x4A3F00, 0x5A5855, 0x81755E},
    .danger = 0xFF5A3C,
};
inline constexpr std::array<double, 6> ground_factors{1, 2, 3, 5, 9, 255};

/// How much of costly ground shows through the colour of an open or closed cell.
inline constexpr double seen_through = 0.28;

inline Colour blend(Colour below, Colour above, double share) {
    Colour mixed = 0;
    for (const std::uint32_t shift : {16U, 8U, 0U}) {
        const double channel = ((below >> shift) & 255U) * (1 - share) + ((above >> shift) & 255U) * share;
        mixed |= static_cast<Colour>(std::floor(channel + 0.5)) << shift;
    }
    return mixed;
}

inline std::string css(Colour colour) {
    std::array<char, 8> text{};
    std::snprintf(text.data(), text.size(), "#%06x", colour);
    return text.data();
}

} // namespace astrolabe::command
