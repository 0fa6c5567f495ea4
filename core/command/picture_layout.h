// Where the cells of a picture lie.
#pragma once

#include "core/command/words.h"
#include "core/grid/grid.h"

#include <array>
#include <cstdint>
#include <string>

namespace astrolabe::command {

/// Where cells lie, in pixels. Hexes stand on a point, and odd rows are shifted right by half a cell:
///
///     / \ / \ / \      row 0
///    |   |   |   |
///     \ / \ / \ / \    row 1
///      |   |   |   |
class PictureLayout {
  public:
    PictureLayout(const Grid& grid, Lattice lattice, double side)
        : grid_(&grid), is_hex_(lattice == Lattice::Hexes), side_(side) {}

    struct Point {
        double x, y;
    };

    double width() const { return side_ * (grid_->width() + (is_hex_ && grid_->height() > 1 ? 0.5 : 0)); }
    double height() const {
        return is_hex_ ? side_ * (row_pitch * (grid_->height() - 1) + 2 * hex_radius)
                       : side_ * grid_->height();
    }
    bool is_hex() const { return is_hex_; }
    double side() const { return side_; }
    Point middle(NodeId node) const {
        const auto [x, y] = grid_->cell(node);
        return is_hex_
                   ? Point{side_ * (x + 0.5 + (y % 2 == 0 ? 0 : 0.5)), side_ * (y * row_pitch + hex_radius)}
                   : Point{side_ * (x + 0.5), side_ * (y + 0.5)};
    }
    /// This many cells of a row, from this one on, as part of a path; of hexes always one.
    std::string outline(NodeId node, std::uint32_t count, double inset = 0) const {
        const auto [x, y] = middle(node);
        if (!is_hex_) {
            const auto left = x - side_ / 2 + inset;
            const auto side = decimal(side_ - 2 * inset);
            return "M" + decimal(left) + " " + decimal(y - side_ / 2 + inset) + "h" +
                   decimal(count * side_ - 2 * inset) + "v" + side + "H" + decimal(left) + "z";
        }
        const auto half = side_ / 2 - inset;
        const auto radius = half * 2 * hex_radius;
        const std::array<Point, 6> corners{{{x, y - radius},
                                            {x + half, y - radius / 2},
                                            {x + half, y + radius / 2},
                                            {x, y + radius},
                                            {x - half, y + radius / 2},
                                            {x - half, y - radius / 2}}};
        std::string text;
        for (const auto& corner : corners) {
            text += (text.empty() ? "M" : "L") + decimal(corner.x) + " " + decimal(corner.y);
        }
        return text + "z";
    }

  private:
    static std::string decimal(double value) { return command::decimal(value, 2); }

    static constexpr double row_pitch = 0.8660254037844386;  // √3 / 2
    static constexpr double hex_radius = 0.5773502691896258; // 1 / √3

    const Grid* grid_;
    bool is_hex_;
    double side_;
};

} // namespace astrolabe::command
