// The path to a node, from the move by which each node on it was reached.
#pragma once

#include "core/grid/grid_graph.h"
#include "core/kernels/placed_moves.h"

#include <algorithm>
#include <vector>

namespace astrolabe {

struct Way {
    std::vector<NodeId> path; ///< Start to node, both included.
    Cost cost = 0;
};

/// `slot_of` says for each node but the start by which move it was reached. Empty where that leads round in a
/// circle, which no search may leave behind. O(length).
template <class SlotOf>
Way way_back(const GridGraph& graph, NodeId start, NodeId node, const SlotOf& slot_of) {
    Way way;
    auto at = node;
    while (at != start) {
        if (way.path.size() == graph.node_count()) {
            return {};
        }
        way.path.push_back(at);
        const auto slot = static_cast<Slot>(slot_of(at));
        at = node_at(index_of(at) - offset_of(directions[slot], graph.grid().width()));
        way.cost += graph.move(at, slot).cost;
    }
    way.path.push_back(start);
    std::reverse(way.path.begin(), way.path.end());
    return way;
}

} // namespace astrolabe
