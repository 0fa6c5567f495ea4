#include "core/search/as_written/unity_list.h"

namespace astrolabe::as_written {

void UnityList::clear() {
    entries_.clear();
    counts_ = {};
}

void UnityList::push(NodeId node, Key key) {
    ++counts_.moves;
    entries_.push_back({key, node});
}

void UnityList::improve(NodeId node, Key key) {
    std::size_t place = 0;
    while (entries_[place].node != node) {
        ++place;
    }
    ++counts_.moves;
    entries_[place].key = key;
}

std::optional<NodeId> UnityList::pop() {
    if (entries_.empty()) {
        return std::nullopt;
    }
    const auto least_f = entries_.front().key.f; // the slip: it is never lowered
    std::size_t best = 0;
    for (std::size_t place = 1; place < entries_.size(); ++place) {
        ++counts_.comparisons;
        if (entries_[place].key.f < least_f) {
            best = place;
        }
    }
    const auto node = entries_[best].node;
    counts_.moves += entries_.size() - best - 1;
    entries_.erase(entries_.begin() + static_cast<std::ptrdiff_t>(best));
    return node;
}

} // namespace astrolabe::as_written
