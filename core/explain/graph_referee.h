// The referee on a graph of places: is the path really a shortest one, and was that promised? Worked out
// anew from the graph and the options; the search is not asked.
#pragma once

#include "core/explain/graph_costs.h"
#include "core/explain/referee.h"
#include "core/heuristic/graph_heuristic.h"
#include "core/search/catalogue.h"
#include "core/search/options.h"
#include "core/search/result.h"

#include <vector>

namespace astrolabe {

struct GraphVerdict {
    Ruling ruling = Ruling::Unknown; ///< Unknown without a path by edges there are.
    Cost cost = 0;                   ///< Of the path found.
    Cost optimum = 0;                ///< Of a shortest path to where it leads.
    std::vector<NodeId> shortest_path;
    /// Whether search and heuristic promise a shortest path on this graph, whatever the tie.
    bool is_guaranteed = false;
    Conditions conditions; ///< None is left unknown.
    /// Nodes whose weight × h exceeds the true remaining cost; of them, that by the most, the first of
    /// several.
    std::uint32_t overestimates = 0;
    NodeId largest_overestimate = NodeId::None;
    Cost weighted_h = 0;          ///< Of that node, in hundredths.
    Cost true_cost = 0;           ///< Of that node.
    std::vector<Cost> true_costs; ///< By node, to the goal; no_way from where none leads.
};

struct FinishedGraphSearch {
    const ExplicitGraph& graph;
    const GraphHeuristic& heuristic; ///< Made for where the search was led.
    const SearchOptions& options;
    NodeId start;
    NodeId goal;
    const std::vector<NodeId>& path; ///< To the goal, or where there is no way to it to another node.
    AlgorithmDescriptor descriptor;
    NodeId led_to; ///< The goal that the search was given: when `goal` is out of reach, perhaps another.
};

/// O(edges × log(edges)).
GraphVerdict judge(const FinishedGraphSearch& search);

} // namespace astrolabe
