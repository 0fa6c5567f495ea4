// What the paths inside an area cost: Dijkstra's algorithm that never leaves it.
#pragma once

#include "core/search/two_tier/area_graph.h"

#include <cstdint>
#include <limits>
#include <vector>

namespace astrolabe {

/// Of the last flood. Reused for many, it allocates only for an area larger than all before.
class AreaCosts {
  public:
    static constexpr Cost unreachable = std::numeric_limits<Cost>::max();

    /// From this node to all others of the area. O(n log n) for n cells; returns how many were reached.
    std::uint32_t flood_from(const AreaGraph& graph, NodeId node);
    /// From all others to this node.
    std::uint32_t flood_to(const AreaGraph& graph, NodeId node);

    /// By the node of the area.
    Cost at(NodeId node) const { return costs_[index_of(node)]; }

  private:
    struct Entry {
        Cost cost;
        NodeId node;
    };

    template <class ForEach> std::uint32_t flood(std::uint32_t node_count, NodeId from, ForEach&& for_each);
    void reach(NodeId node, Cost cost);

    std::vector<Cost> costs_;
    std::vector<Entry> open_; // a heap; a node may be in it several times; its cheapest entry counts
};

} // namespace astrolabe
