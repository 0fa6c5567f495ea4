// What the kernels have in common: the questions to a search of theirs, and its results.
#pragma once

#include "core/grid/cell_finder.h"
#include "core/grid/grid_graph.h"
#include "core/kernels/compact_records.h"
#include "core/kernels/packed_records.h"
#include "core/search/options.h"
#include "core/search/search_loop.h"
#include "core/trace/trace.h"

#include <string_view>
#include <vector>

namespace astrolabe {

/// A search that keeps its nodes as PackedRecords or CompactRecords. Each kernel derives from it, and gives
/// it advance().
template <class Records> class KernelSearch {
  public:
    /// Start to `node` along the parents known now; empty for an untouched node. O(length).
    std::vector<NodeId> path_to(NodeId node) const;
    /// Of that path, to a touched node. O(length), or O(1) where records hold it.
    Cost cost_to(NodeId node) const {
        if constexpr (requires(const Records& records) { records.cost_of(records[node]); }) {
            return records_.cost_of(records_[node]);
        } else {
            return found_path_to(node).cost;
        }
    }
    std::uint64_t expanded() const { return counters_.expanded; }
    /// Before the first expansion: that the search must not enter these nodes, all but its ends. For this
    /// they count as closed.
    void shut(NodeId node) {
        if (node != start_ && node != goal_) {
            records_.data()[index_of(node)] = records_.closed_at_once();
        }
    }
    /// Before the first expansion: the goal guides the search, but does not end it.
    void go_past_goal() { goal_ = NodeId::None; }
    /// The slot of the move by which a touched node, not the start, was reached.
    Slot slot_to(NodeId node) const { return static_cast<Slot>(records_[node] & Records::slot_bits); }
    Status status(NodeId node) const {
        const auto record = records_[node];
        if (records_.is_untouched(record)) {
            return Status::Untouched;
        }
        return (record & Records::open_bit) != 0 ? Status::Open : Status::Closed;
    }
    const Trace& trace() const { return recorder_.trace(); }
    /// Hands the trace over; the search must not be used afterwards.
    Trace release_trace() { return recorder_.release(); }

  protected:
    /// Borrows graph and records; these have begun, and the start is to be opened.
    KernelSearch(const GridGraph& graph, Records& records, NodeId start, NodeId goal,
                 const SearchOptions& options);

    SearchResult result(std::string_view kernel) const;

    const GridGraph& graph_;
    NodeId start_;
    NodeId goal_;
    SearchOptions options_;
    CellFinder cell_of_;
    Cell goal_cell_; ///< Where there is a goal.
    TraceRecorder recorder_;
    Outcome outcome_ = Outcome::Running;
    SearchCounters counters_;

  private:
    /// A path and its cost.
    struct FoundPath {
        std::vector<NodeId> path; ///< Start to node, both included.
        Cost cost = 0;
    };
    /// To a touched node. Empty where the parents form a cycle, which no search may leave behind.
    FoundPath found_path_to(NodeId node) const;

    Records& records_;
};

} // namespace astrolabe
