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
    NodeId take(std::size_t place) {
        const auto node = entries_[place].node;
        counts_.moves += entries_.size() - place - 1;
        entries_.erase(entries_.begin() + static_cast<std::ptrdiff_t>(place));
        return node;
    }
    /// Of a node that is there. O(n).
    std::size_t place_of(NodeId node) const {
        std::size_t place = 0;
        while (entries_[place].node != node) {
            ++place;
        }
        return place;
    }

    std::vector<OpenListEntry> entries_;
    OpenListCounts counts_;
};

} // namespace astrolabe
