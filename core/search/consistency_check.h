// Is weight × h consistent on a graph? The plain question, for searches that depend on the answer; the
// referee's numbers and counter-examples are in explain/heuristic_audit.h.
#pragma once

#include "core/graph/graph.h"

#include <algorithm>
#include <cstdint>

namespace astrolabe {

/// Checks every edge that a search from the start can reach, in slices: weight × h may drop along none by
/// more than it costs. Edges out of nodes that nothing leads into do not count, such as those out of walls.
/// Stops at the first that disproves it, and checks none if the heuristic itself can guarantee it. O(edges),
/// no memory. Borrows the graph; copies the heuristic.
template <Graph G, Heuristic H> class ConsistencyCheck {
  public:
    ConsistencyCheck(const G& graph, const H& heuristic, NodeId start, std::uint32_t weight_hundredths)
        : graph_(&graph), heuristic_(heuristic), start_(start), weight_hundredths_(weight_hundredths),
          next_(is_sure() ? graph.node_count() : 0) {}

    /// At most this many more nodes; returns whether the answer is known.
    bool advance(std::uint64_t nodes) {
        const auto end = next_ + std::min<std::uint64_t>(nodes, graph_->node_count() - next_);
        while (next_ < end && holds_) {
            check_node(node_at(next_++));
        }
        return is_done();
    }
    bool is_done() const { return !holds_ || next_ == graph_->node_count(); }
    /// Only when done.
    bool holds() const { return holds_; }

  private:
    /// Before any edge is checked.
    bool is_sure() const {
        if constexpr (requires { heuristic_.is_surely_consistent(*graph_, weight_hundredths_); }) {
            return heuristic_.is_surely_consistent(*graph_, weight_hundredths_);
        }
        return weight_hundredths_ == 0;
    }

    void check_node(NodeId node) {
        const auto h = weight_hundredths_ * heuristic_(node);
        bool drops_too_much = false;
        graph_->for_each_successor(node, [&](const Move& move) {
            drops_too_much = drops_too_much || h > 100 * move.cost + weight_hundredths_ * heuristic_(move.to);
        });
        holds_ = !drops_too_much || (node != start_ && !has_predecessor(*graph_, node));
    }

    const G* graph_;
    H heuristic_;
    NodeId start_;
    std::uint32_t weight_hundredths_;
    std::uint32_t next_;
    bool holds_ = true;
};

} // namespace astrolabe
