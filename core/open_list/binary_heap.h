// The open list as a binary heap that knows where each node lies.
#pragma once

#include "core/open_list/entry_row.h"

#include <span>
#include <vector>

namespace astrolabe {

///          0         The entry at i precedes its children at 2 i + 1 and 2 i + 2,
///        1   2       or ties with them.
///       3 4 5 6
///
/// Push, improve and pop: O(log n). Under the tie rule *none* an inserted entry rises past a larger
/// or equal parent, an improved one past a larger one only, and a sinking entry gives way to a child
/// that is not larger, to the right one if both are equal. These are the habits of the heap in
/// Lester's tutorial; they decide which of several best paths its figure shows.
class BinaryHeap : public EntryRow {
  public:
    explicit BinaryHeap(std::uint32_t node_count) : places_(node_count) {}

    /// Takes these for its own, in this order, which must be that of a heap. O(n).
    void restore(std::span<const OpenListEntry> entries);
    void push(NodeId node, Key key);
    void improve(NodeId node, Key key);
    std::optional<NodeId> pop();

  private:
    bool is_before(const Key& a, const Key& b) {
        ++counts_.comparisons;
        return precedes(a, b);
    }
    void put(std::size_t place, OpenListEntry entry);
    void sink(std::size_t place, OpenListEntry entry);

    std::vector<std::uint32_t> places_; // by node; meaningful only for nodes in the heap
};

static_assert(OpenList<BinaryHeap>);

} // namespace astrolabe
