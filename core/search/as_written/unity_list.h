// The open list of the Unity demo, with its bug.
#pragma once

#include "core/open_list/entry_row.h"

#include <cassert>
#include <vector>

namespace astrolabe::as_written {

/// Which entry the demo's scan for the least f takes, by its index; there must be one. The loop never stores
/// the least f it has seen: every entry is compared with the *first*, so that the last entry below the first
/// one's f wins, and the first itself where there is none. O(n).
///
///     f   60  54  40  58      taken: 58, the last below 60, and not 40
std::size_t index_taken_by_scan(const std::vector<OpenListEntry>& entries);

/// An unsorted list. New entries go to the end. Push: O(1); pop: O(n).
class UnityList : public EntryRow {
  public:
    explicit UnityList(std::uint32_t /*node_count*/) {}

    void push(NodeId node, Key key);
    /// Never called: the demo's test for a better path always fails.
    void improve(NodeId /*node*/, Key /*key*/) { assert(false); }
    std::optional<NodeId> pop();
};

static_assert(OpenList<UnityList>);

} // namespace astrolabe::as_written
