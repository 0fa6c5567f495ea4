// What Theta* and Lazy Theta* have in common: A* on a board of squares whose paths may turn at any cell and
// by any angle, since the parent of a node need not be its neighbour. The two differ in when they check line
// of sight from the parent to the node: theta_star.h, lazy_theta_star.h.
#pragma once

#include "core/grid/line_length.h"
#include "core/heuristic/grid_heuristic.h"
#include "core/open_list/binary_heap.h"
#include "core/search/node_key.h"
#include "core/search/options.h"
#include "core/search/search_loop.h"
#include "core/trace/node_states.h"
#include "core/trace/trace.h"

#include <cstdint>
#include <span>
#include <vector>

namespace astrolabe {

/// For squares of uniform terrain, under every corner rule but *four*, without a blocked goal. All costs are
/// lengths of straight lines in units of any_angle_costs (core/grid/line_length.h), times the factor of the
/// ground, so those must be the costs of the graph too: then its heuristics estimate in the same units.
///
/// Of the options the tie, the weight and the trace's budget count; the goal is reached when it is selected,
/// and nothing is ever reopened, as in the papers. The trace is in events. A path found can be walked, but it
/// need not be the shortest: parents are chosen among the cells that the search happens to know. Most is lost
/// under NoWall, where a line can pass between two walls that allow no diagonal step:
///
///     S . #          the line from S to G is free, 2.236 cells long; found is the path of 3 straight steps
///     # . G
class AnyAngleSearch : public SearchLoop<AnyAngleSearch> {
  public:
    AnyAngleSearch(const AnyAngleSearch&) = delete;
    AnyAngleSearch& operator=(const AnyAngleSearch&) = delete;
    virtual ~AnyAngleSearch() = default;

    /// Expands one node.
    Outcome step();

    /// Its path has waypoints only: the start, the cells where the path turns, the goal. Its cost is the sum
    /// of the lines between them.
    SearchResult result() const;
    /// Start to `node` along the current parents, waypoints only; empty for an untouched node.
    std::vector<NodeId> path_to(NodeId node) const;

    NodeState node_state(NodeId node) const { return states_[node]; }
    /// The node that the last step expanded; None before the first.
    NodeId last_expanded() const { return last_expanded_; }

    /// How many line-of-sight checks were made so far.
    std::uint64_t lines_followed() const { return lines_followed_; }
    /// How many cells they can have crossed, at most: a measure of the work per expansion, which varies
    /// widely on large boards.
    std::uint64_t cells_followed() const { return cells_followed_; }

  protected:
    /// Borrows graph and heuristic: both must outlive the search and stay unchanged.
    AnyAngleSearch(const GridGraph& graph, const GridHeuristic& heuristic, NodeId start, NodeId goal,
                   const SearchOptions& options);

    const GridGraph& graph() const { return *graph_; }
    bool is_closed(NodeId node) const { return states_.status(node) == Status::Closed; }
    /// Whether there is a line of sight from one cell to the other.
    bool has_sight(NodeId from, NodeId to);
    /// g of a node that is reached straight from this one.
    Cost g_through(NodeId parent, NodeId node) const;
    /// Puts the node on the open list with this parent, if that is the first or a shorter path to it.
    void offer(NodeId parent, NodeId node);
    /// Gives the node being expanded another parent, even if its g increases.
    void correct(NodeId node, NodeId parent);

  private:
    /// The node was selected, and its neighbours are checked next.
    virtual void settle(NodeId node) = 0;
    /// `to` is a neighbour of the node being expanded, and not closed.
    virtual void consider(NodeId node, NodeId to) = 0;

    /// Whether each waypoint is in sight of the one before it, and there is any. O(cells crossed).
    bool is_walkable(std::span<const NodeId> waypoints) const;
    void put_on_open_list(NodeId node, NodeId parent, Cost g);

    const GridGraph* graph_;
    const GridHeuristic* heuristic_;
    NodeId goal_;
    SearchOptions options_;
    BinaryHeap open_;
    NodeStates states_;
    NodeId last_expanded_ = NodeId::None;
    std::uint32_t push_count_ = 0;
    std::uint64_t lines_followed_ = 0;
    std::uint64_t cells_followed_ = 0;
};

} // namespace astrolabe
