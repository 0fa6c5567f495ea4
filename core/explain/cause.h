// Why a path is longer than it had to be: one cause, with the cell or node that proves it.
#pragma once

#include "core/explain/heuristic_audit.h"
#include "core/trace/fold.h"

#include <optional>
#include <vector>

namespace astrolabe {

enum class CauseKind {
    None,            ///< The path is a shortest one.
    Overestimate,    ///< h alone exceeds the true remaining cost of the cell.
    Weight,          ///< weight × h exceeds it, h alone does not.
    StopAtOpening,   ///< The goal was opened while the cell, with a smaller f, was still to be expanded.
    UpdateNever,     ///< The cheaper path to the cell, already open, was offered and not taken.
    ReopeningOff,    ///< It came when the cell was closed; an inconsistent step had made it close too soon.
    GreedyBestFirst, ///< Selects by h, whatever the path has cost.
    BreadthFirst,    ///< Counts steps, not their cost.
    DepthFirst,      ///< Follows the newest cell, whatever it costs.
    AsWritten,       ///< No textbook search: a feature of the program itself.
    Algorithm,       ///< Likewise of another algorithm, which promises no more or lacked what it needs.
    TraceCutOff,     ///< Several remain possible, and the log that would decide ended before the search.
};

/// The cell is where the search went astray: the first on a shortest path that was not closed at its best g
/// when the search ended. The one before it was closed at its best g, and so offered this cell its best g,
/// too. The outcome of that offer is the cause, for these reasons:
///
///     open at its best g     The search ended first. Selected by f, the goal had f ≤ that of the cell,
///                            so weight × h of the cell is above what truly remained: an overestimate.
///                            Opened only, the goal's g may lie above that f: stop at opening.
///     open, at a larger g    Only *never* refuses a cheaper path to an open cell.
///     closed, at a larger g  Either the same, and it was closed later; or it was closed already. Then
///                            some cell before it on the path was open at its best g with no smaller f:
///                            between the two, weight × h drops by more than the steps cost, along at
///                            least one of them. The last such step before the cell is named.
///
/// A search that does not select by f is its own cause.
///
/// Where the trace was cut off, the end of the search is not known. A cause is then named if options and
/// shortest path leave only one, an overestimate with the first cell of the path that has one, and the g of
/// cell and goal are 0.
struct Cause {
    CauseKind kind = CauseKind::None;
    NodeId cell = NodeId::None; ///< None where the trace was cut off and the cell is not known.
    Cost best_g = 0;            ///< Of the cell, along a shortest path.
    Cost had_g = 0;             ///< What the search had instead; the same where the cell stayed open.
    Cost true_cost = 0;         ///< From the cell to the target.
    Cost h = 0;                 ///< Of the cell, without weight.
    Cost h_hundredths = 0;      ///< Weighted.
    Cost goal_g = 0;            ///< That the target had in the end.
    std::optional<InconsistentStep> step; ///< With ReopeningOff.
};

/// Finds the cause by folding the trace to its end, in slices. Takes about 25 bytes a node until done.
/// Borrows what the search borrows, whose path must be longer than the shortest one, which leads from its
/// start to its target.
template <Graph G> class CauseFinder {
  public:
    CauseFinder(const FinishedSearch<G>& search, std::vector<NodeId> shortest_path);

    /// At most this many more steps of the trace; returns whether the cause is known.
    bool advance(std::uint64_t steps);
    bool is_done() const { return !fold_.has_value(); }
    /// Only when done.
    const Cause& cause() const { return cause_; }

  private:
    void decide();
    void decide_without_end();
    CauseKind kind_at(std::size_t index, const NodeState& state) const;
    CauseKind kind_of_open(std::size_t index) const;
    CauseKind kind_of_overestimate(std::size_t index) const;
    bool was_expanded_before(NodeId first, NodeId second) const;
    void report_cell(std::size_t index);
    std::optional<InconsistentStep> last_inconsistent_step(std::size_t end) const;

    FinishedSearch<G> search_;
    std::vector<NodeId> path_;
    std::vector<Cost> best_gs_; // along the path
    std::optional<Fold> fold_;
    Cause cause_;
};

} // namespace astrolabe
