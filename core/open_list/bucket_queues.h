// The open list as a row of queues, one for each f in it.
#pragma once

#include "core/open_list/open_list.h"

#include <vector>

namespace astrolabe {

///     f    40      54      60        The row is kept in order of f, the least at the end where nodes
///          a       b       d         leave. A queue is a chain in order of leaving; a key goes before its
///                  c                 first, else behind its last, else where it belongs between the two.
///
/// After Dial, "Algorithm 360: Shortest-Path Forest with Topological Ordering", 1969, without its bound on
/// costs: a queue is found by bisecting the row, and made or dropped as needed. With a consistent heuristic
/// the least f never falls, so few queues exist at a time: six on uniform terrain with the octile one.
///
/// Pop: O(1). Push: O(log queues), and where a queue is made its smaller neighbours in the row move on by
/// one. Last in or first in among equals costs one comparison or two; other ties may walk along a queue.
/// Improve: removes in O(log queues), and pushes. Under the tie rule *none* the first in is the first out. A
/// queue moved in the row counts as a move, as does an entry put into a queue; comparing its f with a key's
/// counts as a comparison.
class BucketQueues {
  public:
    explicit BucketQueues(std::uint32_t node_count) : links_(node_count) {}

    void clear();
    void push(NodeId node, Key key);
    void improve(NodeId node, Key key);
    std::optional<NodeId> pop();
    std::size_t size() const { return size_; }
    OpenListCounts counts() const { return counts_; }

  private:
    struct Link {
        Key key;
        NodeId before = NodeId::None;
        NodeId after = NodeId::None;
    };
    struct Queue {
        Cost f = 0;
        NodeId first = NodeId::None;
        NodeId last = NodeId::None;
    };

    Link& link(NodeId node) { return links_[index_of(node)]; }
    bool is_before(const Key& a, const Key& b) {
        ++counts_.comparisons;
        return precedes(a, b);
    }
    /// Index in the row of the first queue, from the end of the greatest f, whose f is at most this.
    std::size_t find(Cost f);
    void chain(Queue& queue, NodeId node, NodeId before, NodeId after);
    void unchain(std::size_t index, NodeId node);

    std::vector<Queue> row_;  // by decreasing f; none is empty
    std::vector<Link> links_; // by node; meaningful only for nodes in the list
    std::size_t size_ = 0;
    OpenListCounts counts_;
};

static_assert(OpenList<BucketQueues>);

} // namespace astrolabe
