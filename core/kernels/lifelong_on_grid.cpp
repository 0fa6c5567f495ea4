#include "core/kernels/lifelong_on_grid.h"

namespace astrolabe {

LifelongOnGrid::LifelongOnGrid(const GridGraph& graph, const GridHeuristic& heuristic, NodeId start,
                               NodeId goal, const SearchOptions& options)
    : graph_(&graph), heuristic_(heuristic), start_(start), goal_(goal), options_(options) {
    if (LifelongKernel::stands_in_for(graph, heuristic.kind(), options)) {
        kernel_.emplace(graph, heuristic, start, goal, options);
    } else {
        begin_textbook();
    }
}

void LifelongOnGrid::begin_textbook() {
    kernel_.reset();
    textbook_.emplace(*graph_, heuristic_, start_, goal_, options_);
}

void LifelongOnGrid::aim(const GridHeuristic& heuristic, NodeId goal) {
    heuristic_ = heuristic;
    goal_ = goal;
    kernel_ ? kernel_->aim(heuristic, goal) : textbook_->aim(heuristic, goal);
}

void LifelongOnGrid::repair(std::span<const NodeId> nodes) {
    if (!kernel_) {
        textbook_->repair(nodes);
    } else if (kernel_->can_repair()) {
        kernel_->repair(nodes);
    } else {
        begin_textbook();
    }
}

Outcome LifelongOnGrid::advance(std::uint64_t expansions) {
    if (!kernel_) {
        return textbook_->advance(expansions);
    }
    const auto outcome = kernel_->advance(expansions);
    if (!kernel_->has_outgrown()) {
        return outcome;
    }
    begin_textbook();
    return Outcome::Running;
}

} // namespace astrolabe
