#include "core/kernels/placed_moves.h"

namespace astrolabe {

void PlacedMoves::begin(std::uint32_t width, const NeighbourOrder& order) {
    if (width != width_) {
        width_ = width;
        for (Slot slot = 0; slot < direction_count; ++slot) {
            offsets_[slot] = offset_of(directions[slot], width);
        }
    }
    if (order != order_) {
        order_ = order;
        std::uint32_t later = 0;
        for (auto move = order.rbegin(); move != order.rend(); ++move) {
            std::uint32_t slots = 0;
            do { // whatever of the later moves there are, this one comes before
                lists_[slots | 1U << *move] = {lists_[slots].bits << 4U | 8U | *move};
                slots = (slots - later) & later;
            } while (slots != 0);
            later |= 1U << *move;
        }
    }
}

void PrunedMoves::begin(const Pruning& pruning, const PlacedMoves& moves) {
    if (&pruning == pruning_ && moves.order() == order_) {
        return;
    }
    pruning_ = &pruning;
    order_ = moves.order();
    for (Slot came = 0; came < direction_count; ++came) {
        for (std::uint32_t legal = 0; legal < lists_[came].size(); ++legal) {
            lists_[came][legal] = moves.list(pruning.slots_to_leave(came, static_cast<std::uint8_t>(legal)));
        }
    }
}

} // namespace astrolabe
