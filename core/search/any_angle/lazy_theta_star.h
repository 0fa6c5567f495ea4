// Lazy Theta*: Theta* that assumes line of sight when it opens a cell, and checks it only on expansion.
//
// After Nash, Koenig and Tovey, "Lazy Theta*: Any-Angle Path Planning and Path Length Analysis in 3D", 2010.
#pragma once

#include "core/search/any_angle/any_angle_search.h"

namespace astrolabe {

///     p # . .        s, with parent p, is expanded: t gets the parent p, unchecked. When t is selected and p
///     . s t .        does not see it, it is corrected first: of the closed cells beside it, the one through
///                    which its g is least becomes its parent, and its g increases.
///
/// One line-of-sight check an expansion. A node on the open list can have a parent that does not see it, and
/// a g that is too small; a closed one never. It is corrected after it was selected, and is expanded even if
/// its position on the open list would have been further back. In the log that is a Correct of the step's own
/// node, before all else.
class LazyThetaStar final : public AnyAngleSearch {
  public:
    /// See AnyAngleSearch.
    LazyThetaStar(const GridGraph& graph, const GridHeuristic& heuristic, NodeId start, NodeId goal,
                  const SearchOptions& options)
        : AnyAngleSearch(graph, heuristic, start, goal, options) {}

    /// How many nodes had a parent that did not see them when they were selected.
    std::uint64_t corrected() const { return corrected_; }

  private:
    void settle(NodeId node) override {
        const auto parent = node_state(node).parent;
        if (parent == NodeId::None || has_sight(parent, node)) {
            return;
        }
        // There is one: the cell that the node was opened from.
        auto best = NodeId::None;
        graph().for_each_predecessor(node, [&](const Move& move) {
            const bool is_better = best == NodeId::None || g_through(move.to, node) < g_through(best, node);
            best = is_closed(move.to) && is_better ? move.to : best;
        });
        correct(node, best);
        ++corrected_;
    }

    void consider(NodeId node, NodeId to) override {
        const auto before = node_state(node).parent;
        offer(before != NodeId::None ? before : node, to);
    }

    std::uint64_t corrected_ = 0;
};

} // namespace astrolabe
