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
    records.data()[index_of(start)] = records.way_of(0) | PackedRecords::open_bit;
    ++counters_.generated;
    if (options.stop == Stop::WhenOpened && start == goal) {
        outcome_ = Outcome::Found;
    }
}

KernelSearch::Way KernelSearch::way_to(NodeId node) const {
    Way way;
    auto at = node;
    while (at != start_) {
        if (way.path.size() == graph_.node_count()) {
            return {};
        }
        way.path.push_back(at);
        const auto slot = static_cast<Slot>(records_[at] & PackedRecords::slot_bits);
        at = node_at(index_of(at) - offset_of(directions[slot], graph_.grid().width()));
        way.cost += graph_.move(at, slot).cost;
    }
    way.path.push_back(start_);
    std::reverse(way.path.begin(), way.path.end());
    return way;
}

std::vector<NodeId> KernelSearch::path_to(NodeId node) const {
    return records_.is_untouched(records_[node]) ? std::vector<NodeId>{} : way_to(node).path;
}

SearchResult KernelSearch::result(std::string_view kernel) const {
    auto result = counters_.result(outcome_, kernel);
    if (outcome_ == Outcome::Found) {
        auto way = way_to(goal_);
        result.path = std::move(way.path);
        result.cost = way.cost;
    }
    return result;
}

} // namespace astrolabe
