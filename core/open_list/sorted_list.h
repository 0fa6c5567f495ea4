// The open list as a list kept in order by insertion.
#pragma once

#include "core/open_list/entry_row.h"

namespace astrolabe {

/// The next node to leave is at the end. Push and improve: O(n), pop: O(1). Under the tie rule *none* a new
/// entry goes behind its equals, so that the first in is the first out.
class SortedList : public EntryRow {
  public:
    explicit SortedList(std::uint32_t /*node_count*/) {}

    void push(NodeId node, Key key);
    void improve(NodeId node, Key key);
    std::optional<NodeId> pop();
};

static_assert(OpenList<SortedList>);

} // namespace astrolabe
