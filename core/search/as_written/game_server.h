// The search of the game-server template, kept as it was written: a square, a budget, and a list that holds a
// cell more than once. What is modelled here is one search. The template walks only the first step of its
// answer and searches again from there, and if there is no answer tries to go on without one: that walk is
// local_walk/local_walk.h.
#pragma once

#include "core/grid/grid_graph.h"
#include "core/heuristic/grid_heuristic.h"
#include "core/search/options.h"
#include "core/search/search_loop.h"
#include "core/trace/trace.h"

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace astrolabe::as_written {

/// Cells on each side of the goal that the square holds, by default.
inline constexpr std::uint32_t game_server_radius = 12;

/// Whether a cell lies in the square of 2 radius + 1 cells a side around the goal.
bool is_in_square(const Grid& grid, NodeId goal, std::uint32_t radius, NodeId node);

/// A* whose list is sorted by g + h, a new entry behind its equals, and keeps no closed list:
///
/// - A cell is pushed whenever the new g is less than the least g pushed for it. Its earlier entry stays on
///   the list, and is expanded, too, when its turn comes.
/// - Only cells of the square around the goal are entered; the start may lie outside it.
/// - After (2 radius + 1)² entries taken it gives up.
///
/// The template also skips a neighbour that lies on the path back to the start. Such a cell was pushed
/// with a smaller g, so the rule above skips it anyway.
///
/// The trace is in events. An old entry of a cell that is closed already ends a step like any other: its
/// Close has the entry's own g and parent. Push O(n), pop O(1) and an entry of 32 bytes.
class GameServerSearch : public SearchLoop<GameServerSearch> {
  public:
    /// Borrows the graph, which must outlive the search and stay unchanged. Of the options only the trace's
    /// budget counts.
    GameServerSearch(const GridGraph& graph, const GridHeuristic& heuristic, NodeId start, NodeId goal,
                     const SearchOptions& options, std::uint32_t radius = game_server_radius);

    /// Takes one entry off the list.
    Outcome step();

    SearchResult result() const;
    /// Start to `node` along its last entry; empty for an untouched node.
    std::vector<NodeId> path_to(NodeId node) const;
    NodeState node_state(NodeId node) const { return states_[index_of(node)]; }

  private:
    static constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

    struct Entry {
        NodeId node = NodeId::None;
        Cost g = 0;
        Cost f = 0;
        std::uint32_t parent = none; ///< The entry that it was pushed from.
    };

    NodeId node_of(std::uint32_t entry) const { return entry == none ? NodeId::None : entries_[entry].node; }
    void consider(std::uint32_t from, const Move& move);
    void push(NodeId node, Cost g, std::uint32_t parent);

    const GridGraph& graph_;
    GridHeuristic heuristic_;
    NodeId goal_;
    std::uint32_t radius_;
    std::uint64_t budget_;
    std::vector<Entry> entries_;              // as they were pushed
    std::vector<std::uint32_t> list_;         // those still on the list, in its order
    std::vector<std::uint32_t> last_entries_; // by node; none for a node never pushed
    std::vector<NodeState> states_;           // by node, of its last entry
};

} // namespace astrolabe::as_written
