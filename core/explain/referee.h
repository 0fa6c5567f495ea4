// The referee: is the path that a search found really a shortest one, and if not, why not? Everything is
// computed anew from the board, the options and the trace; the search is not asked.
#pragma once

#include "core/explain/cause.h"
#include "core/precompute/shortest_path.h"
#include "core/search/result.h"

#include <memory>
#include <span>

namespace astrolabe {

/// Whether something is so: not known yet, yes, or no.
enum class Tristate { Unknown, Holds, Fails };

enum class Ruling {
    Unknown,
    Optimal,
    Longer,
    /// An any-angle path is compared with a shortest path by steps, which may be longer or shorter; whether
    /// it is the shortest of its kind is not known.
    AnyAngle,
    /// By steps, and cheaper than the cheapest: search or referee is wrong, which is a bug in Astrolabe.
    BelowOptimum,
};

/// Of a path by steps.
constexpr Ruling ruling_of(Cost cost, Cost optimum) {
    return cost == optimum ? Ruling::Optimal : cost > optimum ? Ruling::Longer : Ruling::BelowOptimum;
}

/// Under these A* is sure to find a shortest path. The first three concern the board, the others the search
/// itself.
struct Conditions {
    Tristate path_exists = Tristate::Unknown;
    Tristate finite_graph = Tristate::Holds; ///< Boards are.
    Tristate positive_costs = Tristate::Unknown;
    Tristate admissible = Tristate::Unknown; ///< weight × h never exceeds the true remaining cost.
    Tristate selects_by_f = Tristate::Unknown;
    Tristate stops_when_selected = Tristate::Unknown;
    /// Cheaper paths to open cells are taken, and those to closed ones wherever there can be any: with
    /// reopening, or a consistent h.
    Tristate takes_cheaper_paths = Tristate::Unknown;
    Tristate consistent = Tristate::Unknown; ///< Not a condition: if it holds, no cell is ever reopened.
};

/// What is known so far.
struct Verdict {
    bool is_final = false;
    Ruling ruling = Ruling::Unknown;
    Cost cost = 0;    ///< Of the path found, to the goal or the nearest cell.
    Cost optimum = 0; ///< Of a shortest path to the same cell; once the ruling is known.
    /// Whether search and heuristic guarantee a shortest path on this board, whatever the tie-breaking. A
    /// path can be optimal by luck.
    Tristate is_guaranteed = Tristate::Unknown;
    Conditions conditions;
    HeuristicFindings findings;
    Cause cause;
    double branching_factor = 0; ///< Effective; NaN for a path of one cell or of jumps.
    std::uint64_t depth = 0;     ///< Steps of the path found.
};

/// Judges one search that found a path, to the goal or the nearest cell, in slices: true costs to the goal,
/// and to the nearest cell instead if it cannot be reached; the heuristic; the cause. Besides the memory that
/// these state, it takes that of true costs, twice if the goal cannot be reached. Borrows what the search
/// borrows.
template <Graph G> class Referee {
  public:
    using Truth = typename GraphKind<G>::Truth;

    /// The path of the result leads from the start to the target of the search. `known` may hold true costs
    /// to the search's goal, done or not, which are then used; null or others are not.
    Referee(const FinishedSearch<G>& search, const SearchResult& result, std::shared_ptr<Truth> known);
    Referee(const Referee&) = delete;
    Referee& operator=(const Referee&) = delete;

    /// About this much more work, in cells settled or checked and steps of the trace; returns whether the
    /// verdict is final.
    bool advance(std::uint64_t work);
    const Verdict& verdict() const { return verdict_; }

    /// To the search's goal; to be kept for the next search, and for X-rays once done.
    const std::shared_ptr<Truth>& costs_to_goal() const { return to_led_; }
    /// A shortest path from the start to the target; empty until the ruling is known.
    std::span<const NodeId> shortest_path() const { return shortest_path_; }

  private:
    bool is_flood() const { return search_.own_goal != search_.target; }
    bool know_costs(std::uint64_t work);
    const Truth& costs_to_target() const { return to_other_ && is_flood() ? *to_other_ : *to_led_; }
    bool know_shortest_path(std::uint64_t work);
    void rule();
    void conclude_from_findings();
    Tristate guarantee() const;

    FinishedSearch<G> search_;
    std::shared_ptr<Truth> to_led_;
    /// To the target in a flood, to the goal in any other search that could not reach it.
    std::unique_ptr<Truth> to_other_;
    std::optional<HeuristicAudit<G>> audit_;
    std::optional<CauseFinder<G>> cause_finder_;
    std::optional<ShortestPath<G, Truth>> path_to_target_; ///< While it is being built.
    std::vector<NodeId> shortest_path_;
    Verdict verdict_;
};

} // namespace astrolabe
