// The other algorithms: searches of their own, which no options of the textbook search can produce.
#pragma once

#include "core/grid/grid_graph.h"
#include "core/heuristic/grid_heuristic.h"
#include "core/run/any_search.h"
#include "core/run/search_settings.h"

#include <memory>
#include <optional>
#include <span>

namespace astrolabe {

class AbstractGraph;

/// The upper tier of a board, and the path found there.
struct UpperTier {
    const AbstractGraph* graph = nullptr; ///< Null: it is a coarse board.
    std::uint32_t side = 0;               ///< Of its clusters.
    /// Of a coarse board by cluster: 0 blocked, 1 free, 2 free and in the corridor of the plan.
    std::span<const std::uint8_t> squares;
    std::span<const NodeId> path; ///< Start, transitions or middles of squares, goal; empty if there is none.
    std::uint64_t step = 0;       ///< The step of the trace that found it.
};

/// What other algorithms keep from one search to the next, and what they know of a board. It serves one
/// search at a time.
class OtherSearchMemory {
  public:
    OtherSearchMemory();
    OtherSearchMemory(const OtherSearchMemory&) = delete;
    OtherSearchMemory& operator=(const OtherSearchMemory&) = delete;
    ~OtherSearchMemory();

    /// Must be called before searches on another board, of any size.
    void forget_board();
    /// The next search owes nothing to the one before: LPA* begins anew.
    void forget_answer();
    /// Updates what is known after the factor of this cell changed; the moves are the current ones.
    void update_at(const Grid& grid, NodeId changed, bool was_free);

    /// Of the last two-tier search, if it ended and the board is unchanged since.
    std::optional<UpperTier> upper_tier() const;

    struct Kept;
    Kept& kept() { return *kept_; }

  private:
    std::unique_ptr<Kept> kept_;
};

/// What searches keep from one to the next, so that none has to allocate. It serves one at a time.
struct SearchMemory {
    KernelMemory kernels;
    OtherSearchMemory others;
};

/// For a plan with one of the other algorithms, which no program fixes. Borrows all except the plan; the
/// memory must know of no other board.
std::unique_ptr<AnySearch> make_other_search(const SearchPlan& plan, const GridGraph& graph,
                                             const GridHeuristic& heuristic, NodeId start, NodeId goal,
                                             SearchMemory& memory);

} // namespace astrolabe
