// Answers questions about the log of a search at any of its steps. Prepared in slices; then every question is
// short, however long the search: nothing here goes through a long log at once. Of a short log, first only
// what its last step needs is prepared.
#pragma once

#include "core/graph/explicit_graph.h"
#include "core/grid/grid_graph.h"
#include "core/trace/history.h"
#include "core/trace/snapshots.h"
#include "core/trace/stamps.h"

#include <optional>
#include <span>
#include <vector>

namespace astrolabe {

/// For one search. Borrows graph and trace, which must outlive it and stay unchanged. Nodes of the log, or
/// states, are those of the graph, once for each layer.
template <Graph G> class TraceReader {
  public:
    /// `has_depths`: History::depth_of() will be needed.
    TraceReader(const G& graph, const Trace& trace, std::uint32_t layers, bool has_depths);
    TraceReader(const TraceReader&) = delete;
    TraceReader& operator=(const TraceReader&) = delete;

    /// About this much more of the preparation, in nodes, steps or events; returns whether it is done. Only
    /// then the others.
    bool advance(std::uint64_t work);
    bool is_ready() const { return stage_ == Stage::Ready; }

    const Trace& trace() const { return *trace_; }
    /// To at most trace().step_count; before anything that follows. O(log steps), or as Snapshots; O(nodes +
    /// events) when a short log is asked for another step than its last the first time.
    void seek(std::uint32_t step);
    std::uint32_t step() const { return step_; }
    std::uint32_t open_count() const;
    std::uint32_t closed_count() const;
    /// Of all steps; valid until the next question.
    const Held& held() const { return has_stamps_ ? stamps_.held() : snapshots_->held(); }
    /// O(nodes + events) when asked first, if both are few; else O(1).
    History& history();
    /// The node of the log that the current step expanded; None at step 0. O(1) in masks and at the last
    /// step; else it needs history().
    NodeId expanded();

    /// Of the cells in a row from `first` on, at the current step, by cell of the board; other cells have
    /// arbitrary values. Valid until the next question. Without `has_steps` the steps at which cells were
    /// closed may be others, but not later than now. O(1), or O(cells asked for × log of their expansions).
    SearchedCells cells(std::uint32_t first, std::uint32_t count, bool has_steps);
    /// Of all cells, a status each. O(cells).
    void write_statuses(std::span<Status> statuses);
    /// For each cell of a row from `first` on the layers that have closed it at the current step, a bit each,
    /// that of the first layer the lowest. O(states).
    void write_closers(std::uint32_t first, std::span<std::uint8_t> layers) const;
    /// The open states, ascending. O(states).
    std::vector<NodeId> open_states() const;

  private:
    enum class Stage : std::uint8_t { Stamps, Snapshots, Layers, History, Ready };

    std::uint32_t state_count() const { return layers_ * graph_->node_count(); }
    /// Whether all of it may be gone through at once: 8 to 12 ms for 2.7 million nodes and events in the
    /// module, 24 with a history of 1.2 million events; twice that in a page just loaded (2026-12-01).
    bool is_short() const;
    void begin_snapshots();
    /// As soon as a short log is asked for more than its last step.
    void make_stamps();
    /// Of stamps that cannot be completed.
    void take_memory();
    [[gnu::noinline]] std::uint32_t closed_by(NodeId state);
    /// Of one layer without stamps, at the current step.
    std::span<const std::uint32_t> closings(std::uint32_t first, std::uint32_t count);
    bool merge_layers(std::uint64_t work);
    /// At the current step.
    std::vector<Status> statuses_of_states() const;

    const G* graph_;
    const Trace* trace_;
    std::uint32_t layers_;
    bool has_depths_;
    Stage stage_ = Stage::Stamps;
    bool has_stamps_ = true;      ///< Otherwise snapshots.
    bool stamps_are_due_ = false; ///< Snapshots so far, since only the last step was asked for.
    Stamps stamps_;
    std::optional<Snapshots> snapshots_;
    std::optional<History> history_;
    std::uint32_t step_ = 0;
    /// By cell, where the stamps of states are not sufficient: of all layers together, or of the last call of
    /// cells().
    std::vector<std::uint32_t> opened_;
    std::vector<std::uint32_t> closed_;
};

} // namespace astrolabe
