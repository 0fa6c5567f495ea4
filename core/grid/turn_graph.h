// The board when turning costs, too. What a step costs then depends on the one before it, so a node is a cell
// together with the move that led into it; to a search it is a graph like any other.
#pragma once

#include "core/grid/grid_graph.h"

#include <array>
#include <cassert>
#include <cstdint>
#include <span>
#include <vector>

namespace astrolabe {

/// The charge for a step in another direction than the one before it.
struct TurnPenalty {
    /// More than 170 straight steps of the exact cost model.
    static constexpr Cost most = 1'000'000;

    enum class Charge {
        Turn, ///< The same for every turn.
        Angle ///< For each 45° of it, on hexes 60°: four or three times for turning back.
    };

    Cost units = 0; ///< 0 to most, in those of the cost model; terrain does not multiply it.
    Charge charge = Charge::Turn;
    friend bool operator==(const TurnPenalty&, const TurnPenalty&) = default;
};

/// The heading of a move out of this row, as a slot.
constexpr Slot heading_of(Lattice lattice, std::uint32_t row, Slot slot) {
    return traits_of(lattice).headings[row % 2][slot];
}

/// The turn between two headings: 0 to 4 times 45°, on hexes 0 to 3 times 60°.
constexpr std::uint32_t turn_between(Lattice lattice, Slot came, Slot goes) {
    const auto& traits = traits_of(lattice);
    const auto full = traits.full_turn;
    const auto gap = (traits.clockwise[goes] + full - traits.clockwise[came]) % full;
    return gap > full / 2 ? full - gap : gap;
}

/// Nodes lie in nine layers of the board, cell + layer * cells:
///
///     layer 0            the start, to which no move has led, and the goal, from which none leads on
///     layer 1 + heading  a cell that a move in this direction led into
///
/// Whatever the last move into the goal, it is one node, the number of its cell, so that a search ends there
/// with any last move. A search begins at the start's number, too; for an estimate see
/// heuristic/turn_heuristic.h. A cheapest path visits no cell twice: turning there at once costs no more than
/// the turns of the loop.
///
/// Borrows the board and the moves of the graph. Degree 8.
class TurnGraph {
  public:
    static constexpr std::uint32_t layer_count = 1 + direction_count;
    /// As many nodes as the largest board has cells: 1,864,135, or 1365 × 1365.
    static constexpr auto most_cells = static_cast<std::uint32_t>(Grid::most_cells / layer_count);

    static bool is_small_enough(const Grid& grid) { return grid.cell_count() <= most_cells; }

    /// The board must be small enough. The goal may be None: then no cell ends a path.
    TurnGraph(const GridGraph& graph, NodeId goal, const TurnPenalty& penalty)
        : graph_(graph), cells_(graph.node_count()), goal_(goal) {
        assert(is_small_enough(graph.grid()) && penalty.units <= TurnPenalty::most);
        for (Slot came = 0; came < direction_count; ++came) {
            for (Slot goes = 0; goes < direction_count; ++goes) {
                const Cost turn = turn_between(graph.lattice(), came, goes);
                const bool is_by_angle = penalty.charge == TurnPenalty::Charge::Angle;
                penalties_[1 + came][goes] = penalty.units * (is_by_angle || turn == 0 ? turn : 1);
            }
        }
    }

    const GridGraph& cells() const { return graph_; }
    NodeId cell_of(NodeId node) const { return node_at(index_of(node) % cells_); }
    std::uint32_t layer_of(NodeId node) const { return index_of(node) / cells_; }

    std::uint32_t node_count() const { return layer_count * cells_; }
    Slot max_degree() const { return direction_count; }

    template <class Each> void for_each_successor(NodeId node, Each&& each) const {
        const auto from = cell_of(node);
        if (from != goal_) {
            graph_.for_each_successor(from, [&](const Move& move) { each(turned(node, move)); });
        }
    }

    /// All layers of a cell can be left, though into some of them no move leads.
    template <class Each> void for_each_predecessor(NodeId node, Each&& each) const {
        const auto entered = cell_of(node);
        const auto layer = layer_of(node);
        graph_.for_each_predecessor(entered, [&](const Move& back) {
            const auto heading = heading_from(back.to, back.slot);
            if (back.to == goal_ || layer != layer_entered(entered, heading)) {
                return;
            }
            for (std::uint32_t from = 0; from < layer_count; ++from) {
                each(Move{.slot = back.slot,
                          .to = node_at(index_of(back.to) + from * cells_),
                          .cost = back.cost + penalties_[from][heading]});
            }
        });
    }

    Move move(NodeId node, Slot slot) const { return turned(node, graph_.move(cell_of(node), slot)); }

  private:
    using Penalties = std::array<Cost, direction_count>; // by the heading of the next move

    Slot heading_from(NodeId cell, Slot slot) const {
        const auto& traits = traits_of(graph_.lattice());
        return traits.has_eight_directions() ? slot : traits.headings[graph_.grid().cell(cell).y % 2][slot];
    }

    std::uint32_t layer_entered(NodeId cell, Slot heading) const { return cell == goal_ ? 0 : 1 + heading; }

    /// The move of the cell as a move of this node.
    Move turned(NodeId from, const Move& move) const {
        const auto heading = heading_from(cell_of(from), move.slot);
        return {.slot = move.slot,
                .to = node_at(index_of(move.to) + layer_entered(move.to, heading) * cells_),
                .cost = move.cost + penalties_[layer_of(from)][heading]};
    }

    GridGraph graph_;
    std::uint32_t cells_;
    NodeId goal_;
    std::array<Penalties, layer_count> penalties_{}; // by the layer that is left; layer 0: nothing
};

static_assert(Graph<TurnGraph>);

/// The cells of a path of that graph. O(length).
inline std::vector<NodeId> cells_of(const TurnGraph& graph, std::span<const NodeId> path) {
    std::vector<NodeId> cells;
    cells.reserve(path.size());
    for (const auto node : path) {
        cells.push_back(graph.cell_of(node));
    }
    return cells;
}

} // namespace astrolabe
