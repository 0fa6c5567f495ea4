#include "core/explain/open_rank.h"

#include "core/search/node_key.h"

#include <algorithm>
#include <cassert>

namespace astrolabe {

template <Graph G>
OpenRank open_rank(const FinishedSearch<G>& search, History& history, std::uint32_t step,
                   std::span<const NodeId> open, NodeId node) {
    const auto& options = search.options;
    const bool has_g = options.order == Order::F || options.tie == Tie::LargerG;
    const bool has_depth = options.order == Order::Depth;
    const auto key = [&](NodeId of) {
        const auto state =
            has_g ? history.state(search.graph, of, step) : history.state_without_g(search.graph, of, step);
        return key_of(search.heuristic, options,
                      {.node = of,
                       .parent = state.parent,
                       .g = state.g,
                       .push = state.push,
                       .depth = has_depth ? history.depth(search.graph, of, step) : 0});
    };
    assert(std::find(open.begin(), open.end(), node) != open.end());
    OpenRank result{.open_count = static_cast<std::uint32_t>(open.size())};
    if (open.size() > OpenRank::most_ranked) {
        return result;
    }
    const auto own = key(node);
    std::vector<OpenListEntry> tied;
    result.rank = 1;
    for (const auto other : open) {
        if (other == node) {
            continue;
        }
        const auto theirs = key(other);
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
    for (std::size_t index = 0; index < listed; ++index) {
        result.tied.push_back(tied[index].node);
    }
    // Depth-first search uses no tie rule: its keys are all different.
    result.is_decided_by_structure =
        !tied.empty() && options.tie == Tie::None && options.order != Order::Newest;
    return result;
}

template OpenRank open_rank(const FinishedSearch<GridGraph>&, History&, std::uint32_t,
                            std::span<const NodeId>, NodeId);
template OpenRank open_rank(const FinishedSearch<ExplicitGraph>&, History&, std::uint32_t,
                            std::span<const NodeId>, NodeId);

} // namespace astrolabe
