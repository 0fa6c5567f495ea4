// A graph with all its edges reversed: for searches that begin at the goal.
#pragma once

#include "core/graph/graph.h"

namespace astrolabe {

/// Successors are the predecessors of the graph and cost what the step costs going forward. A node that
/// nothing leads into, such as a wall that could only be left, is omitted unless it is `start`, where the
/// paths are to begin: nothing leads through it. Borrows the graph. O(as the graph).
template <Graph G> class Reversed {
  public:
    Reversed(const G& graph, NodeId start) : graph_(&graph), start_(start) {}

    /// Otherwise two moves out of a node may have the same slot here.
    static constexpr bool slots_name_moves = SlotsAreOffsets<G>;

    std::uint32_t node_count() const { return graph_->node_count(); }
    Slot max_degree() const { return graph_->max_degree(); }

    template <class Each> void for_each_successor(NodeId node, Each&& each) const {
        graph_->for_each_predecessor(node, [&](const Move& move) {
            if (is_kept(move.to)) {
                each(move);
            }
        });
    }
    template <class Each> void for_each_predecessor(NodeId node, Each&& each) const {
        if (is_kept(node)) {
            graph_->for_each_successor(node, each);
        }
    }
    /// The move backwards by the slot of its forward move. O(degree).
    Move move(NodeId node, Slot slot) const {
        Move found;
        graph_->for_each_predecessor(node, [&](const Move& move) {
            if (move.slot == slot) {
                found = move;
            }
        });
        return found;
    }

  private:
    bool is_kept(NodeId node) const {
        if constexpr (requires { graph_->can_be_entered(node); }) {
            return node == start_ || graph_->can_be_entered(node);
        } else {
            return true;
        }
    }

    const G* graph_;
    NodeId start_;
};

template <class G> inline constexpr bool is_reversed = false;
template <Graph G> inline constexpr bool is_reversed<Reversed<G>> = true;

} // namespace astrolabe
