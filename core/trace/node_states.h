// The states of all nodes, of a search or of the fold of its trace.
#pragma once

#include "core/graph/raw_array.h"
#include "core/trace/trace.h"

#include <algorithm>
#include <span>
#include <vector>

namespace astrolabe {

/// 17 bytes a node, of which only the statuses are cleared at the beginning: a search on a large board may be
/// short.
class NodeStates {
  public:
    explicit NodeStates(std::uint32_t node_count) : statuses_(node_count), known_(node_count) {}

    Status status(NodeId node) const { return statuses_[index_of(node)]; }
    /// Only of nodes that were opened since the last clear().
    Cost g(NodeId node) const { return known_[index_of(node)].g; }
    NodeId parent(NodeId node) const { return known_[index_of(node)].parent; }

    NodeState operator[](NodeId node) const {
        const auto status = statuses_[index_of(node)];
        if (status == Status::Untouched) {
            return {};
        }
        const auto& known = known_[index_of(node)];
        return {.g = known.g, .parent = known.parent, .push = known.push, .status = status};
    }

    void open(NodeId node, NodeId parent, Cost g, std::uint32_t push) {
        statuses_[index_of(node)] = Status::Open;
        known_[index_of(node)] = {.g = g, .parent = parent, .push = push};
    }
    /// The rest of its state remains.
    void set_status(NodeId node, Status status) { statuses_[index_of(node)] = status; }

    /// One byte a node; valid as long as this is.
    std::span<const Status> statuses() const { return statuses_; }
    /// O(nodes).
    void clear() { std::fill(statuses_.begin(), statuses_.end(), Status::Untouched); }

  private:
    struct Known {
        Cost g;
        NodeId parent;
        std::uint32_t push;
    };

    std::vector<Status> statuses_;
    RawArray<Known> known_; // meaningful where the status is not Untouched
};

} // namespace astrolabe
