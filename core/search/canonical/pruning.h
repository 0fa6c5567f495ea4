// Which moves out of a cell are worth making, by the move that led to it. The others lead where another path,
// through the eight cells beside this one, is as short.
//
// After Harabor and Grastien, "Online Graph Pruning for Pathfinding on Grid Maps", 2011, and Sturtevant
// and Rabin, "Canonical Orderings on Grids", 2016.
#pragma once

#include "core/grid/grid_graph.h"

#include <array>
#include <cstdint>

namespace astrolabe {

/// On uniform ground. A line continues; and of all equally long paths, the one that goes diagonally first and
/// then straight stands for the rest:
///
///     \ | .    came diagonally:     . . .    came straight:
///     . o -    on, and both         > o -    on
///     . . .    straight parts       . . .
///
/// Where walls block the other path, a move has to be made after all: it is *forced*.
///
///     no wall   came straight past a wall behind-beside: beside, and the diagonal between
///     one wall, always
///               came straight, a wall beside: the diagonal around it
///               came diagonally past a wall: the diagonal to its side
///     four      lines up and down take the role of the diagonals: came along a row past a wall
///               behind-beside, up or down to its side
///
/// If a move is dropped for a path that is only *as* long, that path ends in a straight move, which is never
/// dropped except for a shorter path. So whichever of several parents of equal g a cell has, every cell is
/// reached as cheaply as by all moves: equal paths need not be remembered.
class Pruning {
  public:
    /// For this rule; all are made when one is first requested.
    static const Pruning& under(CornerRule rule);

    /// The legal moves worth making from a cell that was reached by the move `came`. Only under *four*
    /// does it depend on the legal moves of the cell behind, the one it was reached from.
    std::uint8_t slots_to_leave(Slot came, std::uint8_t legal, std::uint8_t legal_behind) const {
        return (kept_[came][legal] | (forced_by_behind_[came] & ~legal_behind)) & legal;
    }
    /// The same for a node of a board under the rule.
    std::uint8_t slots_to_leave(const GridGraph& graph, NodeId node, Slot came) const {
        const auto legal = graph.legal_slots(node);
        return asks_behind_
                   ? slots_to_leave(came, legal, graph.legal_slots(graph.move(node, opposite(came)).to))
                   : kept_[came][legal];
    }
    bool asks_behind() const { return asks_behind_; }
    /// Without what the cell behind forces.
    std::uint8_t slots_to_leave(Slot came, std::uint8_t legal) const { return kept_[came][legal]; }

    /// Those worth making wherever they are legal.
    std::uint8_t natural(Slot came) const { return natural_[came]; }

  private:
    explicit Pruning(CornerRule rule);

    std::array<std::array<std::uint8_t, 256>, direction_count> kept_{}; ///< By slot and legal slots.
    std::array<std::uint8_t, direction_count> natural_{};
    std::array<std::uint8_t, direction_count> forced_by_behind_{}; ///< Where it is not legal there.
    bool asks_behind_;
};

/// A turn by so many eighths to one side, and by as many to the other.
struct Sides {
    Slot clockwise = 0;
    Slot counter = 0;
};
Sides sides_of(Slot slot, std::uint32_t eighths);

/// Whether a line in this direction branches: diagonals; under *four* up and down.
constexpr bool branches(CornerRule rule, Slot slot) {
    return rule == CornerRule::Four ? directions[slot].dx == 0 : directions[slot].is_diagonal();
}
/// The two straight lines into which it branches.
inline Sides branches_of(CornerRule rule, Slot slot) {
    return sides_of(slot, rule == CornerRule::Four ? 2 : 1);
}

} // namespace astrolabe
