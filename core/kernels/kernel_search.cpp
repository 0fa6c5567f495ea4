#include "core/kernels/kernel_search.h"

#include "core/kernels/placed_moves.h"

#include <algorithm>
#include <utility>

namespace astrolabe {

template <class Records>
KernelSearch<Records>::KernelSearch(const GridGraph& graph, Records& records, NodeId start, NodeId goal,
                                    const SearchOptions& options)
    : graph_(graph), start_(start), goal_(goal), options_(options), cell_of_(graph.grid().width()),
      recorder_(TraceFormat::Masks, start, options.trace_budget_bytes), records_(records) {
    if (goal != NodeId::None) {
        goal_cell_ = graph.grid().cell(goal);
    }
    ++counters_.generated;
    if (options.stop == Stop::WhenOpened && start == goal) {
        outcome_ = Outcome::Found;
    }
}

template <class Records>
typename KernelSearch<Records>::FoundPath KernelSearch<Records>::found_path_to(NodeId node) const {
    FoundPath found;
    // A path has no more nodes than were expanded, and its last; a long one may grow.
    constexpr std::uint64_t most_reserved = 256;
    found.path.reserve(static_cast<std::size_t>(std::min(counters_.expanded + 1, most_reserved)));
    const bool is_uniform = graph_.has_uniform_costs();
    // Those of the step before: most paths are mostly straight.
    Slot last = direction_count;
    std::uint32_t offset = 0;
    Cost cost = 0;
    auto at = node;
    while (at != start_) {
        if (found.path.size() == graph_.node_count()) {
            return {};
        }
        found.path.push_back(at);
        const auto slot = static_cast<Slot>(records_[at] & Records::slot_bits);
        if (slot != last || !is_uniform) {
            last = slot;
            offset = graph_.offset(slot);
            cost = graph_.move_into(at, slot).cost;
        }
        at = node_at(index_of(at) - offset);
        found.cost += cost;
    }
    found.path.push_back(start_);
    std::reverse(found.path.begin(), found.path.end());
    return found;
}

template <class Records> std::vector<NodeId> KernelSearch<Records>::path_to(NodeId node) const {
    return records_.is_untouched(records_[node]) ? std::vector<NodeId>{} : found_path_to(node).path;
}

template <class Records> SearchResult KernelSearch<Records>::result(std::string_view kernel) const {
    auto result = counters_.result(outcome_, kernel);
    if (outcome_ == Outcome::Found) {
        auto found = found_path_to(goal_);
        result.path = std::move(found.path);
        result.cost = found.cost;
    }
    return result;
}

template class KernelSearch<PackedRecords>;
template class KernelSearch<CompactRecords>;

} // namespace astrolabe
