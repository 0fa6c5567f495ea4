#include "core/search/as_written/resorted_list.h"

#include "core/search/as_written/dotnet_sort.h"

namespace astrolabe::as_written {

void ResortedList::clear() {
    entries_.clear();
    counts_ = {};
}

void ResortedList::push(NodeId node, Key key) {
    ++counts_.moves;
    entries_.push_back({key, node});
    dotnet_sort(std::span(entries_), [this](const OpenListEntry& a, const OpenListEntry& b) {
        ++counts_.comparisons;
        return a.key.f < b.key.f;
    });
}

std::optional<NodeId> ResortedList::pop() {
    if (entries_.empty()) {
        return std::nullopt;
    }
    const auto node = entries_.front().node;
    counts_.moves += entries_.size() - 1;
    entries_.erase(entries_.begin());
    return node;
}

} // namespace astrolabe::as_written
