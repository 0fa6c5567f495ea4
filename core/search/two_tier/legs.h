// The upper tier's path, prepared for the lower tier.
#pragma once

#include "core/search/two_tier/linked_graph.h"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace astrolabe {

/// An edge of the path, to be turned into cells.
struct Leg {
    NodeId from = NodeId::None; ///< Cells of the board.
    NodeId to = NodeId::None;
    Cost cost = 0;
    std::optional<Area> area; ///< In which its cells lie; nothing for a single step across a border.
    /// The step of the trace that expands `from` for it; 0 while that has not been made.
    std::uint64_t first_step = 0;
};

/// The legs of a path over the nodes of the graph. Where one edge leads on to a later node and costs no more
/// than those between, it is taken: this changes nothing but the edges where the path is a cheapest one, and
/// where it is not, it leaves no two legs whose cheapest paths could share a cell, since an edge through that
/// cell would have cut the path short. O(nodes of the graph + length × degree).
std::vector<Leg> legs_along(const LinkedGraph& graph, std::vector<NodeId> path);

/// legs_along() in slices. Borrows the graph.
class LegFinder {
  public:
    LegFinder(const LinkedGraph& graph, std::vector<NodeId> path);

    /// This many nodes of the path further, in O(nodes × degree); returns whether the legs are known.
    bool advance(std::uint64_t nodes);
    /// Only when known.
    std::vector<Leg> release() { return std::move(legs_); }

  private:
    void add_cost();
    void add_leg();

    const LinkedGraph* graph_;
    std::vector<NodeId> path_;
    std::vector<std::uint32_t> path_indices_; // on the path, by node
    std::vector<Cost> costs_{0}; // from the start of the path to each of its nodes; first all of these
    std::uint32_t at_ = 0;       // index from which the next leg leads
    std::vector<Leg> legs_;
};

} // namespace astrolabe
