// The estimates of a heuristic in 32 bits, for kernels that ask for one with each push.
#pragma once

#include "core/grid/cell_finder.h"
#include "core/heuristic/grid_heuristic.h"

#include <algorithm>
#include <cstdint>

namespace astrolabe {

/// The octile distance, which nearly every search uses, is computed without asking each time which distance
/// it is. All estimates of the heuristic must be below 2^32; the heuristic is copied.
class CompactEstimate {
  public:
    CompactEstimate(const GridGraph& graph, const GridHeuristic& heuristic)
        : heuristic_(heuristic), cell_(graph.grid().width()),
          straight_(static_cast<std::uint32_t>(graph.rules().costs.straight * graph.cheapest_factor())),
          diagonal_(static_cast<std::uint32_t>(graph.rules().costs.diagonal * graph.cheapest_factor())) {}

    [[gnu::always_inline]] std::uint32_t operator()(NodeId node) const {
        if (heuristic_.kind() != HeuristicKind::Octile) {
            return static_cast<std::uint32_t>(heuristic_(node));
        }
        const auto [x, y] = cell_(node);
        const auto goal = heuristic_.goal();
        const auto dx = x > goal.x ? x - goal.x : goal.x - x;
        const auto dy = y > goal.y ? y - goal.y : goal.y - y;
        return straight_ * (std::max(dx, dy) - std::min(dx, dy)) + diagonal_ * std::min(dx, dy);
    }

  private:
    GridHeuristic heuristic_;
    CellFinder cell_;
    std::uint32_t straight_;
    std::uint32_t diagonal_;
};

} // namespace astrolabe
