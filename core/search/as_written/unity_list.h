// A slip of the Unity demo, kept as it was written: see UnityList.
#pragma once

#include "core/open_list/open_list.h"

#include <vector>

namespace astrolabe::as_written {

/// An unsorted list, scanned for the least f by a loop that never writes down the least it has seen:
/// every entry is compared with the *first*, so that the last entry below the first one's f wins,
/// and the first itself where there is none.
///
///     f   60  54  40  58      taken: 58, the last below 60, and not 40
///
/// New entries go to the end; an improved one stays where it is. Push: O(1); improve and pop: O(n).
class UnityList {
  public:
    explicit UnityList(std::uint32_t /*node_count*/) {}

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

static_assert(OpenList<UnityList>);

} // namespace astrolabe::as_written
