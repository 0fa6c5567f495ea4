// The true remaining cost of every cell, h*: what a heuristic estimates, a search hopes for and the
// referee judges by.
#pragma once

#include "core/grid/grid_graph.h"
#include "core/open_list/binary_heap.h"

#include <limits>
#include <vector>

namespace astrolabe {

/// Least cost from every cell to one: Dijkstra's algorithm backwards over the predecessors of a node,
/// each charged what the step costs going forward, since terrain makes the graph a directed one. A
/// wall has the cost of leaving it; nothing leads through it.
///
/// Advanced in slices; O(cells × log(cells)) in all. Keeps 12 bytes a cell while it
/// runs and 32 for each cell of its frontier, 8 bytes a cell once done. Lends the board of the graph
/// and its moves, which must outlive it and stay unchanged.
///
/// E. W. Dijkstra, "A Note on Two Problems in Connexion with Graphs", 1959.
class TrueCosts {
  public:
    /// The cost of a cell that no way leads from.
    static constexpr Cost infinite = std::numeric_limits<Cost>::max();

    TrueCosts(const GridGraph& graph, NodeId to);

    /// At most this many cells more; whether all are known now.
    bool advance(std::uint64_t cells);
    bool is_done() const { return is_done_; }

    /// Only when done.
    Cost operator()(NodeId node) const { return costs_[index_of(node)]; }
    NodeId to() const { return to_; }

    /// Whether these are the costs on `graph` to `to`, the board being as it was: the rules that decide
    /// about costs are the same. The order of the neighbours is none of them.
    bool are_those_of(const GridGraph& graph, NodeId to) const;

  private:
    GridGraph graph_;
    NodeId to_;
    std::vector<Cost> costs_;
    BinaryHeap open_;
    bool is_done_ = false;
};

/// A cheapest way from `start` to the cell that the costs lead to, first cell first; of several the one
/// whose steps come first in rows order. Empty where there is none. O(length).
std::vector<NodeId> shortest_path(const GridGraph& graph, const TrueCosts& costs, NodeId start);

} // namespace astrolabe
