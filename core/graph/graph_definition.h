// Regions and waypoints as somebody draws or writes them down, and what may be wrong with that. Anything
// can be said here; a graph to search (explicit_graph.h) is made of what has no fault.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace astrolabe {

/// A region or waypoint. y grows downward, as on the grid.
struct GraphNode {
    std::int64_t x = 0;
    std::int64_t y = 0;
    std::string name; ///< May be empty; UTF-8.
    friend bool operator==(const GraphNode&, const GraphNode&) = default;
};

/// One way, by the places of its ends in the list of nodes. A way that can be gone both ways is two of them.
struct GraphEdge {
    std::int64_t from = 0;
    std::int64_t to = 0;
    std::int64_t cost = 0;
    friend bool operator==(const GraphEdge&, const GraphEdge&) = default;
};

/// The order counts: a search looks at the edges out of a node in the order in which they stand here.
struct GraphDefinition {
    std::vector<GraphNode> nodes;
    std::vector<GraphEdge> edges;
    friend bool operator==(const GraphDefinition&, const GraphDefinition&) = default;
};

namespace graph_limits {
inline constexpr std::size_t nodes = 10'000;
inline constexpr std::size_t edges = 65'536;        ///< One way; those both ways count twice.
inline constexpr std::int64_t position = 1'000'000; ///< x and y, either way from 0.
/// Costly enough for a line across the largest board in exact units (cost_model.h). With the others it keeps
/// every weighted estimate below 2^64.
inline constexpr std::int64_t cost = 100'000'000;
inline constexpr std::size_t name_bytes = 64;
} // namespace graph_limits

/// What is wrong.
enum class GraphFaultKind {
    TooManyNodes,
    TooManyEdges,
    Position,      ///< x or y is out of range.
    Name,          ///< Too long, no UTF-8, or with control characters.
    DuplicateName, ///< An earlier node has it.
    DanglingEdge,  ///< It begins or ends at a node that is not there.
    Loop,          ///< It leads back to where it begins.
    EdgeCost,      ///< Zero, negative or over the limit.
    DuplicateEdge, ///< An earlier edge leads the same way.
};

struct GraphFault {
    GraphFaultKind kind = GraphFaultKind::TooManyNodes;
    std::size_t place = 0;  ///< Of the node or edge in its list; 0 where there are too many.
    std::int64_t found = 0; ///< The count, the coordinate, the end or the cost; otherwise 0.
};

/// The first fault: counts, then nodes, then edges, in their order. O(n log n) over nodes and edges; where
/// there are too many it looks at none of them.
std::optional<GraphFault> fault_in(const GraphDefinition& definition);

bool is_valid_node_name(std::string_view name);

} // namespace astrolabe
