#include "core/open_list/ordered_map.h"

#include <utility>

namespace astrolabe {

void OrderedMap::clear() {
    entries_.clear();
    counts_ = {};
}

void OrderedMap::push(NodeId node, Key key) {
    if (spare_.empty()) {
        const auto behind = place_for(key);
        const auto compared = counts_.comparisons;
        places_[index_of(node)] = entries_.emplace_hint(behind, key, node);
        counts_.comparisons = compared;
        return;
    }
    auto entry = std::move(spare_.back());
    spare_.pop_back();
    entry.mapped() = node;
    insert(std::move(entry), key);
}

void OrderedMap::improve(NodeId node, Key key) { insert(entries_.extract(places_[index_of(node)]), key); }

OrderedMap::Entries::iterator OrderedMap::place_for(const Key& key) {
    ++counts_.moves;
    return entries_.upper_bound(key);
}

void OrderedMap::insert(Entries::node_type entry, Key key) {
    const auto behind = place_for(key);
    const auto compared = counts_.comparisons;
    const auto node = entry.mapped();
    entry.key() = key;
    places_[index_of(node)] = entries_.insert(behind, std::move(entry));
    counts_.comparisons = compared;
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
