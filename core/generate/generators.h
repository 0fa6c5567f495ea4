// Boards made from a rule and a seed. The same size, seed and amount give the same board on every machine, so
// that a name and a number stand for a whole map.
#pragma once

#include "core/grid/grid.h"
#include "core/random/random.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

namespace astrolabe {

enum class GeneratorKind {
    Random,  ///< Each cell is a wall with a probability of `percent`; 27 is what the tutorials take.
    Maze,    ///< A perfect maze, corridors one cell wide; `percent` of its inner walls are then opened.
    Rooms,   ///< Rooms with a door in every wall between two; `percent` of the walls get a second door.
    Caves,   ///< Hollows grown by a cellular automaton that begins with `percent` walls; one island.
    Terrain, ///< Plains, hills and mountains by smooth noise, `percent` of the board under water (walls).
};

/// "random", "maze", "rooms", "caves", "terrain".
std::string_view generator_name(GeneratorKind kind);
/// Nothing for an unknown name.
std::optional<GeneratorKind> generator_named(std::string_view name);

struct GeneratorSpec {
    GeneratorKind kind = GeneratorKind::Random;
    std::uint32_t width = 20;   ///< 1 to 4096.
    std::uint32_t height = 20;  ///< 1 to 4096.
    std::uint32_t percent = 27; ///< 0 to 100; what it means depends on the kind.
    std::uint64_t seed = 1;
};

/// Factors that the terrain generator uses, from the lowest ground to the highest.
inline constexpr Factor plains_factor = 1;
inline constexpr Factor hills_factor = 2;
inline constexpr Factor mountains_factor = 3;

/// The size must be valid. O(cells).
Grid generate(const GeneratorSpec& spec);

/// The same in parts, for boards that take a while.
class BoardMaker {
  public:
    BoardMaker(const BoardMaker&) = delete;
    BoardMaker& operator=(const BoardMaker&) = delete;
    virtual ~BoardMaker() = default;

    /// Up to about this many more rows, of at most Grid::max_side, of one of its passes over the board, of
    /// which some kinds need several; returns whether the board is whole. O(their cells).
    virtual bool advance(std::uint32_t rows) = 0;
    /// Only when whole, and once.
    Grid take() { return std::move(grid_); }

  protected:
    explicit BoardMaker(const GeneratorSpec& spec, Factor everywhere = plain)
        : spec_(spec), random_(spec.seed), grid_(spec.width, spec.height, everywhere) {}

    GeneratorSpec spec_;
    Random random_;
    Grid grid_;
    std::uint32_t next_ = 0; ///< Row of the current pass.
};

/// The size must be valid.
std::unique_ptr<BoardMaker> board_maker(const GeneratorSpec& spec);

} // namespace astrolabe
