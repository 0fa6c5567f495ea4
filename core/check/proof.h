// A proof that a path is optimal, or that there is none, which can be checked without searching.
#pragma once

#include "core/grid/grid_graph.h"
#include "core/io/reason.h"
#include "core/precompute/true_costs.h"

#include <cstdint>
#include <vector>

namespace astrolabe {

/// The potential of a cell is a number that no path from it to the goal can cost less than:
///
///     π(goal) = 0      π(u) ≤ cost(u, v) + π(v) for every step from u to v
///
/// Summed along any path from the start, the second says that it costs at least π(start): a path that costs
/// just that is optimal. A cell may have no potential where no step leads from it to a cell that has one;
/// then no path leads from it to the goal. (Dual feasibility in the linear program of the shortest path.)
struct Proof {
    Grid grid;
    GridRules rules; ///< Without a blocked goal; of the costs only straight and diagonal count.
    NodeId start = NodeId::None;
    NodeId goal = NodeId::None;
    std::vector<NodeId> path;     ///< Empty: it says that there is none.
    Cost cost = 0;                ///< Of the path; TrueCosts::infinite where there is none.
    std::vector<Cost> potentials; ///< For each cell; TrueCosts::infinite: none.
};

enum class ProofFault : std::uint8_t {
    None,
    Sizes, ///< Not one potential for each cell, or a cell that is none of the board.
    Ends,  ///< The path does not begin at the start, or does not end at the goal.
    Step,  ///< A step of the path is not legal.
    Sum,   ///< The steps do not add up to the cost.
    Goal,  ///< π(goal) is not 0.
    Start, ///< π(start) is not the cost.
    Edge, ///< A step with π(u) > cost(u, v) + π(v), or from a cell without a potential to one that has one.
};

/// What is wrong, and with which step.
struct ProofFlaw {
    ProofFault fault = ProofFault::None;
    NodeId from = NodeId::None;
    NodeId to = NodeId::None;
};

/// That this path is optimal, or that there is none where it is empty; the true costs are the potentials.
/// Codes proof.goal_on_wall, and proof.path: it is not optimal, not legal, or empty although there is one. As
/// long as TrueCosts take.
Result<Proof> prove(const GridGraph& graph, NodeId start, NodeId goal, std::vector<NodeId> path);
/// The first flaw; None: it is proved. Only walls and costs are asked for, nothing is searched. O(cells).
ProofFlaw flaw_in(const Proof& proof);

} // namespace astrolabe
