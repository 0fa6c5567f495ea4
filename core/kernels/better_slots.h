// Which of the eight neighbours of a node a path through it would be better for: the innermost question of
// the queue kernel, and of that of LPA*.
#pragma once

#include "core/grid/direction.h"

#include <array>
#include <cstdint>

#ifdef __wasm_simd128__
#include <wasm_simd128.h>
#endif

namespace astrolabe {

/// The slots in which `least`, increased by that of the slot, is below the record of the neighbour, legal or
/// not; without a branch to predict. Records up to width + 1 before and behind `here` are read.
[[gnu::always_inline]] inline std::uint32_t
better_slots(const std::uint32_t* here, std::uint32_t width, std::uint32_t least,
             const std::array<std::uint32_t, direction_count>& increments) {
    const auto* const above = here - width;
    const auto* const below = here + width;
#ifdef __wasm_simd128__
    //     slots 0 1 2     records above - 1 …                      and here - 1 in place of above + 2
    //           3   4
    //           5 6 7     records here + 1 in place of below - 2   and below - 1 …
    const auto first = wasm_v128_load32_lane(here - 1, wasm_v128_load(above - 1), 3);
    const auto second = wasm_v128_load32_lane(here + 1, wasm_v128_load(below - 2), 0);
    const auto offer = wasm_u32x4_splat(least);
    // Not below: SSE compares for that by one instruction more.
    const auto worse = [&](v128_t records, const std::uint32_t* raises) {
        return wasm_i32x4_bitmask(wasm_u32x4_ge(wasm_i32x4_add(offer, wasm_v128_load(raises)), records));
    };
    return (worse(first, increments.data()) | worse(second, increments.data() + 4) << 4U) ^ 0xffU;
#else
    std::uint32_t better = 0;
    const auto compare = [&](const std::uint32_t* neighbour, Slot slot) {
        better += better + (least + increments[slot] < *neighbour ? 1 : 0);
    };
    compare(below + 1, 7);
    compare(below, 6);
    compare(below - 1, 5);
    compare(here + 1, 4);
    compare(here - 1, 3);
    compare(above + 1, 2);
    compare(above, 1);
    compare(above - 1, 0);
    return better;
#endif
}

} // namespace astrolabe
