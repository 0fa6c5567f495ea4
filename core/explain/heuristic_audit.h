// Is a heuristic admissible, is it consistent, on this very board for this very goal? Looked up cell by
// cell against the true costs, with counter-examples.
#pragma once

#include "core/heuristic/grid_heuristic.h"
#include "core/precompute/true_costs.h"
#include "core/search/options.h"

#include <cstdint>

namespace astrolabe {

/// What a search adds to g when it selects by f: weight × h, in hundredths of a unit, exactly. This, not
/// h alone, is what must not exceed the true remaining cost: weight 2 spoils an h that is admissible.
struct WeightedHeuristic {
    GridHeuristic h;
    std::uint32_t weight_hundredths = 100;

    Cost operator()(NodeId node) const { return weight_hundredths * h(node); }
};

/// The weight by which a search is judged: its own where it selects by f, 1 where it selects by h alone
/// and no weight has a say, 0 where it does not ask the heuristic.
std::uint32_t judged_weight(const SearchOptions& options);

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
    std::uint64_t overestimates = 0; ///< Number of cells.
    Overestimate largest;            ///< That by the most; of several the first, row by row.
    std::uint64_t inconsistent_steps = 0;
    InconsistentStep steepest; ///< That by the most; of several the first cell's, in rows order.
    Cost cheapest_step = 0;    ///< Of all steps on the board; both 0 when there is none.
    Cost dearest_step = 0;

    bool is_admissible() const { return overestimates == 0; }
    bool is_consistent() const { return inconsistent_steps == 0; }
};

/// Whether a search can ever stand on the cell: a free one, a blocked goal that may be entered, its start or
/// its goal. Others are not judged.
bool is_stood_on(const GridGraph& graph, NodeId node, NodeId start, NodeId goal);

/// Bit `slot` is set when the step out of the node in this direction is an inconsistent one.
std::uint8_t inconsistent_slots(const GridGraph& graph, const WeightedHeuristic& heuristic, NodeId node);

/// Looks at every cell that a search can stand on and every step out of it, in slices; O(cells × 8) in
/// all, no memory of its own. Where no way leads to the goal nothing is an overestimate. Lends the board
/// of the graph and the costs, which must be done and lead to the heuristic's goal.
class HeuristicAudit {
  public:
    HeuristicAudit(const GridGraph& graph, const WeightedHeuristic& heuristic, const TrueCosts& costs,
                   NodeId start)
        : graph_(graph), heuristic_(heuristic), costs_(&costs), start_(start) {}

    /// At most this many cells more; whether all have been looked at.
    bool advance(std::uint64_t cells);
    bool is_done() const { return next_ == graph_.node_count(); }
    /// Of the cells looked at so far. What they have disproved stays disproved.
    const HeuristicFindings& findings() const { return findings_; }

  private:
    void look_at(NodeId node);
    void look_at(NodeId from, Cost h_from, const Move& move);

    GridGraph graph_;
    WeightedHeuristic heuristic_;
    const TrueCosts* costs_;
    NodeId start_;
    std::uint32_t next_ = 0;
    HeuristicFindings findings_;
    Cost largest_excess_ = 0;
    Cost steepest_excess_ = 0;
    Slot steepest_slot_ = 0;
};

} // namespace astrolabe
