// LPA* on a grid, faster: core/search/lifelong_planning/lifelong_planning.h, step by step. Why a repair is
// right is shown there.
#pragma once

#include "core/grid/grid_graph.h"
#include "core/heuristic/grid_heuristic.h"
#include "core/kernels/compact_estimate.h"
#include "core/kernels/placed_moves.h"
#include "core/open_list/calendar_queue.h"
#include "core/search/options.h"
#include "core/search/result.h"
#include "core/search/search_loop.h"
#include "core/trace/trace.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace astrolabe {

/// Costs are counted in 32 bits; a search that reaches greater ones has outgrown the kernel. 17 bytes a node,
/// and 16 for each entry of the open list, stale ones included.
class LifelongKernel {
  public:
    /// Needs weight 1, no blocked goal, and steps and estimates that are small beside 2^32; all of this
    /// whatever the ground and the goal are.
    static bool stands_in_for(const GridGraph& graph, HeuristicKind heuristic, const SearchOptions& options);

    /// As LifelongPlanning, with its traces and counts. stands_in_for() must hold.
    LifelongKernel(const GridGraph& graph, const GridHeuristic& heuristic, NodeId start, NodeId goal,
                   const SearchOptions& options);
    void aim(const GridHeuristic& heuristic, NodeId goal) {
        estimate_ = {*graph_, heuristic};
        goal_ = goal;
    }
    /// Only if can_repair(). O(open list) besides.
    void repair(std::span<const NodeId> nodes);
    Outcome advance(std::uint64_t expansions);
    SearchResult result() const;
    std::vector<NodeId> path_to(NodeId node) const;
    const Trace& trace() const { return recorder_.trace(); }
    Trace release_trace();

    /// Pushes are counted in 32 bits, too.
    bool can_repair() const { return push_count_ < most_pushes; }
    /// Then the outcome means nothing.
    bool has_outgrown() const { return has_outgrown_; }

  private:
    /// More than any cost that is expanded, and with a step added still a number of 32 bits.
    static constexpr std::uint32_t infinite = std::uint32_t{1} << 31U;
    static constexpr Slot no_slot = direction_count;
    static constexpr std::uint32_t most_pushes = std::uint32_t{1} << 31U;

    /// What is known of a node besides g and rhs. These lie apart, since of most neighbours only one of them
    /// is asked.
    struct Mark {
        std::uint32_t push = 0;           ///< While it is open, from 1.
        std::uint16_t trace = 0;          ///< The number of the last trace that it was shown in.
        Status shown = Status::Untouched; ///< In that trace.
    };

    std::uint32_t& g(NodeId node) { return gs_[margin_ + index_of(node)]; }
    std::uint32_t g(NodeId node) const { return gs_[margin_ + index_of(node)]; }
    std::uint32_t& rhs(NodeId node) { return rhs_[margin_ + index_of(node)]; }
    std::uint32_t rhs(NodeId node) const { return rhs_[margin_ + index_of(node)]; }
    /// Of the move that offers rhs. Those of all eight neighbours are asked at once.
    std::uint8_t& slot(NodeId node) { return slots_[margin_ + index_of(node)]; }
    std::uint8_t slot(NodeId node) const { return slots_[margin_ + index_of(node)]; }
    Mark& mark(NodeId node) { return marks_[index_of(node)]; }
    const Mark& mark(NodeId node) const { return marks_[index_of(node)]; }
    /// In the current trace.
    Status shown(const Mark& at) const { return at.trace == trace_number_ ? at.shown : Status::Untouched; }
    Cost shown_g(NodeId node) const;
    NodeId parent_of(NodeId node) const;

    /// f, then the lesser of g and rhs.
    static std::uint64_t key_of(std::uint32_t lesser, std::uint32_t h) {
        return std::uint64_t{lesser + h} << 32U | lesser;
    }
    static std::uint32_t lesser_in(std::uint64_t key) { return static_cast<std::uint32_t>(key); }
    bool is_stale(const HeapEntry& entry) const {
        return mark(node_of(entry)).push != ~ordinal_of(entry.rank);
    }
    void note_ground();

    Outcome step();
    bool has_ended();
    void lower(NodeId node);
    void raise(NodeId node);
    void forget(NodeId node);
    void offer_again(NodeId node, std::uint32_t legal);
    void take_offer(NodeId node, std::uint32_t rhs, Slot by);
    void settle(NodeId node);
    void queue(NodeId node);
    void show_open(NodeId node);
    void end_step(NodeId node, EventKind kind);

    const GridGraph* graph_;
    CompactEstimate estimate_;
    NodeId start_;
    NodeId goal_;
    SearchOptions options_;
    PlacedMoves moves_; ///< In the neighbour order.
    /// By slot: to the node moved to, modulo 2^32; and what the step costs, if the ground is uniform.
    std::array<std::uint32_t, direction_count> offsets_{};
    std::array<std::uint32_t, direction_count> costs_{};
    /// Uniform ground, and no wall has a g; one has if it is the start, or was just drawn.
    bool is_simple_ = true;
    std::uint32_t margin_; ///< So that all eight around any node may be read.
    std::vector<std::uint32_t> gs_;
    std::vector<std::uint32_t> rhs_;
    std::vector<std::uint8_t> slots_;
    std::vector<Mark> marks_;
    CalendarQueue open_;
    std::uint32_t push_count_ = 0;
    TraceRecorder recorder_;
    std::uint16_t trace_number_ = 1;
    std::size_t events_released_ = 0; ///< In the trace before.
    std::size_t events_before_ = 0;   ///< In the trace before that.
    SearchCounters counters_;
    Outcome outcome_ = Outcome::Running;
    bool is_repair_ = false;
    std::uint64_t expanded_anew_ = 0; ///< Before the first repair.
    bool has_outgrown_ = false;
};

} // namespace astrolabe
