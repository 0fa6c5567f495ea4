// All eight neighbours of a node at once, without a branch to predict: which of them a path through it would
// be better for, the innermost question of the queue kernel and of that of LPA*, and the least of what they
// offer it and which are reached from it, for the latter.
//
// Numbers of nodes lie row by row, each `apart` numbers behind the last, and those of up to width + 1 nodes
// before and behind `here` are read.
#pragma once

#include "core/grid/direction.h"

#include <algorithm>
#include <array>
#include <cstdint>

#ifdef __wasm_simd128__
#include <wasm_simd128.h>
#endif

namespace astrolabe {

#ifdef __wasm_simd128__
/// By slot.
struct EightNumbers {
    v128_t first;
    v128_t second;

    /// Each by itself: a load of several at once waits for those that were just stored one by one.
    template <std::uint32_t apart>
    [[gnu::always_inline]] static EightNumbers around(const std::uint32_t* here, std::uint32_t width) {
        const auto four = [](const std::uint32_t* a, const std::uint32_t* b, const std::uint32_t* c,
                             const std::uint32_t* d) {
            const auto two = wasm_v128_load32_lane(b, wasm_v128_load32_zero(a), 1);
            return wasm_v128_load32_lane(d, wasm_v128_load32_lane(c, two, 2), 3);
        };
        const auto* const above = here - apart * width;
        const auto* const below = here + apart * width;
        return {four(above - apart, above, above + apart, here - apart),
                four(here + apart, below - apart, below, below + apart)};
    }
    [[gnu::always_inline]] EightNumbers plus(const std::array<std::uint32_t, direction_count>& raises) const {
        return {wasm_i32x4_add(first, wasm_v128_load(raises.data())),
                wasm_i32x4_add(second, wasm_v128_load(raises.data() + 4))};
    }
};

/// The slots whose lanes are all ones, where the others are zeros.
[[gnu::always_inline]] inline std::uint32_t slots_of(v128_t first, v128_t second) {
    return static_cast<std::uint32_t>(wasm_i32x4_bitmask(first)) |
           static_cast<std::uint32_t>(wasm_i32x4_bitmask(second)) << 4U;
}
#endif

/// The slots in which `least`, increased by that of the slot and then with these bits set, is below the
/// number of the neighbour, legal or not.
template <std::uint32_t apart = 1>
[[gnu::always_inline]] inline std::uint32_t
better_slots(const std::uint32_t* here, std::uint32_t width, std::uint32_t least,
             const std::array<std::uint32_t, direction_count>& increments, std::uint32_t bits = 0) {
#ifdef __wasm_simd128__
    const auto numbers = EightNumbers::around<apart>(here, width);
    const auto offers = EightNumbers{wasm_u32x4_splat(least), wasm_u32x4_splat(least)}.plus(increments);
    const auto set = wasm_u32x4_splat(bits);
    // Not below: SSE compares for that by one instruction more.
    return 0xffU ^ slots_of(wasm_u32x4_ge(wasm_v128_or(offers.first, set), numbers.first),
                            wasm_u32x4_ge(wasm_v128_or(offers.second, set), numbers.second));
#else
    const auto* const above = here - apart * width;
    const auto* const below = here + apart * width;
    std::uint32_t better = 0;
    const auto compare = [&](const std::uint32_t* neighbour, Slot slot) {
        better += better + (((least + increments[slot]) | bits) < *neighbour ? 1 : 0);
    };
    compare(below + apart, 7);
    compare(below, 6);
    compare(below - apart, 5);
    compare(here + apart, 4);
    compare(here - apart, 3);
    compare(above + apart, 2);
    compare(above, 1);
    compare(above - apart, 0);
    return better;
#endif
}

struct LeastOffer {
    std::uint32_t cost = 0; ///< At most `limit`.
    /// Those of the neighbours that offer it; none if nobody offers less than `limit`.
    std::uint32_t slots = 0;
};

/// Neighbours are in the slots of `legal`; each offers its number increased by that of its slot in `costs`,
/// which must stay a number of 32 bits.
template <std::uint32_t apart>
[[gnu::always_inline]] inline LeastOffer least_offer(const std::uint32_t* here, std::uint32_t width,
                                                     const std::array<std::uint32_t, direction_count>& costs,
                                                     std::uint32_t legal, std::uint32_t limit) {
#ifdef __wasm_simd128__
    const auto none = wasm_u32x4_splat(limit);
    const auto if_legal = [&](v128_t offers, v128_t bits) {
        const auto is_legal = wasm_i32x4_eq(wasm_v128_and(wasm_u32x4_splat(legal), bits), bits);
        return wasm_v128_bitselect(offers, none, is_legal);
    };
    const auto offers = EightNumbers::around<apart>(here, width).plus(costs);
    const auto before = if_legal(offers.first, wasm_u32x4_const(1, 2, 4, 8));
    const auto after = if_legal(offers.second, wasm_u32x4_const(16, 32, 64, 128));
    auto least = wasm_u32x4_min(none, wasm_u32x4_min(before, after));
    least = wasm_u32x4_min(least, wasm_i32x4_shuffle(least, least, 2, 3, 0, 1));
    least = wasm_u32x4_min(least, wasm_i32x4_shuffle(least, least, 1, 0, 3, 2));
    const auto cost = wasm_u32x4_extract_lane(least, 0);
    const auto slots = slots_of(wasm_i32x4_eq(before, least), wasm_i32x4_eq(after, least));
    return {cost, cost < limit ? slots : 0};
#else
    const auto* const above = here - apart * width;
    const auto* const below = here + apart * width;
    const std::array<const std::uint32_t*, direction_count> neighbours{
        above - apart, above, above + apart, here - apart, here + apart, below - apart, below, below + apart};
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

/// The slots in which the number of the neighbour is the slot itself: where it is that of the move which
/// leads to a node, those who are reached from `here`.
template <std::uint32_t apart>
[[gnu::always_inline]] inline std::uint32_t slots_led_to(const std::uint8_t* here, std::uint32_t width) {
    const auto* const above = here - apart * width;
    const auto* const below = here + apart * width;
#ifdef __wasm_simd128__
    auto numbers = wasm_v128_load8_splat(above - apart);
    numbers = wasm_v128_load8_lane(above, numbers, 1);
    numbers = wasm_v128_load8_lane(above + apart, numbers, 2);
    numbers = wasm_v128_load8_lane(here - apart, numbers, 3);
    numbers = wasm_v128_load8_lane(here + apart, numbers, 4);
    numbers = wasm_v128_load8_lane(below - apart, numbers, 5);
    numbers = wasm_v128_load8_lane(below, numbers, 6);
    numbers = wasm_v128_load8_lane(below + apart, numbers, 7);
    const auto slots = wasm_i8x16_const(0, 1, 2, 3, 4, 5, 6, 7, -1, -1, -1, -1, -1, -1, -1, -1);
    return static_cast<std::uint32_t>(wasm_i8x16_bitmask(wasm_i8x16_eq(numbers, slots)));
#else
    const std::array<std::uint8_t, direction_count> numbers{
        *(above - apart), *above,           *(above + apart), *(here - apart),
        *(here + apart),  *(below - apart), *below,           *(below + apart)};
    std::uint32_t slots = 0;
    for (Slot slot = 0; slot < direction_count; ++slot) {
        slots |= (numbers[slot] == slot ? 1U : 0U) << slot;
    }
    return slots;
#endif
}

} // namespace astrolabe
