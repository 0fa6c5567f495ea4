// Is a heuristic admissible, is it consistent, on this board for this goal? Checked node by node against the
// true costs, with counter-examples.
#pragma once

#include "core/explain/finished_search.h"

#include <cstdint>

namespace astrolabe {

/// A cell whose estimate is too large: h_hundredths > 100 × true_cost.
struct Overestimate {
    NodeId cell = NodeId::None;
    Cost h_hundredths = 0; ///< Weighted.
    Cost true_cost = 0;
};

/// A step along which the estimate drops by more than the step costs:
/// h_from_hundredths > 100 × cost + h_to_hundredths.
struct InconsistentStep {
    NodeId from = NodeId::None;
    NodeId to = NodeId::None;
    Cost cost = 0;
    Cost h_from_hundredths = 0; ///< Weighted, both.
    Cost h_to_hundredths = 0;
};

struct HeuristicFindings {
    std::uint64_t overestimates = 0; ///< Number of nodes.
    Overestimate largest;            ///< The greatest excess; of several the first, row by row.
    std::uint64_t inconsistent_steps = 0;
    InconsistentStep steepest; ///< The greatest excess; of several the first cell's, in rows order.
    Cost cheapest_step = 0;    ///< Of all steps on the board; both 0 when there is none.
    Cost costliest_step = 0;

    bool is_admissible() const { return overestimates == 0; }
    bool is_consistent() const { return inconsistent_steps == 0; }
};

/// Whether a search can ever be on the cell: a free one, a blocked goal that may be entered, its start or its
/// goal. Others are not judged. On a graph of places, every node.
bool is_stood_on(const GridGraph& graph, NodeId node, NodeId start, NodeId goal);
inline bool is_stood_on(const ExplicitGraph&, NodeId, NodeId, NodeId) { return true; }

/// Bit `slot` is set when the step out of the node in this direction is an inconsistent one.
std::uint8_t inconsistent_slots(const GridGraph& graph, const WeightedHeuristic<GridHeuristic>& heuristic,
                                NodeId node);

/// Checks every node that a search can be on and every step out of it, in slices; O(nodes + edges) in all, no
/// memory of its own. Where no path leads to the goal nothing is an overestimate. Borrows the graph and the
/// costs, which must be done and lead to the heuristic's goal.
template <Graph G> class HeuristicAudit {
  public:
    using Estimate = typename GraphKind<G>::Estimate;
    using Truth = typename GraphKind<G>::Truth;

    HeuristicAudit(const G& graph, const WeightedHeuristic<Estimate>& heuristic, const Truth& costs,
                   NodeId start)
        : graph_(&graph), heuristic_(heuristic), costs_(&costs), start_(start) {}

    /// At most this many more nodes; returns whether all have been checked.
    bool advance(std::uint64_t nodes);
    bool is_done() const { return next_ == graph_->node_count(); }
    /// Of the nodes checked so far. What they have disproved stays disproved.
    const HeuristicFindings& findings() const { return findings_; }

  private:
    void check_node(NodeId node);
    void check_node(NodeId from, Cost h_from, const Move& move);

    const G* graph_;
    WeightedHeuristic<Estimate> heuristic_;
    const Truth* costs_;
    NodeId start_;
    std::uint32_t next_ = 0;
    HeuristicFindings findings_;
    Cost largest_excess_ = 0;
    Cost steepest_excess_ = 0;
    Slot steepest_slot_ = 0;
};

} // namespace astrolabe
