#include "core/run/cheapest_to_reach.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace astrolabe {

CheapestToReach::CheapestToReach(const GridGraph& graph, NodeId start, std::vector<NodeId> cells,
                                 MonotoneQueueMemory& memory)
    : cells_(std::move(cells)) {
    const SearchOptions options{.weight_hundredths = 0, .trace_budget_bytes = 0};
    if (MonotoneQueueSearch::stands_in_for(graph, HeuristicKind::Zero, options)) {
        kernel_.emplace(graph, HeuristicKind::Zero, start, NodeId::None, options, memory);
    } else {
        textbook_.emplace(graph, start, options);
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

/// Cells are expanded by their cost. So once one of them is, the cheapest one is, and all that cost as much
/// are known.
void CheapestToReach::choose() {
    auto least = std::numeric_limits<Cost>::max();
    for (const auto cell : cells_) {
        if (status(cell) == Status::Closed) {
            least = std::min(least, cost_to(cell));
        }
    }
    const auto cheapest = std::find_if(cells_.begin(), cells_.end(), [&](NodeId cell) {
        return status(cell) != Status::Untouched && cost_to(cell) == least;
    });
    if (cheapest != cells_.end()) {
        cell_ = *cheapest;
    }
}

Status CheapestToReach::status(NodeId node) const {
    return kernel_ ? kernel_->status(node) : textbook_->search.node_state(node).status;
}

Cost CheapestToReach::cost_to(NodeId node) const {
    return kernel_ ? kernel_->cost_to(node) : textbook_->search.node_state(node).g;
}

} // namespace astrolabe
