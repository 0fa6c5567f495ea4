// The flow field: from one goal outwards to all nodes that can reach it, and at each the next step to take.
// Dijkstra's algorithm on the reversed edges; nothing but the textbook search with a graph of its own.
#pragma once

#include "core/graph/reversed.h"
#include "core/open_list/binary_heap.h"
#include "core/search/found_path.h"
#include "core/search/textbook/textbook_search.h"

#include <algorithm>

namespace astrolabe {

/// One search answers for every start at once. In the trace g is the cost from a node to the goal and the
/// parent the next node on the path: the arrows of the field. At step 0 the goal is open. Of the options tie,
/// update and reopening count. As costly as Dijkstra's algorithm without a goal.
template <Graph G> class FlowField {
  public:
    /// Borrows the graph, which must outlive the search and stay unchanged.
    FlowField(const G& graph, NodeId start, NodeId goal, const SearchOptions& options)
        : graph_(&graph), backward_(graph, start), open_(graph.node_count()), start_(start),
          search_(backward_, no_estimate_, open_, goal, NodeId::None, outwards(options)) {}
    FlowField(const FlowField&) = delete;
    FlowField& operator=(const FlowField&) = delete;

    /// Those of the textbook search that it is.
    static SearchOptions outwards(SearchOptions options) {
        options.order = Order::F;
        options.weight_hundredths = 0;
        options.stop = Stop::WhenSelected;
        return options;
    }

    Outcome step() { return reported(search_.step()); }
    /// At most this many expansions.
    Outcome advance(std::uint64_t expansions) { return reported(search_.advance(expansions)); }
    Outcome run() { return reported(search_.run()); }

    /// Of the start.
    SearchResult result() const {
        auto result = search_.result();
        result.outcome = outcome_;
        result.kernel = "flow field";
        if (outcome_ == Outcome::Found) {
            put_path(result, *graph_, path_from(start_));
        }
        return result;
    }

    /// From `node` to the goal along the field, `node` first; empty where there is no path.
    std::vector<NodeId> path_from(NodeId node) const {
        auto path = search_.path_to(node);
        std::reverse(path.begin(), path.end());
        return path;
    }
    /// Start to `node`, which must be on the path.
    std::vector<NodeId> path_to(NodeId node) const {
        auto path = path_from(start_);
        const auto end = std::find(path.begin(), path.end(), node);
        return end == path.end() ? std::vector<NodeId>{} : std::vector<NodeId>(path.begin(), end + 1);
    }

    NodeState node_state(NodeId node) const { return search_.node_state(node); }
    const Trace& trace() const { return search_.trace(); }
    /// Hands the trace over; the search must not be used afterwards.
    Trace release_trace() { return search_.release_trace(); }

  private:
    struct NoEstimate {
        Cost operator()(NodeId /*node*/) const { return 0; }
        Cost straight_line_rank(NodeId /*node*/) const { return 0; }
    };

    Outcome reported(Outcome outcome) {
        if (outcome != Outcome::Running) { // the textbook search had no goal, and says so
            const bool is_reached = search_.node_state(start_).status == Status::Closed;
            outcome_ = is_reached ? Outcome::Found : Outcome::NoPath;
        }
        return outcome_;
    }

    const G* graph_;
    Reversed<G> backward_;
    NoEstimate no_estimate_;
    BinaryHeap open_;
    NodeId start_;
    Outcome outcome_ = Outcome::Running;
    TextbookSearch<Reversed<G>, NoEstimate, BinaryHeap> search_;
};

} // namespace astrolabe
