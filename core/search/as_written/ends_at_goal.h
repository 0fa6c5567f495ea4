// How the C++ class detects its goal: see EndsAtGoal.
#pragma once

#include "core/grid/grid_graph.h"

namespace astrolabe::as_written {

/// The board as the C++ class searches it: after each neighbour it checks whether the goal is on the open
/// list, so that the neighbours behind the goal are never checked. That is a board on which no move comes
/// after the one into the goal. Borrows the graph.
class EndsAtGoal {
  public:
    EndsAtGoal(const GridGraph& graph, NodeId goal) : graph_(&graph), goal_(goal) {}

    std::uint32_t node_count() const { return graph_->node_count(); }
    Slot max_degree() const { return graph_->max_degree(); }

    template <class Each> void for_each_successor(NodeId node, Each&& each) const {
        bool is_found = false;
        graph_->for_each_successor(node, [&](const Move& move) {
            if (!is_found) {
                each(move);
                is_found = move.to == goal_;
            }
        });
    }
    template <class Each> void for_each_predecessor(NodeId node, Each&& each) const {
        graph_->for_each_predecessor(node, each);
    }
    Move move(NodeId node, Slot slot) const { return graph_->move(node, slot); }

  private:
    const GridGraph* graph_;
    NodeId goal_;
};

static_assert(Graph<EndsAtGoal>);

} // namespace astrolabe::as_written
