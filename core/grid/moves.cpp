#include "core/grid/moves.h"

#include "core/grid/cell_words.h"

#include <array>
#include <utility>

namespace astrolabe {
namespace {

/// The moves of one cell by their definition. All masks are made eight at a time, to the same end.
std::uint8_t legal_moves(const Grid& grid, CornerRule rule, Cell from) {
    std::uint8_t mask = 0;
    for (Slot slot = 0; slot < direction_count; ++slot) {
        const auto direction = directions[slot];
        const auto x = std::int64_t{from.x} + direction.dx;
        const auto y = std::int64_t{from.y} + direction.dy;
        if (!grid.contains(x, y)) {
            continue;
        }
        const auto to = grid.node({static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y)});
        if (grid.is_free(to) && passes_corner(grid, rule, from, direction)) {
            mask |= static_cast<std::uint8_t>(1U << slot);
        }
    }
    return mask;
}

/// A row of cells, a byte each: 1 for a free one. What lies beside the board is not.
class FreeRow {
  public:
    explicit FreeRow(std::uint32_t width) : bytes_(std::size_t{width} + 2 + cells_a_word) {}

    static constexpr std::uint32_t cells_a_word = 8;

    void read(std::span<const Factor> factors) {
        std::size_t x = 0;
        for (; x + cells_a_word <= factors.size(); x += cells_a_word) {
            const auto free = nonzero_bytes(eight_bytes(factors.data() + x));
            std::memcpy(bytes_.data() + 1 + x, &free, cells_a_word);
        }
        for (; x < factors.size(); ++x) {
            bytes_[x + 1] = factors[x] != wall ? 1 : 0;
        }
    }
    void clear() { std::fill(bytes_.begin(), bytes_.end(), std::uint8_t{0}); }

    std::uint64_t left_of(std::uint32_t x) const { return eight_bytes(bytes_.data() + x); }
    std::uint64_t at(std::uint32_t x) const { return eight_bytes(bytes_.data() + x + 1); }
    std::uint64_t right_of(std::uint32_t x) const { return eight_bytes(bytes_.data() + x + 2); }

  private:
    std::vector<std::uint8_t> bytes_; // one before the first cell, and a word behind the last
};

/// A corner rule for eight cells at once: which free side cells let a diagonal pass.
class CornerWords {
  public:
    explicit CornerWords(CornerRule rule)
        : both_(rule == CornerRule::NoWall ? each_cell : 0),
          either_(rule == CornerRule::OneWall ? each_cell : 0),
          always_(rule == CornerRule::Always || rule == CornerRule::Hexagonal ? each_cell : 0) {}

    std::uint64_t passed(std::uint64_t across, std::uint64_t along) const {
        return (across & along & both_) | ((across | along) & either_) | always_;
    }

  private:
    std::uint64_t both_;
    std::uint64_t either_;
    std::uint64_t always_;
};

/// The masks of eight cells from x on, a byte each.
std::uint64_t eight_masks(const FreeRow& above, const FreeRow& row, const FreeRow& below, std::uint32_t x,
                          const CornerWords& corner) {
    const auto up = above.at(x);
    const auto left = row.left_of(x);
    const auto right = row.right_of(x);
    const auto down = below.at(x);
    const auto up_left = above.left_of(x) & corner.passed(left, up);
    const auto up_right = above.right_of(x) & corner.passed(right, up);
    const auto down_left = below.left_of(x) & corner.passed(left, down);
    const auto down_right = below.right_of(x) & corner.passed(right, down);
    return up_left | up << 1U | up_right << 2U | left << 3U | right << 4U | down_left << 5U | down << 6U |
           down_right << 7U;
}

} // namespace

bool passes_corner(const Grid& grid, CornerRule rule, Cell from, Direction direction) {
    if (!direction.is_diagonal()) {
        return true;
    }
    if (lattice_of(rule) == Lattice::Hexes) {
        return direction.dx == (from.y % 2 == 0 ? -1 : 1); // rows that are shoved left reach left
    }
    // Unsigned wrap-around gives the right cell: the target, and so both side cells, are on the board.
    const bool is_free_across =
        grid.is_free(grid.node({from.x + static_cast<std::uint32_t>(direction.dx), from.y}));
    const bool is_free_along =
        grid.is_free(grid.node({from.x, from.y + static_cast<std::uint32_t>(direction.dy)}));
    switch (rule) {
    case CornerRule::NoWall:
        return is_free_across && is_free_along;
    case CornerRule::OneWall:
        return is_free_across || is_free_along;
    case CornerRule::Always:
        return true;
    case CornerRule::Four:
    case CornerRule::Hexagonal: // answered above
        return false;
    }
    return false;
}

Moves::Moves(InSlices, const Grid& grid, CornerRule rule) : rule_(rule), masks_(grid.cell_count()) {}

Moves::Moves(const Grid& grid, CornerRule rule) : Moves(InSlices{}, grid, rule) {
    advance(grid, grid.height());
}

bool Moves::advance(const Grid& grid, std::uint32_t rows) {
    const CornerWords corner(rule_);
    const auto width = grid.width();
    const auto end = rows_known_ + std::min(rows, grid.height() - rows_known_);
    FreeRow above(width);
    FreeRow row(width);
    FreeRow below(width);
    const auto read = [&](FreeRow& into, std::uint32_t y) {
        if (y < grid.height()) {
            into.read(grid.factors().subspan(std::size_t{y} * width, width));
        } else {
            into.clear();
        }
    };
    if (rows_known_ > 0) {
        read(above, rows_known_ - 1);
    }
    read(row, rows_known_);
    for (; rows_known_ < end; ++rows_known_) {
        const auto y = rows_known_;
        read(below, y + 1);
        auto* const masks = masks_.data() + std::size_t{y} * width;
        const auto slots_there_are = lattice_of(rule_) == Lattice::Hexes ? hex_slots(y) * each_cell : ~0ULL;
        for (std::uint32_t x = 0; x < width; x += FreeRow::cells_a_word) {
            const auto eight = eight_masks(above, row, below, x, corner) & slots_there_are;
            std::memcpy(masks + x, &eight, std::min(width - x, FreeRow::cells_a_word));
        }
        std::swap(above, row);
        std::swap(row, below);
    }
    is_whole_ = rows_known_ == grid.height();
    return is_whole_;
}

void Moves::update_around(const Grid& grid, NodeId changed) {
    const auto centre = grid.cell(changed);
    for (std::int32_t dy = -1; dy <= 1; ++dy) {
        for (std::int32_t dx = -1; dx <= 1; ++dx) {
            const auto x = std::int64_t{centre.x} + dx;
            const auto y = std::int64_t{centre.y} + dy;
            if (grid.contains(x, y)) {
                const Cell cell{static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y)};
                masks_[index_of(grid.node(cell))] = legal_moves(grid, rule_, cell);
            }
        }
    }
}

} // namespace astrolabe
