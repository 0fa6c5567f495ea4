#include "core/open_list/sorted_list.h"

namespace astrolabe {

void SortedList::push(NodeId node, Key key) {
    entries_.emplace_back();
    auto index = entries_.size() - 1;
    while (index > 0) {
        ++counts_.comparisons;
        if (precedes(key, entries_[index - 1].key)) {
            break;
        }
        ++counts_.moves;
        entries_[index] = entries_[index - 1];
        --index;
    }
    ++counts_.moves;
    entries_[index] = {key, node};
}

void SortedList::improve(NodeId node, Key key) {
    take(find_index(node));
    push(node, key);
}

std::optional<NodeId> SortedList::pop() {
    if (entries_.empty()) {
        return std::nullopt;
    }
    const auto node = entries_.back().node;
    entries_.pop_back();
    return node;
}

} // namespace astrolabe
