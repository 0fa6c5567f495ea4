#include "core/generate/caves.h"

#include "core/precompute/largest_island.h"

#include <vector>

namespace astrolabe {
namespace {

constexpr int rounds = 5;

class CavesMaker final : public BoardMaker {
  public:
    explicit CavesMaker(const GeneratorSpec& spec)
        : BoardMaker(spec), beyond_(spec.width, wall), walls_(std::size_t{spec.width} + 2, 3),
          island_(grid_, CornerRule::Four) {}

    bool advance(std::uint32_t rows) override {
        if (round_ > rounds && !is_found_) {
            is_found_ = island_.advance(rows);
            return false;
        }
        if (smoothed_.empty()) {
            smoothed_ = std::vector<Factor>(grid_.cell_count());
        }
        for (; rows > 0 && next_ < spec_.height; --rows, ++next_) {
            is_found_ ? fill_row() : round_ == 0 ? strew_row() : smooth_row();
        }
        if (next_ < spec_.height || is_found_) {
            return next_ == spec_.height;
        }
        next_ = 0;
        ++round_;
        cells_.swap(smoothed_);
        return false;
    }

  private:
    std::size_t row_begin() const { return std::size_t{next_} * spec_.width; }

    void strew_row() {
        for (std::uint32_t x = 0; x < spec_.width; ++x) {
            smoothed_[row_begin() + x] = random_.is_chance(spec_.percent) ? wall : plain;
        }
    }

    /// Of one round of the automaton: a cell becomes a wall when most of the 3 × 3 cells around it are walls;
    /// cells beyond the board count as walls.
    void smooth_row() {
        const auto width = spec_.width;
        const auto* row = cells_.data() + row_begin();
        const auto* above = next_ == 0 ? beyond_.data() : row - width;
        const auto* below = next_ + 1 == spec_.height ? beyond_.data() : row + width;
        for (std::uint32_t x = 0; x < width; ++x) {
            const int free = (above[x] != wall) + (row[x] != wall) + (below[x] != wall);
            walls_[x + 1] = static_cast<std::uint8_t>(3 - free);
        }
        auto* smooth = smoothed_.data() + row_begin();
        for (std::uint32_t x = 0; x < width; ++x) {
            smooth[x] = walls_[x] + walls_[x + 1] + walls_[x + 2] >= 5 ? wall : plain;
            if (round_ == rounds && smooth[x] == wall) {
                grid_.set_factor(grid_.node({x, next_}), wall);
            }
        }
    }

    /// Every hollow but the largest; of equally large ones the first, row by row, stays.
    void fill_row() {
        for (; run_ < island_.runs().row_end(next_); ++run_) {
            const auto [begin, end] = island_.runs().all()[run_];
            for (auto x = begin; !island_.has_run(run_) && x < end; ++x) {
                grid_.set_factor(grid_.node({x, next_}), wall);
            }
        }
    }

    std::vector<Factor> cells_;
    std::vector<Factor> smoothed_;
    std::vector<Factor> beyond_;
    std::vector<std::uint8_t> walls_; ///< Of three cells one above the other.
    int round_ = 0;                   ///< The first strews walls.
    LargestIsland island_;            ///< Of what is left by the last.
    bool is_found_ = false;
    std::size_t run_ = 0; ///< To be filled next, or to stay.
};

} // namespace

std::unique_ptr<BoardMaker> caves_maker(const GeneratorSpec& spec) {
    return std::make_unique<CavesMaker>(spec);
}

} // namespace astrolabe
