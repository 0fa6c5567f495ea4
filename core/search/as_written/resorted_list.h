// The open list of the crowd program: sorted again, whole, after each insertion.
#pragma once

#include "core/open_list/entry_row.h"

#include <cassert>

namespace astrolabe::as_written {

/// The first entry is taken. A new one goes to the end, and .NET's List.Sort sorts the list by f. From 17
/// entries on that sort does not keep equals in order, so that each insertion can reorder all that tie: a
/// stable sort expands cells in another order. Push: O(n log n); pop: O(n).
class ResortedList : public EntryRow {
  public:
    explicit ResortedList(std::uint32_t /*node_count*/) {}

    void push(NodeId node, Key key);
    /// Never called: the program does not update an open cell.
    void improve(NodeId /*node*/, Key /*key*/) { assert(false); }
    std::optional<NodeId> pop();
};

static_assert(OpenList<ResortedList>);

} // namespace astrolabe::as_written
