// The open list as a list kept in order by insertion.
#pragma once

#include "core/open_list/open_list.h"

#include <vector>

namespace astrolabe {

/// The next node to leave stands at the end. Push and improve: O(n), pop: O(1). Under the tie rule
/// *none* a new entry stands behind its equals, so that the first in is the first out.
class SortedList {
  public:
    explicit SortedList(std::uint32_t /*node_count*/) {}

    void clear();
    void push(NodeId node, Key key);
    void improve(NodeId node, Key key);
    std::optional<NodeId> pop();
    std::size_t size() const { return entries_.size(); }
    OpenListCounts counts() const { return counts_; }

  private:
    std::vector<OpenListEntry> entries_;
    OpenListCounts counts_;
};

static_assert(OpenList<SortedList>);

} // namespace astrolabe
