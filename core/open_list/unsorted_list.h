// The open list as a plain list, scanned for its minimum: what most beginners' programs do.
#pragma once

#include "core/open_list/open_list.h"

#include <span>
#include <vector>

namespace astrolabe {

/// New entries go to the end. Push: O(1); improve and pop: O(n). Under the tie rule *none* the first
/// minimum from the front wins.
class UnsortedList {
  public:
    explicit UnsortedList(std::uint32_t /*node_count*/) {}

    void clear();
    void push(NodeId node, Key key);
    void improve(NodeId node, Key key);
    std::optional<NodeId> pop();
    std::size_t size() const { return entries_.size(); }
    OpenListCounts counts() const { return counts_; }
    /// In its own order; valid until the list changes.
    std::span<const OpenListEntry> entries() const { return entries_; }

  private:
    void erase(std::size_t place);

    std::vector<OpenListEntry> entries_;
    OpenListCounts counts_;
};

static_assert(OpenList<UnsortedList>);

} // namespace astrolabe
