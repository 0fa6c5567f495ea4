#include "core/kernels/monotone_queue_search.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <utility>

namespace astrolabe {
namespace {

/// The heuristic that is actually used.
HeuristicKind guide_of(HeuristicKind heuristic, const SearchOptions& options) {
    return options.weight_hundredths == 0 ? HeuristicKind::Zero : heuristic;
}

bool is_tie_served(const SearchOptions& options) {
    return options.tie == Tie::LastIn ||
           // A node updated at equal cost would come out by its older entry.
           (options.tie == Tie::FirstIn && options.update != Update::IfCheaperOrEqual);
}

/// Whether f fits the records; it does on every board.
bool fits_monotone_queue(const GridGraph& graph) {
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
           IncrementTable::exists_for(guide, graph.moves().rules(), graph.rules().costs) &&
           fits_monotone_queue(graph);
}

MonotoneQueueSearch::MonotoneQueueSearch(const GridGraph& graph, HeuristicKind heuristic, NodeId start,
                                         NodeId goal, const SearchOptions& options,
                                         MonotoneQueueMemory& memory, const Pruning* pruning)
    : KernelSearch(graph, memory.records, graph.grid().width() + 1, start, goal, options), memory_(memory),
      pruning_(pruning), is_guided_(guide_of(heuristic, options) != HeuristicKind::Zero),
      offer_bits_(PackedRecords::offer_bits(options.update, false)) {
    assert(stands_in_for(graph, heuristic, options));
    assert(goal != NodeId::None || !is_guided_);
    memory_.moves.begin(graph.grid().width(), graph.rules().order);
    memory_.increments.begin(guide_of(heuristic, options), graph.moves().rules(), graph.rules().costs);
    memory_.queues.begin(memory_.increments.increments());
    memory_.queues.push(0, {0, start});
}

inline NodeId MonotoneQueueSearch::pop() {
    for (;;) {
        const auto node =
            (options_.tie == Tie::LastIn ? memory_.queues.pop_last_in() : memory_.queues.pop_first_in()).node;
        // A node that is not open was pushed again later, and has left by that entry.
        if (node == NodeId::None || (memory_.records[node] & PackedRecords::open_bit) != 0) {
            return node;
        }
    }
}

inline const PackedIncrements::Row& MonotoneQueueSearch::increments_from(NodeId node) const {
    if (!is_guided_) {
        return memory_.increments.row(0, 0);
    }
    const auto cell = cell_of_(node);
    return memory_.increments.row(static_cast<std::int32_t>(cell.x - goal_cell_.x),
                                  static_cast<std::int32_t>(cell.y - goal_cell_.y));
}

inline std::uint8_t MonotoneQueueSearch::better_of_all(NodeId node,
                                                       const PackedIncrements::Row& increments) const {
    const auto* const here = memory_.records.data() + index_of(node);
    const auto cost_here = *here & ~(PackedRecords::slot_bits | PackedRecords::open_bit);
    std::uint32_t better = 0;
    const auto compare = [&, offer_bits = offer_bits_](const std::uint64_t* neighbour, Slot slot) {
        const auto offer = (cost_here + increments.shifted[slot]) | offer_bits;
        better += better + (offer < *neighbour ? 1 : 0);
    };
    const auto* const above = here - graph_.grid().width();
    const auto* const below = here + graph_.grid().width();
    compare(below + 1, 7);
    compare(below, 6);
    compare(below - 1, 5);
    compare(here + 1, 4);
    compare(here - 1, 3);
    compare(above + 1, 2);
    compare(above, 1);
    compare(above - 1, 0);
    return static_cast<std::uint8_t>(better);
}

inline std::uint8_t MonotoneQueueSearch::better_of_few(NodeId node,
                                                       const PackedIncrements::Row& increments) const {
    const auto* const here = memory_.records.data() + index_of(node);
    const auto cost_here = *here & ~(PackedRecords::slot_bits | PackedRecords::open_bit);
    const auto came = static_cast<Slot>(*here & PackedRecords::slot_bits);
    std::uint32_t better = 0;
    for (std::uint32_t left = pruning_->slots_to_leave(graph_, node, came); left != 0; left &= left - 1) {
        const auto slot = static_cast<Slot>(std::countr_zero(left));
        const auto offset = offset_of(directions[slot], graph_.grid().width());
        const auto offer = (cost_here + increments.shifted[slot]) | offer_bits_;
        better |= (offer < here[static_cast<std::int32_t>(offset)] ? 1U : 0U) << slot;
    }
    return static_cast<std::uint8_t>(better);
}

inline void MonotoneQueueSearch::expand(NodeId node) {
    const auto& increments = increments_from(node);
    auto* const here = memory_.records.data() + index_of(node);
    *here &= ~PackedRecords::open_bit;
    const auto cost_here = *here & ~PackedRecords::slot_bits;
    std::uint32_t taken = 0;
    std::uint32_t untouched = 0;
    const auto take = [&](PlacedMove move) {
        const auto offer = cost_here + increments.shifted[move.slot];
        auto& record = here[static_cast<std::int32_t>(move.offset)];
        ++taken;
        untouched += memory_.records.is_untouched(record) ? 1 : 0;
        record = offer | PackedRecords::open_bit | move.slot;
        memory_.queues.push(increments.queues[move.slot],
                            {PackedRecords::low_cost_of(offer), node_at(index_of(node) + move.offset)});
    };
    std::uint8_t slots = 0;
    if (pruning_ != nullptr && node != start_) {
        slots = better_of_few(node, increments);
    } else {
        slots = better_of_all(node, increments) & graph_.legal_slots(node);
    }
    memory_.moves.for_each(slots, take);
    counters_.generated += untouched;
    counters_.improved += taken - untouched;
    recorder_.add_step(index_of(node) << 8U | slots);
}

Outcome MonotoneQueueSearch::advance(std::uint64_t expansions) {
    const bool stops_when_opened = options_.stop == Stop::WhenOpened && goal_ != NodeId::None;
    while (outcome_ == Outcome::Running && expansions-- > 0) {
        const auto node = pop();
        if (node == NodeId::None) {
            outcome_ = Outcome::NoPath;
            break;
        }
        ++counters_.expanded;
        if (node == goal_) {
            recorder_.add_step(index_of(node) << 8U);
            outcome_ = Outcome::Found;
            break;
        }
        expand(node);
        if (stops_when_opened && !memory_.records.is_untouched(memory_.records[goal_])) {
            outcome_ = Outcome::Found;
        }
    }
    return outcome_;
}

SearchResult MonotoneQueueSearch::result() const {
    return KernelSearch::result(pruning_ == nullptr ? "monotone-queues" : "canonical-queues");
}

} // namespace astrolabe
