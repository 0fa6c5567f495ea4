#include "core/fast/monotone_queue_search.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <utility>

namespace astrolabe {
namespace {

/// The heuristic that really counts.
HeuristicKind guide_of(HeuristicKind heuristic, const SearchOptions& options) {
    return options.weight_hundredths == 0 ? HeuristicKind::Zero : heuristic;
}

bool is_tie_served(const SearchOptions& options) {
    return options.tie == Tie::LastIn ||
           // A node updated at equal cost would come out by its older entry.
           (options.tie == Tie::FirstIn && options.update != Update::IfCheaperOrEqual);
}

/// Whether f fits the records; on every board there is.
bool fits(const GridGraph& graph) {
    const auto& costs = graph.rules().costs;
    return 2 * std::max(costs.straight, costs.diagonal) * graph.node_count() < PackedRecords::cost_limit;
}

} // namespace

bool MonotoneQueueSearch::stands_in_for(const GridGraph& graph, HeuristicKind heuristic,
                                        const SearchOptions& options) {
    const auto guide = guide_of(heuristic, options);
    return options.order == Order::F && is_tie_served(options) &&
           options.trace_format == TraceFormat::Masks &&
           (guide == HeuristicKind::Zero || options.weight_hundredths == 100) &&
           graph.grid().has_uniform_ground() &&
           RiseTable::exists_for(guide, graph.rules().corner, graph.rules().costs) && fits(graph);
}

MonotoneQueueSearch::MonotoneQueueSearch(const GridGraph& graph, HeuristicKind heuristic, NodeId start,
                                         NodeId goal, const SearchOptions& options,
                                         MonotoneQueueMemory& memory)
    : graph_(graph), memory_(memory), start_(start), goal_(goal), options_(options),
      table_(memory.rises.get(guide_of(heuristic, options), graph.rules().corner, graph.rules().costs)),
      is_guided_(guide_of(heuristic, options) != HeuristicKind::Zero),
      way_bits_(PackedRecords::way_bits(options.update, false)), cell_of_(graph.grid().width()),
      recorder_(TraceFormat::Masks, start, options.trace_budget_bytes) {
    assert(stands_in_for(graph, heuristic, options));
    assert(goal != NodeId::None || !is_guided_);
    if (goal != NodeId::None) {
        goal_cell_ = graph.grid().cell(goal);
    }
    const auto rises = table_.rises();
    std::transform(rises.begin(), rises.end(), rises_.begin(),
                   [](std::uint32_t by) { return PackedRecords::shifted(by); });

    memory_.records.begin(graph.node_count());
    memory_.queues.begin(rises);
    memory_.moves.begin(graph.grid().width(), graph.rules().order);
    memory_.records.data()[index_of(start)] = memory_.records.way_of(0) | PackedRecords::open_bit;
    memory_.queues.push(0, {0, start});
    ++generated_;
    if (options.stop == Stop::WhenOpened && start == goal) {
        outcome_ = Outcome::Found;
    }
}

Outcome MonotoneQueueSearch::advance(std::uint64_t expansions) {
    while (outcome_ == Outcome::Running && expansions-- > 0) {
        outcome_ = expand_next();
    }
    return outcome_;
}

Outcome MonotoneQueueSearch::expand_next() {
    const auto node = pop();
    if (node == NodeId::None) {
        return Outcome::NoPath;
    }
    ++expanded_;
    if (node == goal_) {
        recorder_.add_step(index_of(node) << 8U);
        return Outcome::Found;
    }
    expand(node);
    const bool is_goal_opened = options_.stop == Stop::WhenOpened && goal_ != NodeId::None &&
                                !memory_.records.is_untouched(memory_.records[goal_]);
    return is_goal_opened ? Outcome::Found : Outcome::Running;
}

NodeId MonotoneQueueSearch::pop() {
    for (;;) {
        const auto node =
            (options_.tie == Tie::LastIn ? memory_.queues.pop_last_in() : memory_.queues.pop_first_in()).node;
        // A node that is not open was pushed again later, and left by that entry.
        if (node == NodeId::None || (memory_.records[node] & PackedRecords::open_bit) != 0) {
            return node;
        }
    }
}

void MonotoneQueueSearch::expand(NodeId node) {
    auto* const records = memory_.records.data();
    const auto& row = rises_from(node);
    records[index_of(node)] &= ~PackedRecords::open_bit;
    const auto f = memory_.records.cost_of(records[index_of(node)]);
    const auto way_here = memory_.records.way_of(f);
    std::uint32_t mask = 0;
    memory_.moves.for_each(graph_.legal_slots(node), [&](PlacedMove move) {
        const auto to = index_of(node) + move.offset;
        const auto queue = row[move.slot];
        const auto way = way_here + rises_[queue];
        const auto known = records[to];
        if ((way | way_bits_) >= known) {
            return;
        }
        records[to] = way | PackedRecords::open_bit | move.slot;
        memory_.queues.push(queue, {static_cast<std::uint32_t>(f) + table_.rises()[queue], node_at(to)});
        mask |= 1U << move.slot;
        generated_ += memory_.records.is_untouched(known) ? 1 : 0;
        improved_ += memory_.records.is_untouched(known) ? 0 : 1;
    });
    recorder_.add_step(index_of(node) << 8U | mask);
}

const RiseTable::Row& MonotoneQueueSearch::rises_from(NodeId node) const {
    if (!is_guided_) {
        return table_.row(0, 0);
    }
    const auto cell = cell_of_(node);
    return table_.row(static_cast<std::int32_t>(cell.x - goal_cell_.x),
                      static_cast<std::int32_t>(cell.y - goal_cell_.y));
}

Way MonotoneQueueSearch::way_to(NodeId node) const {
    return way_back(graph_, start_, node,
                    [this](NodeId at) { return memory_.records[at] & PackedRecords::slot_bits; });
}

std::vector<NodeId> MonotoneQueueSearch::path_to(NodeId node) const {
    const auto& records = memory_.records;
    return records.is_untouched(records[node]) ? std::vector<NodeId>{} : way_to(node).path;
}

SearchResult MonotoneQueueSearch::result() const {
    SearchResult result{.outcome = outcome_,
                        .expanded = expanded_,
                        .generated = generated_,
                        .improved = improved_,
                        .kernel = "monotone-queues"};
    if (outcome_ == Outcome::Found) {
        auto way = way_to(goal_);
        result.path = std::move(way.path);
        result.cost = way.cost;
    }
    return result;
}

} // namespace astrolabe
