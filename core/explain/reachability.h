// Can the goal be reached, and if not, what is the nearest cell that can? Answered from the
// components, without searching towards a goal that cannot be found.
#pragma once

#include "core/heuristic/grid_heuristic.h"
#include "core/open_list/binary_heap.h"
#include "core/precompute/components.h"
#include "core/search/textbook/textbook_search.h"

#include <array>
#include <vector>

namespace astrolabe {

/// What "near" means for a goal that cannot be reached.
enum class Nearness { StraightLine, SmallestH };

/// O(1). The components must be those of the graph's board and corner rule. A goal on a wall can be
/// reached only as the graph's blocked goal.
bool is_reachable(const GridGraph& graph, const Components& components, NodeId start, NodeId goal);

/// The cells nearest to the goal among those that the start can reach, including the start: all that are
/// equally near, in the order of their numbers. O(cells).
std::vector<NodeId> nearest_reachable(const GridGraph& graph, const Components& components, NodeId start,
                                      const GridHeuristic& to_goal, Nearness nearness);

/// Labels of the islands reachable from a start: its own, or, on a wall, those around it.
class IslandsOfStart {
  public:
    /// Borrows the components.
    IslandsOfStart(const GridGraph& graph, const Components& components, NodeId start);

    bool contain(NodeId node) const;

  private:
    void add(NodeId node);

    const Components* components_;
    std::array<std::uint32_t, direction_count + 1> labels_{};
    std::uint32_t count_ = 0;
};

/// nearest_reachable() in slices. Borrows the graph and the components.
class NearestReachable {
  public:
    NearestReachable(const GridGraph& graph, const Components& components, NodeId start,
                     const GridHeuristic& to_goal, Nearness nearness);

    /// At most this many more cells; returns whether cells() are known.
    bool advance(std::uint64_t cells);
    /// Only when known.
    const std::vector<NodeId>& cells() const { return nearest_; }

  private:
    Cost distance(NodeId node) const {
        return nearness_ == Nearness::StraightLine ? to_goal_.straight_line_rank(node) : to_goal_(node);
    }

    std::uint32_t node_count_;
    IslandsOfStart islands_;
    NodeId start_;
    GridHeuristic to_goal_;
    Nearness nearness_;
    std::uint32_t next_ = 0; ///< Cell.
    Cost best_;
    std::vector<NodeId> nearest_;
};

/// Which of these reachable cells is the cheapest to reach; equally cheap: the first listed. A search without
/// estimate that ends at the first of them, so it can take time proportional to the board: it is advanced in
/// slices. Borrows the graph.
///
/// So the nearest reachable cell depends only on the board and its rules, not on the algorithm, and not on
/// whether the flood is shown. A flood's own "first expanded" would depend on both.
class CheapestToReach {
  public:
    /// At least one cell.
    CheapestToReach(const GridGraph& graph, NodeId start, std::vector<NodeId> cells);
    CheapestToReach(const CheapestToReach&) = delete;
    CheapestToReach& operator=(const CheapestToReach&) = delete;

    /// At most this many expansions; returns whether the cell is known now.
    bool advance(std::uint64_t expansions);
    /// Only when it is known.
    NodeId cell() const { return cell_; }

  private:
    std::vector<NodeId> cells_;
    std::vector<bool> is_wanted_; // by node
    GridHeuristic no_estimate_;
    BinaryHeap open_;
    TextbookSearch<GridGraph, GridHeuristic, BinaryHeap> search_;
    NodeId cell_ = NodeId::None;
};

} // namespace astrolabe
