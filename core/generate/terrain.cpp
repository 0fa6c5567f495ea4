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

class TerrainMaker final : public BoardMaker {
  public:
    explicit TerrainMaker(const GeneratorSpec& spec)
        : BoardMaker(spec), coarse_(12, spec, random_), fine_(5, spec, random_), row_(spec.width),
          heights_(grid_.cell_count()) {}

    bool advance(std::uint32_t rows) override {
        for (; rows > 0 && next_ < spec_.height; --rows, ++next_) {
            is_raised_ ? cover_row() : raise_row();
        }
        if (next_ < spec_.height || is_raised_) {
            return next_ == spec_.height;
        }
        const auto dry = 100 - std::min(spec_.percent, 100U);
        shore_ = height_of_share(spec_.percent);
        foot_ = height_of_share(spec_.percent + dry * 50 / 100);
        slope_ = height_of_share(spec_.percent + dry * 83 / 100);
        is_raised_ = true;
        next_ = 0;
        return false;
    }

  private:
    void raise_row() {
        std::fill(row_.begin(), row_.end(), 0);
        coarse_.add_to(row_, next_, 3);
        fine_.add_to(row_, next_, 1);
        for (std::uint32_t x = 0; x < spec_.width; ++x) {
            ++counts_[row_[x]];
            heights_[index_of(grid_.node({x, next_}))] = static_cast<std::uint16_t>(row_[x]);
        }
    }

    /// Above the water half of the ground is plains, a third hills, the rest mountains.
    void cover_row() {
        for (std::uint32_t x = 0; x < spec_.width; ++x) {
            const auto node = grid_.node({x, next_});
            const auto height = heights_[index_of(node)];
            grid_.set_factor(node, height < shore_   ? wall
                                   : height < foot_  ? plains_factor
                                   : height < slope_ ? hills_factor
                                                     : mountains_factor);
        }
    }

    /// The height below which a share of the cells lies.
    std::uint32_t height_of_share(std::uint64_t percent) const {
        const auto rank = heights_.size() * percent / 100;
        std::uint64_t lower = 0;
        for (std::uint32_t height = 0; height < counts_.size(); ++height) {
            lower += counts_[height];
            if (lower > rank) {
                return height;
            }
        }
        return 0xffffffff;
    }

    Layer coarse_;
    Layer fine_;
    std::vector<std::uint32_t> row_;
    std::vector<std::uint16_t> heights_;
    std::array<std::uint32_t, 4 * 1024> counts_{}; ///< Of the cells of each height.
    bool is_raised_ = false;                       ///< All have their height, and get their ground.
    std::uint32_t shore_ = 0;
    std::uint32_t foot_ = 0;
    std::uint32_t slope_ = 0;
};

} // namespace

std::unique_ptr<BoardMaker> terrain_maker(const GeneratorSpec& spec) {
    return std::make_unique<TerrainMaker>(spec);
}

} // namespace astrolabe
