// LPA* on a grid: by its kernel, or by the search that the kernel stands in for.
#pragma once

#include "core/kernels/lifelong_kernel.h"
#include "core/search/lifelong_planning/lifelong_planning.h"

#include <optional>
#include <span>
#include <vector>

namespace astrolabe {

/// For LifelongReplanning. Answers and traces are those of LifelongPlanning; but where a cost or the number
/// of pushes is beyond the kernel, nothing is repaired: it searches anew.
class LifelongOnGrid {
  public:
    LifelongOnGrid(const GridGraph& graph, const GridHeuristic& heuristic, NodeId start, NodeId goal,
                   const SearchOptions& options);
    LifelongOnGrid(const LifelongOnGrid&) = delete;
    LifelongOnGrid& operator=(const LifelongOnGrid&) = delete;

    void aim(const GridHeuristic& heuristic, NodeId goal);
    void repair(std::span<const NodeId> nodes);
    Outcome advance(std::uint64_t expansions);

    SearchResult result() const { return kernel_ ? kernel_->result() : textbook_->result(); }
    std::vector<NodeId> path_to(NodeId node) const {
        return kernel_ ? kernel_->path_to(node) : textbook_->path_to(node);
    }
    const Trace& trace() const { return kernel_ ? kernel_->trace() : textbook_->trace(); }
    Trace release_trace() { return kernel_ ? kernel_->release_trace() : textbook_->release_trace(); }

  private:
    using Textbook = LifelongPlanning<GridGraph, GridHeuristic>;

    void begin_textbook();

    const GridGraph* graph_;
    GridHeuristic heuristic_;
    NodeId start_;
    NodeId goal_;
    SearchOptions options_;
    /// One of the two.
    std::optional<LifelongKernel> kernel_;
    std::optional<Textbook> textbook_;
};

} // namespace astrolabe
