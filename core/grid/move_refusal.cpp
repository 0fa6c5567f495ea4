#include "core/grid/move_refusal.h"

namespace astrolabe {

std::optional<RefusedMove> refusal_of(const GridGraph& graph, NodeId from, Slot slot) {
    if ((graph.legal_slots(from) >> slot & 1U) != 0) {
        return std::nullopt;
    }
    const auto& grid = graph.grid();
    const auto direction = directions[slot];
    const auto cell = grid.cell(from);
    if (!traits_of(graph.lattice()).has_slot(cell.y, slot)) {
        return RefusedMove{.refusal = MoveRefusal::Apart};
    }
    if (!grid.contains(std::int64_t{cell.x} + direction.dx, std::int64_t{cell.y} + direction.dy)) {
        return RefusedMove{.refusal = MoveRefusal::Outside};
    }
    const Cell to{cell.x + static_cast<std::uint32_t>(direction.dx),
                  cell.y + static_cast<std::uint32_t>(direction.dy)};
    if (!grid.is_free(grid.node(to)) && grid.node(to) != graph.rules().blocked_goal) {
        return RefusedMove{.refusal = MoveRefusal::Wall};
    }
    if (graph.rules().corner == CornerRule::Four) {
        return RefusedMove{.refusal = MoveRefusal::NoDiagonals};
    }
    RefusedMove refused{.refusal = MoveRefusal::Corner};
    std::size_t count = 0;
    for (const Cell side : {Cell{to.x, cell.y}, Cell{cell.x, to.y}}) {
        if (!grid.is_free(grid.node(side))) {
            refused.corners[count++] = grid.node(side);
        }
    }
    return refused;
}

} // namespace astrolabe
