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

/// The slots in which `least`, increased by that of the slot and then with these bits set, is below the
/// record of the neighbour, legal or not; without a branch to predict. Records up to width + 1 before and
/// behind `here` are read.
[[gnu::always_inline]] inline std::uint32_t
better_slots(const std::uint32_t* here, std::uint32_t width, std::uint32_t least,
             const std::array<std::uint32_t, direction_count>& increments, std::uint32_t bits = 0) {
    const auto* const above = here - width;
    const auto* const below = here + width;
#ifdef __wasm_simd128__
    // Each record by itself: a load of several waits for those that were just stored one by one.
    const auto four = [](const std::uint32_t* a, const std::uint32_t* b, const std::uint32_t* c,
                         const std::uint32_t* d) {
        const auto two = wasm_v128_load32_lane(b, wasm_v128_load32_zero(a), 1);
        return wasm_v128_load32_lane(d, wasm_v128_load32_lane(c, two, 2), 3);
    };
    // Not below: SSE compares for that by one instruction more.
    const auto worse = [&](v128_t records, const std::uint32_t* raises) {
        const auto offers = wasm_v128_or(wasm_i32x4_add(wasm_u32x4_splat(least), wasm_v128_load(raises)),
                                         wasm_u32x4_splat(bits));
        return wasm_i32x4_bitmask(wasm_u32x4_ge(offers, records));
    };
    const auto first = worse(four(above - 1, above, above + 1, here - 1), increments.data());
    const auto second = worse(four(here + 1, below - 1, below, below + 1), increments.data() + 4);
    return (first | second << 4U) ^ 0xffU;
#else
    std::uint32_t better = 0;
    const auto compare = [&](const std::uint32_t* neighbour, Slot slot) {
        better += better + (((least + increments[slot]) | bits) < *neighbour ? 1 : 0);
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
