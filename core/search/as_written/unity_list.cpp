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

void UnityList::push(NodeId node, Key key) { append(node, key); }

std::optional<NodeId> UnityList::pop() {
    if (entries_.empty()) {
        return std::nullopt;
    }
    counts_.comparisons += entries_.size() - 1;
    return take(place_taken_by_scan(entries_));
}

} // namespace astrolabe::as_written
