// The moves that the bits of a log of masks stand for: those of the graph, or, where the search went
// backwards from the goal, the same moves against their direction.
#pragma once

#include "core/trace/trace.h"

#include <array>

namespace astrolabe {

/// Borrows the graph. A bit is the slot of a move of the graph in either case.
template <Graph G> class MaskMoves {
  public:
    MaskMoves(const G& graph, const Trace& trace) : graph_(&graph), is_backward_(trace.is_backward) {
        if constexpr (has_offsets) {
            for (Slot slot = 0; slot < offsets_.size(); ++slot) {
                offsets_[slot] = is_backward_ ? 0 - graph.offset(slot) : graph.offset(slot);
            }
        }
    }

    /// The moves that a step which expands the node may push along, in the order of pushing. `to` is where
    /// the search goes.
    template <class Each> void for_each_from(NodeId node, Each&& each) const {
        is_backward_ ? graph_->for_each_predecessor(node, each) : graph_->for_each_successor(node, each);
    }
    /// Those along which the node may be pushed. `to` is the node that the step expands.
    template <class Each> void for_each_to(NodeId node, Each&& each) const {
        is_backward_ ? graph_->for_each_successor(node, each) : graph_->for_each_predecessor(node, each);
    }
    /// One of for_each_from().
    Move move_from(NodeId node, Slot slot) const {
        if (!is_backward_) {
            return graph_->move(node, slot);
        }
        if constexpr (has_offsets) {
            return graph_->move_into(node, slot);
        }
        return {}; // such a graph has no log of masks backwards
    }

    /// Where it leads.
    NodeId node_from(NodeId node, Slot slot) const {
        if constexpr (has_offsets) {
            return node_at(index_of(node) + offsets_[slot]);
        }
        return move_from(node, slot).to;
    }

  private:
    static constexpr bool has_offsets = SlotsAreOffsets<G>;

    const G* graph_;
    bool is_backward_;
    std::array<std::uint32_t, 8> offsets_{}; // by slot, of boards
};

} // namespace astrolabe
