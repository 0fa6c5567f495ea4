// Which cells keep a board connected: where removing a single cell would cut some others off.
#pragma once

#include "core/grid/grid_graph.h"

#include <cstdint>
#include <vector>

namespace astrolabe {

/// The blocks of the free cells. A block is a set of cells, as large as possible, that are connected and stay
/// so whichever single one is removed. A step that is the only connection is a block of two cells. Two blocks
/// share at most one cell, an articulation cell:
///
///     a a a # b b
///     a a A C B b       Four blocks: the room of a and A; A and C; C and B; the room of B and b.
///     a a a # b b
///
/// Each island's tree hangs from one of its cells, the root. Every other cell has a home: the block that
/// holds it and whose top, the cell towards the root, is another. Blocks are numbered from 0 such that the
/// home of a block's top, the next block towards the root, has a greater number.
///
/// A wall belongs to no block, though a start on one may leave it and a blocked goal be entered: no path goes
/// through these cells, and questions about them are questions about the cells next to them. Moves between
/// free cells are legal in both directions, so that no others are one-way.
///
/// Made in slices, O(cells) in all, without recursion. Keeps 4 bytes a cell and 4 a block, and while it is
/// made 10 more a cell. Borrows the board and the moves of the graph.
///
/// J. Hopcroft and R. Tarjan, "Algorithm 447: Efficient Algorithms for Graph Manipulation", 1973.
class BlockTree {
  public:
    using Block = std::uint32_t;
    static constexpr Block none = 0xffffffff;

    explicit BlockTree(const GridGraph& graph);

    /// About this many more cells; returns whether the tree is complete.
    bool advance(std::uint64_t cells);
    bool is_done() const { return is_done_; }

    // Only when done.

    std::uint32_t block_count() const { return static_cast<std::uint32_t>(tops_.size()); }
    /// None for a root, and for a wall.
    Block home(NodeId node) const { return homes_[index_of(node)]; }
    NodeId top(Block block) const { return tops_[block]; }
    /// Whether the block holds the cell.
    bool holds(Block block, NodeId node) const { return home(node) == block || top(block) == node; }

  private:
    void enter(NodeId node, Slot came);
    void advance_to_next();
    void leave();
    void close_block(NodeId top, NodeId last);
    NodeId neighbour(NodeId node, Slot slot) const;

    GridGraph graph_;
    std::vector<Block> homes_; // until the block is closed: the earliest cell that can be reached from here
    std::vector<NodeId> tops_;
    std::vector<std::uint32_t> entered_; // by cell: as which one, from 1; 0: not yet
    std::vector<std::uint8_t> came_;     // by cell: the slot of the move that led into it
    std::vector<std::uint8_t> next_;     // by cell: the next slot to check
    std::vector<NodeId> waiting_;        // cells entered whose block is not closed
    std::uint32_t entered_count_ = 0;
    std::uint32_t next_root_ = 0; // cells before this are walls or in a tree
    NodeId at_ = NodeId::None;    // None between two trees
    bool is_done_ = false;
};

} // namespace astrolabe
