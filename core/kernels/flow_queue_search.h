// The flow field on uniform ground without a heap: core/search/flow_field/flow_field.h, move by move. Where
// moves are legal and cost the same in both directions it is Dijkstra's algorithm from the goal.
#pragma once

#include "core/kernels/monotone_queue_search.h"

namespace astrolabe {

class FlowQueueSearch {
  public:
    /// Needs uniform ground, ends that are no walls (a wall can be left, but is not led to), and of the
    /// options what the queues need.
    static bool stands_in_for(const GridGraph& graph, NodeId start, NodeId goal,
                              const SearchOptions& options);

    /// Borrows graph and memory as MonotoneQueueSearch does. stands_in_for() must hold.
    FlowQueueSearch(const GridGraph& graph, NodeId start, NodeId goal, const SearchOptions& options,
                    MonotoneQueueMemory& memory);
    FlowQueueSearch(const FlowQueueSearch&) = delete;
    FlowQueueSearch& operator=(const FlowQueueSearch&) = delete;

    /// At most this many expansions.
    Outcome advance(std::uint64_t expansions);
    std::uint64_t expanded() const { return search_.expanded(); }

    /// Of the start.
    SearchResult result() const;
    /// From `node` to the goal along the field, `node` first; empty where there is no path.
    std::vector<NodeId> path_from(NodeId node) const;
    /// Start to `node`, which must be on the path.
    std::vector<NodeId> path_to(NodeId node) const;
    /// Whether the field leads from here to the goal, which itself has no next step.
    bool has_next(NodeId node) const { return node != goal_ && search_.status(node) != Status::Untouched; }
    /// The slot of the next step, where there is one.
    Slot next_slot(NodeId node) const { return opposite(search_.slot_to(node)); }

    /// Hands the trace over; the search must not be used afterwards. O(its length).
    Trace release_trace();

  private:
    const GridGraph& graph_;
    GridGraph backward_;
    NodeId start_;
    NodeId goal_;
    MonotoneQueueSearch search_;
    Outcome outcome_ = Outcome::Running;
};

} // namespace astrolabe
