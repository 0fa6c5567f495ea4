// One search on one board: made ready, advanced in slices, then read at any step.
#pragma once

#include "core/explain/cause.h"
#include "core/explain/step_survey.h"
#include "core/explain/why.h"
#include "core/open_list/open_list.h"
#include "core/path/path.h"
#include "core/run/any_search.h"
#include "core/run/relatives.h"
#include "core/run/search_settings.h"
#include "core/run/trace_reader.h"
#include "core/search/as_written/slides_heuristic.h"
#include "core/search/result.h"

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace astrolabe {

/// What became of a run, in the units of its cost model.
struct RunResult {
    SearchResult search; ///< `path` leads to `target`; its outcome speaks of the goal.
    /// The goal, or the nearest reachable cell; None when a program as written did not get there.
    NodeId target = NodeId::None;
    bool is_goal_reachable = true; ///< By the board's rules, whatever the search made of it.
    std::uint32_t steps = 0;
    bool is_truncated = false;
};

/// Numbers of one cell at the sought step, in the unit shown; NaN where there is none.
struct CellNumbers {
    double status = 0;
    double g = 0;
    double h = 0;
    double f = 0;
    double parent_slot = -1;
    double push = 0;
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

/// One row of the closed list: a step and what it expanded, in the unit shown.
struct ClosedRow {
    std::uint32_t step = 0;
    NodeId node = NodeId::None;
    NodeId parent = NodeId::None; ///< None for the start.
    double g = 0;
    double h = 0;
    double f = 0;
};

/// Lends the grid, its moves and its components: they must outlive the run and stay unchanged. Shares the
/// memory, which serves one running search at a time; without one it makes its own.
class Run {
  public:
    Run(const Grid& grid, const Moves& moves, const Components& components, const SearchPlan& plan,
        NodeId start, NodeId goal, std::shared_ptr<SearchMemory> memory = nullptr);
    ~Run();
    Run(const Run&) = delete;
    Run& operator=(const Run&) = delete;

    /// At most this many expansions, or as much work on the trace that they left: running until its steps
    /// can be sought. NoPath and Found speak of the goal, wherever the run leads.
    Outcome advance(std::uint64_t expansions);
    bool is_finished() const { return outcome_ != Outcome::Running; }
    /// At most this many expansions, and nothing else: running until there is a result. advance() then makes
    /// its steps ready to be sought.
    Outcome answer(std::uint64_t expansions);
    bool is_answered() const { return reader_.has_value(); }
    /// Only when answered.
    const RunResult& result() const { return result_; }
    const CostModel& costs() const { return graph_.rules().costs; }
    /// As the referee judges it; lends what the run holds. Only when finished.
    FinishedSearch<GridGraph> finished_search() const;

    /// Only when finished, and to at most result().steps. As TraceReader.
    void seek(std::uint32_t step) { reader_->seek(step); }
    /// Where the trace was sought; 0 before that.
    std::uint32_t step() const { return reader_->step(); }
    /// The node expanded by the step sought; None at step 0.
    NodeId current();
    /// Only when finished; the step sought is what its pictures are of.
    TraceReader& reader() { return *reader_; }
    const TraceReader& reader() const { return *reader_; }
    /// Bytes that the search held when it held most, by its log and the textbook's measures: a NodeState for
    /// each node that it had touched, an OpenListEntry for each that was open, and the whole log. What a
    /// kernel packs tighter, what was known of the board beforehand (jumps, an upper tier) and what shows
    /// the steps is not in it. The same on every machine. Only when finished. O(1).
    std::uint64_t held_bytes() const;
    CellNumbers numbers(NodeId node);
    /// What these steps (1 to result().steps) did, for each first the Close of the node expanded, then
    /// the others in the order of pushing. Only when finished.
    std::vector<LoggedEvent> log(std::uint32_t first, std::uint32_t last);
    /// These steps (1 to result().steps) as rows of the closed list. Only when finished.
    std::vector<ClosedRow> printout(std::uint32_t first, std::uint32_t last);
    /// Whether why() can explain it: of searches that are not the textbook's it cannot.
    bool is_explained() const {
        return !is_relative(plan_.algorithm) || plan_.algorithm == Algorithm::Canonical;
    }
    /// At the step sought; of an open cell as open_rank(), of a program's cell as ProgramList.
    Why why(NodeId node) {
        return astrolabe::why(
            logged(), history(), step(), node, [this] { return reader_->open_states(); }, program_list());
    }
    const SearchOptions& options() const { return plan_.options; }
    Algorithm algorithm() const { return plan_.algorithm; }
    const GridGraph& graph() const { return graph_; }
    const SearchPlan& plan() const { return plan_; }
    /// Lends what the run holds. Only when finished.
    LoggedSearch logged() const {
        return {.graph = graph_,
                .components = *components_,
                .heuristic = heuristic_,
                .options = plan_.options,
                .trace = trace(),
                .goal = goal_,
                .led_to = search_goal(),
                .slip = slip_ ? &*slip_ : nullptr,
                .pruning = descriptor().prunes_moves ? &Pruning::under(plan_.rules.corner) : nullptr,
                .to_start = to_start_ ? &*to_start_ : nullptr,
                .program = plan_.program,
                .square_radius = plan_.walk.radius};
    }
    /// Where something happens, to any cell. Only when finished. Made when first asked for.
    StepSurvey& survey();
    /// Where it happens to this cell. Only when finished.
    std::vector<std::uint32_t> steps_of(NodeId node, Happening happening);

  private:
    const AlgorithmDescriptor& descriptor() const { return descriptor_of(plan_.algorithm); }
    std::uint32_t layers() const { return descriptor().layers; }
    /// Nodes of the trace: those of all layers.
    std::uint32_t state_count() const { return layers() * graph_.node_count(); }
    /// Of the board, for one of the trace.
    NodeId node_of(NodeId state) const {
        return state == NodeId::None ? state : node_at(index_of(state) % graph_.node_count());
    }
    std::uint32_t layer_of(NodeId state) const { return index_of(state) / graph_.node_count(); }
    /// Of the layers that have come to a cell, the one with the least g.
    NodeId state_shown(NodeId node);
    Slot slot_towards_parent(NodeId node, NodeId parent, std::uint32_t layer) const;
    /// Where the search is led: the goal, unless it is known to be out of reach.
    NodeId search_goal() const { return plan_.floods ? goal_ : target_; }
    void find_nearest(std::uint64_t cells);
    void begin_search(NodeId target);
    /// Takes what the search found; its path is then to be checked.
    void end_search();
    void end_answer();
    const Trace& trace() const { return reader_->trace(); }
    History& history() { return reader_->history(); }
    bool leads(std::span<const NodeId> path) const {
        return path.front() == start_ && path.back() == target_;
    }
    /// Of a program, if its search is not too long; made when first asked for.
    ProgramList* program_list();
    struct SearchNumbers {
        double g;
        double h;
        double f;
    };
    SearchNumbers shown_numbers(NodeId node, NodeId parent, Cost g) const;
    /// What the search stored as h of a node that it came to from `parent`.
    Cost estimate(NodeId node, NodeId parent) const;

    SearchPlan plan_;
    GridGraph graph_;
    const Components* components_;
    NodeId start_;
    NodeId goal_;
    NodeId target_; ///< Where the path will lead: the goal, or the nearest reachable cell.
    bool is_goal_reachable_;
    GridHeuristic heuristic_;
    std::optional<GridHeuristic> to_start_;           ///< Of a search with a second layer, backwards.
    std::optional<as_written::SlidesHeuristic> slip_; ///< Instead of it, in the slides' program.
    std::unique_ptr<NearestReachable> nearest_;       ///< While a goal out of reach has no target.
    std::unique_ptr<CheapestToReach> choice_;         ///< While several cells are equally near to the goal.
    std::shared_ptr<SearchMemory> memory_;
    std::unique_ptr<AnySearch> search_; ///< Until it is over; its memory is then free for the stamps.
    Outcome outcome_ = Outcome::Running;
    RunResult result_;
    std::optional<Trace> log_; ///< While the path is checked.
    PathSum path_sum_;
    std::optional<TraceReader> reader_; ///< Once the search is over.
    std::optional<StepSurvey> survey_;
    std::optional<ProgramList> program_list_;
};

} // namespace astrolabe
