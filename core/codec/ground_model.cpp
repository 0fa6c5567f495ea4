#include "core/codec/ground_model.h"

#include <algorithm>

#include <bit>

namespace astrolabe {
namespace {

/// How many of the surrounding cells each memory uses.
constexpr std::array<std::size_t, 3> reaches{2, 4, 7};

std::size_t three_to_the(std::size_t power) { return power == 0 ? 1 : 3 * three_to_the(power - 1); }

} // namespace

GroundModel::GroundModel(std::uint32_t width, std::vector<Factor> factors)
    : factors_(std::move(factors)),
      number_bits_(static_cast<std::uint32_t>(std::bit_width(factors_.size() - 1))),
      mixer_(memory_count, std::size_t{1} << number_bits_) {
    for (std::size_t number = 0; number < factors_.size(); ++number) {
        numbers_[factors_[number]] = static_cast<std::uint8_t>(number);
    }
    for (auto& row : rows_) {
        row.assign(width + 2 * margin, none);
    }
    for (std::size_t i = 0; i < memory_count; ++i) {
        memories_[i].resize(three_to_the(reaches[i]) << number_bits_);
    }
}

void GroundModel::code_row(RangeCoder& coder, std::span<Factor> row) {
    std::rotate(rows_.begin(), rows_.end() - 1, rows_.end());
    for (std::size_t x = 0; x < row.size(); ++x) {
        auto& number = rows_.front()[x + margin];
        number = none;
        if (row[x] != wall) {
            number = code_cell(coder, numbers_[row[x]], x + margin);
            row[x] = factors_[number];
        }
    }
}

std::uint16_t GroundModel::code_cell(RangeCoder& coder, std::uint32_t number, std::size_t index) {
    const auto& here = rows_[0];
    const auto& above = rows_[1];
    const std::array<std::uint16_t, surrounding_count> around{
        here[index - 1], above[index],     above[index - 1], above[index + 1],
        here[index - 2], above[index + 2], rows_[2][index]};
    const auto most = static_cast<std::uint32_t>(factors_.size() - 1);
    std::uint32_t known = 0; // the bits so far
    for (auto at = number_bits_; at-- > 0;) {
        bool bit = false;
        if ((2 * known + 1) << at <= most) { // else it cannot be set
            const auto node = (1U << (number_bits_ - at - 1)) | known;
            bit = mixer_.code(coder, (number >> at & 1U) != 0, memories_at(node, around, known, at), node);
        }
        known = 2 * known + (bit ? 1 : 0);
    }
    return static_cast<std::uint16_t>(known);
}

std::array<BitMemory*, GroundModel::memory_count>
GroundModel::memories_at(std::size_t node, const std::array<std::uint16_t, surrounding_count>& around,
                         std::uint32_t known, std::uint32_t at) {
    std::array<BitMemory*, memory_count> memories{};
    auto surroundings = node;
    std::size_t looked_at = 0;
    for (std::size_t i = 0; i < memory_count; ++i) {
        for (; looked_at < reaches[i]; ++looked_at) {
            const std::uint32_t other = around[looked_at];
            const bool agrees = other >> (at + 1) == known; // none never does: it has more bits
            surroundings = 3 * surroundings + (agrees ? 1 + (other >> at & 1U) : 0);
        }
        memories[i] = &memories_[i][surroundings];
    }
    return memories;
}

} // namespace astrolabe
