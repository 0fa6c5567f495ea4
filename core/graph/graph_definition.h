// Regions and waypoints as drawn or written down by a person, and what may be wrong with them. Anything can
// be expressed here; only a definition without faults becomes a graph to search (explicit_graph.h).
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

/// One direction, by the indices of its ends in the list of nodes. A two-way connection is two edges.
struct GraphEdge {
    std::int64_t from = 0;
    std::int64_t to = 0;
    std::int64_t cost = 0;
    friend bool operator==(const GraphEdge&, const GraphEdge&) = default;
};

/// The order counts: a search checks the edges out of a node in the order in which they stand here.
struct GraphDefinition {
    std::vector<GraphNode> nodes;
    std::vector<GraphEdge> edges;
    friend bool operator==(const GraphDefinition&, const GraphDefinition&) = default;
};

namespace graph_limits {
inline constexpr std::size_t nodes = 10'000;
inline constexpr std::size_t edges = 65'536;        ///< One direction; two-way connections count twice.
inline constexpr std::int64_t position = 1'000'000; ///< x and y, on either side of 0.
/// Enough for a line across the largest board in exact units (cost_model.h). With the other limits it keeps
/// every weighted estimate below 2^64.
inline constexpr std::int64_t cost = 100'000'000;
inline constexpr std::size_t name_bytes = 64;
} // namespace graph_limits

/// What is wrong.
enum class GraphFaultKind {
    TooManyNodes,
    TooManyEdges,
    Position,      ///< x or y is out of range.
    Name,          ///< Too long, not UTF-8, or with control characters.
    DuplicateName, ///< An earlier node has it.
    DanglingEdge,  ///< It begins or ends at a node that does not exist.
    Loop,          ///< It leads back to where it begins.
    EdgeCost,      ///< Zero, negative or over the limit.
    DuplicateEdge, ///< An earlier edge connects the same nodes in the same direction.
};

struct GraphFault {
    GraphFaultKind kind = GraphFaultKind::TooManyNodes;
    std::size_t index = 0;  ///< Of the node or edge in its list; 0 where there are too many.
    std::int64_t found = 0; ///< The count, the coordinate, the end or the cost; otherwise 0.
};

/// The first fault: counts, then nodes, then edges, in their order. O(n log n) over nodes and edges; where
/// there are too many it checks none of them.
std::optional<GraphFault> fault_in(const GraphDefinition& definition);

bool is_valid_node_name(std::string_view name);

} // namespace astrolabe
