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

class RandomWalls final : public BoardMaker {
  public:
    explicit RandomWalls(const GeneratorSpec& spec) : BoardMaker(spec) {}

    bool advance(std::uint32_t rows) override {
        for (; rows > 0 && next_ < spec_.height; --rows, ++next_) {
            for (std::uint32_t x = 0; x < spec_.width; ++x) {
                if (random_.is_chance(spec_.percent)) {
                    grid_.set_factor(grid_.node({x, next_}), wall);
                }
            }
        }
        return next_ == spec_.height;
    }
};

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

std::unique_ptr<BoardMaker> board_maker(const GeneratorSpec& spec) {
    assert(Grid::is_valid_size(spec.width, spec.height));
    switch (spec.kind) {
    case GeneratorKind::Maze:
        return maze_maker(spec);
    case GeneratorKind::Rooms:
        return rooms_maker(spec);
    case GeneratorKind::Caves:
        return caves_maker(spec);
    case GeneratorKind::Terrain:
        return terrain_maker(spec);
    case GeneratorKind::Random:
        break;
    }
    return std::make_unique<RandomWalls>(spec);
}

Grid generate(const GeneratorSpec& spec) {
    const auto maker = board_maker(spec);
    while (!maker->advance(spec.height)) {
    }
    return maker->take();
}

} // namespace astrolabe
