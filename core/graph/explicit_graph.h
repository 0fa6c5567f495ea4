// A graph that is listed node by node and edge by edge: countries with borders, waypoints with lines between
// them. To the textbook search it is a graph like a grid.
#pragma once

#include "core/graph/graph.h"
#include "core/graph/graph_definition.h"

#include <cassert>
#include <span>
#include <vector>

namespace astrolabe {

/// In the plane; whole numbers within graph_limits::position.
struct Coordinates {
    std::int32_t x = 0;
    std::int32_t y = 0;
    friend bool operator==(const Coordinates&, const Coordinates&) = default;
};

/// At most 8,000,000,000,000. O(1).
Cost squared_distance(Coordinates a, Coordinates b);

/// Edges lie node after node in one array ("compressed sparse row"), forwards and backwards: 12 bytes a node,
/// 20 an edge, and the coordinates. The slot of a move is its index among the edges out of its node, in the
/// order of definition, which is the neighbour order, too.
class ExplicitGraph {
  public:
    /// The definition must have no fault. O(nodes + edges).
    explicit ExplicitGraph(const GraphDefinition& definition);

    std::uint32_t node_count() const { return static_cast<std::uint32_t>(coordinates_.size()); }
    std::uint32_t edge_count() const { return static_cast<std::uint32_t>(out_.size()); }
    Slot max_degree() const { return max_degree_; }
    Coordinates coordinates(NodeId node) const { return coordinates_[index_of(node)]; }

    template <class Each> void for_each_successor(NodeId node, Each&& each) const {
        Slot slot = 0;
        for (const auto& [to, cost] : out_of(node)) {
            each(Move{.slot = slot++, .to = to, .cost = cost});
        }
    }

    /// In the order of definition.
    template <class Each> void for_each_predecessor(NodeId node, Each&& each) const {
        const auto first = first_in_[index_of(node)];
        const auto end = first_in_[index_of(node) + 1];
        for (auto at = first; at < end; ++at) {
            const auto& [from, slot] = in_[at];
            each(Move{.slot = slot, .to = from, .cost = move(from, slot).cost});
        }
    }

    Move move(NodeId node, Slot slot) const {
        assert(slot < out_of(node).size());
        const auto& [to, cost] = out_[first_out_[index_of(node)] + slot];
        return {.slot = slot, .to = to, .cost = cost};
    }

  private:
    struct Out {
        NodeId to;
        std::uint32_t cost;
    };
    struct In {
        NodeId from;
        Slot slot;
    };

    std::span<const Out> out_of(NodeId node) const {
        const auto first = first_out_[index_of(node)];
        return std::span(out_).subspan(first, first_out_[index_of(node) + 1] - first);
    }

    std::vector<Coordinates> coordinates_;
    std::vector<std::uint32_t> first_out_; // by node, and one behind the last
    std::vector<Out> out_;
    std::vector<std::uint32_t> first_in_; // likewise
    std::vector<In> in_;
    Slot max_degree_ = 0;
};

static_assert(Graph<ExplicitGraph>);

} // namespace astrolabe
