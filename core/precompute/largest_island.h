// The island of a board that is worth starting on.
#pragma once

#include "core/precompute/components.h"

namespace astrolabe {

/// The first and the last cell of an island, row by row; the same one where it has no other.
struct IslandEnds {
    NodeId first = NodeId::None;
    NodeId last = NodeId::None;
};

/// The island with the most cells, the first of those as large, in slices and without labels of cells.
/// Borrows the grid.
class LargestIsland {
  public:
    LargestIsland(const Grid& grid, const MoveRules& rules) : grid_(&grid), finder_(grid, rules) {}

    /// At most this many more rows of one of three stages; returns whether the island is known.
    bool advance(std::uint32_t rows);
    // Only when known:
    /// A start and a goal with a path between them. None on a board of walls.
    IslandEnds ends() const { return islands_.empty() ? IslandEnds{} : islands_[largest_].ends; }
    const FreeRuns& runs() const { return finder_.runs(); }
    bool has_run(std::size_t run) const { return finder_.label_of(run) == largest_; }

  private:
    struct Island {
        std::uint32_t cells = 0;
        IslandEnds ends;
    };

    const Grid* grid_;
    ComponentFinder finder_;
    std::vector<Island> islands_;
    std::uint32_t largest_ = 0;
    std::uint32_t next_ = 0; ///< Row whose cells are counted next.
    std::size_t run_ = 0;
};

/// Its ends at once. O(cells).
IslandEnds ends_of_largest_island(const Grid& grid, const MoveRules& rules);

} // namespace astrolabe
