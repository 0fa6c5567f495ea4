#include "core/grid/direction.h"

namespace astrolabe {

std::optional<NeighbourOrder> neighbour_order_named(std::string_view name) {
    if (name == "rows") {
        return neighbour_orders::rows_top_down;
    }
    if (name == "up") {
        return neighbour_orders::rows_bottom_up;
    }
    if (name == "cols") {
        return neighbour_orders::columns;
    }
    if (name == "clock") {
        return neighbour_orders::clockwise_from_up;
    }
    if (name.size() != direction_count) {
        return std::nullopt;
    }
    NeighbourOrder order{};
    std::uint32_t seen = 0;
    for (Slot index = 0; index < direction_count; ++index) {
        const char digit = name[index];
        if (digit < '0' || digit >= static_cast<char>('0' + direction_count)) {
            return std::nullopt;
        }
        order[index] = static_cast<std::uint8_t>(digit - '0');
        seen |= 1U << order[index];
    }
    return seen == 0xff ? std::optional(order) : std::nullopt;
}

} // namespace astrolabe
