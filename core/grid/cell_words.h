// Eight cells in a word, a byte each, and sixty-four in a word, a bit each: an operation on the word acts on
// all of them at once. The first cell is the lowest byte or bit.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

namespace astrolabe {

static_assert(std::endian::native == std::endian::little, "the first byte in memory is the lowest");

/// A byte of 1 for each of eight cells.
inline constexpr std::uint64_t each_cell = 0x0101010101010101;

inline std::uint64_t eight_bytes(const std::uint8_t* first) {
    std::uint64_t bytes = 0;
    std::memcpy(&bytes, first, sizeof(bytes));
    return bytes;
}

/// 1 for each byte that is not 0.
constexpr std::uint64_t nonzero_bytes(std::uint64_t bytes) {
    constexpr auto low_bits = 0x7f * each_cell;
    return (((bytes & low_bits) + low_bits) | bytes) >> 7U & each_cell;
}

/// Eight bytes that are 0 or 1 as eight bits.
constexpr std::uint64_t bits_of(std::uint64_t bytes) {
    // Byte i is moved from bit 8 i to bit 56 + i; the rest of the product lies below or is cut off.
    return bytes * 0x0102040810204080 >> 56U;
}

/// A bit for each byte from this one on that is not 0: of 64 bytes, or of as many as there are.
inline std::uint64_t nonzero_bits(std::span<const std::uint8_t> bytes, std::size_t first) {
    constexpr std::size_t cells_a_word = 64;
    std::uint64_t bits = 0;
    const auto count = std::min(cells_a_word, bytes.size() - first);
    std::size_t at = 0;
    for (; at + 8 <= count; at += 8) {
        bits |= bits_of(nonzero_bytes(eight_bytes(bytes.data() + first + at))) << at;
    }
    for (; at < count; ++at) {
        bits |= std::uint64_t{bytes[first + at] != 0} << at;
    }
    return bits;
}

} // namespace astrolabe
