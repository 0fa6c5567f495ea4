// A board at low resolution: squares of cells, each as one coarse cell that is free where at least half of
// them are. It promises nothing: a free square need not be passable, nor a blocked one impassable.
#pragma once

#include "core/grid/grid_graph.h"
#include "core/search/two_tier/clusters.h"

#include <cstdint>
#include <vector>

namespace astrolabe {

/// The graph of the squares. A step between two costs what `side` steps over the mean ground of the one
/// entered cost; steps go diagonally between free squares only, and not at all where the board has four
/// directions. The squares of start and goal are always free. Each free square stands for one of its cells.
class CoarseBoard {
  public:
    /// The side must be valid; see Clusters. O(cells).
    CoarseBoard(const GridGraph& graph, std::uint32_t side, NodeId start, NodeId goal);
    CoarseBoard(const CoarseBoard&) = delete;
    CoarseBoard& operator=(const CoarseBoard&) = delete;

    const Clusters& squares() const { return squares_; }
    bool is_free(std::uint32_t square) const { return grid_.is_free(node_at(square)); }
    /// The squares that a plan over these squares leads through; for a diagonal step those beside it, too.
    std::vector<bool> corridor_along(const std::vector<NodeId>& plan) const;

    /// The free cell nearest to the middle of a square, or the end in it (the start, where both are); None
    /// for a blocked one.
    NodeId cell_of(NodeId square) const { return cells_[index_of(square)]; }
    /// The square that a cell of the board lies in.
    NodeId node_of(NodeId cell) const { return node_at(squares_.of(board_->cell(cell))); }

    std::uint32_t node_count() const { return graph_.node_count(); }
    Slot max_degree() const { return graph_.max_degree(); }
    template <class Each> void for_each_successor(NodeId square, Each&& each) const {
        graph_.for_each_successor(square, [&](const Move& move) { each(scaled(move)); });
    }
    template <class Each> void for_each_predecessor(NodeId square, Each&& each) const {
        graph_.for_each_predecessor(square, [&](const Move& move) { each(scaled(move)); });
    }
    Move move(NodeId square, Slot slot) const { return scaled(graph_.move(square, slot)); }

  private:
    /// Which squares are free, on what ground, and the cells that they stand for.
    struct Layout {
        Grid grid;
        std::vector<NodeId> cells;
    };
    static Layout lay_out(const GridGraph& graph, const Clusters& squares, NodeId start, NodeId goal);
    CoarseBoard(const GridGraph& graph, const Clusters& squares, Layout layout);

    Move scaled(Move move) const {
        move.cost *= squares_.side();
        return move;
    }

    const Grid* board_;
    Clusters squares_;
    std::vector<NodeId> cells_; // by square
    Grid grid_;
    Moves moves_;
    GridGraph graph_;
};

static_assert(Graph<CoarseBoard>);

} // namespace astrolabe
