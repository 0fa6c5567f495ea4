#include "core/kernels/flow_queue_search.h"

#include "core/kernels/placed_moves.h"
#include "core/search/flow_field/flow_field.h"

#include <algorithm>

namespace astrolabe {
namespace {

SearchOptions outwards(const SearchOptions& options) { return FlowField<GridGraph>::outwards(options); }

/// The moves that lead to a node, in the order in which a search backwards visits them, are the opposite ones
/// of those that leave it.
GridRules backwards(GridRules rules) {
    std::transform(rules.order.begin(), rules.order.end(), rules.order.begin(), opposite);
    return rules;
}

} // namespace

bool FlowQueueSearch::stands_in_for(const GridGraph& graph, NodeId start, NodeId goal,
                                    const SearchOptions& options) {
    return graph.grid().is_free(start) && graph.grid().is_free(goal) &&
           MonotoneQueueSearch::stands_in_for(graph, HeuristicKind::Zero, outwards(options));
}

FlowQueueSearch::FlowQueueSearch(const GridGraph& graph, NodeId start, NodeId goal,
                                 const SearchOptions& options, MonotoneQueueMemory& memory)
    : graph_(graph), backward_(graph.grid(), graph.moves(), backwards(graph.rules())), start_(start),
      goal_(goal), search_(backward_, HeuristicKind::Zero, goal, NodeId::None, outwards(options), memory) {}

Outcome FlowQueueSearch::advance(std::uint64_t expansions) {
    if (search_.advance(expansions) != Outcome::Running) { // without a goal it ends when all is expanded
        outcome_ = search_.status(start_) == Status::Closed ? Outcome::Found : Outcome::NoPath;
    }
    return outcome_;
}

SearchResult FlowQueueSearch::result() const {
    auto result = search_.result();
    result.outcome = outcome_;
    result.kernel = "flow-field-queues";
    if (outcome_ == Outcome::Found) {
        put_path(result, graph_, path_from(start_));
    }
    return result;
}

std::vector<NodeId> FlowQueueSearch::path_from(NodeId node) const {
    auto path = search_.path_to(node);
    std::reverse(path.begin(), path.end());
    return path;
}

std::vector<NodeId> FlowQueueSearch::path_to(NodeId node) const {
    auto path = path_from(start_);
    const auto end = std::find(path.begin(), path.end(), node);
    return end == path.end() ? std::vector<NodeId>{} : std::vector<NodeId>(path.begin(), end + 1);
}

Trace FlowQueueSearch::release_trace() {
    auto trace = search_.release_trace();
    for (auto& mask : trace.masks) {
        mask = (mask & ~0xffU) | opposite_slots[mask & 0xffU];
    }
    trace.is_backward = true;
    return trace;
}

} // namespace astrolabe
