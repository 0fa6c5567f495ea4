// Dead ends: cells that no path to the goal can lead through, known before the search.
#pragma once

#include "core/graph/filtered_graph.h"
#include "core/precompute/block_tree.h"

#include <cstdint>
#include <vector>

namespace astrolabe {

/// The cells of all simple paths from a start to a goal, those that visit no cell twice; a shortest path is
/// one of them. All other cells are dead ends for these two: a path that goes there comes back through the
/// cell that led in. No further cell could be skipped without losing a simple path.
///
/// They are the cells of the blocks on the path from start to goal in the tree of blocks. A start on a wall,
/// which may be left, and a blocked goal are outside that tree: the paths are then those between the cells
/// next to them, with both added at the ends.
///
/// The tree must be done, and be that of the graph's board and corner rule; it is lent. The graph's blocked
/// goal can be no other cell than the goal. O(blocks on the path), and a bit a block.
class UsefulCells {
  public:
    UsefulCells(const GridGraph& graph, const BlockTree& tree, NodeId start, NodeId goal);

    /// Whether any path leads to the goal. If none does, no cell is useful.
    bool is_connected() const { return !others_.empty(); }

    /// O(1).
    bool operator()(NodeId node) const {
        const auto home = tree_->home(node);
        return (home != BlockTree::none && is_on_path_[home]) || is_among_others(node);
    }

    /// A byte a cell, 1 for a free cell that is not useful. O(cells).
    std::vector<std::uint8_t> dead_ends(const Grid& grid) const;

  private:
    void add_paths_between(NodeId from, NodeId to);
    bool is_among_others(NodeId node) const;

    const BlockTree* tree_;
    std::vector<bool> is_on_path_; // by block
    std::vector<NodeId> others_;   // useful, though their home is not on the path
};

/// The board for a search that skips the dead ends. It makes the same expansions in the same order as on the
/// whole board, without those of dead ends: a dead end is left only through the cell by which it was entered,
/// too late to change anything. (With the tie rule *none* the structure of the open list may choose
/// differently.)
using GraphWithoutDeadEnds = FilteredGraph<GridGraph, UsefulCells>;
static_assert(Graph<GraphWithoutDeadEnds>);

/// Dead ends of the board, whatever start and goal: a byte a cell, 1 for one. Of every island the largest
/// block is its main area, the first one closed among equally large ones; all other cells lie behind an
/// articulation cell of it, lead nowhere else, and are on no simple path between two cells of the main area.
/// An island of one cell is all main area. O(cells).
std::vector<std::uint8_t> dead_ends_of_board(const Grid& grid, const BlockTree& tree);

} // namespace astrolabe
