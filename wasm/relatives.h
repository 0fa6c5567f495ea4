// The relatives of the textbook search: searches of their own, which it cannot be made into by options.
// Where there are none of them, no_relatives.cpp stands in for relatives.cpp.
#pragma once

#include "core/grid/grid_graph.h"
#include "core/heuristic/grid_heuristic.h"
#include "wasm/any_search.h"
#include "wasm/search_settings.h"

#include <memory>

namespace astrolabe {

/// What relatives keep from one search to the next, and what they know of a board. It serves one search
/// at a time.
class RelativeMemory {
  public:
    RelativeMemory();
    RelativeMemory(const RelativeMemory&) = delete;
    RelativeMemory& operator=(const RelativeMemory&) = delete;
    ~RelativeMemory();

    /// To be called before searches on another board, of whatever size.
    void forget_board();
    /// Brings what is known up to date after the factor of this cell changed; the moves are those of now.
    void update_at(const Grid& grid, NodeId changed, bool was_free);

    struct Kept;
    Kept& kept() { return *kept_; }

  private:
    std::unique_ptr<Kept> kept_;
};

/// What searches keep from one to the next, so that none has to allocate. It serves one at a time.
struct SearchMemory {
    KernelMemory kernels;
    RelativeMemory relatives;
};

/// Whether this module has the relatives at all.
bool has_relatives();

/// For a plan with a relative as its algorithm, which no program fixes. Lends all but the plan; the memory
/// must know of no other board.
std::unique_ptr<AnySearch> make_relative(const SearchPlan& plan, const GridGraph& graph,
                                         const GridHeuristic& heuristic, NodeId start, NodeId goal,
                                         SearchMemory& memory);

} // namespace astrolabe
