#include "core/generate/terrain.h"

#include <algorithm>
#include <array>
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
            corner = random.below(1024);
        }
    }

    /// 0 to 1023.
    std::uint32_t height(std::uint32_t x, std::uint32_t y) const {
        const auto right = eased(x % spacing_);
        const auto down = eased(y % spacing_);
        const auto row = corners_.begin() + std::size_t{y / spacing_} * columns_ + x / spacing_;
        const auto below = row + columns_;
        const auto upper = row[0] * (unit - right) + row[1] * right;
        const auto lower = below[0] * (unit - right) + below[1] * right;
        return static_cast<std::uint32_t>((upper * (unit - down) + lower * down) / (unit * unit));
    }

  private:
    static constexpr std::uint64_t unit = 1024;

    /// 3 t² - 2 t³ for t = offset / spacing, in 1024ths.
    std::uint64_t eased(std::uint32_t offset) const {
        const auto t = unit * offset / spacing_;
        return t * t * (3 * unit - 2 * t) / (unit * unit);
    }

    std::uint32_t spacing_;
    std::uint32_t columns_;
    std::vector<std::uint64_t> corners_;
};

/// The height below which a share of the cells lies.
std::uint32_t height_of_share(std::vector<std::uint32_t> heights, std::uint64_t percent) {
    const auto place = heights.size() * percent / 100;
    if (place >= heights.size()) {
        return 0xffffffff;
    }
    std::nth_element(heights.begin(), heights.begin() + static_cast<std::ptrdiff_t>(place), heights.end());
    return heights[place];
}

} // namespace

/// Above the water half of the ground is plains, a third hills, the rest mountains.
Grid make_terrain(const GeneratorSpec& spec, Random& random) {
    const std::array layers{Layer(12, spec, random), Layer(5, spec, random)};
    std::vector<std::uint32_t> heights;
    heights.reserve(std::size_t{spec.width} * spec.height);
    for (std::uint32_t y = 0; y < spec.height; ++y) {
        for (std::uint32_t x = 0; x < spec.width; ++x) {
            heights.push_back(3 * layers[0].height(x, y) + layers[1].height(x, y));
        }
    }
    const auto dry = 100 - std::min(spec.percent, 100U);
    const auto shore = height_of_share(heights, spec.percent);
    const auto foot = height_of_share(heights, spec.percent + dry * 50 / 100);
    const auto slope = height_of_share(heights, spec.percent + dry * 83 / 100);
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
