#include "core/generate/terrain.h"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

namespace astrolabe {
namespace {

/// Smooth noise in whole numbers: random heights at the corners of a coarse net, between them a
/// weighted mean that is flat at the corners. Perlin, "An Image Synthesizer", 1985, with values in
/// place of gradients.
class Layer {
  public:
    Layer(std::uint32_t spacing, const GeneratorSpec& spec, Random& random)
        : spacing_(spacing), columns_(spec.width / spacing + 2),
          corners_(std::size_t{columns_} * (spec.height / spacing + 2)) {
        for (auto& corner : corners_) {
            corner = random.below(unit);
        }
        for (std::uint32_t offset = 0; offset < spacing; ++offset) {
            const auto t = unit * offset / spacing;
            eased_.push_back(static_cast<std::uint32_t>(t * t * (3 * unit - 2 * t) / (unit * unit)));
        }
    }

    /// Adds its heights, 0 to 1023 each, multiplied by `times`, to a row of the board.
    void add_to(std::span<std::uint32_t> heights, std::uint32_t y, std::uint32_t times) const {
        const auto down = eased_[y % spacing_];
        const auto* corner = corners_.data() + std::size_t{y / spacing_} * columns_;
        std::uint32_t offset = 0;
        for (auto& height : heights) {
            const auto right = eased_[offset];
            const auto* below = corner + columns_;
            const auto upper = corner[0] * (unit - right) + corner[1] * right;
            const auto lower = below[0] * (unit - right) + below[1] * right;
            height += times * ((upper * (unit - down) + lower * down) / (unit * unit));
            if (++offset == spacing_) {
                offset = 0;
                ++corner;
            }
        }
    }

  private:
    // Below 2^30 in all sums: a height in units of its square.
    static constexpr std::uint32_t unit = 1024;

    std::uint32_t spacing_;
    std::uint32_t columns_;
    std::vector<std::uint32_t> corners_;
    std::vector<std::uint32_t> eased_; // 3 t² - 2 t³ for t = offset / spacing, in 1024ths
};

/// The height below which a share of the cells lies; `counts` gives the number of cells for each height.
std::uint32_t height_of_share(std::span<const std::uint32_t> counts, std::uint64_t cells,
                              std::uint64_t percent) {
    const auto rank = cells * percent / 100;
    std::uint64_t lower = 0;
    for (std::uint32_t height = 0; height < counts.size(); ++height) {
        lower += counts[height];
        if (lower > rank) {
            return height;
        }
    }
    return 0xffffffff;
}

} // namespace

/// Above the water half of the ground is plains, a third hills, the rest mountains.
Grid make_terrain(const GeneratorSpec& spec, Random& random) {
    const std::array layers{Layer(12, spec, random), Layer(5, spec, random)};
    std::vector<std::uint32_t> heights(std::size_t{spec.width} * spec.height);
    for (std::uint32_t y = 0; y < spec.height; ++y) {
        const auto row = std::span(heights).subspan(std::size_t{y} * spec.width, spec.width);
        layers[0].add_to(row, y, 3);
        layers[1].add_to(row, y, 1);
    }
    std::vector<std::uint32_t> counts(4 * 1024);
    for (const auto height : heights) {
        ++counts[height];
    }
    const auto at_share = [&](std::uint64_t percent) {
        return height_of_share(counts, heights.size(), percent);
    };
    const auto dry = 100 - std::min(spec.percent, 100U);
    const auto shore = at_share(spec.percent);
    const auto foot = at_share(spec.percent + dry * 50 / 100);
    const auto slope = at_share(spec.percent + dry * 83 / 100);
    Grid grid(spec.width, spec.height);
    for (std::uint32_t index = 0; index < grid.cell_count(); ++index) {
        const auto height = heights[index];
        grid.set_factor(node_at(index), height < shore   ? wall
                                        : height < foot  ? plains_factor
                                        : height < slope ? hills_factor
                                                         : mountains_factor);
    }
    return grid;
}

} // namespace astrolabe
