// Jump point search: A* that expands only cells at which the best path can turn. The cells between are jumped
// over, 64 at a time, and diagonal lines pass their branches to the cell that they start from.
//
// After Harabor and Grastien, "Online Graph Pruning for Pathfinding on Grid Maps", 2011, and "Improving
// Jump Point Search", 2014: blocks (B) and pruning of intermediate jump points (P).
#pragma once

#include "core/grid/cell_finder.h"
#include "core/heuristic/grid_heuristic.h"
#include "core/search/canonical/pruning.h"
#include "core/search/jump_point/jump_lines.h"
#include "core/search/jump_point/jump_point_memory.h"
#include "core/search/options.h"
#include "core/search/search_loop.h"
#include "core/trace/trace.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace astrolabe {

/// On squares of uniform ground, under every corner rule. A cell is left only by the moves that
/// pruning.h keeps, and each is followed until there is something to decide:
///
/// - A straight line ends at the first cell with a forced move (jump_lines.h).
/// - A diagonal line is followed step by step, with its two straight parts at each; under *four* so are
///   the lines up and down. Where those end at a jump point, it is reached from the cell that the whole
///   line starts from.
///
/// Finds a shortest path; cells are selected by f = g + h with the octile h, under *four* the Manhattan one,
/// and ties are broken by the options; all other options are ignored. The trace is in events, and the parent
/// of a cell is the jump point that it was reached from, however far away. Nothing is ever reopened, since h
/// never drops along a jump by more than the jump costs.
class JumpPointSearch {
  public:
    /// Borrows all of them. They must outlive the search and stay unchanged, except the memory, and a search
    /// begun later in the same memory ends this one. The board must be of uniform ground and have no blocked
    /// goal, and the lines must be those of the board and its corner rule.
    JumpPointSearch(const GridGraph& graph, const JumpLines& lines, JumpPointMemory& memory, NodeId start,
                    NodeId goal, const SearchOptions& options);

    /// Expands one jump point.
    Outcome step();
    /// At most this many expansions.
    Outcome advance(std::uint64_t expansions);
    Outcome run();

    /// Cells of branching lines checked so far: what an expansion costs varies as much as their number.
    std::uint64_t followed() const { return followed_; }

    /// Its path has all cells, each beside the one before.
    SearchResult result() const;
    /// Likewise; empty for a cell that is no jump point found.
    std::vector<NodeId> path_to(NodeId node) const;
    /// O(jumps on the path to it).
    NodeState node_state(NodeId node) const;
    const Trace& trace() const { return recorder_.trace(); }
    /// Hands the trace over; the search must not be used afterwards.
    Trace release_trace();

  private:
    /// The cell being expanded, or one further along its line; g is over ground of factor 1.
    struct ReachedCell {
        Cell cell;
        Cost g = 0;
    };

    /// `came` is the slot of the last move to it.
    void expand(NodeId node, ReachedCell at, Slot came);
    /// In the order of rows, whatever order the rules have.
    void follow(std::uint32_t slots, NodeId from, ReachedCell at);
    template <CornerRule rule, Slot... each>
    void follow_each(std::uint32_t slots, NodeId from, ReachedCell at);
    template <Slot slot, bool branches> void follow_if(std::uint32_t slots, NodeId from, ReachedCell at);
    // x, y and g are those of a ReachedCell, which WebAssembly would pass through memory: 11 % more for a
    // search (2026-11-29).

    /// Along a line that branches into `one` and `other`.
    template <Slot slot, Slot one, Slot other>
    void jump_branching(NodeId from, std::uint32_t x, std::uint32_t y, Cost g);
    /// Jumps only where that leads to a point.
    template <Slot slot> void leave_straight(NodeId from, std::uint32_t x, std::uint32_t y, Cost g);
    /// Along a line that finds a point or has the goal on it. Not inlined wherever a line branches, where it
    /// is seldom needed: that is large.
    template <Slot slot>
    [[gnu::noinline]] void jump_straight(NodeId from, std::uint32_t x, std::uint32_t y, Cost g,
                                         bool finds_point);
    /// The offers of an expansion are collected, and taken together: 8 to 12 % less for a search on
    /// random boards and caves (2026-11-30).
    void offer(NodeId from, std::uint32_t x, std::uint32_t y, Cost g, Slot slot);
    void take_offers(NodeId from);
    void take(NodeId from, const JumpPointMemory::Offer& offer);
    void push(NodeId node, ReachedCell at);
    Cost h(Cell cell) const;
    /// `to_go` is the cell's h.
    Cost tie_of(Cell cell, Cost to_go) const;

    const GridGraph* graph_;
    const JumpLines* lines_;
    const Pruning* pruning_;
    JumpPointMemory* memory_;
    NodeId start_;
    NodeId goal_;
    Cell goal_cell_;
    Tie tie_;
    CellFinder cell_of_;
    Cost straight_;
    Cost branching_; ///< A step of a line that branches.
    bool is_in_rows_order_;
    Cost shorter_; ///< What h adds for each step of the smaller of columns and rows to go.
    TraceRecorder recorder_;
    Outcome outcome_ = Outcome::Running;
    Cost goal_g_ = 0;
    std::uint32_t push_count_ = 0;
    std::uint64_t followed_ = 0;
    bool is_divided_ = false; ///< The open list, into days.
    std::size_t offer_count_ = 0;
    SearchCounters counters_;
};

} // namespace astrolabe
