#include "core/search/two_tier/linked_graph.h"

#include <cassert>

namespace astrolabe {
namespace {

/// The clusters to which an end belongs.
Area area_of_end(const GridGraph& graph, const Clusters& clusters, NodeId end) {
    const auto cell = graph.grid().cell(end);
    return graph.grid().is_free(end) ? clusters.area(clusters.of(cell)) : clusters.area_round(cell);
}

} // namespace

LinkedGraph::LinkedGraph(const GridGraph& graph, const AbstractGraph& abstract, NodeId start, NodeId goal)
    : graph_(&graph), abstract_(&abstract), start_cell_(start), goal_cell_(goal),
      start_(abstract.node_of(graph.grid(), start)), goal_(abstract.node_of(graph.grid(), goal)),
      start_area_(area_of_end(graph, abstract.clusters(), start)),
      goal_area_(area_of_end(graph, abstract.clusters(), goal)) {
    assert(abstract.is_whole());
    AreaCosts flood;
    if (start_ == NodeId::None) {
        start_ = node_at(abstract.node_count());
        link_start(flood);
    }
    if (goal == start) {
        goal_ = start_;
    } else if (goal_ == NodeId::None) {
        goal_ = node_at(abstract.node_count() + 1);
        link_goal(flood);
        link_ends(flood);
    }
    max_degree_ = std::max(slot_to_goal() + 1, static_cast<Slot>(start_links_.size()));
}

void LinkedGraph::link_start(AreaCosts& flood) {
    const AreaGraph inside(*graph_, start_area_);
    flood.flood_from(inside, inside.node_of(start_cell_));
    abstract_->clusters().for_each_in(start_area_, [&](std::uint32_t cluster) {
        auto node = abstract_->first_node(cluster);
        for (const auto cell : abstract_->transitions(cluster)) {
            if (const auto cost = flood.at(inside.node_of(cell)); cost != AreaCosts::unreachable) {
                start_links_.push_back({.node = node_at(node), .cost = cost});
            }
            ++node;
        }
    });
}

void LinkedGraph::link_goal(AreaCosts& flood) {
    if (!graph_->can_be_entered(goal_cell_)) {
        return; // nothing leads into a wall
    }
    const AreaGraph inside(*graph_, goal_area_);
    flood.flood_to(inside, inside.node_of(goal_cell_));
    abstract_->clusters().for_each_in(goal_area_, [&](std::uint32_t cluster) {
        auto node = abstract_->first_node(cluster);
        for (const auto cell : abstract_->transitions(cluster)) {
            if (const auto cost = flood.at(inside.node_of(cell)); cost != AreaCosts::unreachable) {
                goal_links_.push_back({.node = node_at(node), .cost = cost});
            }
            ++node;
        }
    });
}

/// Without going through any transition, if the two are near enough to each other. A start that is one has
/// been linked with the goal as all are.
void LinkedGraph::link_ends(AreaCosts& flood) {
    if (!is_linked_start(start_) || !start_area_.touches(goal_area_)) {
        return;
    }
    const AreaGraph inside(*graph_, hull(start_area_, goal_area_));
    flood.flood_from(inside, inside.node_of(start_cell_));
    if (const auto cost = flood.at(inside.node_of(goal_cell_)); cost != AreaCosts::unreachable) {
        start_links_.push_back({.node = goal_, .cost = cost});
    }
}

std::optional<Area> LinkedGraph::area_of(NodeId from, const Move& edge) const {
    if (is_linked_start(from)) {
        return is_linked_goal(edge.to) ? hull(start_area_, goal_area_) : start_area_;
    }
    if (is_linked_goal(edge.to)) {
        return goal_area_;
    }
    if (edge.slot < direction_count) {
        return std::nullopt;
    }
    return abstract_->clusters().area(transition_index_of(from).cluster);
}

Move LinkedGraph::move(NodeId node, Slot slot) const {
    if (is_linked_start(node)) {
        return {.slot = slot, .to = start_links_[slot].node, .cost = start_links_[slot].cost};
    }
    if (slot < direction_count) {
        return crossing(node, slot);
    }
    if (slot == slot_to_goal()) {
        return {.slot = slot, .to = goal_, .cost = link_with(goal_links_, node)->cost};
    }
    const auto [cluster, index] = transition_index_of(node);
    const auto to = slot - direction_count;
    const auto count = abstract_->transitions(cluster).size();
    return {.slot = slot,
            .to = node_at(abstract_->first_node(cluster) + to),
            .cost = abstract_->costs(cluster)[index * count + to]};
}

} // namespace astrolabe
