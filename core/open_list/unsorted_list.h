// The open list as a plain list, scanned for its minimum: what most beginners' programs do.
#pragma once

#include "core/open_list/entry_row.h"

namespace astrolabe {

/// New entries go to the end. Push: O(1); improve and pop: O(n). Under the tie rule *none* the first
/// minimum from the front wins.
class UnsortedList : public EntryRow {
  public:
    explicit UnsortedList(std::uint32_t /*node_count*/) {}

    void push(NodeId node, Key key);
    void improve(NodeId node, Key key);
    std::optional<NodeId> pop();
};

static_assert(OpenList<UnsortedList>);

} // namespace astrolabe
