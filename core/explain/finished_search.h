// A search that has ended, on whatever board, as the referee judges it.
#pragma once

#include "core/heuristic/graph_heuristic.h"
#include "core/heuristic/grid_heuristic.h"
#include "core/precompute/graph_costs.h"
#include "core/precompute/true_costs.h"
#include "core/search/catalogue.h"
#include "core/search/options.h"
#include "core/search/result.h"
#include "core/trace/trace.h"

#include <cstdint>

namespace astrolabe {

/// What estimates the remaining cost on a graph of this kind, and what knows it. Whoever adds a kind of board
/// says so here; referee, audit and cause then serve it.
template <Graph G> struct Remaining;
template <> struct Remaining<GridGraph> {
    using Estimate = GridHeuristic;
    using Truth = TrueCosts;
};
template <> struct Remaining<ExplicitGraph> {
    using Estimate = GraphHeuristic;
    using Truth = GraphTrueCosts;
};

/// What a search adds to g when it selects by f: weight × h, in hundredths of a unit, exactly. This, not
/// h alone, is what must not exceed the true remaining cost: weight 2 spoils an h that is admissible.
template <Heuristic H> struct WeightedHeuristic {
    H h;
    std::uint32_t weight_hundredths = 100;

    Cost operator()(NodeId node) const { return weight_hundredths * h(node); }
};

/// The weight by which a search is judged: its own where it selects by f, 1 where it selects by h alone
/// and no weight has a say, 0 where it does not ask the heuristic.
std::uint32_t judged_weight(const SearchOptions& options);

/// Lends everything.
template <Graph G> struct FinishedSearch {
    using Estimate = typename Remaining<G>::Estimate;

    const G& graph;
    const Estimate& heuristic; ///< To `led_to`.
    const SearchOptions& options;
    const SearchResult& result; ///< Its path leads from `start` to `target`.
    const Trace& trace;
    NodeId start = NodeId::None;
    NodeId goal = NodeId::None;   ///< What was asked for.
    NodeId target = NodeId::None; ///< The goal, or the nearest node to it when it cannot be reached.
    NodeId led_to = NodeId::None; ///< The search's own goal: the target, or in a flood the goal.
    /// The options say all there is to it. A program as written with slips of its own promises nothing,
    /// whatever its options, and none of them need be to blame for a longer path.
    bool is_textbook = true;
    AlgorithmDescriptor descriptor; ///< Of the algorithm.

    WeightedHeuristic<Estimate> weighted() const { return {heuristic, judged_weight(options)}; }
};

} // namespace astrolabe
