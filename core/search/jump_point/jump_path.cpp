#include "core/search/jump_point/jump_path.h"

#include <algorithm>
#include <cstdlib>

namespace astrolabe {
namespace {

/// Columns and rows still to go.
struct Offset {
    std::int32_t dx = 0;
    std::int32_t dy = 0;
};

Offset offset_between(Cell from, Cell to) {
    return {static_cast<std::int32_t>(to.x) - static_cast<std::int32_t>(from.x),
            static_cast<std::int32_t>(to.y) - static_cast<std::int32_t>(from.y)};
}

constexpr std::int32_t sign(std::int32_t number) { return number > 0 ? 1 : number < 0 ? -1 : 0; }

/// The first step of a jump.
Direction first_step(CornerRule rule, Offset offset) {
    const Direction towards{sign(offset.dx), sign(offset.dy)};
    return rule == CornerRule::Four && offset.dy != 0 ? Direction{0, towards.dy} : towards;
}

} // namespace

Slot last_slot(CornerRule rule, Cell from, Cell to) {
    const auto offset = offset_between(from, to);
    Direction last{sign(offset.dx), sign(offset.dy)};
    if (rule == CornerRule::Four) {
        last.dy = offset.dx != 0 ? 0 : last.dy;
    } else if (std::abs(offset.dx) > std::abs(offset.dy)) {
        last.dy = 0;
    } else if (std::abs(offset.dx) < std::abs(offset.dy)) {
        last.dx = 0;
    }
    return slot_towards(last.dx, last.dy);
}

Cost jump_cost(CornerRule rule, const CostModel& costs, Cell from, Cell to) {
    const auto offset = offset_between(from, to);
    const auto longer = static_cast<Cost>(std::max(std::abs(offset.dx), std::abs(offset.dy)));
    const auto shorter = static_cast<Cost>(std::min(std::abs(offset.dx), std::abs(offset.dy)));
    return rule == CornerRule::Four ? costs.straight * (longer + shorter)
                                    : costs.straight * (longer - shorter) + costs.diagonal * shorter;
}

std::vector<NodeId> cells_of_jumps(const Grid& grid, CornerRule rule, const std::vector<NodeId>& jumps) {
    if (jumps.empty()) {
        return {};
    }
    std::vector<NodeId> cells{jumps.front()};
    auto at = grid.cell(jumps.front());
    for (const auto jump : jumps) {
        const auto to = grid.cell(jump);
        while (at != to) {
            const auto offset = offset_between(at, to);
            const auto step = first_step(rule, offset);
            // As far as the step leads straight on: to the bend, or to the end.
            const auto count = step.dx == 0   ? std::abs(offset.dy)
                               : step.dy == 0 ? std::abs(offset.dx)
                                              : std::min(std::abs(offset.dx), std::abs(offset.dy));
            const auto stride =
                static_cast<std::uint32_t>(step.dx) + static_cast<std::uint32_t>(step.dy) * grid.width();
            auto index = index_of(cells.back());
            const auto first = cells.size();
            cells.resize(first + static_cast<std::size_t>(count));
            for (auto cell = first; cell < cells.size(); ++cell) {
                index += stride;
                cells[cell] = node_at(index);
            }
            at.x += static_cast<std::uint32_t>(step.dx * count);
            at.y += static_cast<std::uint32_t>(step.dy * count);
        }
    }
    return cells;
}

} // namespace astrolabe
