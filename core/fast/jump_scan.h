// A straight jump along a line of bits: 64 cells in one step.
//
// After Harabor and Grastien, "Improving Jump Point Search", 2014 (block-based scanning); for corner
// rules other than theirs from the same argument, which jump_point_search.h tells.
#pragma once

#include "core/fast/bit_rows.h"
#include "core/grid/corner_rule.h"

#include <bit>
#include <cstdint>

namespace astrolabe {

/// Where a straight jump ends: at the first cell ahead that is a wall or has a forced neighbour.
struct JumpEnd {
    std::uint32_t at = 0; ///< Undefined for a wall before place 0.
    bool is_wall = false;
};

/// Bit i of the word at `word` shifted so that it holds bit i - 1, or with `is_up` false bit i + 1.
template <bool is_up> std::uint64_t neighbour_bits(const std::uint64_t* word) {
    if constexpr (is_up) {
        return *word << 1U | word[-1] >> 63U;
    } else {
        return *word >> 1U | word[1] << 63U;
    }
}

/// The cells of a word with a forced neighbour in the line `beside`, for a jump that goes up the bits
/// if `goes_up`. Under *no wall* and *four* a way round by the line beside is as short until a wall
/// behind bars it, so the cell just past that wall is forced. Under *one wall* and *always* a diagonal
/// step would have come before the wall: the cell beyond it is forced, where the rule lets one pass.
template <CornerRule rule, bool goes_up>
std::uint64_t forced_bits(const std::uint64_t* line, const std::uint64_t* beside) {
    if constexpr (rule == CornerRule::NoWall || rule == CornerRule::Four) {
        return *beside & ~neighbour_bits<goes_up>(beside);
    } else {
        const auto beyond = ~*beside & neighbour_bits<!goes_up>(beside);
        return rule == CornerRule::OneWall ? beyond & neighbour_bits<!goes_up>(line) : beyond;
    }
}

/// The jump from place `from` of a line, whatever lies at `from` itself. O(cells jumped / 64).
template <CornerRule rule, bool goes_up>
JumpEnd scan_line(const BitPlane& plane, std::uint32_t line, std::uint32_t from) {
    const auto* words = plane.words_of(line);
    const auto stride = static_cast<std::ptrdiff_t>(plane.words_per_line());
    const auto first = goes_up ? from + 2 : from; // places lie one bit up
    auto word = static_cast<std::ptrdiff_t>(first >> 6U);
    auto ahead = goes_up ? ~std::uint64_t{0} << (first & 63U) : ~std::uint64_t{0} >> (63U - (first & 63U));
    while (true) {
        const auto* here = words + word;
        const auto forced =
            forced_bits<rule, goes_up>(here, here - stride) | forced_bits<rule, goes_up>(here, here + stride);
        const auto ends = (~*here | forced) & ahead; // the unset bits round a line end every jump
        if (ends != 0) {
            const auto bit =
                static_cast<std::uint32_t>(goes_up ? std::countr_zero(ends) : 63 - std::countl_zero(ends));
            const bool is_wall = (*here >> bit & 1U) == 0;
            return {.at = static_cast<std::uint32_t>(word) * 64 + bit - 1, .is_wall = is_wall};
        }
        word += goes_up ? 1 : -1;
        ahead = ~std::uint64_t{0};
    }
}

} // namespace astrolabe
