// What a search asks of its open list, and the order in which nodes leave it.
#pragma once

#include "core/graph/graph.h"

#include <concepts>
#include <cstdint>
#include <optional>

namespace astrolabe {

/// Rank of a node in the queue: smaller f first, then smaller tie, then the later push. The rule *none* gives
/// every key tie 0 and push 0, so that equal f leave the choice to the structure.
struct Key {
    Cost f = 0;
    Cost tie = 0;
    std::uint32_t push = 0; ///< Number of the push; an improved node gets a new one.
};

constexpr bool precedes(const Key& a, const Key& b) {
    if (a.f != b.f) {
        return a.f < b.f;
    }
    if (a.tie != b.tie) {
        return a.tie < b.tie;
    }
    return a.push > b.push;
}

struct OpenListEntry {
    Key key;
    NodeId node = NodeId::None;
};

/// Work done so far: comparisons of two keys, and entries written to a slot.
struct OpenListCounts {
    std::uint64_t comparisons = 0;
    std::uint64_t moves = 0;
};

/// The available structures.
enum class OpenListKind { BinaryHeap, UnsortedList, SortedList, OrderedMap, Queues };

/// A priority queue of nodes, each in it at most once. Made for a number of nodes; nothing is allocated for a
/// push once the structure has held that many before.
template <class O>
concept OpenList = requires(O& open, const O& lent, NodeId node, Key key) {
    /// Empties the list and sets the counts to 0.
    open.clear();
    /// The node must not be in the list.
    open.push(node, key);
    /// The node must be in the list; it counts as newly added.
    open.improve(node, key);
    /// Removes the node whose key precedes all others.
    { open.pop() } -> std::same_as<std::optional<NodeId>>;
    { lent.size() } -> std::same_as<std::size_t>;
    { lent.counts() } -> std::same_as<OpenListCounts>;
};

} // namespace astrolabe
