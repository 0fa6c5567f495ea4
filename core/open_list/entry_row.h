// What the open lists that keep their entries in one row have in common.
#pragma once

#include "core/open_list/open_list.h"

#include <cstddef>
#include <span>
#include <vector>

namespace astrolabe {

class EntryRow {
  public:
    void clear() {
        entries_.clear();
        counts_ = {};
    }
    std::size_t size() const { return entries_.size(); }
    OpenListCounts counts() const { return counts_; }
    /// In the list's own order; valid until the list changes.
    std::span<const OpenListEntry> entries() const { return entries_; }

  protected:
    void append(NodeId node, Key key) {
        ++counts_.moves;
        entries_.push_back({key, node});
    }
    /// The entries behind it move up. O(n).
    NodeId take(std::size_t index) {
        const auto node = entries_[index].node;
        counts_.moves += entries_.size() - index - 1;
        entries_.erase(entries_.begin() + static_cast<std::ptrdiff_t>(index));
        return node;
    }
    /// Of a node that is there. O(n).
    std::size_t find_index(NodeId node) const {
        std::size_t index = 0;
        while (entries_[index].node != node) {
            ++index;
        }
        return index;
    }

    std::vector<OpenListEntry> entries_;
    OpenListCounts counts_;
};

} // namespace astrolabe
