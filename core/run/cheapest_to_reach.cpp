#include "core/run/cheapest_to_reach.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace astrolabe {

CheapestToReach::CheapestToReach(const GridGraph& graph, NodeId start, std::vector<NodeId> cells,
                                 MonotoneQueueMemory& memory)
    : cells_(std::move(cells)) {
    const auto guide =
        graph.moves().rules().has_diagonals() ? HeuristicKind::Octile : HeuristicKind::Manhattan;
    const SearchOptions guided{.trace_budget_bytes = 0};
    if (MonotoneQueueSearch::stands_in_for(graph, guide, guided)) {
        kernel_.emplace(graph, guide, start, cells_.front(), guided, memory);
        kernel_->go_past_goal();
    } else {
        textbook_.emplace(graph, start, SearchOptions{.weight_hundredths = 0, .trace_budget_bytes = 0});
    }
}

bool CheapestToReach::advance(std::uint64_t expansions) {
    constexpr std::uint64_t expansions_a_choice = 1024;
    while (cell_ == NodeId::None && expansions > 0) {
        const auto slice = std::min(expansions, expansions_a_choice);
        kernel_ ? kernel_->advance(slice) : textbook_->search.advance(slice);
        expansions -= slice;
        choose();
    }
    return cell_ != NodeId::None;
}

/// Without estimate cells are expanded by their cost: once one of them is, the cheapest one is, and all that
/// cost as much are known.
void CheapestToReach::choose() {
    const auto is_closed = [this](NodeId cell) { return status(cell) == Status::Closed; };
    if (kernel_ ? !std::all_of(cells_.begin(), cells_.end(), is_closed)
                : std::none_of(cells_.begin(), cells_.end(), is_closed)) {
        return;
    }
    auto least = std::numeric_limits<Cost>::max();
    for (const auto cell : cells_) {
        const auto cost = status(cell) == Status::Untouched ? least : cost_to(cell);
        if (cost < least) {
            least = cost;
            cell_ = cell;
        }
    }
}

Status CheapestToReach::status(NodeId node) const {
    return kernel_ ? kernel_->status(node) : textbook_->search.node_state(node).status;
}

Cost CheapestToReach::cost_to(NodeId node) const {
    return kernel_ ? kernel_->cost_to(node) : textbook_->search.node_state(node).g;
}

} // namespace astrolabe
