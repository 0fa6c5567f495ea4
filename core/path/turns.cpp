#include "core/path/turns.h"

namespace astrolabe {
namespace {

/// From the middle of one cell to that of another, in rows and in horizontal units.
struct Stretch {
    std::int64_t dx;
    std::int64_t dy;
};

Stretch stretch(const Grid& grid, Lattice lattice, NodeId from, NodeId to) {
    const auto a = grid.cell(from);
    const auto b = grid.cell(to);
    const auto& traits = traits_of(lattice);
    return {std::int64_t{traits.across(b)} - traits.across(a), std::int64_t{b.y} - a.y};
}

bool is_same_direction(const Stretch& a, const Stretch& b) {
    return a.dx * b.dy == a.dy * b.dx && a.dx * b.dx + a.dy * b.dy > 0;
}

} // namespace

std::uint32_t turn_count(const Grid& grid, Lattice lattice, std::span<const NodeId> path) {
    std::uint32_t count = 0;
    for (std::size_t i = 2; i < path.size(); ++i) {
        const auto came = stretch(grid, lattice, path[i - 2], path[i - 1]);
        const auto goes = stretch(grid, lattice, path[i - 1], path[i]);
        count += is_same_direction(came, goes) ? 0 : 1;
    }
    return count;
}

} // namespace astrolabe
