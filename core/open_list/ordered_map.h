// The open list as an ordered map from keys to nodes: a balanced search tree.
#pragma once

#include "core/open_list/open_list.h"

#include <map>
#include <vector>

namespace astrolabe {

/// Push, improve and pop: O(log n). Under the tie rule *none* equal keys leave first in, first out. Tree
/// nodes of popped entries are kept and reused. Comparisons are those on the way down the tree to where an
/// entry belongs: some libraries repeat the last one to link it there, which is not counted.
class OrderedMap {
  public:
    explicit OrderedMap(std::uint32_t node_count) : entries_(CountedOrder{this}), iterators_(node_count) {}

    // The order of the tree points at the map, for its counts.
    OrderedMap(const OrderedMap&) = delete;
    OrderedMap& operator=(const OrderedMap&) = delete;

    void clear();
    void push(NodeId node, Key key);
    void improve(NodeId node, Key key);
    std::optional<NodeId> pop();
    std::size_t size() const { return entries_.size(); }
    OpenListCounts counts() const { return counts_; }

  private:
    struct CountedOrder {
        OrderedMap* map;
        bool operator()(const Key& a, const Key& b) const {
            map->counts_.comparisons += &b == map->last_met_ ? 0 : 1;
            map->last_met_ = &b;
            return precedes(a, b);
        }
    };
    using Entries = std::multimap<Key, NodeId, CountedOrder>;

    OpenListCounts counts_;
    const Key* last_met_ = nullptr; // in the tree, while an entry is inserted
    Entries entries_;
    std::vector<Entries::iterator> iterators_; // by node; meaningful only for nodes in the map
    std::vector<Entries::node_type> spare_;
};

static_assert(OpenList<OrderedMap>);

} // namespace astrolabe
