// What the lower tier knows of cells: kept only for those clusters that it has visited.
#pragma once

#include "core/search/two_tier/clusters.h"
#include "core/trace/trace.h"

#include <vector>

namespace astrolabe {

/// Borrows the grid and the clusters, which must outlive it.
class CellStates {
  public:
    struct Known {
        NodeState state;
        bool is_on_path = false; ///< It is among the cells of the path found so far.
    };

    CellStates(const Grid& grid, const Clusters& clusters)
        : grid_(&grid), clusters_(&clusters), pages_(clusters.count()) {}

    /// For an unknown cell: untouched.
    Known at(NodeId node) const {
        const auto cell = grid_->cell(node);
        const auto cluster = clusters_->of(cell);
        const auto& page = pages_[cluster];
        return page.empty() ? Known{} : page[clusters_->area(cluster).number(cell)];
    }

    /// For writing.
    Known& operator[](NodeId node) {
        const auto cell = grid_->cell(node);
        const auto cluster = clusters_->of(cell);
        const auto area = clusters_->area(cluster);
        auto& page = pages_[cluster];
        page.resize(area.cell_count());
        return page[area.number(cell)];
    }

  private:
    const Grid* grid_;
    const Clusters* clusters_;
    std::vector<std::vector<Known>> pages_; // by cluster
};

} // namespace astrolabe
