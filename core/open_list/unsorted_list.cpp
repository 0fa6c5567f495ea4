#include "core/open_list/unsorted_list.h"

namespace astrolabe {

void UnsortedList::push(NodeId node, Key key) { append(node, key); }

void UnsortedList::improve(NodeId node, Key key) {
    take(find_index(node));
    push(node, key);
}

std::optional<NodeId> UnsortedList::pop() {
    if (entries_.empty()) {
        return std::nullopt;
    }
    std::size_t best = 0;
    for (std::size_t index = 1; index < entries_.size(); ++index) {
        ++counts_.comparisons;
        if (precedes(entries_[index].key, entries_[best].key)) {
            best = index;
        }
    }
    return take(best);
}

} // namespace astrolabe
