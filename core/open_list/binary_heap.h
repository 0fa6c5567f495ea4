// The open list as a binary heap that knows the position of each node.
#pragma once

#include "core/graph/raw_array.h"
#include "core/open_list/entry_row.h"

#include <span>

namespace astrolabe {

///          0         The entry at i precedes its children at 2 i + 1 and 2 i + 2,
///        1   2       or ties with them.
///       3 4 5 6
///
/// Push, improve and pop: O(log n). Under the tie rule *none* an inserted entry moves up past a larger or
/// equal parent, an improved one past a larger one only, and a sinking entry is replaced by a child that is
/// not larger, the right one if both are equal. The heap in Lester's tutorial behaves so; it decides which of
/// several best paths its figure shows.
class BinaryHeap : public EntryRow {
  public:
    explicit BinaryHeap(std::uint32_t node_count) : heap_indices_(node_count) {}

    /// Takes over these entries, in this order, which must be that of a heap. O(n).
    void restore(std::span<const OpenListEntry> entries);
    void push(NodeId node, Key key);
    void improve(NodeId node, Key key);
    std::optional<NodeId> pop();

  private:
    bool is_before(const Key& a, const Key& b) {
        ++counts_.comparisons;
        return precedes(a, b);
    }
    void put(std::size_t index, OpenListEntry entry);
    void sink(std::size_t index, OpenListEntry entry);

    RawArray<std::uint32_t> heap_indices_; // by node; meaningful only for nodes in the heap
};

static_assert(OpenList<BinaryHeap>);

} // namespace astrolabe
