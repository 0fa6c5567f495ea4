// The squares into which the two-tier search divides a board. They are geometry alone: their contents are
// abstract_graph.h's business.
#pragma once

#include "core/grid/grid.h"

#include <algorithm>
#include <cstdint>

namespace astrolabe {

/// A rectangle of cells. Its own numbers for them, 0 to cell_count() - 1, go row by row.
struct Area {
    std::uint32_t x = 0; ///< Of its top left cell.
    std::uint32_t y = 0;
    std::uint32_t width = 0;
    std::uint32_t height = 0;

    std::uint32_t cell_count() const { return width * height; }
    bool contains(Cell cell) const { return cell.x - x < width && cell.y - y < height; } // modulo 2^32
    /// Whether they share a cell, or are adjacent, if only at a corner.
    bool touches(const Area& other) const {
        return x <= other.x + other.width && other.x <= x + width && y <= other.y + other.height &&
               other.y <= y + height;
    }
    Cell cell(std::uint32_t number) const { return {x + number % width, y + number / width}; }
    std::uint32_t number(Cell cell) const { return (cell.y - y) * width + cell.x - x; }

    friend bool operator==(const Area&, const Area&) = default;
};

/// The smallest area that holds both.
inline Area hull(const Area& a, const Area& b) {
    const auto x = std::min(a.x, b.x);
    const auto y = std::min(a.y, b.y);
    return {.x = x,
            .y = y,
            .width = std::max(a.x + a.width, b.x + b.width) - x,
            .height = std::max(a.y + a.height, b.y + b.height) - y};
}

/// The board cut into squares of `side` cells, numbered row by row from the top left; those at the right
/// and at the bottom may be cut short. The boundaries lie before every column and row whose number is a
/// multiple of the side.
class Clusters {
  public:
    static constexpr std::uint32_t min_side = 4;
    static constexpr std::uint32_t max_side = 64;
    static constexpr std::uint32_t default_side = 10;

    static bool is_valid_side(std::uint32_t side) { return side >= min_side && side <= max_side; }

    /// The side must be valid.
    Clusters(const Grid& grid, std::uint32_t side)
        : side_(side), width_(grid.width()), height_(grid.height()), columns_((width_ + side - 1) / side),
          rows_((height_ + side - 1) / side) {}

    std::uint32_t side() const { return side_; }
    std::uint32_t columns() const { return columns_; }
    std::uint32_t rows() const { return rows_; }
    std::uint32_t count() const { return columns_ * rows_; }

    /// The cluster that the cell lies in.
    std::uint32_t of(Cell cell) const { return cell.y / side_ * columns_ + cell.x / side_; }

    Area area(std::uint32_t cluster) const {
        const auto x = cluster % columns_ * side_;
        const auto y = cluster / columns_ * side_;
        return {.x = x, .y = y, .width = std::min(side_, width_ - x), .height = std::min(side_, height_ - y)};
    }

    /// The clusters that hold the cell or one of the eight around it: 1, 2 or 4.
    Area area_round(Cell cell) const {
        const Cell low{cell.x - (cell.x > 0 ? 1 : 0), cell.y - (cell.y > 0 ? 1 : 0)};
        const Cell high{std::min(cell.x + 1, width_ - 1), std::min(cell.y + 1, height_ - 1)};
        return hull(area(of(low)), area(of(high)));
    }

    /// Those of an area that is made of whole clusters, in the order of their numbers.
    template <class Each> void for_each_in(const Area& area, Each&& each) const {
        for (auto y = area.y; y < area.y + area.height; y += side_) {
            for (auto x = area.x; x < area.x + area.width; x += side_) {
                each(of({x, y}));
            }
        }
    }

    friend bool operator==(const Clusters&, const Clusters&) = default;

  private:
    std::uint32_t side_;
    std::uint32_t width_;
    std::uint32_t height_;
    std::uint32_t columns_;
    std::uint32_t rows_;
};

} // namespace astrolabe
