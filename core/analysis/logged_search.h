// A search that has ended, with all that is needed to explain it afterwards.
#pragma once

#include "core/analysis/components.h"
#include "core/fast/pruning.h"
#include "core/heuristic/grid_heuristic.h"
#include "core/search/as_written/slides_heuristic.h"
#include "core/search/options.h"
#include "core/trace/trace.h"

namespace astrolabe {

/// Lends all its parts: they must outlive whatever is asked about the search and stay unchanged.
struct LoggedSearch {
    const GridGraph& graph;
    const Components& components; ///< Of the graph's board and corner rule.
    const GridHeuristic& heuristic;
    const SearchOptions& options;
    const Trace& trace;
    NodeId goal;   ///< The one asked for.
    NodeId led_to; ///< The goal that the search was given: when `goal` is out of reach, perhaps another.
    const as_written::SlidesHeuristic* slip =
        nullptr;                      ///< What estimated instead of the heuristic, if anything.
    const Pruning* pruning = nullptr; ///< What gave up moves, if anything.

    /// What the search stored as h of a node that it came to from `parent`.
    Cost estimate(NodeId node, NodeId parent) const {
        return slip == nullptr ? heuristic(node) : slip->on_arrival(node, parent);
    }
};

} // namespace astrolabe
