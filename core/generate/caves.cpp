#include "core/generate/caves.h"

#include "core/analysis/components.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace astrolabe {
namespace {

constexpr int rounds = 5;

/// One round of the automaton: a cell becomes a wall when most of the 3 × 3 cells round it are walls;
/// what lies beyond the board counts as wall.
std::vector<Factor> smoothed(const Grid& grid) {
    std::vector<Factor> next;
    next.reserve(grid.cell_count());
    for (std::int64_t y = 0; y < grid.height(); ++y) {
        for (std::int64_t x = 0; x < grid.width(); ++x) {
            int walls = 0;
            for (std::int64_t dy = -1; dy <= 1; ++dy) {
                for (std::int64_t dx = -1; dx <= 1; ++dx) {
                    const bool is_free = grid.contains(x + dx, y + dy) &&
                                         grid.is_free(grid.node({static_cast<std::uint32_t>(x + dx),
                                                                 static_cast<std::uint32_t>(y + dy)}));
                    walls += is_free ? 0 : 1;
                }
            }
            next.push_back(walls >= 5 ? wall : plain);
        }
    }
    return next;
}

/// Fills every hollow but the largest; of equally large ones the first, row by row, stays.
void keep_largest_island(Grid& grid) {
    const auto islands = connected_components(grid, CornerRule::Four);
    if (islands.count < 2) {
        return;
    }
    std::vector<std::uint32_t> sizes(islands.count);
    for (const auto label : islands.labels) {
        if (label != Components::none) {
            ++sizes[label];
        }
    }
    const auto largest = std::max_element(sizes.begin(), sizes.end()) - sizes.begin();
    for (std::uint32_t index = 0; index < grid.cell_count(); ++index) {
        if (islands.labels[index] != static_cast<std::uint32_t>(largest)) {
            grid.set_factor(node_at(index), wall);
        }
    }
}

} // namespace

Grid make_caves(const GeneratorSpec& spec, Random& random) {
    Grid grid(spec.width, spec.height);
    for (std::uint32_t index = 0; index < grid.cell_count(); ++index) {
        grid.set_factor(node_at(index), random.is_chance(spec.percent) ? wall : plain);
    }
    for (int round = 0; round < rounds; ++round) {
        grid = Grid(spec.width, spec.height, smoothed(grid));
    }
    keep_largest_island(grid);
    return grid;
}

} // namespace astrolabe
