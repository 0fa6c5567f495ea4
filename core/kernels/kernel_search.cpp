#include "core/kernels/kernel_search.h"

#include "core/kernels/placed_moves.h"

#include <algorithm>
#include <utility>

namespace astrolabe {

KernelSearch::KernelSearch(const GridGraph& graph, PackedRecords& records, std::uint32_t margin, NodeId start,
                           NodeId goal, const SearchOptions& options)
    : graph_(graph), start_(start), goal_(goal), options_(options), cell_of_(graph.grid().width()),
      recorder_(TraceFormat::Masks, start, options.trace_budget_bytes), records_(records) {
    if (goal != NodeId::None) {
        goal_cell_ = graph.grid().cell(goal);
    }
    records.begin(graph.node_count(), margin);
    records.data()[index_of(start)] = records.offer_of(0) | PackedRecords::open_bit;
    ++counters_.generated;
    if (options.stop == Stop::WhenOpened && start == goal) {
        outcome_ = Outcome::Found;
    }
}

KernelSearch::FoundPath KernelSearch::found_path_to(NodeId node) const {
    FoundPath found;
    auto at = node;
    while (at != start_) {
        if (found.path.size() == graph_.node_count()) {
            return {};
        }
        found.path.push_back(at);
        const auto slot = static_cast<Slot>(records_[at] & PackedRecords::slot_bits);
        at = node_at(index_of(at) - offset_of(directions[slot], graph_.grid().width()));
        found.cost += graph_.move(at, slot).cost;
    }
    found.path.push_back(start_);
    std::reverse(found.path.begin(), found.path.end());
    return found;
}

std::vector<NodeId> KernelSearch::path_to(NodeId node) const {
    return records_.is_untouched(records_[node]) ? std::vector<NodeId>{} : found_path_to(node).path;
}

SearchResult KernelSearch::result(std::string_view kernel) const {
    auto result = counters_.result(outcome_, kernel);
    if (outcome_ == Outcome::Found) {
        auto found = found_path_to(goal_);
        result.path = std::move(found.path);
        result.cost = found.cost;
    }
    return result;
}

} // namespace astrolabe
