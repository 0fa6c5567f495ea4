#include "core/search/two_tier/legs.h"

#include <limits>

namespace astrolabe {
namespace {

constexpr std::uint32_t nowhere = 0xffffffff;

} // namespace

LegFinder::LegFinder(const LinkedGraph& graph, std::vector<NodeId> path)
    : graph_(&graph), path_(std::move(path)), path_indices_(graph.node_count(), nowhere) {
    for (std::uint32_t i = 0; i < path_.size(); ++i) {
        path_indices_[index_of(path_[i])] = i;
    }
}

bool LegFinder::advance(std::uint64_t nodes) {
    for (; nodes > 0 && costs_.size() < path_.size(); --nodes) {
        add_cost();
    }
    for (; nodes > 0 && at_ + 1 < path_.size(); --nodes) {
        add_leg();
    }
    return at_ + 1 >= path_.size();
}

void LegFinder::add_cost() {
    const auto index = costs_.size();
    graph_->for_each_successor(path_[index - 1], [&](const Move& move) {
        if (move.to == path_[index]) { // no two edges connect the same nodes
            costs_.push_back(costs_.back() + move.cost);
        }
    });
}

void LegFinder::add_leg() {
    auto next = at_;
    Move taken;
    graph_->for_each_successor(path_[at_], [&](const Move& move) {
        const auto index = path_indices_[index_of(move.to)];
        if (index != nowhere && index > next && move.cost <= costs_[index] - costs_[at_]) {
            next = index;
            taken = move;
        }
    });
    legs_.push_back({.from = graph_->cell_of(path_[at_]),
                     .to = graph_->cell_of(taken.to),
                     .cost = taken.cost,
                     .area = graph_->area_of(path_[at_], taken)});
    at_ = next;
}

std::vector<Leg> legs_along(const LinkedGraph& graph, std::vector<NodeId> path) {
    LegFinder finder(graph, std::move(path));
    finder.advance(std::numeric_limits<std::uint64_t>::max());
    return finder.release();
}

} // namespace astrolabe
