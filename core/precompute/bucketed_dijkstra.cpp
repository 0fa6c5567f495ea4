#include "core/precompute/bucketed_dijkstra.h"

#include "core/precompute/onward_moves.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <utility>

namespace astrolabe {
namespace {

constexpr OnwardMoves onward_moves;

/// The straight parts of diagonal moves.
constexpr std::array<Slot, direction_count> upright_part{1, 0, 1, 0, 0, 6, 0, 6};
constexpr std::array<Slot, direction_count> level_part{3, 0, 4, 0, 0, 3, 0, 4};

} // namespace

BucketedDijkstra::BucketedDijkstra(const GridGraph& graph, NodeId to, const StepCosts& steps)
    : legal_of_(graph.legal_slots_of_all()), to_(to), steps_(steps) {
    assert(graph.rules().blocked_goal == NodeId::None || graph.rules().blocked_goal == to);
    std::transform(directions.begin(), directions.end(), offsets_.begin(), [&](Direction direction) {
        return static_cast<std::uint32_t>(direction.dx) +
               static_cast<std::uint32_t>(direction.dy) * graph.grid().width();
    });
}

void BucketedDijkstra::Cells::make_room(std::size_t count) {
    if (items.size() < end + count + 1) {
        items.resize(2 * (end + count) + 1);
    }
}

/// All cells beside the first, which is alone in the first window.
void BucketedDijkstra::reach_first(std::vector<Cost>& costs) {
    has_begun_ = true;
    make_room();
    for (std::uint32_t slots = legal_of_[index_of(to_)]; slots != 0; slots &= slots - 1) {
        const auto slot = static_cast<Slot>(std::countr_zero(slots));
        const bool is_diagonal = (diagonal_slots & bit(slot)) != 0;
        const auto cell = index_of(to_) + offsets_[slot];
        auto& onto = is_diagonal ? diagonal_[1] : straight_[1];
        costs[cell] = is_diagonal ? steps_.diagonal : steps_.straight;
        onto.items[onto.end++] = cell << slot_bits | slot;
    }
}

/// For all that this window can reach.
void BucketedDijkstra::make_room() {
    // A cell is left by at most four moves of either kind.
    const auto most = 4 * (straight_[0].end + diagonal_[0].end + 1);
    straight_[1].make_room(most);
    diagonal_[1].make_room(most);
    diagonal_[2].make_room(most);
}

void BucketedDijkstra::open_next_window() {
    straight_[0].clear();
    diagonal_[0].clear();
    std::swap(straight_[0], straight_[1]);
    std::rotate(diagonal_.begin(), diagonal_.begin() + 1, diagonal_.end());
    window_ += steps_.straight;
    is_done_ = straight_[0].end + diagonal_[0].end + diagonal_[1].end == 0;
    make_room();
}

/// Settles those of the window that were reached by one kind of step; returns how many. Usually cells that
/// were reached straight go on in one direction, others in three. Those steps are tried without a branch,
/// since whether they lead anywhere cannot be predicted.
template <bool is_straight>
std::uint64_t BucketedDijkstra::settle(std::vector<Cost>& all_costs, std::uint64_t most) {
    auto& cells = is_straight ? straight_[0] : diagonal_[0];
    const auto count = std::min<std::uint64_t>(most, cells.end - cells.next);
    // Values that do not change here, or only here, need not be read again and again.
    auto* const costs = all_costs.data();
    const auto* const legal_of = legal_of_;
    const auto offsets = offsets_;
    const auto steps = steps_;
    const auto next_window_end = window_ + 2 * steps.straight;
    auto* straight = straight_[1].items.data() + straight_[1].end;
    auto* diagonal = diagonal_[1].items.data() + diagonal_[1].end;
    auto* diagonal_behind = diagonal_[2].items.data() + diagonal_[2].end;
    const auto* const first = cells.items.data() + cells.next;
    for (const auto* item = first; item != first + count; ++item) {
        const auto from = *item >> slot_bits;
        const Slot came = *item & (direction_count - 1);
        const auto by_straight = costs[from] + steps.straight;
        const auto by_diagonal = costs[from] + steps.diagonal;
        const bool is_next = by_diagonal < next_window_end;
        std::uint32_t slots = legal_of[from] & onward_moves(came, legal_of[from - offsets[came]]);
        // A move that is not legal leads nowhere: no step back to the same cell makes it cheaper.
        const auto go = [&](Slot slot) { return from + ((slots & bit(slot)) != 0 ? offsets[slot] : 0); };
        const auto go_straight = [&](Slot slot) {
            const auto to = go(slot);
            const auto known = costs[to];
            costs[to] = std::min(by_straight, known);
            *straight = to << slot_bits | slot;
            straight += by_straight < known ? 1 : 0;
        };
        const auto go_diagonally = [&](Slot slot) {
            const auto to = go(slot);
            const auto known = costs[to];
            costs[to] = std::min(by_diagonal, known);
            *diagonal = *diagonal_behind = to << slot_bits | slot;
            diagonal += by_diagonal < known && is_next ? 1 : 0;
            diagonal_behind += by_diagonal < known && !is_next ? 1 : 0;
        };
        auto others = slots & ~bit(came);
        if constexpr (is_straight) {
            go_straight(came);
        } else {
            go_diagonally(came);
            go_straight(upright_part[came]);
            go_straight(level_part[came]);
            others &= ~(bit(upright_part[came]) | bit(level_part[came]));
        }
        for (; others != 0; others &= others - 1) {
            const auto slot = static_cast<Slot>(std::countr_zero(others));
            (diagonal_slots & bit(slot)) != 0 ? go_diagonally(slot) : go_straight(slot);
        }
    }
    cells.next += count;
    straight_[1].end = static_cast<std::size_t>(straight - straight_[1].items.data());
    diagonal_[1].end = static_cast<std::size_t>(diagonal - diagonal_[1].items.data());
    diagonal_[2].end = static_cast<std::size_t>(diagonal_behind - diagonal_[2].items.data());
    return count;
}

std::uint64_t BucketedDijkstra::advance(std::vector<Cost>& costs, std::uint64_t cells) {
    if (!has_begun_ && cells > 0) {
        reach_first(costs);
        --cells;
    }
    while (!is_done_ && cells > 0) {
        cells -= settle<true>(costs, cells);
        cells -= settle<false>(costs, cells);
        if (straight_[0].next == straight_[0].end && diagonal_[0].next == diagonal_[0].end) {
            open_next_window();
        }
    }
    return cells;
}

} // namespace astrolabe
