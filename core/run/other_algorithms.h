// The relatives of the textbook search: searches of their own, which it cannot be made into by options.
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

/// The upper tier of a board, and the way found there.
struct UpperTier {
    const AbstractGraph* graph = nullptr; ///< Null: it is a coarse board.
    std::uint32_t side = 0;               ///< Of its clusters.
    /// Of a coarse board by cluster: 0 blocked, 1 free, 2 free and in the corridor of the plan.
    std::span<const std::uint8_t> squares;
    std::span<const NodeId> path; ///< Start, transitions or middles of squares, goal; empty if there is none.
    std::uint64_t step = 0;       ///< The step of the trace that found it.
};

/// What relatives keep from one search to the next, and what they know of a board. It serves one search
/// at a time.
class OtherSearchMemory {
  public:
    OtherSearchMemory();
    OtherSearchMemory(const OtherSearchMemory&) = delete;
    OtherSearchMemory& operator=(const OtherSearchMemory&) = delete;
    ~OtherSearchMemory();

    /// To be called before searches on another board, of whatever size.
    void forget_board();
    /// Brings what is known up to date after the factor of this cell changed; the moves are those of now.
    void update_at(const Grid& grid, NodeId changed, bool was_free);

    /// Of the two-tier search that was made last, if that ended and the board is the same since.
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

/// For a plan with a relative as its algorithm, which no program fixes. Lends all but the plan; the memory
/// must know of no other board.
std::unique_ptr<AnySearch> make_other_search(const SearchPlan& plan, const GridGraph& graph,
                                             const GridHeuristic& heuristic, NodeId start, NodeId goal,
                                             SearchMemory& memory);

} // namespace astrolabe
