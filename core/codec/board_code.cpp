#include "core/codec/board_code.h"

#include "core/codec/ground_model.h"
#include "core/codec/range_coder.h"
#include "core/codec/wall_model.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <span>
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

/// Rows are written and read by this one class.
class RowCoder {
  public:
    RowCoder(std::uint32_t width, const std::vector<Factor>& kinds) : walls_(width) {
        if (kinds != std::vector{plain}) {
            ground_.emplace(width, kinds);
        }
    }

    void code(RangeCoder& coder, std::span<Factor> row) {
        walls_.code_row(coder, row);
        if (ground_) {
            ground_->code_row(coder, row);
        }
    }
    /// False for rows that no encoder would have written so.
    bool is_plausible() const { return walls_.is_plausible(); }

  private:
    WallModel walls_;
    std::optional<GroundModel> ground_;
};

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

std::uint32_t check_of(std::uint32_t digest) { return digest >> (32 - check_bits); }

bool is_ascending(const std::vector<Factor>& kinds) {
    return kinds.front() != wall &&
           std::adjacent_find(kinds.begin(), kinds.end(), std::greater_equal<>()) == kinds.end();
}

} // namespace

std::uint32_t digest_with(std::uint32_t digest, std::span<const Factor> factors) {
    for (const auto factor : factors) {
        digest = (digest ^ factor) * 0x01000193;
    }
    return digest;
}

struct BoardEncoder::Work {
    explicit Work(const Grid& board)
        : grid(board), rows(grid.width(), kinds_of_ground(grid)), row(grid.width()) {
        code_number(coder, Squares, kind_bits);
        code_side(coder, grid.width());
        code_side(coder, grid.height());
        code_factors(coder, kinds_of_ground(grid));
    }

    const Grid& grid;
    RangeCoder coder;
    RowCoder rows;
    std::vector<Factor> row; ///< A copy: a coder writes into what it is given.
    std::uint32_t next = 0;
    std::uint32_t digest = digest_of_none;
};

BoardEncoder::BoardEncoder(const Grid& grid) : work_(std::make_unique<Work>(grid)) {}
BoardEncoder::~BoardEncoder() = default;

bool BoardEncoder::advance(std::uint32_t rows) {
    auto& work = *work_;
    const auto height = work.grid.height();
    for (const auto end = work.next + std::min(rows, height - work.next); work.next < end; ++work.next) {
        const auto cells = work.grid.factors().subspan(work.next * work.row.size(), work.row.size());
        std::copy(cells.begin(), cells.end(), work.row.begin());
        work.rows.code(work.coder, work.row);
        work.digest = digest_with(work.digest, cells);
    }
    return work.next == height;
}

std::vector<std::uint8_t> BoardEncoder::finish() {
    advance(work_->grid.height());
    code_number(work_->coder, check_of(work_->digest), check_bits);
    return work_->coder.finish();
}

std::vector<std::uint8_t> encode_board(const Grid& grid) { return BoardEncoder(grid).finish(); }

struct BoardDecoder::Work {
    std::vector<std::uint8_t> bytes; ///< The coder borrows them.
    RangeCoder coder;
    std::uint32_t width;
    std::uint32_t height;
    std::vector<Factor> kinds;
    RowCoder rows;
    std::vector<Factor> factors;
    FactorCounts counts{};
    std::uint32_t next = 0;
    std::uint32_t digest = digest_of_none;
};

BoardDecoder::BoardDecoder() = default;
BoardDecoder::~BoardDecoder() = default;

BoardDecoder::BoardDecoder(std::vector<std::uint8_t> bytes, std::uint64_t most_cells) {
    RangeCoder coder(bytes);
    const auto kind = code_number(coder, Squares, kind_bits);
    const auto width = code_side(coder, 1);
    const auto height = code_side(coder, 1);
    const auto kinds = code_factors(coder, {});
    const auto cells = std::uint64_t{width} * height;
    if (kind == Squares && Grid::is_valid_size(width, height) && cells <= most_cells && is_ascending(kinds)) {
        work_.reset(new Work{.bytes = std::move(bytes),
                             .coder = coder,
                             .width = width,
                             .height = height,
                             .kinds = kinds,
                             .rows = RowCoder(width, kinds),
                             .factors = std::vector<Factor>(cells)});
    }
}

std::uint64_t BoardDecoder::cell_count() const { return work_ ? work_->factors.size() : 0; }

bool BoardDecoder::advance(std::uint32_t rows) {
    if (!work_) {
        return true;
    }
    auto& work = *work_;
    for (const auto end = work.next + std::min(rows, work.height - work.next); work.next < end; ++work.next) {
        const auto row = std::span(work.factors).subspan(std::size_t{work.next} * work.width, work.width);
        work.rows.code(work.coder, row);
        work.counts.add(row);
        work.digest = digest_with(work.digest, row);
    }
    return work.next == work.height;
}

std::optional<Grid> BoardDecoder::finish() {
    advance(Grid::max_side);
    if (!work_ || code_number(work_->coder, 0, check_bits) != check_of(work_->digest) ||
        !work_->rows.is_plausible() || !work_->coder.is_whole()) {
        return std::nullopt;
    }
    Grid grid(work_->width, work_->height, std::move(work_->factors), work_->counts);
    // Ground that does not occur is never named.
    return kinds_of_ground(grid) == work_->kinds ? std::optional(std::move(grid)) : std::nullopt;
}

std::uint32_t board_digest(const Grid& grid) { return digest_with(digest_of_none, grid.factors()); }

} // namespace astrolabe
