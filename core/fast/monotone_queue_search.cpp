#include "core/fast/monotone_queue_search.h"

#include "core/path/path.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace astrolabe {
namespace {

constexpr std::uint32_t row_shift = 40;

/// The heuristic that really counts.
HeuristicKind guide_of(HeuristicKind heuristic, const SearchOptions& options) {
    return options.weight_hundredths == 0 ? HeuristicKind::Zero : heuristic;
}

std::optional<RiseTable> table_for(const GridGraph& graph, HeuristicKind guide) {
    return RiseTable::make(guide, graph.rules().corner, graph.rules().costs);
}

/// To the node next in this direction, modulo 2^32.
std::uint32_t offset_of(Direction direction, std::uint32_t width) {
    return static_cast<std::uint32_t>(direction.dx) + static_cast<std::uint32_t>(direction.dy) * width;
}

std::int32_t update_limit(Update update) {
    switch (update) {
    case Update::IfCheaper:
        return 0;
    case Update::IfCheaperOrEqual:
        return 1;
    case Update::Never:
        break;
    }
    return std::numeric_limits<std::int32_t>::min();
}

} // namespace

bool MonotoneQueueSearch::stands_in_for(const GridGraph& graph, HeuristicKind heuristic,
                                        const SearchOptions& options) {
    const auto guide = guide_of(heuristic, options);
    return options.order == Order::F && options.tie == Tie::LastIn &&
           options.trace_format == TraceFormat::Masks &&
           (guide == HeuristicKind::Zero || options.weight_hundredths == 100) &&
           graph.grid().has_uniform_ground() && table_for(graph, guide).has_value();
}

MonotoneQueueSearch::MonotoneQueueSearch(const GridGraph& graph, HeuristicKind heuristic, NodeId start,
                                         NodeId goal, const SearchOptions& options,
                                         MonotoneQueueMemory& memory)
    : graph_(graph), memory_(memory), start_(start), goal_(goal), options_(options),
      table_(*table_for(graph, guide_of(heuristic, options))),
      is_guided_(guide_of(heuristic, options) != HeuristicKind::Zero),
      update_below_(update_limit(options.update)),
      recorder_(TraceFormat::Masks, start, options.trace_budget_bytes) {
    assert(stands_in_for(graph, heuristic, options));
    assert(goal != NodeId::None || !is_guided_);
    const auto width = graph.grid().width();
    // Exact for every cell: the error of the quotient is below cells * width / 2^40 < 2^-4 of a row.
    row_factor_ = ((std::uint64_t{1} << row_shift) + width - 1) / width;
    if (goal != NodeId::None) {
        goal_cell_ = graph.grid().cell(goal);
    }
    const auto& order = graph.rules().order;
    for (std::size_t place = 0; place < order.size(); ++place) {
        moves_[place] = {offset_of(directions[order[place]], width), order[place]};
        places_of_[std::size_t{1} << order[place]] = static_cast<std::uint8_t>(1U << place);
    }
    for (std::size_t slots = 1; slots < places_of_.size(); ++slots) {
        const auto others = slots & (slots - 1);
        places_of_[slots] = places_of_[others] | places_of_[slots ^ others];
    }
    const auto rises = table_.rises();
    std::copy(rises.begin(), rises.end(), rises_.begin());

    memory_.records.begin(graph.node_count());
    memory_.queues.begin(rises);
    memory_.records.data()[index_of(start)] = {0, memory_.records.open_stamp()};
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
    for (;;) {
        const auto entry = memory_.queues.pop();
        if (entry.node == NodeId::None) {
            return Outcome::NoPath;
        }
        auto& record = memory_.records.data()[index_of(entry.node)];
        if ((record.stamp & NodeRecords::closed_bit) != 0) {
            continue; // it was pushed again later, and left by that entry
        }
        record.stamp |= NodeRecords::closed_bit;
        ++expanded_;
        if (entry.node == goal_) {
            recorder_.add_step(index_of(entry.node) << 8U);
            return Outcome::Found;
        }
        expand(entry);
        return is_goal_opened_ && options_.stop == Stop::WhenOpened ? Outcome::Found : Outcome::Running;
    }
}

void MonotoneQueueSearch::expand(MonotoneQueues::Entry entry) {
    auto* const records = memory_.records.data();
    const auto open_stamp = memory_.records.open_stamp();
    const auto& row = rises_from(entry.node);
    auto mask = index_of(entry.node) << 8U;
    for (std::uint32_t places = places_of_[graph_.legal_slots(entry.node)]; places != 0;
         places &= places - 1) {
        const auto move = moves_[static_cast<std::size_t>(std::countr_zero(places))];
        const auto to = index_of(entry.node) + move.offset;
        auto& record = records[to];
        const auto queue = row[move.slot];
        const auto f = entry.f + rises_[queue];
        if (record.stamp < open_stamp) {
            ++generated_;
        } else if ((record.stamp & NodeRecords::closed_bit) == 0 &&
                   static_cast<std::int32_t>(f - record.f) < update_below_) {
            ++improved_;
        } else {
            continue;
        }
        record = {f, open_stamp + move.slot};
        memory_.queues.push(queue, {f, node_at(to)});
        mask |= 1U << move.slot;
        is_goal_opened_ = is_goal_opened_ || node_at(to) == goal_;
    }
    recorder_.add_step(mask);
}

const RiseTable::Row& MonotoneQueueSearch::rises_from(NodeId node) const {
    if (!is_guided_) {
        return table_.row(0, 0);
    }
    const auto y = static_cast<std::uint32_t>((index_of(node) * row_factor_) >> row_shift);
    const auto x = index_of(node) - y * graph_.grid().width();
    return table_.row(static_cast<std::int32_t>(x - goal_cell_.x),
                      static_cast<std::int32_t>(y - goal_cell_.y));
}

std::vector<NodeId> MonotoneQueueSearch::path_to(NodeId node) const {
    if (memory_.records[node].stamp < memory_.records.open_stamp()) {
        return {};
    }
    return path_along_parents(node, [this](NodeId at) {
        if (at == start_) {
            return NodeId::None;
        }
        const auto direction = directions[memory_.records[at].stamp & NodeRecords::slot_bits];
        return node_at(index_of(at) - offset_of(direction, graph_.grid().width()));
    });
}

SearchResult MonotoneQueueSearch::result() const {
    SearchResult result{.outcome = outcome_,
                        .expanded = expanded_,
                        .generated = generated_,
                        .improved = improved_,
                        .kernel = "monotone-queues"};
    if (outcome_ == Outcome::Found) {
        result.path = path_to(goal_);
        result.cost = path_cost(graph_, result.path).value_or(0);
    }
    return result;
}

} // namespace astrolabe
