// The textbook search on boards of squares, move by move, with leaner memory: any factors, heuristic and
// weight. Not meant for learning A*: for that there is core/search/textbook/textbook_search.h.
#pragma once

#include "core/heuristic/grid_heuristic.h"
#include "core/kernels/kernel_search.h"
#include "core/kernels/placed_moves.h"
#include "core/open_list/quad_heap.h"

#include <limits>
#include <vector>

namespace astrolabe {

/// Kept from one search to the next so that none has to be cleared: 8 bytes a node and 16 for each entry of
/// the open list at its longest; under some rules 4 more for each push or each node.
struct QuadHeapMemory {
    PackedRecords records;
    QuadHeap heap;
    PlacedMoves moves;
    std::vector<NodeId> pushed;             ///< By number of the push.
    std::vector<std::uint32_t> last_pushes; ///< By node.
};

/// What it costs to enter a cell in addition to the step over its ground.
struct EntryCosts {
    const std::uint16_t* of_cells = nullptr; ///< One a cell; null: nothing.
    Cost parts = 1;                          ///< So many of them cost a straight step.

    Cost of(std::uint32_t cell, const CostModel& costs) const {
        return of_cells == nullptr ? 0 : of_cells[cell] * costs.straight / parts;
    }
};

/// Nodes that get a better path are pushed again. Their older entries are recognized because the node is
/// already closed when they come up, since f can only have fallen; where f may stay and the first in goes
/// first, by the number of the push.
class QuadHeapSearch : public KernelSearch<PackedRecords> {
  public:
    /// Needs a trace of masks and any tie rule but *none*; with order F every option is supported. With order
    /// H each node must keep its first parent; likewise with Depth and first in first out, and with Newest.
    /// The last two need no heap.
    static bool stands_in_for(const GridGraph& graph, HeuristicKind heuristic, const SearchOptions& options,
                              const EntryCosts& entry_costs = {});

    /// Borrows graph and memory. Both must outlive the search, the graph must stay unchanged, and a search
    /// begun later in the same memory ends this one. stands_in_for() must hold. The goal may be None if
    /// neither heuristic nor tie rule uses it: then everything that the start can reach is expanded.
    QuadHeapSearch(const GridGraph& graph, HeuristicKind heuristic, NodeId start, NodeId goal,
                   const SearchOptions& options, QuadHeapMemory& memory, const EntryCosts& entry_costs = {});

    /// Expands one node.
    Outcome step() { return advance(1); }
    /// At most this many expansions.
    Outcome advance(std::uint64_t expansions);
    Outcome run() { return advance(std::numeric_limits<std::uint64_t>::max()); }

    SearchResult result() const;

  private:
    enum class Opens { Heap, Queue, Stack };

    Outcome expand_next();
    /// The node to expand; None when none is left.
    NodeId pop();
    void expand(NodeId node);
    void push(NodeId node, Cell cell, Cost g);
    HeapEntry entry_for(NodeId node, Cell cell, Cost g) const;

    QuadHeapMemory& memory_;
    EntryCosts entry_costs_;
    HeuristicKind heuristic_;
    Opens opens_ = Opens::Heap;
    bool carries_node_ = true;     ///< The rank of an entry; otherwise it carries the push.
    bool checks_pushes_ = false;   ///< Recognizes stale entries by their push.
    std::uint64_t offer_bits_ = 0; ///< With these a path compares with a record as the update rule requires.
    Cost weight_ = 0;              ///< Of a cell's distance from the goal, in hundredths.
    bool is_goal_opened_ = false;
    std::uint32_t push_count_ = 0;
    std::uint32_t next_in_queue_ = 0;
};

} // namespace astrolabe
