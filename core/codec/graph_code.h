// A graph of places as the value of a link's `m=`: exact, in letters that every messenger leaves alone. Bit
// by bit through an arithmetic coder that learns as it goes; each position and each edge is coded relative to
// the one before, and an edge right behind its reverse, at the same cost, takes a single bit.
//
//     n…      base64url; the first letter names the code
#pragma once

#include "core/graph/graph_definition.h"
#include "core/io/reason.h"

#include <string>
#include <string_view>

namespace astrolabe {

/// The definition must have no fault. O(nodes + edges + letters of the names).
std::string write_link_graph(const GraphDefinition& definition);

/// Exact inverse. Codes: link.map_version for another letter; link.map_broken for what no writer wrote, and
/// for more nodes or edges than graph_limits has.
Result<GraphDefinition> read_link_graph(std::string_view text);

} // namespace astrolabe
