#include "core/grid/direction.h"
#include "core/precompute/components.h"

#include <array>

namespace astrolabe {

bool Components::update_at(const Grid& grid, const MoveRules& rules, NodeId changed) {
    if (rules.lattice != Lattice::Squares) {
        return false;
    }
    const bool joins_corners = traits_of(rules.corner).free_sides == 0;
    const auto cell = grid.cell(changed);
    // The labels of the eight cells around it, clockwise from above; twice, so that each has one behind it.
    std::array<std::uint32_t, 2 * direction_count> around{};
    for (std::size_t index = 0; index < around.size(); ++index) {
        const auto direction = directions[neighbour_orders::clockwise_from_up[index % direction_count]];
        const auto x = cell.x + static_cast<std::uint32_t>(direction.dx);
        const auto y = cell.y + static_cast<std::uint32_t>(direction.dy);
        around[index] = grid.contains(x, y) ? label(grid.node({x, y})) : none;
    }
    // Those that a step can join it to lie on arcs of cells that are joined without it.
    auto joined = none;
    bool is_joined_to_several = false;
    std::uint32_t arcs = 0;
    for (std::size_t index = 0; index < direction_count; ++index) {
        const bool is_corner = index % 2 != 0;
        if (around[index] == none || (is_corner && !joins_corners)) {
            continue;
        }
        is_joined_to_several = is_joined_to_several || (joined != none && joined != around[index]);
        joined = around[index];
        const bool goes_on = is_corner
                                 ? around[index + 1] != none
                                 : around[index + 2] != none && (joins_corners || around[index + 1] != none);
        const bool goes_on_at_corner = !is_corner && joins_corners && around[index + 1] != none;
        arcs += goes_on || goes_on_at_corner ? 0 : 1;
    }
    if (joined == none || is_joined_to_several) {
        return false;
    }
    if (grid.is_free(changed)) {
        labels[index_of(changed)] = joined;
        return index_of(changed) > index_of(firsts[joined]);
    }
    const bool was_first = firsts[joined] == changed;
    labels[index_of(changed)] = none;
    return arcs <= 1 && !was_first;
}

} // namespace astrolabe
