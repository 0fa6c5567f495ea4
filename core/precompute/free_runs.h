// A board as runs of free cells.
#pragma once

#include "core/grid/cell_words.h"
#include "core/grid/grid.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace astrolabe {

/// Neighbouring free cells of one row, [begin, end).
struct FreeRun {
    std::uint16_t begin;
    std::uint16_t end;
};
static_assert(Grid::max_side <= 0xffff);

/// The runs of a grid, row by row.
class FreeRuns {
  public:
    /// Of the next row of the grid.
    void append_row(const Grid& grid) {
        if (row_ends_.empty()) {
            // No more can come: two bytes a cell, of which the system gives what is used. Growing step by
            // step would copy millions of them at once.
            runs_.reserve(std::size_t{grid.height()} * ((grid.width() + 1) / 2));
        }
        append(grid.factors().subspan(row_ends_.size() * grid.width(), grid.width()));
    }

    std::size_t row_count() const { return row_ends_.size(); }
    const std::vector<FreeRun>& all() const { return runs_; }
    std::size_t row_end(std::uint32_t y) const { return row_ends_[y]; }

  private:
    void append(std::span<const Factor> row) {
        constexpr std::size_t cells_a_word = 64;
        std::size_t count = 0;
        std::uint64_t before = 0; // whether the cell before the word is free
        for (std::size_t first = 0; first < row.size(); first += cells_a_word) {
            const auto free = nonzero_bits(row, first);
            for (auto changes = free ^ (free << 1U | before); changes != 0; changes &= changes - 1) {
                bounds_[count++] = static_cast<std::uint16_t>(first + std::countr_zero(changes));
            }
            before = free >> (cells_a_word - 1);
        }
        if (count % 2 != 0) {
            bounds_[count++] = static_cast<std::uint16_t>(row.size());
        }
        for (std::size_t bound = 0; bound < count; bound += 2) {
            runs_.push_back({bounds_[bound], bounds_[bound + 1]});
        }
        row_ends_.push_back(runs_.size());
    }

    std::vector<FreeRun> runs_;
    std::vector<std::size_t> row_ends_;
    std::array<std::uint16_t, Grid::max_side + 2> bounds_{}; // of the row being read
};

} // namespace astrolabe
