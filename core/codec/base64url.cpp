#include "core/codec/base64url.h"

namespace astrolabe {
namespace {

constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// 64 if it is none of them. Without a search among them, which takes a tenth of the time of a large board.
std::uint32_t value_of(char letter) {
    const auto from = [letter](char first) { return static_cast<std::uint8_t>(letter - first); };
    return from('A') < 26   ? from('A')
           : from('a') < 26 ? 26U + from('a')
           : from('0') < 10 ? 52U + from('0')
           : letter == '-'  ? 62U
           : letter == '_'  ? 63U
                            : 64U;
}

} // namespace

std::string to_base64url(std::span<const std::uint8_t> bytes) {
    std::string text;
    text.reserve((bytes.size() * 4 + 2) / 3);
    std::uint32_t bits = 0;
    std::uint32_t bit_count = 0;
    for (const auto byte : bytes) {
        bits = (bits << 8U | byte) & 0xffffU;
        for (bit_count += 8; bit_count >= 6; bit_count -= 6) {
            text += letters[bits >> (bit_count - 6) & 63U];
        }
    }
    if (bit_count > 0) {
        text += letters[bits << (6 - bit_count) & 63U];
    }
    return text;
}

std::optional<std::vector<std::uint8_t>> from_base64url(std::string_view text) {
    std::vector<std::uint8_t> bytes;
    bytes.reserve(text.size() * 3 / 4);
    std::uint32_t bits = 0;
    std::uint32_t bit_count = 0;
    for (const char letter : text) {
        const auto value = value_of(letter);
        if (value >= letters.size()) {
            return std::nullopt;
        }
        bits = (bits << 6U | value) & 0xffffU;
        bit_count += 6;
        if (bit_count >= 8) {
            bit_count -= 8;
            bytes.push_back(static_cast<std::uint8_t>(bits >> bit_count));
        }
    }
    const bool has_stray_bits = (bits & ((1U << bit_count) - 1)) != 0;
    return bit_count >= 6 || has_stray_bits ? std::nullopt : std::optional(std::move(bytes));
}

} // namespace astrolabe
