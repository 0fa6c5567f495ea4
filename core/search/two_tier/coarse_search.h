// Larger squares: first a plan over coarse cells, then a search cell by cell in the corridor of the squares
// that it leads through. Quick, and without any promise: the coarse board leaves out details that matter, so
// the plan can be a long detour, or missing where there is a path. Then the search is repeated on all cells,
// and says so.
#pragma once

#include "core/graph/filtered_graph.h"
#include "core/heuristic/grid_heuristic.h"
#include "core/open_list/binary_heap.h"
#include "core/search/result.h"
#include "core/search/search_loop.h"
#include "core/search/textbook/textbook_search.h"
#include "core/search/two_tier/cell_estimate.h"
#include "core/search/two_tier/coarse_board.h"

#include <limits>
#include <memory>
#include <optional>
#include <vector>

namespace astrolabe {

/// Finds a path wherever there is one, by its last resort; it need not be a shortest one.
///
/// Both tiers are the textbook's A* with the heuristic, weight and tie chosen. The trace is in events over
/// cells: the steps are first the coarse plan's, each square as the cell that it stands for, with parents far
/// away. Then a new phase begins, in which g counts from the start again and only cells of the corridor are
/// opened; and another if that was in vain.
class CoarseSearch : public SearchLoop<CoarseSearch> {
  public:
    /// Why all cells were searched after all.
    enum class Fallback : std::uint8_t {
        None,
        NoPlan, ///< No coarse path leads to the goal's square.
        NoPath, ///< None leads through the corridor.
    };

    /// Borrows graph and heuristic, which must outlive the search and stay unchanged. The side must be valid;
    /// see Clusters. O(cells).
    CoarseSearch(const GridGraph& graph, const GridHeuristic& heuristic, std::uint32_t side, NodeId start,
                 NodeId goal, const SearchOptions& options);
    CoarseSearch(const CoarseSearch&) = delete;
    CoarseSearch& operator=(const CoarseSearch&) = delete;

    /// Expands one square, or later one cell.
    Outcome step();

    /// Counts all tiers together.
    SearchResult result() const;
    std::vector<NodeId> path_to(NodeId cell) const;
    NodeState node_state(NodeId cell) const;

    /// Expansions of the coarse plan: all steps up to this one.
    std::uint64_t upper_expanded() const { return upper_expanded_; }
    /// The cells that the squares of the plan stand for, from start to goal; empty where there is none.
    std::vector<NodeId> plan() const;
    Fallback fallback() const { return fallback_; }
    const CoarseBoard& board() const { return board_; }
    bool is_in_corridor(std::uint32_t square) const { return corridor_.squares[square]; }

  private:
    /// Cells that may be searched.
    struct Corridor {
        const CoarseBoard* board;
        std::vector<bool> squares;
        bool is_everything = false;

        bool operator()(NodeId cell) const {
            return is_everything || squares[index_of(board->node_of(cell))];
        }
    };
    using Inside = FilteredGraph<GridGraph, Corridor>;
    using UpperSearch = TextbookSearch<CoarseBoard, CellEstimate<CoarseBoard>, BinaryHeap>;
    using LowerSearch = TextbookSearch<Inside, GridHeuristic, BinaryHeap>;

    bool step_above();
    bool step_below();
    void begin_below();
    void fall_back(Fallback reason);

    const GridGraph& graph_;
    const GridHeuristic& heuristic_;
    SearchOptions options_;
    NodeId start_;
    NodeId goal_;
    CoarseBoard board_;
    CellEstimate<CoarseBoard> estimate_;
    BinaryHeap coarse_open_;
    UpperSearch upper_;
    std::vector<NodeId> plan_; // squares
    Corridor corridor_;
    Inside inside_;
    BinaryHeap open_;
    std::optional<LowerSearch> lower_;
    Fallback fallback_ = Fallback::None;
    std::uint64_t upper_expanded_ = 0;
    SearchResult done_; // numbers of the searches before the current one
};

} // namespace astrolabe
