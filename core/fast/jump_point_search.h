// Jump point search: A* that expands only cells at which the best way can turn. The cells between are
// jumped over, 64 at a time, and diagonal lines lend their branches to the cell that they start from.
//
// After Harabor and Grastien, "Online Graph Pruning for Pathfinding on Grid Maps", 2011, and "Improving
// Jump Point Search", 2014: blocks (B) and pruning of intermediate jump points (P).
#pragma once

#include "core/fast/bit_rows.h"
#include "core/fast/jump_scan.h"
#include "core/heuristic/grid_heuristic.h"
#include "core/open_list/binary_heap.h"
#include "core/search/options.h"
#include "core/search/result.h"
#include "core/trace/trace.h"

#include <cstdint>
#include <vector>

namespace astrolabe {

/// What a jump point search knows of the cells. It can be lent to one search after the other on boards
/// of as many cells: what an earlier one left is told by its generation, and need not be cleared.
class JumpPointMemory {
  public:
    explicit JumpPointMemory(std::uint32_t node_count) : open(node_count), records_(node_count) {}

    /// Forgets all cells. O(1), and O(cells) once in 2^32 times.
    void forget();

    /// All zero where nothing is known.
    struct Record {
        Cost g = 0;
        NodeId parent = NodeId::None;
        std::uint32_t push = 0;
        std::uint32_t generation = 0;
        Status status = Status::Untouched;
    };
    Record& operator[](NodeId node) {
        auto& record = records_[index_of(node)];
        if (record.generation != generation_) {
            record = {.generation = generation_};
        }
        return record;
    }
    NodeState state(NodeId node) const {
        const auto& record = records_[index_of(node)];
        return record.generation == generation_
                   ? NodeState{record.g, record.parent, record.push, record.status}
                   : NodeState{};
    }

    BinaryHeap open;

  private:
    std::vector<Record> records_;
    std::uint32_t generation_ = 0;
};

/// On squares of uniform ground, under every corner rule. A cell is left only in directions in which
/// no way round it, among the eight cells beside it and by no other, is as good:
///
/// - Ways that go diagonally first and then straight stand for all that are as long, so a straight line
///   branches only where walls bar the others: at *forced* neighbours. Which these are depends on the
///   corner rule (jump_scan.h). A diagonal line goes on, and branches into its two straight parts.
/// - Under *no wall* diagonals have no forced neighbours; under *one wall* and *always* they have one
///   beside each wall that they pass.
/// - Under *four* the lines up and down play the part of the diagonals.
///
/// Finds a shortest path; cells are selected by f = g + h with the octile h, under *four* the Manhattan
/// one, and tie as the options say; all other options are passed over. The trace is in events, and the
/// parent of a cell is the jump point that it was reached from, as far away as that may be.
class JumpPointSearch {
  public:
    /// Lends all of them: they must outlive the search and stay unchanged but for the memory. The board
    /// must be of uniform ground and have no blocked goal.
    JumpPointSearch(const GridGraph& graph, const BitRows& bits, JumpPointMemory& memory, NodeId start,
                    NodeId goal, const SearchOptions& options);

    /// The heuristic that it searches with.
    static HeuristicKind heuristic_under(CornerRule rule) {
        return rule == CornerRule::Four ? HeuristicKind::Manhattan : HeuristicKind::Octile;
    }

    /// Expands one jump point.
    Outcome step();
    /// At most this many expansions.
    Outcome advance(std::uint64_t expansions);
    Outcome run();

    /// Its path has all cells, each beside the one before.
    SearchResult result() const;
    /// Likewise; empty for a cell that is no jump point found.
    std::vector<NodeId> path_to(NodeId node) const;
    NodeState node_state(NodeId node) const { return memory_->state(node); }
    const Trace& trace() const { return recorder_.trace(); }
    /// Hands the trace over; the search must not be used afterwards.
    Trace release_trace() { return recorder_.release(); }

  private:
    template <CornerRule rule> void expand(NodeId node);
    template <CornerRule rule> std::uint32_t slots_to_leave(NodeId node, Cell at) const;
    template <CornerRule rule> void jump_first_kind(NodeId node, Slot slot);
    template <CornerRule rule> void jump_straight(NodeId from, Cell at, Slot slot);
    template <CornerRule rule> std::uint32_t forced_beside_diagonal(NodeId node, Slot slot) const;
    bool is_wall_towards(Cell at, Slot slot) const;
    void take(NodeId from, NodeId to);
    void put_on_open_list(NodeId node, NodeId parent, Cost g);

    const GridGraph* graph_;
    const BitRows* bits_;
    JumpPointMemory* memory_;
    CornerRule rule_;
    GridHeuristic heuristic_;
    NodeId goal_;
    Cell goal_cell_;
    SearchOptions options_;
    TraceRecorder recorder_;
    Outcome outcome_ = Outcome::Running;
    std::uint32_t push_count_ = 0;
    std::uint64_t expanded_ = 0;
    std::uint64_t generated_ = 0;
    std::uint64_t improved_ = 0;
    std::uint64_t reopened_ = 0;
};

} // namespace astrolabe
