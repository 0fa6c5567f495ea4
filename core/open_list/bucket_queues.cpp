#include "core/open_list/bucket_queues.h"

namespace astrolabe {

void BucketQueues::clear() {
    row_.clear();
    size_ = 0;
    counts_ = {};
}

std::size_t BucketQueues::find(Cost f) {
    std::size_t low = 0;
    auto high = row_.size();
    while (low < high) {
        const auto middle = low + (high - low) / 2;
        ++counts_.comparisons;
        if (row_[middle].f > f) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

void BucketQueues::push(NodeId node, Key key) {
    const auto index = find(key.f);
    link(node).key = key;
    ++size_;
    ++counts_.moves;
    if (index == row_.size() || row_[index].f != key.f) {
        counts_.moves += row_.size() - index;
        row_.insert(row_.begin() + static_cast<std::ptrdiff_t>(index), Queue{key.f, node, node});
        link(node).before = link(node).after = NodeId::None;
        return;
    }
    auto& queue = row_[index];
    if (is_before(key, link(queue.first).key)) {
        chain(queue, node, NodeId::None, queue.first);
        return;
    }
    if (queue.first == queue.last || !is_before(key, link(queue.last).key)) {
        chain(queue, node, queue.last, NodeId::None);
        return;
    }
    auto after = link(queue.first).after;
    while (after != queue.last && !is_before(key, link(after).key)) {
        after = link(after).after;
    }
    chain(queue, node, link(after).before, after);
}

void BucketQueues::chain(Queue& queue, NodeId node, NodeId before, NodeId after) {
    link(node).before = before;
    link(node).after = after;
    (before == NodeId::None ? queue.first : link(before).after) = node;
    (after == NodeId::None ? queue.last : link(after).before) = node;
}

void BucketQueues::unchain(std::size_t index, NodeId node) {
    auto& queue = row_[index];
    const auto [key, before, after] = link(node);
    --size_;
    if (before == NodeId::None && after == NodeId::None) {
        counts_.moves += row_.size() - index - 1;
        row_.erase(row_.begin() + static_cast<std::ptrdiff_t>(index));
        return;
    }
    (before == NodeId::None ? queue.first : link(before).after) = after;
    (after == NodeId::None ? queue.last : link(after).before) = before;
}

void BucketQueues::improve(NodeId node, Key key) {
    unchain(find(link(node).key.f), node);
    push(node, key);
}

std::optional<NodeId> BucketQueues::pop() {
    if (row_.empty()) {
        return std::nullopt;
    }
    const auto node = row_.back().first;
    unchain(row_.size() - 1, node);
    return node;
}

} // namespace astrolabe
