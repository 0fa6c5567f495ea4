#include "core/io/board_code.h"

#include "core/io/ground_model.h"
#include "core/io/range_coder.h"
#include "core/io/wall_model.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <utility>

namespace astrolabe {
namespace {

constexpr std::uint32_t kind_bits = 3;
enum BoardKind : std::uint32_t { Squares = 0 }; // the others are reserved

constexpr std::uint32_t check_bits = 12;

/// A number below 2^bits by even chances, the highest bit first.
std::uint32_t code_number(RangeCoder& coder, std::uint32_t number, std::uint32_t bits) {
    std::uint32_t coded = 0;
    for (auto at = bits; at-- > 0;) {
        coded = coded << 1U | (coder.code((number >> at & 1U) != 0, even_chance) ? 1U : 0U);
    }
    return coded;
}

/// A side of at least 1: how many bits it has, then all but the highest.
std::uint32_t code_side(RangeCoder& coder, std::uint32_t side) {
    const auto bits = code_number(coder, static_cast<std::uint32_t>(std::bit_width(side)) - 1, 4);
    return 1U << bits | code_number(coder, side & ~(1U << bits), bits);
}

/// Ascending factors: one that is only plain ground costs a bit.
std::vector<Factor> code_factors(RangeCoder& coder, const std::vector<Factor>& factors) {
    if (coder.code(factors == std::vector{plain}, even_chance)) {
        return {plain};
    }
    const auto count = code_number(coder, static_cast<std::uint32_t>(factors.size()) - 1, 8) + 1;
    std::vector<Factor> coded(count);
    for (std::size_t i = 0; i < count; ++i) {
        coded[i] = static_cast<Factor>(code_number(coder, i < factors.size() ? factors[i] : 0, 8));
    }
    return coded;
}

/// Walks the board in the one way in which it is written and read. False for cells that no encoder
/// would have told so.
bool code_cells(RangeCoder& coder, std::uint32_t width, const std::vector<Factor>& kinds,
                std::vector<Factor>& factors) {
    WallModel walls(width);
    std::optional<GroundModel> ground;
    if (kinds != std::vector{plain}) {
        ground.emplace(width, kinds);
    }
    const std::span<Factor> cells(factors);
    for (std::size_t begin = 0; begin < cells.size(); begin += width) {
        const auto row = cells.subspan(begin, width);
        walls.code_row(coder, row);
        if (ground) {
            ground->code_row(coder, row);
        }
    }
    return walls.is_plausible();
}

/// The factors of free cells that occur; plain if none does.
std::vector<Factor> kinds_of_ground(const Grid& grid) {
    std::vector<Factor> kinds;
    for (std::uint32_t factor = plain; factor < 256; ++factor) {
        if (grid.has_factor(static_cast<Factor>(factor))) {
            kinds.push_back(static_cast<Factor>(factor));
        }
    }
    return kinds.empty() ? std::vector{plain} : kinds;
}

std::uint32_t check_of(const Grid& grid) { return board_digest(grid) >> (32 - check_bits); }

bool is_ascending(const std::vector<Factor>& kinds) {
    return kinds.front() != wall &&
           std::adjacent_find(kinds.begin(), kinds.end(), std::greater_equal<>()) == kinds.end();
}

} // namespace

std::vector<std::uint8_t> encode_board(const Grid& grid) {
    RangeCoder encoder;
    code_number(encoder, Squares, kind_bits);
    code_side(encoder, grid.width());
    code_side(encoder, grid.height());
    const auto kinds = code_factors(encoder, kinds_of_ground(grid));
    std::vector<Factor> factors(grid.factors().begin(), grid.factors().end());
    code_cells(encoder, grid.width(), kinds, factors);
    code_number(encoder, check_of(grid), check_bits);
    return encoder.finish();
}

std::optional<Grid> decode_board(std::span<const std::uint8_t> bytes, std::uint64_t most_cells) {
    RangeCoder decoder(bytes);
    const auto kind = code_number(decoder, Squares, kind_bits);
    const auto width = code_side(decoder, 1);
    const auto height = code_side(decoder, 1);
    if (kind != Squares || !Grid::is_valid_size(width, height) ||
        std::uint64_t{width} * height > most_cells) {
        return std::nullopt;
    }
    const auto kinds = code_factors(decoder, {});
    if (!is_ascending(kinds)) {
        return std::nullopt;
    }
    std::vector<Factor> factors(std::size_t{width} * height);
    const bool is_told_so = code_cells(decoder, width, kinds, factors);
    const auto check = code_number(decoder, 0, check_bits);
    if (!is_told_so || !decoder.is_whole()) {
        return std::nullopt;
    }
    Grid grid(width, height, std::move(factors));
    // Ground that does not occur is never named.
    const bool is_ours = check == check_of(grid) && kinds_of_ground(grid) == kinds;
    return is_ours ? std::optional(std::move(grid)) : std::nullopt;
}

std::uint32_t board_digest(const Grid& grid) {
    std::uint32_t digest = 0x811c9dc5;
    for (const auto factor : grid.factors()) {
        digest = (digest ^ factor) * 0x01000193;
    }
    return digest;
}

} // namespace astrolabe
