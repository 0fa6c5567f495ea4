// Can the goal be reached, and if not, what is the nearest cell that can? Answered from the
// components, without searching towards a goal that cannot be found.
#pragma once

#include "core/heuristic/grid_heuristic.h"
#include "core/precompute/components.h"

#include <array>
#include <vector>

namespace astrolabe {

/// What "near" means for a goal that cannot be reached.
enum class Nearness { StraightLine, SmallestH };

/// O(1). The components must be those of the graph's board and corner rule. A goal on a wall can be
/// reached only as the graph's blocked goal.
bool is_reachable(const GridGraph& graph, const Components& components, NodeId start, NodeId goal);

/// The cells nearest to the goal among those that the start can reach, including the start: all that are
/// equally near, in the order of their numbers. On squares O(cells around the goal up to them), on hexes
/// O(cells).
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

    /// About this many more cells; returns whether cells() are known.
    bool advance(std::uint64_t cells);
    /// Only when known.
    const std::vector<NodeId>& cells() const { return nearest_; }

  private:
    Cost distance(NodeId node) const {
        return nearness_ == Nearness::StraightLine ? to_goal_.straight_line_rank(node) : to_goal_(node);
    }

    /// The least distance of all cells of that ring, also of those that cannot be reached.
    Cost least_of_ring(std::int64_t radius) const;
    void consider(NodeId node);
    void consider_row(std::int64_t y, std::int64_t first, std::int64_t last);
    /// The cells at this number of columns or rows from the goal, and of no more of the other.
    void consider_ring(std::int64_t radius);

    const Grid* grid_;
    Lattice lattice_;
    IslandsOfStart islands_;
    NodeId start_;
    GridHeuristic to_goal_;
    Nearness nearness_;
    Cell goal_;
    std::int64_t next_ = 0; ///< Ring on squares, row on hexes.
    Cost best_;
    std::vector<NodeId> nearest_;
};

} // namespace astrolabe
