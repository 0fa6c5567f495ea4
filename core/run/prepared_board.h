// A board with what its searches need beforehand, made once for all of them and updated by edits.
#pragma once

#include "core/io/reason.h"
#include "core/precompute/components.h"
#include "core/precompute/largest_island.h"
#include "core/precompute/true_costs.h"
#include "core/run/run.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>

namespace astrolabe {

/// A question is answered in three steps: refusal(), prepare(), begin(). What is returned borrows from the
/// board and must be gone before the next edit(), replace() or prepare() under other rules.
class PreparedBoard {
  public:
    explicit PreparedBoard(Grid grid = Grid(1, 1)) : grid_(std::move(grid)) {}
    PreparedBoard(const PreparedBoard&) = delete;
    PreparedBoard& operator=(const PreparedBoard&) = delete;

    const Grid& grid() const { return grid_; }
    /// With the ends that its text names.
    void replace(Grid grid, NodeId start = NodeId::None, NodeId goal = NodeId::None);
    /// Cells of the board; one ground for all of them, or one for each; see is_ground(). O(cells given),
    /// and up to four times O(cells of the board) where components are joined or split.
    void edit(std::span<const std::uint32_t> cells, std::span<const std::uint32_t> grounds);

    /// The ends that the text named, or those of the largest island; on a board of walls its first and last
    /// cell. O(cells), O(1) when asked again.
    NodeId suggested_start(Lattice lattice = Lattice::Squares);
    NodeId suggested_goal(Lattice lattice = Lattice::Squares);

    /// Of the largest island of squares, found in advance. Until the board changes.
    void keep_ends(const IslandEnds& ends) {
        island_ends_[static_cast<std::size_t>(Lattice::Squares)] = ends;
    }

    /// Why there are no such cells; is_ok() if there are. O(1).
    Reason ends_refusal(std::uint32_t start, std::uint32_t goal) const;
    /// The same, or why the plan's algorithm or program cannot search this board. O(1).
    Reason refusal(const SearchPlan& plan, std::uint32_t start, std::uint32_t goal) const;
    /// Prepares moves and components, this many more cells of them; returns whether they are ready.
    bool advance_preparation(const MoveRules& rules, std::uint64_t cells);
    /// All of that at once. O(cells).
    void prepare(const MoveRules& rules);
    /// Only when prepared for the plan's moves.
    std::unique_ptr<Run> begin(const SearchPlan& plan, NodeId start, NodeId goal);
    /// The next begin() owes nothing to a search before: LPA* does not repair its answer. Not while a run
    /// uses it.
    void forget_answer() { memory_->others.forget_answer(); }
    /// The graph that the plan searches, prepared at once: flat if it ignores terrain. O(cells), O(1) when
    /// asked again.
    GridGraph graph_of(const SearchPlan& plan, NodeId goal = NodeId::None);

    /// As OtherSearchMemory.
    std::optional<UpperTier> upper_tier() const { return memory_->others.upper_tier(); }
    /// To the goal of the last search; forgotten with their board and rules. Null before.
    const std::shared_ptr<TrueCosts>& known_costs() const { return known_costs_; }
    void keep_costs(const std::shared_ptr<TrueCosts>& costs) { known_costs_ = costs; }

  private:
    /// What most searches fill when they begin, at least.
    static constexpr std::size_t bytes_a_cell = 4;

    /// Uses as many more bytes of the memory that a search is about to fill, and leaves them to it; returns
    /// whether it has all been used. For pages that are used for the first time the system takes some
    /// microseconds each: for those of a board of 4096 × 4096 cells, 35 ms, which would be one task.
    bool touch_memory(std::size_t bytes);
    const Grid& searched_grid(const SearchPlan& plan);
    const IslandEnds& island_ends(Lattice lattice);

    Grid grid_;
    NodeId start_ = NodeId::None; ///< Named by the text of the board.
    NodeId goal_ = NodeId::None;
    /// By lattice, once requested.
    std::array<std::optional<IslandEnds>, lattices::all.size()> island_ends_;
    std::optional<Grid> flat_;                ///< Every free cell plain, once a plan needs it.
    std::optional<Moves> moves_;              ///< Of the rules last prepared.
    std::optional<Components> components_;    ///< Of the same rules.
    std::unique_ptr<ComponentFinder> finder_; ///< While components are made; borrows the board.
    std::unique_ptr<std::uint8_t[]> pages_;   ///< While they are touched.
    std::size_t touched_ = 0;                 ///< Of these.
    std::size_t most_touched_ = 0;            ///< Ever.
    /// Of one run after another; what it knows of the board is updated by edit().
    std::shared_ptr<SearchMemory> memory_ = std::make_shared<SearchMemory>();
    std::shared_ptr<TrueCosts> known_costs_;
};

} // namespace astrolabe
