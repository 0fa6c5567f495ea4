// A graph without some of its nodes: for a search that skips nodes it cannot need.
#pragma once

#include "core/graph/graph.h"

namespace astrolabe {

/// The moves between nodes for which `keep(node)` holds, with their slots and costs; the numbers of the
/// nodes stay as they are. Borrows both.
template <Graph G, class Keep> class FilteredGraph {
  public:
    FilteredGraph(const G& graph, const Keep& keep) : graph_(graph), keep_(keep) {}

    std::uint32_t node_count() const { return graph_.node_count(); }
    Slot max_degree() const { return graph_.max_degree(); }

    template <class Each> void for_each_successor(NodeId node, Each&& each) const {
        if (keep_(node)) {
            graph_.for_each_successor(node, [&](const Move& move) {
                if (keep_(move.to)) {
                    each(move);
                }
            });
        }
    }

    template <class Each> void for_each_predecessor(NodeId node, Each&& each) const {
        if (keep_(node)) {
            graph_.for_each_predecessor(node, [&](const Move& move) {
                if (keep_(move.to)) {
                    each(move);
                }
            });
        }
    }

    Move move(NodeId node, Slot slot) const { return graph_.move(node, slot); }

  private:
    const G& graph_;
    const Keep& keep_;
};

} // namespace astrolabe
