// Which of several cells that are equally near to a goal out of reach a search should lead to.
#pragma once

#include "core/kernels/monotone_queue_search.h"
#include "core/open_list/binary_heap.h"
#include "core/search/textbook/textbook_search.h"

#include <optional>
#include <vector>

namespace astrolabe {

/// The cheapest to reach; of equally cheap ones the first listed. On uniform ground a search towards one of
/// them that goes on until it has expanded all, elsewhere one without estimate that ends soon after it
/// reached one of them. Either can take time proportional to the board, so it is advanced in slices.
///
/// So the nearest reachable cell depends only on the board and its rules, not on the algorithm, and not on
/// whether the flood is shown. A flood's own "first expanded" would depend on both.
class CheapestToReach {
  public:
    /// At least one cell, each of which the start can reach. Borrows the graph and the memory; whatever
    /// searches in that next ends this.
    CheapestToReach(const GridGraph& graph, NodeId start, std::vector<NodeId> cells,
                    MonotoneQueueMemory& memory);
    CheapestToReach(const CheapestToReach&) = delete;
    CheapestToReach& operator=(const CheapestToReach&) = delete;

    /// At most this many expansions; returns whether the cell is known now.
    bool advance(std::uint64_t expansions);
    /// Only when it is known.
    NodeId cell() const { return cell_; }

  private:
    struct Textbook {
        Textbook(const GridGraph& graph, NodeId start, const SearchOptions& options)
            : no_estimate(graph, HeuristicKind::Zero, start), open(graph.node_count()),
              search(graph, no_estimate, open, start, NodeId::None, options) {}

        GridHeuristic no_estimate;
        BinaryHeap open;
        TextbookSearch<GridGraph, GridHeuristic, BinaryHeap> search;
    };

    void choose();
    Status status(NodeId node) const;
    Cost cost_to(NodeId node) const;

    std::vector<NodeId> cells_;
    std::optional<MonotoneQueueSearch> kernel_;
    std::optional<Textbook> textbook_; ///< Where no kernel stands in.
    NodeId cell_ = NodeId::None;
};

} // namespace astrolabe
