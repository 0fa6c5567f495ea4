// The place of an open cell in the queue.
#pragma once

#include "core/analysis/logged_search.h"
#include "core/open_list/open_list.h"
#include "core/trace/fold.h"

#include <functional>
#include <span>
#include <vector>

namespace astrolabe {

struct OpenRank {
    static constexpr std::size_t most_tied_listed = 16;

    std::uint32_t rank = 0;       ///< 1 is selected next. By f alone where the structure decides.
    std::uint32_t open_count = 0; ///< Cells on the open list, this one among them.
    std::uint32_t tied_count = 0; ///< Other open cells with the same f.
    /// The first of those, in the order in which they will be selected; where the structure decides, in
    /// the order of their numbers.
    std::vector<NodeId> tied;
    /// Under the tie rule *none* the open list's own habits decide among the tied: this cell may come
    /// anywhere from `rank` to `rank` + `tied_count`. Only when there are any.
    bool is_decided_by_structure = false;
};

/// The cell must be open where the fold stands. `depths` are those of that step, by node, and are asked
/// for only by Order::Depth. O(cells).
OpenRank open_rank(const LoggedSearch& search, const Fold& fold, std::span<const std::uint32_t> depths,
                   NodeId node);

/// The same of a search on any board; `key_of_open` tells by what key an open node lies in the queue.
/// O(nodes).
OpenRank open_rank(const SearchOptions& options, const Fold& fold,
                   const std::function<Key(NodeId)>& key_of_open, NodeId node);

} // namespace astrolabe
