// What the eight neighbours of a node offer it: the least, without a branch to predict. For the kernel of
// LPA*.
#pragma once

#include "core/grid/direction.h"

#include <algorithm>
#include <array>
#include <cstdint>

#ifdef __wasm_simd128__
#include <wasm_simd128.h>
#endif

namespace astrolabe {

struct LeastOffer {
    std::uint32_t cost = 0; ///< At most `limit`.
    /// Those of the neighbours that offer it; none if nobody offers less than `limit`.
    std::uint32_t slots = 0;
};

/// Neighbours are in the slots of `legal`; each offers its number in the row of numbers around `here`,
/// increased by that of its slot in `costs`, which must stay a number of 32 bits. Up to width + 1 before and
/// behind `here` are read.
[[gnu::always_inline]] inline LeastOffer least_offer(const std::uint32_t* here, std::uint32_t width,
                                                     const std::array<std::uint32_t, direction_count>& costs,
                                                     std::uint32_t legal, std::uint32_t limit) {
    const auto* const above = here - width;
    const auto* const below = here + width;
#ifdef __wasm_simd128__
    // As in better_slots.h.
    const auto first = wasm_v128_load32_lane(here - 1, wasm_v128_load(above - 1), 3);
    const auto second = wasm_v128_load32_lane(here + 1, wasm_v128_load(below - 2), 0);
    const auto none = wasm_u32x4_splat(limit);
    const auto offers = [&](v128_t numbers, const std::uint32_t* raises, v128_t bits) {
        const auto is_legal = wasm_i32x4_eq(wasm_v128_and(wasm_u32x4_splat(legal), bits), bits);
        return wasm_v128_bitselect(wasm_i32x4_add(numbers, wasm_v128_load(raises)), none, is_legal);
    };
    const auto before = offers(first, costs.data(), wasm_u32x4_const(1, 2, 4, 8));
    const auto after = offers(second, costs.data() + 4, wasm_u32x4_const(16, 32, 64, 128));
    auto least = wasm_u32x4_min(none, wasm_u32x4_min(before, after));
    least = wasm_u32x4_min(least, wasm_i32x4_shuffle(least, least, 2, 3, 0, 1));
    least = wasm_u32x4_min(least, wasm_i32x4_shuffle(least, least, 1, 0, 3, 2));
    const auto cost = wasm_u32x4_extract_lane(least, 0);
    const auto slots = static_cast<std::uint32_t>(wasm_i32x4_bitmask(wasm_i32x4_eq(before, least))) |
                       static_cast<std::uint32_t>(wasm_i32x4_bitmask(wasm_i32x4_eq(after, least))) << 4U;
    return {cost, cost < limit ? slots : 0};
#else
    const std::array<const std::uint32_t*, direction_count> neighbours{
        above - 1, above, above + 1, here - 1, here + 1, below - 1, below, below + 1};
    std::array<std::uint32_t, direction_count> offers{};
    auto least = limit;
    for (Slot slot = 0; slot < direction_count; ++slot) {
        offers[slot] = (legal >> slot & 1U) != 0 ? *neighbours[slot] + costs[slot] : limit;
        least = std::min(least, offers[slot]);
    }
    std::uint32_t slots = 0;
    for (Slot slot = 0; slot < direction_count; ++slot) {
        slots |= (offers[slot] == least && least < limit ? 1U : 0U) << slot;
    }
    return {least, slots};
#endif
}

} // namespace astrolabe
