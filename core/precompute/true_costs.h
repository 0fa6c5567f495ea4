// The true remaining cost of every cell, h*: what a heuristic estimates and the referee judges by.
#pragma once

#include "core/grid/grid_graph.h"
#include "core/open_list/quad_heap.h"
#include "core/precompute/bucketed_dijkstra.h"

#include <array>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

namespace astrolabe {

/// Least cost from every cell to one: Dijkstra's algorithm backwards over the predecessors of a node,
/// each charged what the step costs going forward, since terrain makes the graph a directed one. A
/// wall has the cost of leaving it; nothing leads through it.
///
/// Moves between cells that can be entered are legal in both directions, so that the legal moves of a cell
/// are also those into it. Walls, which can only be left, come last: each by its best move.
///
/// On uniform terrain of squares windows of costs replace the heap (bucketed_dijkstra.h). Advanced in slices;
/// O(cells) in all there, else O(cells × log(cells)). Keeps 8 bytes a cell and, while it runs, 4 to 32 for
/// each cell of its frontier. Borrows the board of the graph and its moves, which must outlive it and stay
/// unchanged.
///
/// E. W. Dijkstra, "A Note on Two Problems in Connexion with Graphs", 1959.
class TrueCosts {
  public:
    /// The cost of a cell without a path.
    static constexpr Cost infinite = std::numeric_limits<Cost>::max();

    TrueCosts(const GridGraph& graph, NodeId to);

    /// At most this many more cells; returns whether all are known now.
    bool advance(std::uint64_t cells);
    bool is_done() const { return is_done_; }

    /// Only when done.
    Cost operator()(NodeId node) const { return costs_[index_of(node)]; }
    NodeId to() const { return to_; }

    /// Whether these are the costs on `graph` to `to`, if the board is unchanged: the rules that affect costs
    /// are the same. The order of the neighbours is not one of them.
    bool are_those_of(const GridGraph& graph, NodeId to) const;

  private:
    bool can_be_entered(NodeId node) const {
        return graph_.grid().is_free(node) || node == graph_.rules().blocked_goal;
    }
    bool prepare(std::uint64_t cells);
    void begin();
    /// The costs of the steps into this cell.
    BucketedDijkstra::StepCosts step_costs(NodeId entered) const;
    std::uint64_t flood_terrain(std::uint64_t cells);
    std::uint64_t leave_walls(std::uint64_t cells);
    /// Of this cell, if it is a wall.
    void leave_wall(NodeId node);
    Cost cost_of_leaving(NodeId wall_cell, std::uint32_t slots) const;
    void reach_by(std::uint32_t slots, NodeId from, Cost cost);

    GridGraph graph_;
    NodeId to_;
    std::array<std::uint32_t, direction_count> offsets_{}; ///< By slot, to the adjacent cell, modulo 2^32.
    std::vector<Cost> costs_;                              ///< Of all cells, once it has begun.
    std::optional<BucketedDijkstra> buckets_;              ///< While it runs, on uniform terrain.
    QuadHeap heap_;                                        ///< On other ground.
    bool is_flooded_ = false;
    std::uint32_t next_wall_ = 0; ///< All walls before this cell have their costs.
    bool is_done_ = false;
};

} // namespace astrolabe
