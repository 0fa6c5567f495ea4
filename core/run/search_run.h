// What all runs have in common, whatever graph they are on: advanced in slices, then read at any step.
#pragma once

#include "core/explain/finished_search.h"
#include "core/explain/step_survey.h"
#include "core/explain/why.h"
#include "core/search/result.h"
#include "core/trace/trace_reader.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

namespace astrolabe {

/// The outcome of a run, in the units of its cost model.
struct RunResult {
    SearchResult search; ///< `path` leads to `target`; its outcome speaks of the goal.
    /// The goal, or the nearest reachable node; None when the search gave up, or a program as written did not
    /// reach it.
    NodeId target = NodeId::None;
    bool is_goal_reachable = true; ///< By the board's rules, whatever the search found.
    std::uint32_t steps = 0;
    bool is_truncated = false;
};

/// Numbers of one node at the current step, in the unit shown; NaN where there is none.
struct NodeNumbers {
    static constexpr auto nothing = std::numeric_limits<double>::quiet_NaN();

    Status status = Status::Untouched;
    double g = nothing;
    double h = nothing;
    double f = nothing;
    double push = nothing;
    NodeId state = NodeId::None;  ///< Of the trace: whose numbers these are.
    NodeId parent = NodeId::None; ///< Of the graph; None for the start.
};

/// One event of a step with its numbers, in the unit shown.
struct LoggedEvent {
    EventKind kind = EventKind::Close;
    NodeId node = NodeId::None;
    NodeId parent = NodeId::None;
    std::uint32_t layer = 0; ///< 1 in the backward half of a bidirectional search.
    double g = 0;
    double h = 0;
    double f = 0;
};

/// One search on one graph. The derived class defines how it is answered; states are as in FinishedSearch.
template <Graph G> class SearchRun {
  public:
    using GraphType = G;

    SearchRun() = default;
    SearchRun(const SearchRun&) = delete;
    SearchRun& operator=(const SearchRun&) = delete;
    virtual ~SearchRun() = default;

    /// At most this many expansions, or as much work on the trace that they left: Running until seek() may be
    /// called. NoPath and Found refer to the goal, whatever the target of the run.
    Outcome advance(std::uint64_t expansions);
    bool is_finished() const { return outcome_ != Outcome::Running; }
    /// At most this many expansions, and nothing else: Running until there is a result. advance() then
    /// prepares its steps for seek().
    virtual Outcome answer(std::uint64_t expansions) = 0;
    bool is_answered() const { return search_.has_value(); }

    /// From here on only when answered.
    const RunResult& result() const { return result_; }
    const CostModel& costs() const { return GraphKind<G>::costs(search_->graph); }
    const SearchOptions& options() const { return search_->options; }
    /// For referee and explanations; borrows what the run holds.
    const FinishedSearch<G>& finished_search() const { return *search_; }

    /// From here on only when finished. To at most result().steps. As TraceReader.
    void seek(std::uint32_t step) { reader_->seek(step); }
    /// The current step of the trace; 0 before any seek().
    std::uint32_t step() const { return reader_->step(); }
    /// The node expanded by the current step; None at step 0.
    NodeId current();
    /// The current step is the one that pictures show.
    TraceReader<G>& reader() { return *reader_; }
    const TraceReader<G>& reader() const { return *reader_; }
    /// Of the layers that have reached a node, the one with the least g.
    NodeId state_shown(NodeId node);
    /// The other half's, if there is one and it has reached the node.
    std::optional<NodeId> other_state(NodeId state);
    /// Of the state shown.
    NodeNumbers numbers(NodeId node);
    /// What these steps (1 to result().steps) did: for each first the node expanded, then the others in the
    /// order of pushing.
    std::vector<LoggedEvent> log(std::uint32_t first, std::uint32_t last);
    /// At the current step; of an open node as open_rank(), of a program's cell as ProgramList.
    Why why(NodeId state);
    /// The steps in which something happens, to any node. Made when first requested.
    StepSurvey<G>& survey();
    /// The steps in which it happens to this node, in any layer.
    std::vector<std::uint32_t> steps_of(NodeId node, StepEvent step_event);

  protected:
    /// The search is over: `search` borrows trace_ and what the derived class holds.
    void end_answer(const FinishedSearch<G>& search);
    const Trace& trace() const { return trace_; }
    History& history() { return reader_->history(); }
    /// For a state that was reached from `parent` at this g.
    NodeNumbers shown_numbers(NodeId state, NodeId parent, Cost g) const;

    RunResult result_;
    Trace trace_; ///< Once the search is over.

  private:
    /// Of a program, if its search is not too long.
    virtual ProgramList* program_list() { return nullptr; }

    Outcome outcome_ = Outcome::Running;
    std::optional<FinishedSearch<G>> search_;
    std::optional<TraceReader<G>> reader_; ///< Likewise.
    std::optional<StepSurvey<G>> survey_;
};

} // namespace astrolabe
