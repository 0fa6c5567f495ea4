#include "core/precompute/largest_island.h"

namespace astrolabe {

bool LargestIsland::advance(std::uint32_t rows) {
    if (!finder_.join(rows)) {
        return false;
    }
    if (next_ == 0) {
        islands_ = std::vector<Island>(finder_.count());
    }
    for (; rows > 0 && next_ < grid_->height(); --rows, ++next_) {
        for (; run_ < runs().row_end(next_); ++run_) {
            const std::uint32_t begin = runs().all()[run_].begin;
            const std::uint32_t end = runs().all()[run_].end;
            auto& island = islands_[finder_.label_of(run_)];
            if (island.cells == 0) {
                island.ends.first = grid_->node({begin, next_});
            }
            island.ends.last = grid_->node({end - 1, next_});
            island.cells += end - begin;
        }
    }
    if (next_ < grid_->height()) {
        return false;
    }
    for (std::uint32_t label = 0; label < islands_.size(); ++label) {
        largest_ = islands_[label].cells > islands_[largest_].cells ? label : largest_;
    }
    return true;
}

IslandEnds ends_of_largest_island(const Grid& grid, const MoveRules& rules) {
    LargestIsland island(grid, rules);
    while (!island.advance(grid.height())) {
    }
    return island.ends();
}

} // namespace astrolabe
