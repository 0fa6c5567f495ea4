// The board as a planning unit assumes it: known ground, influence, and cells that others hold. It consists
// of snapshots, so that a search that takes several ticks sees one unchanging board; and of nothing else, so
// that no path can avoid a wall that its team has not seen.
#pragma once

#include "core/grid/grid_graph.h"
#include "core/world/knowledge/influence.h"
#include "core/world/knowledge/known_ground.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace astrolabe {

struct Snapshot {
    std::shared_ptr<const Ground> ground;
    std::shared_ptr<const std::vector<std::uint16_t>> influence; ///< One a cell; null: none counts.
    std::shared_ptr<const std::vector<std::uint8_t>> held; ///< 1 for a cell not to be entered; null: none.
    std::uint32_t version = 0;                             ///< Of the ground.
};

/// Entering a cell costs the step over its ground plus its influence; the goal is never counted as held.
class PlanningGraph {
  public:
    PlanningGraph(const Snapshot& snapshot, const CostModel& costs, NodeId goal)
        : snapshot_(snapshot), goal_(goal),
          board_(snapshot_.ground->grid, snapshot_.ground->moves,
                 {.lattice = snapshot_.ground->moves.rules().lattice,
                  .corner = snapshot_.ground->moves.rules().corner,
                  .costs = snapshot_.influence == nullptr ? costs : finer(costs)}) {}
    PlanningGraph(const PlanningGraph&) = delete;
    PlanningGraph& operator=(const PlanningGraph&) = delete;

    const GridGraph& board() const { return board_; }
    std::uint32_t node_count() const { return board_.node_count(); }
    Slot max_degree() const { return board_.max_degree(); }

    template <class Each> void for_each_successor(NodeId node, Each&& each) const {
        board_.for_each_successor(node, [&](Move move) {
            if (!is_held(move.to)) {
                move.cost += extra(move.to);
                each(move);
            }
        });
    }
    template <class Each> void for_each_predecessor(NodeId node, Each&& each) const {
        if (is_held(node)) {
            return;
        }
        board_.for_each_predecessor(node, [&](Move move) {
            move.cost += extra(node);
            each(move);
        });
    }
    Move move(NodeId node, Slot slot) const {
        auto move = board_.move(node, slot);
        move.cost += extra(move.to);
        return move;
    }
    bool can_be_entered(NodeId node) const { return board_.can_be_entered(node) && !is_held(node); }

  private:
    /// All costs are multiplied alike if a step is too cheap to distinguish the least influence from none.
    static CostModel finer(CostModel costs) {
        if (costs.straight < influence_of_a_step) {
            costs.straight *= influence_of_a_step;
            costs.diagonal *= influence_of_a_step;
        }
        return costs;
    }
    bool is_held(NodeId node) const {
        return snapshot_.held != nullptr && (*snapshot_.held)[index_of(node)] != 0 && node != goal_;
    }
    Cost extra(NodeId entered) const {
        return snapshot_.influence == nullptr ? 0
                                              : (*snapshot_.influence)[index_of(entered)] *
                                                    board_.rules().costs.straight / influence_of_a_step;
    }

    Snapshot snapshot_;
    NodeId goal_;
    GridGraph board_;
};

static_assert(Graph<PlanningGraph>);

} // namespace astrolabe
