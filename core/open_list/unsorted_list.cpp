#include "core/open_list/unsorted_list.h"

namespace astrolabe {

void UnsortedList::push(NodeId node, Key key) { append(node, key); }

void UnsortedList::improve(NodeId node, Key key) {
    take(place_of(node));
    push(node, key);
}

std::optional<NodeId> UnsortedList::pop() {
    if (entries_.empty()) {
        return std::nullopt;
    }
    std::size_t best = 0;
    for (std::size_t place = 1; place < entries_.size(); ++place) {
        ++counts_.comparisons;
        if (precedes(entries_[place].key, entries_[best].key)) {
            best = place;
        }
    }
    return take(best);
}

} // namespace astrolabe
