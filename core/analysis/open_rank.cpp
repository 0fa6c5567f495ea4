#include "core/analysis/open_rank.h"

#include "core/search/node_key.h"

#include <algorithm>
#include <cassert>

namespace astrolabe {

OpenRank open_rank(const LoggedSearch& search, const Fold& fold, std::span<const std::uint32_t> depths,
                   NodeId node) {
    const auto key = [&](NodeId of) {
        const auto state = fold.at(of);
        return key_of(search.heuristic, search.options,
                      {.node = of,
                       .parent = state.parent,
                       .g = state.g,
                       .push = state.push,
                       .depth = search.options.order == Order::Depth ? depths[index_of(of)] : 0});
    };
    return open_rank(search.options, fold, key, node);
}

OpenRank open_rank(const SearchOptions& options, const Fold& fold,
                   const std::function<Key(NodeId)>& key_of_open, NodeId node) {
    assert(fold.at(node).status == Status::Open);
    const auto own = key_of_open(node);
    OpenRank result{.rank = 1, .open_count = fold.open_count()};
    std::vector<OpenListEntry> tied;
    const auto statuses = fold.statuses();
    for (std::uint32_t index = 0; index < statuses.size(); ++index) {
        const auto other = node_at(index);
        if (statuses[index] != Status::Open || other == node) {
            continue;
        }
        const auto theirs = key_of_open(other);
        result.rank += precedes(theirs, own) ? 1 : 0;
        if (theirs.f == own.f) {
            tied.push_back({theirs, other});
        }
    }
    result.tied_count = static_cast<std::uint32_t>(tied.size());
    const auto listed = std::min(tied.size(), OpenRank::most_tied_listed);
    std::partial_sort(tied.begin(), tied.begin() + static_cast<std::ptrdiff_t>(listed), tied.end(),
                      [](const OpenListEntry& a, const OpenListEntry& b) {
                          const bool is_undecided = !precedes(a.key, b.key) && !precedes(b.key, a.key);
                          return is_undecided ? a.node < b.node : precedes(a.key, b.key);
                      });
    for (std::size_t place = 0; place < listed; ++place) {
        result.tied.push_back(tied[place].node);
    }
    // Depth-first search asks no tie rule: its keys are all different.
    result.is_decided_by_structure =
        !tied.empty() && options.tie == Tie::None && options.order != Order::Newest;
    return result;
}

} // namespace astrolabe
