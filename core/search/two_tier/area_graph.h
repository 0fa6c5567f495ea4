// A rectangle of a board as a graph of its own: cells outside cannot be entered, though a corner that a step
// passes may lie there.
#pragma once

#include "core/grid/grid_graph.h"
#include "core/search/two_tier/clusters.h"

#include <cstdint>
#include <vector>

namespace astrolabe {

/// Nodes have the area's own numbers. Borrows the graph of the board, which must outlive it and stay
/// unchanged.
class AreaGraph {
  public:
    AreaGraph(const GridGraph& graph, const Area& area) : graph_(&graph), area_(area) {}

    const Area& area() const { return area_; }

    /// Moves that lead to this cell of the area, or away from it, are no longer legal.
    void bar(NodeId cell) {
        if (is_barred_.empty()) {
            is_barred_ = std::vector<bool>(area_.cell_count());
        }
        is_barred_[index_of(node_of(cell))] = true;
    }

    NodeId cell_of(NodeId node) const { return graph_->grid().node(area_.cell(index_of(node))); }
    /// The cell must lie in the area.
    NodeId node_of(NodeId cell) const { return node_at(area_.number(graph_->grid().cell(cell))); }

    std::uint32_t node_count() const { return area_.cell_count(); }
    Slot max_degree() const { return direction_count; }

    template <class Each> void for_each_successor(NodeId node, Each&& each) const {
        graph_->for_each_successor(cell_of(node), [&](const Move& move) {
            if (const auto to = beside(node, move.slot); to != NodeId::None) {
                each(Move{.slot = move.slot, .to = to, .cost = move.cost});
            }
        });
    }

    template <class Each> void for_each_predecessor(NodeId node, Each&& each) const {
        graph_->for_each_predecessor(cell_of(node), [&](const Move& move) {
            if (const auto from = beside(node, opposite(move.slot)); from != NodeId::None) {
                each(Move{.slot = move.slot, .to = from, .cost = move.cost});
            }
        });
    }

    Move move(NodeId node, Slot slot) const {
        return {.slot = slot, .to = beside(node, slot), .cost = graph_->move(cell_of(node), slot).cost};
    }

  private:
    /// The node in this direction; None when it lies outside, or one of the two is barred.
    NodeId beside(NodeId node, Slot slot) const {
        const auto direction = directions[slot];
        const auto from = area_.cell(index_of(node));
        const Cell to{from.x + static_cast<std::uint32_t>(direction.dx),
                      from.y + static_cast<std::uint32_t>(direction.dy)};
        if (!area_.contains(to)) {
            return NodeId::None;
        }
        const auto number = area_.number(to);
        const bool is_barred = !is_barred_.empty() && (is_barred_[number] || is_barred_[index_of(node)]);
        return is_barred ? NodeId::None : node_at(number);
    }

    const GridGraph* graph_;
    Area area_;
    std::vector<bool> is_barred_; // by node; empty when none is
};

static_assert(Graph<AreaGraph>);

} // namespace astrolabe
