#include "core/kernels/quad_heap_search.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace astrolabe {
namespace {

bool keeps_first_parent(const SearchOptions& options) {
    return options.update == Update::Never && !options.reopens;
}

bool is_order_served(const SearchOptions& options) {
    switch (options.order) {
    case Order::F:
        return true;
    case Order::H:
    case Order::Newest:
        return keeps_first_parent(options);
    case Order::Depth:
        return keeps_first_parent(options) && options.tie == Tie::FirstIn;
    }
    return false;
}

/// Whether g and the distances from the goal fit the bits kept for them; they do on every board.
bool fits_quad_heap(const GridGraph& graph, const EntryCosts& entry_costs) {
    const auto& costs = graph.rules().costs;
    const auto costliest_step = std::max(costs.straight, costs.diagonal);
    const auto sides = Cost{graph.grid().width()} + graph.grid().height();
    constexpr auto costliest_factor = std::numeric_limits<Factor>::max();
    const auto costliest_entry = entry_costs.of_cells == nullptr ? 0
                                                                 : std::numeric_limits<std::uint16_t>::max() *
                                                                       costs.straight / entry_costs.parts;
    return costliest_step * sides <= std::numeric_limits<std::uint32_t>::max() &&
           (costliest_step * costliest_factor + costliest_entry) * graph.node_count() <
               PackedRecords::cost_limit;
}

} // namespace

bool QuadHeapSearch::stands_in_for(const GridGraph& graph, HeuristicKind /*heuristic*/,
                                   const SearchOptions& options, const EntryCosts& entry_costs) {
    return options.tie != Tie::None && options.trace_format == TraceFormat::Masks &&
           is_order_served(options) && !graph.grid().has_added_costs() && fits_quad_heap(graph, entry_costs);
}

QuadHeapSearch::QuadHeapSearch(const GridGraph& graph, HeuristicKind heuristic, NodeId start, NodeId goal,
                               const SearchOptions& options, QuadHeapMemory& memory,
                               const EntryCosts& entry_costs)
    : KernelSearch(graph, memory.records, start, goal, options), memory_(memory), entry_costs_(entry_costs),
      heuristic_(heuristic_on(graph.lattice(), heuristic)),
      weight_(options.weight_hundredths * Cost{graph.cheapest_factor()}) {
    assert(stands_in_for(graph, heuristic, options, entry_costs));
    if (options.order == Order::Depth) {
        opens_ = Opens::Queue;
    } else if (options.order == Order::Newest) {
        opens_ = Opens::Stack;
    }
    carries_node_ = options.tie == Tie::LastIn || options.tie == Tie::FirstIn;
    checks_pushes_ = options.tie == Tie::FirstIn && options.update == Update::IfCheaperOrEqual;
    offer_bits_ = PackedRecords::offer_bits(options.update, options.reopens);

    memory_.records.begin(graph.node_count());
    memory_.records.data()[index_of(start)] = memory_.records.offer_of(0) | PackedRecords::open_bit;
    memory_.moves.begin(graph.grid().width(), graph.rules().order);
    memory_.heap.clear();
    memory_.pushed.clear();
    if (checks_pushes_ && memory_.last_pushes.size() < graph.node_count()) {
        memory_.last_pushes.resize(graph.node_count());
    }
    push(start, cell_of_(start), 0);
}

Outcome QuadHeapSearch::advance(std::uint64_t expansions) {
    while (outcome_ == Outcome::Running && expansions-- > 0) {
        outcome_ = expand_next();
    }
    return outcome_;
}

Outcome QuadHeapSearch::expand_next() {
    const auto node = pop();
    if (node == NodeId::None) {
        return Outcome::NoPath;
    }
    ++counters_.expanded;
    if (node == goal_) {
        recorder_.add_step(index_of(node) << 8U);
        return Outcome::Found;
    }
    expand(node);
    return is_goal_opened_ && options_.stop == Stop::WhenOpened ? Outcome::Found : Outcome::Running;
}

NodeId QuadHeapSearch::pop() {
    auto& pushed = memory_.pushed;
    if (opens_ == Opens::Queue) {
        return next_in_queue_ < pushed.size() ? pushed[next_in_queue_++] : NodeId::None;
    }
    if (opens_ == Opens::Stack) {
        if (pushed.empty()) {
            return NodeId::None;
        }
        const auto newest = pushed.back();
        pushed.pop_back();
        return newest;
    }
    while (!memory_.heap.is_empty()) {
        const auto entry = memory_.heap.pop();
        const auto node = carries_node_ ? node_of(entry) : pushed[~carried_by(entry.rank)];
        const bool is_open = (memory_.records[node] & PackedRecords::open_bit) != 0;
        if (is_open && (!checks_pushes_ || ordinal_of(entry.rank) == memory_.last_pushes[index_of(node)])) {
            return node;
        }
    }
    return NodeId::None;
}

void QuadHeapSearch::expand(NodeId node) {
    const auto& packed = memory_.records;
    auto* const records = memory_.records.data();
    const auto* const factors = graph_.grid().factors().data();
    const auto& costs = graph_.rules().costs;
    const auto cell = cell_of_(node);
    records[index_of(node)] &= ~PackedRecords::open_bit;
    const auto g_here = packed.cost_of(records[index_of(node)]);
    auto mask = index_of(node) << 8U;
    memory_.moves.for_each(memory_.moves.list(graph_.legal_slots(node)), [&](PlacedMove move) {
        const auto to = index_of(node) + move.offset;
        const auto direction = directions[move.slot];
        const Cost factor = factors[to] != wall ? factors[to] : graph_.cheapest_factor(); // a blocked goal
        const Cost g = g_here + (direction.is_diagonal() ? costs.diagonal : costs.straight) * factor +
                       entry_costs_.of(to, costs);
        const auto offer = packed.offer_of(g);
        const auto known = records[to];
        if ((offer | offer_bits_) >= known) {
            return;
        }
        if (packed.is_untouched(known)) {
            ++counters_.generated;
        } else if ((known & PackedRecords::open_bit) != 0) {
            if (options_.update == Update::Never) {
                return;
            }
            ++counters_.improved;
        } else {
            if (!options_.reopens) {
                return;
            }
            ++counters_.reopened;
        }
        records[to] = offer | PackedRecords::open_bit | move.slot;
        push(node_at(to),
             {cell.x + static_cast<std::uint32_t>(direction.dx),
              cell.y + static_cast<std::uint32_t>(direction.dy)},
             g);
        mask |= 1U << move.slot;
        is_goal_opened_ = is_goal_opened_ || node_at(to) == goal_;
    });
    recorder_.add_step(mask);
}

void QuadHeapSearch::push(NodeId node, Cell cell, Cost g) {
    if (opens_ == Opens::Heap) {
        memory_.heap.push(entry_for(node, cell, g));
    }
    if (opens_ != Opens::Heap || !carries_node_) {
        memory_.pushed.push_back(node);
    }
    if (checks_pushes_) {
        memory_.last_pushes[index_of(node)] = push_count_;
    }
    ++push_count_;
}

HeapEntry QuadHeapSearch::entry_for(NodeId node, Cell cell, Cost g) const {
    const auto distance = [&] { return grid_distance(heuristic_, graph_.rules().costs, cell, goal_cell_); };
    const bool is_by_h = options_.order == Order::H;
    HeapEntry entry;
    if (is_by_h) {
        entry.f = distance();
    } else {
        entry.f = 100 * g + (weight_ == 0 ? 0 : weight_ * distance());
    }
    const auto then_last_in = [&](Cost tie) {
        return rank_of(static_cast<std::uint32_t>(tie), ~push_count_);
    };
    switch (options_.tie) {
    case Tie::FirstIn:
        entry.rank = first_in_first(push_count_, node);
        break;
    case Tie::LargerG:
        if (is_by_h) {
            // There is room below f for the upper bits of g.
            const auto smaller = PackedRecords::cost_limit - 1 - g;
            entry.f = entry.f << 13U | smaller >> 32U;
            entry.rank = then_last_in(smaller);
            break;
        }
        // With equal f, the larger g has the smaller h, or all g are equal.
        entry.rank = then_last_in(weight_ == 0 ? 0 : distance());
        break;
    case Tie::SmallerH:
        entry.rank = then_last_in(distance());
        break;
    case Tie::NearestToGoal:
        entry.rank = then_last_in(traits_of(graph_.lattice()).squared_distance(cell, goal_cell_));
        break;
    case Tie::LastIn:
    case Tie::None:
        entry.rank = last_in_first(push_count_, node);
        break;
    }
    return entry;
}

SearchResult QuadHeapSearch::result() const { return KernelSearch::result("quad-heap"); }

} // namespace astrolabe
