#include "core/search/as_written/unity_list.h"

namespace astrolabe::as_written {

std::size_t place_taken_by_scan(const std::vector<OpenListEntry>& entries) {
    const auto least_f = entries.front().key.f; // the bug: it is never lowered
    std::size_t taken = 0;
    for (std::size_t place = 1; place < entries.size(); ++place) {
        if (entries[place].key.f < least_f) {
            taken = place;
        }
    }
    return taken;
}

void UnityList::clear() {
    entries_.clear();
    counts_ = {};
}

void UnityList::push(NodeId node, Key key) {
    ++counts_.moves;
    entries_.push_back({key, node});
}

std::optional<NodeId> UnityList::pop() {
    if (entries_.empty()) {
        return std::nullopt;
    }
    const auto taken = place_taken_by_scan(entries_);
    const auto node = entries_[taken].node;
    counts_.comparisons += entries_.size() - 1;
    counts_.moves += entries_.size() - taken - 1;
    entries_.erase(entries_.begin() + static_cast<std::ptrdiff_t>(taken));
    return node;
}

} // namespace astrolabe::as_written
