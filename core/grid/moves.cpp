#include "core/grid/moves.h"

#include "core/grid/cell_words.h"

#include <array>
#include <utility>

namespace astrolabe {
namespace {

/// The moves for a given set of free neighbours, a bit each, and of required free sides of a diagonal. 1 KB.
constexpr auto moves_past_corners = [] {
    std::array<std::array<std::uint8_t, 256>, 4> moves{};
    for (std::uint32_t sides = 0; sides < moves.size(); ++sides) {
        for (std::uint32_t free = 0; free < 256; ++free) {
            auto mask = free;
            for (const auto [dx, dy] : {directions[0], directions[2], directions[5], directions[7]}) {
                const auto free_sides =
                    (free >> slot_towards(dx, 0) & 1U) + (free >> slot_towards(0, dy) & 1U);
                if (free_sides < sides) {
                    mask &= ~(1U << slot_towards(dx, dy));
                }
            }
            moves[sides][free] = static_cast<std::uint8_t>(mask);
        }
    }
    return moves;
}();

/// The legal moves of one cell, by definition. The masks of all are made eight at a time, to the same end.
std::uint8_t legal_moves(const Grid& grid, const MoveRules& rules, Cell from) {
    std::uint32_t free = 0;
    for (Slot slot = 0; slot < direction_count; ++slot) {
        const auto x = std::int64_t{from.x} + directions[slot].dx;
        const auto y = std::int64_t{from.y} + directions[slot].dy;
        if (grid.contains(x, y) &&
            grid.is_free(grid.node({static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y)}))) {
            free |= 1U << slot;
        }
    }
    return moves_past_corners[traits_of(rules.corner).free_sides][free] &
           traits_of(rules.lattice).slots_in_row(from.y);
}

/// A row of cells, a byte each: 1 for a free one; 0 beside the board.
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

/// A corner rule for eight cells at once: which free side cells allow a diagonal.
class CornerWords {
  public:
    explicit CornerWords(CornerRule rule)
        : both_(traits_of(rule).free_sides == 2 ? each_cell : 0),
          either_(traits_of(rule).free_sides == 1 ? each_cell : 0),
          always_(traits_of(rule).free_sides == 0 ? each_cell : 0) {}

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
    // Unsigned wrap-around gives the right cell: the target, and so both side cells, are on the board.
    const bool is_free_across =
        grid.is_free(grid.node({from.x + static_cast<std::uint32_t>(direction.dx), from.y}));
    const bool is_free_along =
        grid.is_free(grid.node({from.x, from.y + static_cast<std::uint32_t>(direction.dy)}));
    return (is_free_across ? 1U : 0U) + (is_free_along ? 1U : 0U) >= traits_of(rule).free_sides;
}

Moves::Moves(InSlices, const Grid& grid, const MoveRules& rules) : rules_(rules), masks_(grid.cell_count()) {}

Moves::Moves(const Grid& grid, const MoveRules& rules) : Moves(InSlices{}, grid, rules) {
    advance(grid, grid.height());
}

bool Moves::advance(const Grid& grid, std::uint32_t rows) {
    const CornerWords corner(rules_.corner);
    const auto& lattice = traits_of(rules_.lattice);
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
        const auto slots_there_are = lattice.slots_in_row(y) * each_cell;
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
                masks_[index_of(grid.node(cell))] = legal_moves(grid, rules_, cell);
            }
        }
    }
}

} // namespace astrolabe
