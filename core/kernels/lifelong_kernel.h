// LPA* on a grid, faster: core/search/lifelong_planning/lifelong_planning.h, step by step. Why a repair is
// right is shown there.
#pragma once

#include "core/grid/grid_graph.h"
#include "core/heuristic/grid_heuristic.h"
#include "core/kernels/compact_estimate.h"
#include "core/kernels/placed_moves.h"
#include "core/open_list/late_queue.h"
#include "core/search/options.h"
#include "core/search/result.h"
#include "core/search/search_loop.h"
#include "core/trace/trace.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace astrolabe {

/// Costs are counted in 32 bits; a search that reaches greater ones has outgrown the kernel. 16 bytes a node,
/// and 16 for each entry of the open list, stale ones included.
class LifelongKernel {
  public:
    /// Needs weight 1, no blocked goal, and steps and estimates that are small beside 2^32; all of this
    /// whatever the ground and the goal are.
    static bool stands_in_for(const GridGraph& graph, HeuristicKind heuristic, const SearchOptions& options);

    /// As LifelongPlanning, with its traces and counts. stands_in_for() must hold.
    LifelongKernel(const GridGraph& graph, const GridHeuristic& heuristic, NodeId start, NodeId goal,
                   const SearchOptions& options);
    /// For the repair() that must follow.
    void aim(const GridHeuristic& heuristic, NodeId goal) {
        estimate_ = {*graph_, heuristic};
        goal_ = goal;
        goal_h_ = estimate_(goal);
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

    /// In one place, since nearly all of it is asked of each node that comes by.
    struct Known {
        std::uint32_t g = infinite;
        std::uint32_t rhs = infinite;
        std::uint32_t push = 0;           ///< While it is open, from 1.
        std::uint16_t trace = 0;          ///< The number of the last trace that it was shown in.
        Status shown = Status::Untouched; ///< In that trace.
        std::uint8_t slot = no_slot;      ///< Of the move that offers rhs.

        std::uint32_t lesser() const { return std::min(g, rhs); }
    };

    static_assert(sizeof(Known) == 16);
    static constexpr std::uint32_t numbers_a_node = sizeof(Known) / sizeof(std::uint32_t);

    Known& known(NodeId node) { return known_[margin_ + index_of(node)]; }
    const Known& known(NodeId node) const { return known_[margin_ + index_of(node)]; }
    std::uint32_t& g(NodeId node) { return known(node).g; }
    std::uint32_t g(NodeId node) const { return known(node).g; }
    std::uint32_t& rhs(NodeId node) { return known(node).rhs; }
    std::uint32_t rhs(NodeId node) const { return known(node).rhs; }
    std::uint8_t& slot(NodeId node) { return known(node).slot; }
    std::uint8_t slot(NodeId node) const { return known(node).slot; }
    /// In the current trace.
    Status shown(const Known& at) const { return at.trace == trace_number_ ? at.shown : Status::Untouched; }
    Cost shown_g(NodeId node) const;
    NodeId parent_of(NodeId node) const;

    /// f, then the lesser of g and rhs.
    static std::uint64_t key_of(std::uint32_t lesser, std::uint32_t h) {
        return std::uint64_t{lesser + h} << 32U | lesser;
    }
    static std::uint32_t lesser_in(std::uint64_t key) { return static_cast<std::uint32_t>(key); }
    /// An estimate changes only where all entries are renewed, so the lesser decides.
    bool is_stale(std::uint64_t key, NodeId node) const {
        const auto& at = known(node);
        return at.push == 0 || at.lesser() != lesser_in(key);
    }
    void note_ground();

    Outcome step();
    bool has_ended();
    void lower(NodeId node);
    void raise(NodeId node);
    void forget(NodeId node);
    void offer_again(NodeId node, std::uint32_t legal);
    void take_offer(NodeId node, std::uint32_t rhs, Slot by);
    void show_open(NodeId node);
    void end_step(NodeId node, EventKind kind);

    const GridGraph* graph_;
    CompactEstimate estimate_;
    NodeId start_;
    NodeId goal_;
    std::uint32_t goal_h_;
    SearchOptions options_;
    PlacedMoves moves_; ///< In the neighbour order.
    /// By slot: to the node moved to, modulo 2^32; and what the step costs, if the ground is uniform.
    std::array<std::uint32_t, direction_count> offsets_{};
    std::array<std::uint32_t, direction_count> costs_{};
    /// Uniform ground, and no wall has a g; one has if it is the start, or was just drawn.
    bool is_simple_ = true;
    std::uint32_t width_;
    const std::uint8_t* legal_slots_ = nullptr; ///< Of all nodes.
    std::uint32_t margin_;                      ///< So that all eight around any node may be read.
    std::vector<Known> known_;
    LateQueue open_;
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
