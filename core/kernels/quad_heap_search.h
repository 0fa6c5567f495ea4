// The textbook search on boards of squares, move by move, with leaner memory: any ground, heuristic
// and weight. It must not be read to learn A*: for that there is core/search/textbook/textbook_search.h.
#pragma once

#include "core/heuristic/grid_heuristic.h"
#include "core/kernels/kernel_search.h"
#include "core/kernels/placed_moves.h"
#include "core/open_list/quad_heap.h"

#include <limits>
#include <vector>

namespace astrolabe {

/// Kept from one search to the next so that none has to be cleared: 8 bytes a node and 16 for each
/// entry of the open list when it was longest; under some rules 4 more for each push or each node.
struct QuadHeapMemory {
    PackedRecords records;
    QuadHeap heap;
    PlacedMoves moves;
    std::vector<NodeId> pushed;             ///< By number of the push.
    std::vector<std::uint32_t> last_pushes; ///< By node.
};

/// Nodes that get a better way are pushed again. Their older entries are known by the node's being
/// closed already when they come up, since f can only have fallen; where f may stay and the first in
/// goes first, by the number of the push.
class QuadHeapSearch : public KernelSearch {
  public:
    /// Needs a trace of masks and any tie rule but *none*; by order F every option is served. By h
    /// each node must keep its first parent; so must it by depth, with the first in first, and newest
    /// first. Those two need no heap.
    static bool stands_in_for(const GridGraph& graph, HeuristicKind heuristic, const SearchOptions& options);

    /// Lends graph and memory. Both must outlive the search, the graph must stay unchanged, and a
    /// search begun later in the same memory ends this one. stands_in_for() must hold. The goal may be
    /// None if neither a heuristic nor the tie rule asks where it is: then everything that the start
    /// can reach is expanded.
    QuadHeapSearch(const GridGraph& graph, HeuristicKind heuristic, NodeId start, NodeId goal,
                   const SearchOptions& options, QuadHeapMemory& memory);

    /// Expands one node.
    Outcome step() { return advance(1); }
    /// At most this many expansions.
    Outcome advance(std::uint64_t expansions);
    Outcome run() { return advance(std::numeric_limits<std::uint64_t>::max()); }

    SearchResult result() const;

  private:
    enum class Opens { Heap, Queue, Stack };

    Outcome expand_next();
    /// The node to be expanded; None when none is left.
    NodeId pop();
    void expand(NodeId node);
    void push(NodeId node, Cell cell, Cost g);
    HeapEntry entry_for(NodeId node, Cell cell, Cost g) const;

    QuadHeapMemory& memory_;
    HeuristicKind heuristic_;
    Opens opens_ = Opens::Heap;
    bool carries_node_ = true;     ///< The rank of an entry; otherwise it carries the push.
    bool checks_pushes_ = false;   ///< Tells stale entries by their push.
    std::uint64_t offer_bits_ = 0; ///< With these a way compares with a record as the update rule will.
    Cost weight_ = 0;              ///< Of a cell's distance from the goal, in hundredths.
    bool is_goal_opened_ = false;
    std::uint32_t push_count_ = 0;
    std::uint32_t next_in_queue_ = 0;
};

} // namespace astrolabe
