// The board of squares or hexes as a graph: cells are nodes, legal moves are edges. This is all that a search
// sees of a grid.
#pragma once

#include "core/grid/cost_model.h"
#include "core/grid/moves.h"

#include <cassert>

namespace astrolabe {

/// The rules for moving on a grid, apart from the walls.
struct GridRules {
    Lattice lattice = Lattice::Squares;
    CornerRule corner = CornerRule::NoWall;
    CostModel costs = cost_models::tutorial;
    NeighbourOrder order = neighbour_orders::rows_top_down;
    /// A wall cell that may be entered all the same, as the goal of game-server programs; None: none. It is
    /// entered at the board's cheapest factor, so that no heuristic overestimates because of it.
    NodeId blocked_goal = NodeId::None;

    constexpr MoveRules moves() const { return {lattice, corner}; }
    friend bool operator==(const GridRules&, const GridRules&) = default;
};

/// Borrows the grid and its moves: both must outlive the graph and stay unchanged during a search. The moves
/// must be those of the rules. If no step passes a corner, every step is as long as a straight one; and if
/// ground adds costs that a step is too cheap to distinguish from none, all costs are counted in finer units:
/// the rules that the graph returns reflect both.
class GridGraph {
  public:
    GridGraph(const Grid& grid, const Moves& moves, const GridRules& rules)
        : grid_(&grid), moves_(&moves), rules_(rules), cheapest_(grid.cheapest_factor()) {
        assert(moves.rules() == rules.moves());
        rules_.corner = moves.rules().corner;
        if (!traits_of(lattice()).has_diagonals) {
            rules_.costs.diagonal = rules_.costs.straight;
        }
        if (grid.has_added_costs() && rules_.costs.straight < added_of_a_step) {
            rules_.costs.straight *= added_of_a_step;
            rules_.costs.diagonal *= added_of_a_step;
            rules_.costs.units_shown_as_one *= added_of_a_step;
        }
        if (rules.blocked_goal != NodeId::None && grid.is_free(rules.blocked_goal)) {
            rules_.blocked_goal = NodeId::None;
        }
    }

    const Grid& grid() const { return *grid_; }
    const Moves& moves() const { return *moves_; }
    const GridRules& rules() const { return rules_; }
    Lattice lattice() const { return rules_.lattice; }
    Factor cheapest_factor() const { return cheapest_; }

    std::uint32_t node_count() const { return grid_->cell_count(); }
    Slot max_degree() const { return direction_count; }

    template <class Each> void for_each_successor(NodeId node, Each&& each) const {
        const auto legal = legal_slots(node);
        for (const Slot slot : rules_.order) {
            if ((legal >> slot & 1U) != 0) {
                each(move(node, slot));
            }
        }
    }

    /// Wall cells come as predecessors too, since a start on a wall may leave it; nothing leads into
    /// them, so a search backwards ends there.
    template <class Each> void for_each_predecessor(NodeId node, Each&& each) const {
        const auto cell = grid_->cell(node);
        for (const Slot slot : rules_.order) {
            const auto back = opposite(slot);
            // Before the first column or row it wraps around to a large number.
            const auto x = cell.x + static_cast<std::uint32_t>(directions[back].dx);
            const auto y = cell.y + static_cast<std::uint32_t>(directions[back].dy);
            if (x >= grid_->width() || y >= grid_->height()) {
                continue;
            }
            const auto from = node_at(index_of(node) + offset(back));
            if ((legal_slots(from) >> slot & 1U) != 0) {
                each(Move{.slot = slot, .to = from, .cost = step_cost(slot, node)});
            }
        }
    }

    /// Whether moves of the same slot cost the same everywhere.
    bool has_uniform_costs() const {
        return grid_->has_uniform_ground() && rules_.blocked_goal == NodeId::None;
    }

    Move move(NodeId node, Slot slot) const {
        const auto to = node_at(index_of(node) + offset(slot));
        return {.slot = slot, .to = to, .cost = step_cost(slot, to)};
    }
    /// What a move of this slot adds to the index of a node, modulo 2^32.
    std::uint32_t offset(Slot slot) const {
        const auto direction = directions[slot];
        return static_cast<std::uint32_t>(direction.dx) +
               static_cast<std::uint32_t>(direction.dy) * grid_->width();
    }

    /// The move of this slot that leads into the node; `to` is where it comes from. The slot must hold one.
    Move move_into(NodeId node, Slot slot) const {
        const auto from = node_at(index_of(node) - offset(slot));
        return {.slot = slot, .to = from, .cost = step_cost(slot, node)};
    }

    /// Bit `slot` is set when that move out of the node is legal.
    std::uint8_t legal_slots(NodeId node) const {
        auto slots = moves_->mask(node);
        if (rules_.blocked_goal != NodeId::None) {
            slots |= slot_into_blocked_goal(node);
        }
        return slots;
    }

    /// The same for all nodes in order, except a blocked goal: moves into it are left out.
    const std::uint8_t* legal_slots_of_all() const { return moves_->data(); }

    /// Whether some move could lead into it, given a neighbouring cell to come from.
    bool can_be_entered(NodeId node) const { return grid_->is_free(node) || node == rules_.blocked_goal; }

    /// What a step into this cell is charged for its ground; the cell must be one that can be entered.
    Factor factor_entered(NodeId node) const {
        return node == rules_.blocked_goal ? cheapest_ : grid_->factor(node);
    }
    /// What its ground adds to each step into it, in units, rounded down.
    Cost added_cost(NodeId entered) const {
        const Cost added = grid_->added(entered);
        return added == 0 ? 0 : added * rules_.costs.straight / added_of_a_step; // divisions take long
    }
    /// What a straight step into this cell costs; the cell must be one that can be entered.
    Cost straight_step_cost(NodeId entered) const {
        return rules_.costs.straight * factor_entered(entered) + added_cost(entered);
    }

  private:
    Cost step_cost(Slot slot, NodeId entered) const {
        return (directions[slot].is_diagonal() ? rules_.costs.diagonal : rules_.costs.straight) *
                   factor_entered(entered) +
               added_cost(entered);
    }

    std::uint8_t slot_into_blocked_goal(NodeId node) const {
        const auto from = grid_->cell(node);
        const auto goal = grid_->cell(rules_.blocked_goal);
        const auto dx = static_cast<std::int32_t>(goal.x - from.x);
        const auto dy = static_cast<std::int32_t>(goal.y - from.y);
        if (dx < -1 || dx > 1 || dy < -1 || dy > 1 || from == goal) {
            return 0;
        }
        const auto slot = slot_towards(dx, dy);
        const bool is_legal = traits_of(lattice()).has_slot(from.y, slot) &&
                              passes_corner(*grid_, rules_.corner, from, directions[slot]);
        return static_cast<std::uint8_t>((is_legal ? 1U : 0U) << slot);
    }

    const Grid* grid_;
    const Moves* moves_;
    GridRules rules_;
    Factor cheapest_;
};

static_assert(Graph<GridGraph>);

} // namespace astrolabe
