// A* and Dijkstra's algorithm on uniform ground without a heap: the textbook search with last in or first in,
// first out among equals, move by move, on boards of squares. Not meant for learning A*: for that there is
// core/search/textbook/textbook_search.h.
#pragma once

#include "core/kernels/kernel_search.h"
#include "core/kernels/packed_increments.h"
#include "core/kernels/placed_moves.h"
#include "core/open_list/monotone_queues.h"
#include "core/search/canonical/pruning.h"

#include <limits>
#include <vector>

namespace astrolabe {

/// The working memory of a search, kept from one to the next so that none has to be cleared: 4 bytes a node
/// and 8 for each entry of the open list at its longest. Small searches start quickly, because what depends
/// on the rules alone is kept too.
struct MonotoneQueueMemory {
    CompactRecords records;
    MonotoneQueues queues;
    PlacedMoves moves;
    PrunedMoves pruned;
    PackedIncrements increments;
};

/// f is kept as its difference from the start's, in the queues modulo 2^32, since there only values within
/// the largest increment of each other are compared. g and h need not be kept at all, since of two paths to a
/// node the one of smaller f is that of smaller g.
///
/// Given a pruning, it leaves out the moves that the pruning drops: canonical A*. It is then not the textbook
/// search, but finds an equally short path. After Sturtevant and Rabin, "Canonical Orderings on Grids", 2016.
///
/// Nothing is ever reopened: f never falls from one expansion to the next, so a path to a closed node that is
/// found later cannot be cheaper.
class MonotoneQueueSearch : public KernelSearch<CompactRecords> {
  public:
    /// Needs order F, the tie rule *last in* or *first in* (the latter not with updates of equal cost), a
    /// trace of masks, uniform ground, and weight 1 with a heuristic that has an IncrementTable; weight 0 or
    /// the zero heuristic make it Dijkstra's algorithm.
    static bool stands_in_for(const GridGraph& graph, HeuristicKind heuristic, const SearchOptions& options);

    /// Borrows graph and memory. Both must outlive the search, the graph must stay unchanged, and a search
    /// begun later in the same memory ends this one. stands_in_for() must hold. The goal may be None without
    /// a heuristic: then everything that the start can reach is expanded. The pruning must be that of the
    /// corner rule.
    MonotoneQueueSearch(const GridGraph& graph, HeuristicKind heuristic, NodeId start, NodeId goal,
                        const SearchOptions& options, MonotoneQueueMemory& memory,
                        const Pruning* pruning = nullptr);

    /// Expands one node.
    Outcome step() { return advance(1); }
    /// At most this many expansions.
    Outcome advance(std::uint64_t expansions);
    Outcome run() { return advance(std::numeric_limits<std::uint64_t>::max()); }

    SearchResult result() const;

  private:
    class Loop;

    MonotoneQueueMemory& memory_;
    const Pruning* pruning_; ///< Null for the textbook search.
    bool is_guided_ = false;
};

} // namespace astrolabe
