#include "core/generate/generators.h"

#include "core/generate/caves.h"
#include "core/generate/maze.h"
#include "core/generate/rooms.h"
#include "core/generate/terrain.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace astrolabe {
namespace {

/// In the order of GeneratorKind.
constexpr std::array<std::string_view, 5> generator_names{"random", "maze", "rooms", "caves", "terrain"};

Grid random_walls(const GeneratorSpec& spec, Random& random) {
    Grid grid(spec.width, spec.height);
    for (std::uint32_t index = 0; index < grid.cell_count(); ++index) {
        if (random.is_chance(spec.percent)) {
            grid.set_factor(node_at(index), wall);
        }
    }
    return grid;
}

} // namespace

std::string_view generator_name(GeneratorKind kind) {
    return generator_names[static_cast<std::size_t>(kind)];
}

std::optional<GeneratorKind> generator_named(std::string_view name) {
    const auto found = std::find(generator_names.begin(), generator_names.end(), name);
    if (found == generator_names.end()) {
        return std::nullopt;
    }
    return static_cast<GeneratorKind>(found - generator_names.begin());
}

Grid generate(const GeneratorSpec& spec) {
    assert(Grid::is_valid_size(spec.width, spec.height));
    Random random(spec.seed);
    switch (spec.kind) {
    case GeneratorKind::Maze:
        return make_maze(spec, random);
    case GeneratorKind::Rooms:
        return make_rooms(spec, random);
    case GeneratorKind::Caves:
        return make_caves(spec, random);
    case GeneratorKind::Terrain:
        return make_terrain(spec, random);
    case GeneratorKind::Random:
        break;
    }
    return random_walls(spec, random);
}

} // namespace astrolabe
