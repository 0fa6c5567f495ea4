#include "core/search/as_written/unity_list.h"

namespace astrolabe::as_written {

std::size_t index_taken_by_scan(const std::vector<OpenListEntry>& entries) {
    const auto least_f = entries.front().key.f; // the bug: it is never lowered
    std::size_t taken = 0;
    for (std::size_t index = 1; index < entries.size(); ++index) {
        if (entries[index].key.f < least_f) {
            taken = index;
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
    return take(index_taken_by_scan(entries_));
}

} // namespace astrolabe::as_written
