#include "core/open_list/unsorted_list.h"

namespace astrolabe {

void UnsortedList::clear() {
    entries_.clear();
    counts_ = {};
}

void UnsortedList::push(NodeId node, Key key) {
    ++counts_.moves;
    entries_.push_back({key, node});
}

void UnsortedList::improve(NodeId node, Key key) {
    std::size_t place = 0;
    while (entries_[place].node != node) {
        ++place;
    }
    erase(place);
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
    const auto node = entries_[best].node;
    erase(best);
    return node;
}

void UnsortedList::erase(std::size_t place) {
    counts_.moves += entries_.size() - place - 1;
    entries_.erase(entries_.begin() + static_cast<std::ptrdiff_t>(place));
}

} // namespace astrolabe
