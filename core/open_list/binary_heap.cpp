#include "core/open_list/binary_heap.h"

namespace astrolabe {
namespace {

std::size_t parent_of(std::size_t index) { return (index - 1) / 2; }

} // namespace

void BinaryHeap::restore(std::span<const OpenListEntry> entries) {
    clear();
    for (const auto& entry : entries) {
        heap_indices_[index_of(entry.node)] = static_cast<std::uint32_t>(entries_.size());
        entries_.push_back(entry);
    }
}

void BinaryHeap::put(std::size_t index, OpenListEntry entry) {
    ++counts_.moves;
    entries_[index] = entry;
    heap_indices_[index_of(entry.node)] = static_cast<std::uint32_t>(index);
}

void BinaryHeap::push(NodeId node, Key key) {
    auto index = entries_.size();
    entries_.emplace_back();
    while (index > 0 && !is_before(entries_[parent_of(index)].key, key)) {
        put(index, entries_[parent_of(index)]);
        index = parent_of(index);
    }
    put(index, {key, node});
}

void BinaryHeap::improve(NodeId node, Key key) {
    std::size_t index = heap_indices_[index_of(node)];
    // The new key can be worse than the old one only if an estimate depends on the parent.
    if (precedes(entries_[index].key, key)) {
        sink(index, {key, node});
        return;
    }
    while (index > 0 && is_before(key, entries_[parent_of(index)].key)) {
        put(index, entries_[parent_of(index)]);
        index = parent_of(index);
    }
    put(index, {key, node});
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

void BinaryHeap::sink(std::size_t index, OpenListEntry entry) {
    for (;;) {
        auto child = 2 * index + 1;
        if (child >= entries_.size()) {
            break;
        }
        if (child + 1 < entries_.size() && !is_before(entries_[child].key, entries_[child + 1].key)) {
            ++child;
        }
        if (is_before(entry.key, entries_[child].key)) {
            break;
        }
        put(index, entries_[child]);
        index = child;
    }
    put(index, entry);
}

} // namespace astrolabe
