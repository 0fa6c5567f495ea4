#include "core/grid/bit_rows.h"

#include "core/grid/cell_words.h"

#include <array>

namespace astrolabe {
namespace {

constexpr std::uint32_t word_bits = 64;

/// 64 lines of 64 bits.
using Block = std::array<std::uint64_t, word_bits>;

/// Exchanges bit i of line j with bit j of line i: first whole quarters, then quarters of quarters. H. S.
/// Warren, "Hacker's Delight", 2002, section 7-3.
void transpose(Block& block) {
    auto upper_half = ~std::uint64_t{0} << (word_bits / 2);
    for (auto side = word_bits / 2; side != 0; side /= 2, upper_half ^= upper_half >> side) {
        for (std::uint32_t line = 0; line < word_bits; line = ((line | side) + 1) & ~side) {
            auto& first = block[line];
            auto& second = block[line | side];
            const auto differences = (first ^ second << side) & upper_half;
            first ^= differences;
            second ^= differences >> side;
        }
    }
}

} // namespace

BitPlane BitPlane::of_free_cells(const Grid& grid) {
    BitPlane plane(grid.height(), grid.width());
    for (std::uint32_t y = 0; y < grid.height(); ++y) {
        const auto row = grid.factors().subspan(std::size_t{y} * grid.width(), grid.width());
        auto* const words = plane.words_.data() + plane.first_word_of(y);
        std::uint64_t carried = 0; // each bit lies one bit behind its cell
        for (std::uint32_t word = 0; word < plane.words_per_line_; ++word) {
            const auto first = std::size_t{word} * word_bits;
            const auto bits = first < row.size() ? nonzero_bits(row, first) : 0;
            words[word] = bits << 1U | carried;
            carried = bits >> (word_bits - 1);
        }
    }
    return plane;
}

BitPlane BitPlane::transposed(std::uint32_t lines, std::uint32_t length) const {
    BitPlane turned(length, lines);
    // With the unset line before the first and the unset bit before each line both planes are matrices that
    // are each other's transpose, in whole blocks.
    const auto line_count = lines + 2;
    const auto turned_count = length + 2;
    for (std::uint32_t y = 0; y < line_count; y += word_bits) {
        for (std::uint32_t x = 0; x < turned_count; x += word_bits) {
            Block block{};
            for (auto line = y; line < std::min(line_count, y + word_bits); ++line) {
                block[line - y] = words_[std::size_t{line} * words_per_line_ + 1 + x / word_bits];
            }
            transpose(block);
            for (auto line = x; line < std::min(turned_count, x + word_bits); ++line) {
                turned.words_[std::size_t{line} * turned.words_per_line_ + 1 + y / word_bits] =
                    block[line - x];
            }
        }
    }
    return turned;
}

BitRows::BitRows(const Grid& grid)
    : rows_(BitPlane::of_free_cells(grid)), columns_(rows_.transposed(grid.height(), grid.width())) {}

void BitRows::update_at(const Grid& grid, NodeId changed) {
    const auto [x, y] = grid.cell(changed);
    rows_.set(y, x, grid.is_free(changed));
    columns_.set(x, y, grid.is_free(changed));
}

} // namespace astrolabe
