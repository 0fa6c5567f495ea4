// The upper tier as a graph to search: the transitions of all clusters, with the two ends of one path linked
// to those of their clusters.
#pragma once

#include "core/search/two_tier/abstract_graph.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace astrolabe {

/// An end that is no transition is a node of its own, of the last two. The start has edges to all transitions
/// of its cluster, and all those of the goal's cluster have one to the goal. In one cluster, or in two that
/// touch, the start has one to the goal itself, so that a short path needs no detour through transitions
/// further off; it may lead through all of the rectangle around the two.
///
/// An end on a wall may have all its neighbours in other clusters: it belongs to all clusters that touch it,
/// and its edges may lead through all of them.
///
/// Borrows both: they must outlive it and stay unchanged, and the abstract graph must be complete and of the
/// same board and rules, except for a blocked goal, which only the graph has.
class LinkedGraph {
  public:
    LinkedGraph(const GridGraph& graph, const AbstractGraph& abstract, NodeId start, NodeId goal);

    NodeId start() const { return start_; }
    NodeId goal() const { return goal_; }

    NodeId cell_of(NodeId node) const {
        const auto index = index_of(node);
        const auto count = abstract_->node_count();
        return index < count ? abstract_->transitions()[index] : index == count ? start_cell_ : goal_cell_;
    }
    /// None for a cell that is no node.
    NodeId node_of(NodeId cell) const {
        return cell == start_cell_  ? start_
               : cell == goal_cell_ ? goal_
                                    : abstract_->node_of(graph_->grid(), cell);
    }

    /// The area of the path that this edge stands for; nothing for a single step across a border. O(1).
    std::optional<Area> area_of(NodeId from, const Move& edge) const;

    std::uint32_t node_count() const { return abstract_->node_count() + 2; }
    /// More than a mask can hold.
    Slot max_degree() const { return max_degree_; }

    template <class Each> void for_each_successor(NodeId node, Each&& each) const {
        if (is_linked_start(node)) {
            for (Slot slot = 0; slot < start_links_.size(); ++slot) {
                each(Move{.slot = slot, .to = start_links_[slot].node, .cost = start_links_[slot].cost});
            }
            return;
        }
        if (is_linked_goal(node)) {
            return;
        }
        const auto [cluster, index] = transition_index_of(node);
        const auto crossings = abstract_->crossings(cluster, index);
        for (const Slot slot : graph_->rules().order) {
            if ((crossings >> slot & 1U) != 0) {
                each(crossing(node, slot));
            }
        }
        const auto count = abstract_->transitions(cluster).size();
        const auto costs = abstract_->costs(cluster).subspan(index * count, count);
        for (std::uint32_t to = 0; to < count; ++to) {
            if (to != index && costs[to] != AreaCosts::unreachable) {
                each(Move{.slot = direction_count + to,
                          .to = node_at(abstract_->first_node(cluster) + to),
                          .cost = costs[to]});
            }
        }
        if (const auto* const link = link_with(goal_links_, node)) {
            each(Move{.slot = slot_to_goal(), .to = goal_, .cost = link->cost});
        }
    }

    template <class Each> void for_each_predecessor(NodeId node, Each&& each) const {
        if (is_linked_start(node)) {
            return;
        }
        if (is_linked_goal(node)) {
            for (const auto& link : goal_links_) {
                each(Move{.slot = slot_to_goal(), .to = link.node, .cost = link.cost});
            }
        } else {
            const auto [cluster, index] = transition_index_of(node);
            const auto crossings = abstract_->crossings(cluster, index);
            for (const Slot slot : graph_->rules().order) {
                if ((crossings >> opposite(slot) & 1U) != 0) {
                    const auto from = crossing(node, opposite(slot)).to;
                    each(Move{.slot = slot, .to = from, .cost = crossing(from, slot).cost});
                }
            }
            const auto count = abstract_->transitions(cluster).size();
            const auto costs = abstract_->costs(cluster);
            for (std::uint32_t from = 0; from < count; ++from) {
                if (from != index && costs[from * count + index] != AreaCosts::unreachable) {
                    each(Move{.slot = direction_count + static_cast<Slot>(index),
                              .to = node_at(abstract_->first_node(cluster) + from),
                              .cost = costs[from * count + index]});
                }
            }
        }
        if (const auto* const link = link_with(start_links_, node)) {
            each(Move{
                .slot = static_cast<Slot>(link - start_links_.data()), .to = start_, .cost = link->cost});
        }
    }

    Move move(NodeId node, Slot slot) const;

  private:
    struct Link {
        NodeId node = NodeId::None;
        Cost cost = 0;
    };
    struct TransitionIndex {
        std::uint32_t cluster = 0;
        std::size_t index = 0;
    };

    void link_start(AreaCosts& flood);
    void link_goal(AreaCosts& flood);
    void link_ends(AreaCosts& flood);

    bool is_linked_start(NodeId node) const { return index_of(node) == abstract_->node_count(); }
    bool is_linked_goal(NodeId node) const { return index_of(node) == abstract_->node_count() + 1; }
    Slot slot_to_goal() const { return direction_count + abstract_->most_transitions(); }

    static const Link* link_with(const std::vector<Link>& links, NodeId node) {
        const auto found =
            std::lower_bound(links.begin(), links.end(), node,
                             [](const Link& link, NodeId sought) { return link.node < sought; });
        return found == links.end() || found->node != node ? nullptr : &*found;
    }

    /// Of a transition.
    TransitionIndex transition_index_of(NodeId node) const {
        const auto cluster = abstract_->clusters().of(graph_->grid().cell(cell_of(node)));
        return {cluster, index_of(node) - abstract_->first_node(cluster)};
    }
    Move crossing(NodeId node, Slot slot) const {
        const auto step = graph_->move(cell_of(node), slot);
        return {.slot = slot, .to = abstract_->node_of(graph_->grid(), step.to), .cost = step.cost};
    }

    const GridGraph* graph_;
    const AbstractGraph* abstract_;
    NodeId start_cell_;
    NodeId goal_cell_;
    NodeId start_;
    NodeId goal_;
    Area start_area_;
    Area goal_area_;
    std::vector<Link> start_links_; // by node, ascending; the goal comes last
    std::vector<Link> goal_links_;  // from transitions, ascending
    Slot max_degree_ = 0;
};

static_assert(Graph<LinkedGraph>);

} // namespace astrolabe
