#include "core/open_list/sorted_list.h"

namespace astrolabe {

void SortedList::push(NodeId node, Key key) {
    entries_.emplace_back();
    auto place = entries_.size() - 1;
    while (place > 0) {
        ++counts_.comparisons;
        if (precedes(key, entries_[place - 1].key)) {
            break;
        }
        ++counts_.moves;
        entries_[place] = entries_[place - 1];
        --place;
    }
    ++counts_.moves;
    entries_[place] = {key, node};
}

void SortedList::improve(NodeId node, Key key) {
    take(place_of(node));
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
