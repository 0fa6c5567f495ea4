#include "core/generate/caves.h"

#include "core/precompute/components.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace astrolabe {
namespace {

constexpr int rounds = 5;

/// One round of the automaton: a cell becomes a wall when most of the 3 × 3 cells around it are walls; cells
/// beyond the board count as walls.
std::vector<Factor> smoothed(const std::vector<Factor>& cells, std::uint32_t width) {
    std::vector<Factor> next(cells.size());
    const std::vector<Factor> beyond(width, wall);
    std::vector<std::uint8_t> walls(std::size_t{width} + 2, 3); // of three cells one above the other
    const auto height = cells.size() / width;
    for (std::size_t y = 0; y < height; ++y) {
        const auto* row = cells.data() + y * width;
        const auto* above = y == 0 ? beyond.data() : row - width;
        const auto* below = y + 1 == height ? beyond.data() : row + width;
        for (std::uint32_t x = 0; x < width; ++x) {
            const int free = (above[x] != wall) + (row[x] != wall) + (below[x] != wall);
            walls[x + 1] = static_cast<std::uint8_t>(3 - free);
        }
        auto* smooth = next.data() + y * width;
        for (std::uint32_t x = 0; x < width; ++x) {
            smooth[x] = walls[x] + walls[x + 1] + walls[x + 2] >= 5 ? wall : plain;
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
    std::vector<Factor> cells(std::size_t{spec.width} * spec.height);
    for (auto& cell : cells) {
        cell = random.is_chance(spec.percent) ? wall : plain;
    }
    for (int round = 0; round < rounds; ++round) {
        cells = smoothed(cells, spec.width);
    }
    Grid grid(spec.width, spec.height, std::move(cells));
    keep_largest_island(grid);
    return grid;
}

} // namespace astrolabe
