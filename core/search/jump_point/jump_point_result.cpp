// What a jump point search answers: its result, the path to a cell, the numbers of a cell.
#include "core/path/path.h"
#include "core/search/jump_point/jump_path.h"
#include "core/search/jump_point/jump_point_search.h"

namespace astrolabe {

SearchResult JumpPointSearch::result() const {
    auto result = counters_.result(outcome_, "jump points");
    if (outcome_ == Outcome::Found) {
        result.path = path_to(goal_);
        result.cost = goal_g_ * graph_->cheapest_factor();
    }
    return result;
}

std::vector<NodeId> JumpPointSearch::path_to(NodeId node) const {
    if (memory_->look_up(node) == nullptr) {
        return {};
    }
    const auto jumps = path_along_parents(node, graph_->node_count(), [this](NodeId at) {
        return at == start_ ? NodeId::None : memory_->look_up(at)->parent();
    });
    return cells_of_jumps(graph_->grid(), lines_->rule(), jumps);
}

NodeState JumpPointSearch::node_state(NodeId node) const {
    const auto* const record = memory_->look_up(node);
    if (record == nullptr) {
        return {};
    }
    const auto& grid = graph_->grid();
    Cost g = 0;
    for (auto at = node; at != start_;) {
        const auto from = memory_->look_up(at)->parent();
        g += jump_cost(lines_->rule(), graph_->rules().costs, grid.cell(from), grid.cell(at));
        at = from;
    }
    return {.g = g * graph_->cheapest_factor(),
            .parent = node == start_ ? NodeId::None : record->parent(),
            .push = record->push,
            .status = memory_->is_closed(node) ? Status::Closed : Status::Open};
}

} // namespace astrolabe
