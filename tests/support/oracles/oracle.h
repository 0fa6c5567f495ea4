// An independent judge: shortest costs by relaxing every step until nothing changes, with the rules
// written a second time, from their description and not from the core's code. Slow on purpose.
#pragma once

#include "core/grid/grid_graph.h"

#include <optional>
#include <vector>

namespace astrolabe::test {

struct OracleStep {
    NodeId to;
    Cost cost;
};

/// Steps from hex to hex on an empty board, by cube coordinates: three axes that sum to 0, as on
/// redblobgames.com
/// ("Hexagonal Grids").
std::int64_t hexes_between(Cell a, Cell b);

class Oracle {
  public:
    Oracle(const Grid& grid, const GridRules& rules) : grid_(grid), rules_(rules) {}

    /// The cost of this single step, if it is legal.
    std::optional<Cost> step_cost(NodeId from, NodeId to) const;
    std::vector<OracleStep> steps_from(NodeId from) const;
    /// Least cost from `start` to every cell; nothing if there is no path.
    std::vector<std::optional<Cost>> costs_from(NodeId start) const;
    /// Least cost from every cell to `goal`.
    std::vector<std::optional<Cost>> costs_to(NodeId goal) const;

  private:
    bool is_wall(std::int64_t x, std::int64_t y) const;
    std::optional<Cost> factor_entered(NodeId node) const;
    /// In tenths of a straight step; nothing into a blocked goal.
    Cost added_entered(NodeId node) const;

    const Grid& grid_;
    GridRules rules_;
};

} // namespace astrolabe::test
