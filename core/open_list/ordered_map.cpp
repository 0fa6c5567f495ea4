#include "core/open_list/ordered_map.h"

#include <utility>

namespace astrolabe {

void OrderedMap::clear() {
    entries_.clear();
    counts_ = {};
}

void OrderedMap::push(NodeId node, Key key) {
    ++counts_.moves;
    last_met_ = nullptr;
    if (spare_.empty()) {
        iterators_[index_of(node)] = entries_.emplace(key, node);
        return;
    }
    auto entry = std::move(spare_.back());
    spare_.pop_back();
    entry.key() = key;
    entry.mapped() = node;
    iterators_[index_of(node)] = entries_.insert(std::move(entry));
}

void OrderedMap::improve(NodeId node, Key key) {
    auto entry = entries_.extract(iterators_[index_of(node)]);
    ++counts_.moves;
    last_met_ = nullptr;
    entry.key() = key;
    iterators_[index_of(node)] = entries_.insert(std::move(entry));
}

std::optional<NodeId> OrderedMap::pop() {
    if (entries_.empty()) {
        return std::nullopt;
    }
    const auto node = entries_.begin()->second;
    spare_.push_back(entries_.extract(entries_.begin()));
    return node;
}

} // namespace astrolabe
