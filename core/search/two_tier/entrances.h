// Where paths go from one cluster into the next.
#pragma once

#include "core/grid/grid_graph.h"
#include "core/search/two_tier/clusters.h"

#include <cstdint>
#include <vector>

namespace astrolabe {

/// Where free cells lie along a border with free cells beside them in the next cluster, each run of them is
/// an *entrance*, and it gets a *transition*, a cell on either side: where the step across is cheapest, in
/// both directions together, and of such places the nearest to the middle. A run of `long_run` cells or more
/// gets two, one at each end, and this one as a third only on varied terrain, for the road through the swamp.
///
///     . . . .|. . . .     A diagonal step across a border, or across the point where four clusters meet,
///     . . . o|o . . .     gets one only where both its side cells are walls, as at the bottom: everywhere
///     . . . .|. . . .     else runs connect the same cells. So the clusters never separate two cells that
///     . # . #|# # # #     a path connects.
///     . . . o|# . . .
///     . . # #|o . . .
///
/// Hexes are no different: the cells along a border touch those across it and each other, and steps to other
/// rows than the one straight above or below count as diagonal.
inline constexpr std::uint32_t long_run = 6; // cells

/// Those of one cluster.
struct Transitions {
    std::vector<NodeId> cells;           ///< Ascending.
    std::vector<std::uint8_t> crossings; ///< Of each the slots that lead across a border to another one.
    friend bool operator==(const Transitions&, const Transitions&) = default;
};

/// O(side²). The adjacent clusters give the same result for the borders that they share.
Transitions transitions_of(const GridGraph& graph, const Clusters& clusters, std::uint32_t cluster);

} // namespace astrolabe
