// What a search asks of a board. Nothing here knows squares, coordinates or terrain: the textbook search
// works unchanged on any board that offers these few functions.
#pragma once

#include <concepts>
#include <cstdint>

namespace astrolabe {

/// Cost in whole units of a cost model. Below 2^53, so that it crosses to JavaScript exactly.
using Cost = std::uint64_t;

/// Number of a node, 0 to node_count() - 1. On a grid: y * width + x.
enum class NodeId : std::uint32_t { None = 0xffffffff };

constexpr std::uint32_t index_of(NodeId node) { return static_cast<std::uint32_t>(node); }
constexpr NodeId node_at(std::uint32_t index) { return static_cast<NodeId>(index); }

/// Index of a move in the fixed order of its board. It does not depend on the neighbour order chosen for a
/// search, so that bit `slot` of a trace mask means the same in every search.
using Slot = std::uint32_t;

struct Move {
    Slot slot = 0;
    NodeId to = NodeId::None; ///< Where the move leads; for a predecessor: where it comes from.
    Cost cost = 0;            ///< Always the cost of going forward. At least 1.
};

/// A directed graph with costs.
template <class G>
concept Graph = requires(const G& graph, NodeId node, Slot slot, void (*each)(Move)) {
    { graph.node_count() } -> std::same_as<std::uint32_t>;
    /// At most 8 allows the compact trace of one 32-bit mask an expansion.
    { graph.max_degree() } -> std::same_as<Slot>;
    /// Legal moves out of the node, in the neighbour order of the search.
    graph.for_each_successor(node, each);
    /// The same edges backwards, with their forward cost and forward slot.
    graph.for_each_predecessor(node, each);
    /// The move in this slot; the slot must hold a legal one. Used by the fold of a trace.
    { graph.move(node, slot) } -> std::same_as<Move>;
};

/// On a grid all moves of a slot lead equally far, so that the slot of a move into a node says where it comes
/// from.
template <class G>
concept SlotsAreOffsets = requires(const G& graph, NodeId node, Slot slot) {
    /// What a move of this slot adds to the index of a node, modulo 2^32.
    { graph.offset(slot) } -> std::same_as<std::uint32_t>;
    /// The move of this slot that leads into the node; `to` is where it comes from.
    { graph.move_into(node, slot) } -> std::same_as<Move>;
};

/// Whether any edge leads into the node. O(degree).
template <Graph G> bool has_predecessor(const G& graph, NodeId node) {
    bool has_any = false;
    graph.for_each_predecessor(node, [&](const Move&) { has_any = true; });
    return has_any;
}

/// An estimate of the cost from a node to the goal it was made for.
template <class H>
concept Heuristic = requires(const H& heuristic, NodeId node) {
    { heuristic(node) } -> std::same_as<Cost>;
    /// Any number that grows with the straight-line distance to the goal. It breaks ties and finds
    /// the nearest reachable node; it is never added to a cost.
    { heuristic.straight_line_rank(node) } -> std::same_as<Cost>;
};

} // namespace astrolabe
