// One search on one board.
#pragma once

#include "core/explain/cause.h"
#include "core/explain/reachability.h"
#include "core/open_list/open_list.h"
#include "core/path/path.h"
#include "core/run/any_search.h"
#include "core/run/cheapest_to_reach.h"
#include "core/run/other_algorithms.h"
#include "core/run/search_run.h"
#include "core/run/search_settings.h"
#include "core/search/as_written/slides_heuristic.h"

#include <memory>
#include <optional>
#include <vector>

namespace astrolabe {

/// One row of the closed list: a step and what it expanded, in the unit shown.
struct ClosedRow {
    std::uint32_t step = 0;
    NodeId node = NodeId::None;
    NodeId parent = NodeId::None; ///< None for the start.
    double g = 0;
    double h = 0;
    double f = 0;
};

/// Borrows the grid, its moves and its components: they must outlive the run and stay unchanged. Shares the
/// memory, which serves one running search at a time; without one it makes its own.
class Run final : public SearchRun<GridGraph> {
  public:
    Run(const Grid& grid, const Moves& moves, const Components& components, const SearchPlan& plan,
        NodeId start, NodeId goal, std::shared_ptr<SearchMemory> memory = nullptr);
    ~Run() override;
    Outcome answer(std::uint64_t expansions) override;

    const SearchPlan& plan() const { return plan_; }
    const GridGraph& graph() const { return graph_; }

    /// The rest only when finished. Bytes that the search held at its peak, by its log and the textbook's
    /// measures: a NodeState for each node that it had touched, an OpenListEntry for each that was open, and
    /// the whole log. Tighter packing in a kernel, what was known of the board beforehand (jumps, an upper
    /// tier) and what shows the steps are not counted. The same on every machine. O(1).
    std::uint64_t held_bytes() const;
    /// The slot in which the parent lies from the cell of these numbers, or for a line the slot nearest to
    /// its direction; -1 for the start.
    double parent_slot(const NodeNumbers& numbers) const;
    /// These steps (1 to result().steps) as rows of the closed list.
    std::vector<ClosedRow> printout(std::uint32_t first, std::uint32_t last);

  private:
    const AlgorithmDescriptor& descriptor() const { return descriptor_of(plan_.algorithm); }
    /// The target of the search: the goal, unless it is known to be out of reach.
    NodeId search_goal() const { return plan_.floods ? goal_ : target_; }
    void find_nearest(std::uint64_t cells);
    void begin_search(NodeId target);
    /// Takes over the search's result; its path is then to be checked.
    void end_search();
    void end_answer();
    bool leads(std::span<const NodeId> path) const {
        return path.front() == start_ && path.back() == target_;
    }
    ProgramList* program_list() override;

    SearchPlan plan_;
    GridGraph graph_;
    const Components* components_;
    NodeId start_;
    NodeId goal_;
    NodeId target_; ///< Where the path will lead: the goal, or the nearest reachable cell.
    bool is_goal_reachable_;
    GridHeuristic heuristic_;
    std::optional<GridHeuristic> to_start_;          ///< Of a search with a second layer, backwards.
    std::optional<as_written::SlidesHeuristic> bug_; ///< Instead of it, in the slides' program.
    std::unique_ptr<NearestReachable> nearest_;      ///< While a goal out of reach has no target.
    std::unique_ptr<CheapestToReach> choice_;        ///< While several cells are equally near to the goal.
    std::shared_ptr<SearchMemory> memory_;
    std::unique_ptr<AnySearch> running_; ///< Until it is over; its memory is then free for the stamps.
    std::optional<PathSum> path_sum_;    ///< While the path is checked.
    std::optional<ProgramList> program_list_;
};

} // namespace astrolabe
