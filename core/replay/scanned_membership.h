// A search that finds where a neighbour is only by scanning its two lists, as beginners' programs do: to be
// timed against the textbook's, which has a flag in every cell.
#pragma once

#include "core/open_list/unsorted_list.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace astrolabe {

/// The unsorted list, and the closed list beside it.
class ScannedLists {
  public:
    explicit ScannedLists(std::uint32_t node_count) : open_(node_count) {}

    /// From the front of the closed list, then of the open one, until it is found. O(n).
    void find(NodeId node) {
        const auto closed = std::find(closed_.begin(), closed_.end(), node);
        probes_ += static_cast<std::uint64_t>(closed - closed_.begin()) + (closed == closed_.end() ? 0 : 1);
        found_ = closed - closed_.begin();
        if (closed != closed_.end()) {
            return;
        }
        for (const auto& entry : open_.entries()) {
            ++probes_;
            if (entry.node == node) {
                return;
            }
        }
    }
    std::uint64_t probes() const { return probes_; }

    void clear() {
        open_.clear();
        closed_.clear();
        found_ = 0;
        probes_ = 0;
    }
    /// A neighbour was searched for just before; the start never was.
    void push(NodeId node, Key key) {
        if (found_ < static_cast<std::ptrdiff_t>(closed_.size())) { // it is reopened
            closed_.erase(closed_.begin() + found_);
        }
        open_.push(node, key);
    }
    void improve(NodeId node, Key key) { open_.improve(node, key); }
    std::optional<NodeId> pop() {
        const auto node = open_.pop();
        if (node) {
            closed_.push_back(*node);
        }
        return node;
    }
    std::size_t size() const { return open_.size(); }
    OpenListCounts counts() const { return open_.counts(); }

  private:
    UnsortedList open_;
    std::vector<NodeId> closed_;
    std::ptrdiff_t found_ = 0; // index in the closed list of the last node searched for, or its end
    std::uint64_t probes_ = 0;
};

static_assert(OpenList<ScannedLists>);

/// The graph, with a scan for every neighbour before the search sees it. Borrows both.
template <Graph G> class ScannedGraph {
  public:
    ScannedGraph(const G& graph, ScannedLists& lists) : graph_(&graph), lists_(&lists) {}

    std::uint32_t node_count() const { return graph_->node_count(); }
    Slot max_degree() const { return graph_->max_degree(); }
    template <class Each> void for_each_successor(NodeId node, Each&& each) const {
        graph_->for_each_successor(node, [&](const Move& move) {
            lists_->find(move.to);
            each(move);
        });
    }
    template <class Each> void for_each_predecessor(NodeId node, Each&& each) const {
        graph_->for_each_predecessor(node, each);
    }
    Move move(NodeId node, Slot slot) const { return graph_->move(node, slot); }

  private:
    const G* graph_;
    ScannedLists* lists_;
};

} // namespace astrolabe
