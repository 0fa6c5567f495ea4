// Graphs from outside: built, or refused with the node or edge at fault.
#pragma once

#include "core/graph/explicit_graph.h"
#include "core/io/reason.h"

namespace astrolabe {

/// `line` of the reason is the number of the node or edge in its list, from 1; 0 where there are too many. An
/// edge's end that does not exist is reported as it stands in the definition: an index from 0.
/// Codes: graph.node_count, graph.edge_count, graph.position, graph.name, graph.name_twice, graph.edge_end,
/// graph.edge_loop, graph.cost, graph.edge_twice.
Reason reason_for(const GraphFault& fault, const GraphDefinition& definition);

/// Ok if a graph can be built from it. O(n log n) over nodes and edges.
Reason check_graph(const GraphDefinition& definition);

/// The graph, or the first fault. O(n log n) over nodes and edges; too many of them are refused before
/// anything is allocated.
Result<ExplicitGraph> make_graph(const GraphDefinition& definition);

} // namespace astrolabe
