#include "core/kernels/monotone_queue_search.h"

#include "core/kernels/eight_neighbours.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>

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

/// No move increases f by more than two steps.
bool fits_compact_records(const CostModel& costs) {
    return 2 * std::max(costs.straight, costs.diagonal) < CompactRecords::increment_limit;
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
           fits_compact_records(graph.rules().costs);
}

MonotoneQueueSearch::MonotoneQueueSearch(const GridGraph& graph, HeuristicKind heuristic, NodeId start,
                                         NodeId goal, const SearchOptions& options,
                                         MonotoneQueueMemory& memory, const Pruning* pruning)
    : KernelSearch(graph, memory.records, start, goal, options), memory_(memory), pruning_(pruning),
      is_guided_(guide_of(heuristic, options) != HeuristicKind::Zero) {
    assert(stands_in_for(graph, heuristic, options));
    assert(goal != NodeId::None || !is_guided_);
    const auto width = graph.grid().width();
    memory_.moves.begin(width, graph.rules().order);
    if (pruning != nullptr && !pruning->asks_behind()) {
        memory_.pruned.begin(*pruning, memory_.moves);
    }
    memory_.increments.begin(guide_of(heuristic, options), graph.moves().rules(), graph.rules().costs);
    memory_.queues.begin(memory_.increments.increments().size());
    memory_.records.begin(graph.node_count(), width + 1, memory_.increments.increments().back());
    memory_.records.data()[index_of(start)] = memory_.records.numbering().base | CompactRecords::open_bit;
    memory_.queues.push(0, 0, start);
}

/// The search at work. What it uses again and again are its own copies, since a compiler must assume that any
/// write to a record changes what lies elsewhere; and what it calls for each node is inlined by force,
/// without which the module of the page takes 8 % longer.
class MonotoneQueueSearch::Loop {
  public:
    explicit Loop(MonotoneQueueSearch& search)
        : search_(search), queues_(search.memory_.queues), records_(search.memory_.records.data()),
          legal_slots_(search.graph_.legal_slots_of_all()), width_(search.graph_.grid().width()),
          pruning_(search.pruning_), start_(search.start_), is_last_in_(search.options_.tie == Tie::LastIn),
          has_blocked_goal_(search.graph_.rules().blocked_goal != NodeId::None), cell_of_(search.cell_of_),
          goal_cell_(search.goal_cell_),
          offer_bits_(search.memory_.records.offer_bits(search.options_.update)),
          numbering_(search.memory_.records.numbering()) {}

    [[gnu::always_inline]] Outcome advance(std::uint64_t expansions);

  private:
    using Record = CompactRecords::Record;
    using Row = PackedIncrements::Row;

    [[gnu::always_inline]] NodeId pop();
    [[gnu::always_inline]] void expand(NodeId node);
    [[gnu::always_inline]] const Row& increments_from(NodeId node) const;
    [[gnu::always_inline]] std::uint8_t legal_slots(NodeId node) const {
        return has_blocked_goal_ ? search_.graph_.legal_slots(node) : legal_slots_[index_of(node)];
    }
    [[gnu::always_inline]] void renumber(NodeId node);
    [[gnu::always_inline]] void add_step(std::uint32_t mask) {
        masks_[mask_count_++] = mask;
        if (mask_count_ == masks_.size()) {
            record_steps();
        }
    }
    void record_steps() {
        search_.recorder_.add_steps({masks_.data(), mask_count_});
        mask_count_ = 0;
    }

    MonotoneQueueSearch& search_;
    MonotoneQueues& queues_;
    Record* records_;
    const std::uint8_t* legal_slots_;
    std::uint32_t width_;
    const Pruning* pruning_;
    NodeId start_;
    bool is_last_in_;
    bool has_blocked_goal_;
    CellFinder cell_of_;
    Cell goal_cell_;
    Record offer_bits_;
    CompactRecords::Numbering numbering_;
    /// Of the steps that have not been recorded yet. An array here also keeps all members in memory, from
    /// where V8 reads them faster than it would spill as many locals: with the array elsewhere A* takes 3 %
    /// longer in the module, Dijkstra's algorithm 9 % (2026-11-29).
    std::array<std::uint32_t, 256> masks_;
    std::size_t mask_count_ = 0;
    std::uint64_t expanded_ = 0;
    std::uint64_t generated_ = 0;
    std::uint64_t pushed_ = 0;
};

inline NodeId MonotoneQueueSearch::Loop::pop() {
    for (;;) {
        const auto node = is_last_in_ ? queues_.pop_last_in() : queues_.pop_first_in();
        // A node that is not open was pushed again later, and has left by that entry.
        if (node == NodeId::None || (records_[index_of(node)] & CompactRecords::open_bit) != 0) {
            return node;
        }
    }
}

inline const PackedIncrements::Row& MonotoneQueueSearch::Loop::increments_from(NodeId node) const {
    const auto& all = search_.memory_.increments;
    if (!search_.is_guided_) {
        return all.row(0, 0);
    }
    const auto cell = cell_of_(node);
    return all.row(static_cast<std::int32_t>(cell.x - goal_cell_.x),
                   static_cast<std::int32_t>(cell.y - goal_cell_.y));
}

inline void MonotoneQueueSearch::Loop::renumber(NodeId node) {
    auto& records = search_.memory_.records;
    records.renumber(node);
    offer_bits_ = records.offer_bits(search_.options_.update);
    numbering_ = records.numbering();
}

inline void MonotoneQueueSearch::Loop::expand(NodeId node) {
    auto* const here = records_ + index_of(node);
    if (numbering_.is_near_end(*here)) {
        renumber(node);
    }
    *here &= ~CompactRecords::open_bit;
    const auto f = *here & ~CompactRecords::slot_bits;
    const auto& increments = increments_from(node);
    const auto queue_f = queues_.f();
    const auto& moves = search_.memory_.moves;
    const auto take = [&](PlacedMove move, Record& record) {
        ++pushed_;
        generated_ += numbering_.is_untouched(record) ? 1 : 0;
        const auto& made = increments.made[move.slot];
        record = f + made.opened;
        queues_.push(made.queue, queue_f + CompactRecords::unshifted(made.opened),
                     node_at(index_of(node) + move.offset));
    };
    std::uint32_t slots = 0;
    if (pruning_ == nullptr || node == start_) {
        slots = better_slots(here, width_, f, increments.shifted, offer_bits_) & legal_slots(node);
        moves.for_each(moves.list(static_cast<std::uint8_t>(slots)),
                       [&](PlacedMove move) { take(move, here[static_cast<std::int32_t>(move.offset)]); });
    } else { // most of the few moves that are left are worth taking: a branch is predicted well
        const auto came = static_cast<Slot>(*here & CompactRecords::slot_bits);
        const auto list = pruning_->asks_behind()
                              ? moves.list(pruning_->slots_to_leave(search_.graph_, node, came))
                              : search_.memory_.pruned.list(came, legal_slots(node));
        moves.for_each(list, [&](PlacedMove move) {
            auto& record = here[static_cast<std::int32_t>(move.offset)];
            if (((f + increments.shifted[move.slot]) | offer_bits_) < record) {
                take(move, record);
                slots |= 1U << move.slot;
            }
        });
    }
    add_step(index_of(node) << 8U | slots);
}

inline Outcome MonotoneQueueSearch::Loop::advance(std::uint64_t expansions) {
    const auto goal = search_.goal_;
    const bool stops_when_opened = search_.options_.stop == Stop::WhenOpened && goal != NodeId::None;
    auto outcome = Outcome::Running;
    for (; expanded_ < expansions && outcome == Outcome::Running; ++expanded_) {
        const auto node = pop();
        if (node == NodeId::None) {
            outcome = Outcome::NoPath;
            break;
        }
        if (node == goal) {
            add_step(index_of(node) << 8U);
            outcome = Outcome::Found;
        } else {
            expand(node);
            if (stops_when_opened && !numbering_.is_untouched(records_[index_of(goal)])) {
                outcome = Outcome::Found;
            }
        }
    }
    record_steps();
    auto& counters = search_.counters_;
    counters.expanded += expanded_;
    counters.generated += generated_;
    counters.improved += pushed_ - generated_;
    return outcome;
}

Outcome MonotoneQueueSearch::advance(std::uint64_t expansions) {
    if (outcome_ == Outcome::Running) {
        outcome_ = Loop(*this).advance(expansions);
    }
    return outcome_;
}

SearchResult MonotoneQueueSearch::result() const {
    return KernelSearch::result(pruning_ == nullptr ? "monotone-queues" : "canonical-queues");
}

} // namespace astrolabe
