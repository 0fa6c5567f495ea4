// All that can differ from one kind of cells to another. All other code uses these and does not ask for the
// lattice itself. A further lattice is a header beside this one, a row of lattices::all and a heuristic.
#pragma once

#include "core/grid/direction.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace astrolabe {

/// What the cells of a board are.
enum class Lattice { Squares, Hexes };

struct LatticeTraits {
    Lattice value;
    std::string_view name; ///< In links.

    /// Neighbours, in even and in odd rows: bit `slot` is set where a cell has one in that direction. The
    /// reverse of a step is the opposite slot.
    std::array<std::uint8_t, 2> slots;
    /// Whether steps in both a column and a row pass a corner: then they cost a diagonal step, and the corner
    /// rule says when they are legal. Else every step costs a straight one and there is nothing to pass.
    bool has_diagonals;
    /// Whether straight lines can be followed from cell to cell (line_of_sight.h). Where they cannot, walls
    /// hide nothing and the only straight walk is from neighbour to neighbour.
    bool has_lines;

    /// Between the middles of neighbours in one row. Then how far odd rows are shifted right, in the same
    /// units, and the square of the distance between two rows.
    std::uint32_t units_a_column;
    std::uint32_t shove;
    std::uint32_t row_squared;

    /// The heading of a step out of an even and out of an odd row: the slot that stands for all that lead in
    /// the same direction. Then its clockwise position among the headings, and how many make a full turn.
    std::array<std::array<std::uint8_t, direction_count>, 2> headings;
    std::array<std::uint8_t, direction_count> clockwise;
    std::uint32_t full_turn;

    constexpr std::uint8_t slots_in_row(std::uint32_t row) const { return slots[row % 2]; }
    constexpr bool has_slot(std::uint32_t row, Slot slot) const {
        return (slots_in_row(row) >> slot & 1U) != 0;
    }
    /// Whether every cell has a neighbour in all eight directions: pruning, jump points, local walks,
    /// increments of f and the programs of tutorials need that.
    constexpr bool has_eight_directions() const { return (slots[0] & slots[1]) == 0xff; }

    /// The horizontal position of a cell's middle, in units.
    constexpr std::uint32_t across(Cell cell) const {
        return units_a_column * cell.x + (cell.y % 2 == 0 ? 0 : shove);
    }
    /// The square of the straight line between the middles of two cells, in units. At most 2^27.
    constexpr std::uint32_t squared_distance(Cell a, Cell b) const {
        const auto dx = across(a) - across(b); // modulo 2^32, as all that follows; squares are correct
        const auto dy = a.y - b.y;
        return dx * dx + row_squared * dy * dy;
    }
    /// The same for two cells of a row, this many apart.
    constexpr std::uint32_t squared_distance(std::uint32_t cells) const {
        return cells * cells * units_a_column * units_a_column;
    }
};

} // namespace astrolabe
