// The upper tier of a two-tier search: its part of the façade Laboratory, in the whole
// module only.
#include "core/search/two_tier/abstract_graph.h"
#include "wasm/laboratory/laboratory.h"

#include <algorithm>

namespace astrolabe {

std::optional<UpperTier> Laboratory::upper_tier() const {
    if (!has_trace() || run_->plan().algorithm != Algorithm::TwoTier) {
        return std::nullopt;
    }
    return board_.upper_tier();
}

std::uint32_t Laboratory::tier_side() const {
    const auto tier = upper_tier();
    return tier ? tier->side : 0;
}

std::span<const double> Laboratory::tier_edges(std::uint32_t x, std::uint32_t y, std::uint32_t columns,
                                               std::uint32_t rows) {
    numbers_.clear();
    const auto tier = upper_tier();
    const auto cells = std::uint64_t{columns} * rows;
    if (!tier || tier->graph == nullptr || !is_on_board(x, y, columns, rows) || cells == 0 ||
        cells > most_tier_cells) {
        return {};
    }
    const auto& clusters = tier->graph->clusters();
    // One more cell on each side: an edge across a border is listed with only one of the two clusters.
    const Cell low{x - std::min(x, 1U), y - std::min(y, 1U)};
    const Cell high{std::min(x + columns, width() - 1), std::min(y + rows, height() - 1)};
    const auto area = hull(clusters.area(clusters.of(low)), clusters.area(clusters.of(high)));
    clusters.for_each_in(area, [&](std::uint32_t cluster) {
        for (const auto& edge : tier->graph->edges_of(run_->graph(), cluster)) {
            numbers_.insert(numbers_.end(),
                            {static_cast<double>(index_of(edge.from)), static_cast<double>(index_of(edge.to)),
                             run_->costs().to_display(edge.cost), run_->costs().to_display(edge.cost_back)});
        }
    });
    return numbers_;
}

std::span<const std::uint8_t> Laboratory::tier_squares() const {
    const auto tier = upper_tier();
    return tier ? tier->squares : std::span<const std::uint8_t>{};
}

std::span<const std::uint32_t> Laboratory::tier_path() {
    tier_path_.clear();
    const auto tier = upper_tier();
    if (tier && is_sought_ && run_->step() >= tier->step) {
        std::transform(tier->path.begin(), tier->path.end(), std::back_inserter(tier_path_), index_of);
    }
    return tier_path_;
}

} // namespace astrolabe
