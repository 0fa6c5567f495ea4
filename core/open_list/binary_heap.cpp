#include "core/open_list/binary_heap.h"

namespace astrolabe {
namespace {

std::size_t parent_of(std::size_t place) { return (place - 1) / 2; }

} // namespace

void BinaryHeap::restore(std::span<const OpenListEntry> entries) {
    clear();
    for (const auto& entry : entries) {
        places_[index_of(entry.node)] = static_cast<std::uint32_t>(entries_.size());
        entries_.push_back(entry);
    }
}

void BinaryHeap::put(std::size_t place, OpenListEntry entry) {
    ++counts_.moves;
    entries_[place] = entry;
    places_[index_of(entry.node)] = static_cast<std::uint32_t>(place);
}

void BinaryHeap::push(NodeId node, Key key) {
    auto place = entries_.size();
    entries_.emplace_back();
    while (place > 0 && !is_before(entries_[parent_of(place)].key, key)) {
        put(place, entries_[parent_of(place)]);
        place = parent_of(place);
    }
    put(place, {key, node});
}

void BinaryHeap::improve(NodeId node, Key key) {
    std::size_t place = places_[index_of(node)];
    // The new key can be worse than the old one only if an estimate depends on the parent.
    if (precedes(entries_[place].key, key)) {
        sink(place, {key, node});
        return;
    }
    while (place > 0 && is_before(key, entries_[parent_of(place)].key)) {
        put(place, entries_[parent_of(place)]);
        place = parent_of(place);
    }
    put(place, {key, node});
}

std::optional<NodeId> BinaryHeap::pop() {
    if (entries_.empty()) {
        return std::nullopt;
    }
    const auto best = entries_.front().node;
    const auto last = entries_.back();
    entries_.pop_back();
    if (!entries_.empty()) {
        sink(0, last);
    }
    return best;
}

void BinaryHeap::sink(std::size_t place, OpenListEntry entry) {
    for (;;) {
        auto child = 2 * place + 1;
        if (child >= entries_.size()) {
            break;
        }
        if (child + 1 < entries_.size() && !is_before(entries_[child].key, entries_[child + 1].key)) {
            ++child;
        }
        if (is_before(entry.key, entries_[child].key)) {
            break;
        }
        put(place, entries_[child]);
        place = child;
    }
    put(place, entry);
}

} // namespace astrolabe
