// Which steps of the trace contain something worth stopping at: breakpoints.
#pragma once

#include "core/explain/finished_search.h"
#include "core/trace/fold.h"
#include "core/trace/history.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace astrolabe {

/// What can happen in a step.
enum class StepEvent : std::uint8_t {
    Opened,        ///< A cell is put on the open list for the first time.
    Improved,      ///< A path to an open cell is replaced.
    Reopened,      ///< A closed cell is put back.
    ParentChanged, ///< Improved or reopened from another cell than before, or corrected.
    Expanded,      ///< Every step: only useful for a given cell.
    FIncreases,    ///< f of the cell selected is greater than in the step before.
    OpenKept,      ///< A path to an open cell is offered and not taken. Only in the textbook search.
    ClosedKept,    ///< The same for a closed cell.
};

/// The steps in which this happened to the cell, ascending; none for FIncreases, which concerns no cell, and
/// for the offers not taken, of which the trace tells only by the cell expanded. O(degree × expansions of its
/// predecessors) for each time that the cell was pushed.
template <Graph G>
std::vector<std::uint32_t> steps_of(const G& graph, History& history, NodeId node, StepEvent step_event);

/// What happens in each step, to any cell: one byte a step, found by folding the trace once. It goes no
/// further than asked, and can be advanced in slices. Until it is complete it holds a fold of its own.
/// Borrows the search's parts.
template <Graph G> class StepSurvey {
  public:
    explicit StepSurvey(const FinishedSearch<G>& search);

    /// Surveys at most this many more steps; returns whether all are known now.
    bool advance(std::uint64_t steps);
    bool is_whole() const { return step_events_.size() == search_.trace.step_count; }

    /// The first step after this one, or the last before it, in which this happens; 0 if there is none.
    /// O(steps between), and advance() up to the answer.
    std::uint32_t next(StepEvent step_event, std::uint32_t after);
    std::uint32_t previous(StepEvent step_event, std::uint32_t before);
    /// All of them, ascending. O(steps).
    std::vector<std::uint32_t> steps_with(StepEvent step_event);

  private:
    /// The step must be surveyed.
    bool has(std::uint32_t step, StepEvent step_event) const {
        return (step_events_[step - 1] >> static_cast<unsigned>(step_event) & 1U) != 0;
    }
    void survey_up_to(std::uint32_t step);
    void survey_next();
    /// Called for each event from four places: inlined in all, the page would be larger for no gain.
    [[gnu::noinline]] void take(const Event& event);
    /// The bits of the offers that the step's node made in vain. The fold must stand before the step.
    unsigned offers_kept(NodeId node) const;

    FinishedSearch<G> search_;
    std::vector<std::uint8_t> step_events_; // by step, a bit each
    Fold fold_;
    std::vector<std::uint32_t> depths_; // only for Order::Depth
    // Of the step that is being surveyed.
    unsigned bits_ = 0;
    bool is_new_phase_ = false;
    std::vector<NodeId> pushed_;
    std::optional<Cost> last_f_; ///< Of the last node expanded that had one.
};

} // namespace astrolabe
