// The rank of an open cell in the queue.
#pragma once

#include "core/explain/finished_search.h"
#include "core/open_list/open_list.h"
#include "core/trace/history.h"

#include <span>
#include <vector>

namespace astrolabe {

struct OpenRank {
    static constexpr std::size_t most_tied_listed = 16;
    /// For a longer open list only its length is given, so that a call stays short.
    static constexpr std::size_t most_ranked = 100'000;

    std::uint32_t rank =
        0; ///< 1 is selected next. By f alone where the structure decides. 0: the list is too long.
    std::uint32_t open_count = 0; ///< Cells on the open list, including this one.
    std::uint32_t tied_count = 0; ///< Other open cells with the same f.
    /// The first of those, in the order in which they will be selected; where the structure decides, in
    /// the order of their numbers.
    std::vector<NodeId> tied;
    /// Under the tie rule *none* the structure of the open list decides among the tied: this cell may come
    /// anywhere from `rank` to `rank` + `tied_count`. Only when there are any.
    bool is_decided_by_structure = false;
};

/// After this step of the search's trace, which the history must be of; `open` are all nodes open then,
/// including this cell. O(their number × the history's answer).
template <Graph G>
OpenRank open_rank(const FinishedSearch<G>& search, History& history, std::uint32_t step,
                   std::span<const NodeId> open, NodeId node);

} // namespace astrolabe
