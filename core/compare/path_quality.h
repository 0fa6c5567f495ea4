// How good a path looks and walks, and what it takes to find it: several methods for a path with few turns,
// on one board, a row each.
#pragma once

#include "core/grid/turn_graph.h"
#include "core/heuristic/grid_heuristic.h"
#include "core/search/options.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace astrolabe {

enum class PathMethod {
    AStar,         ///< As it comes.
    TurnPenalty,   ///< A* on the graph of cell and direction.
    StringPulling, ///< A*, then the string pulled straight.
    CellSwapping,  ///< A*, then cells swapped.
    ThetaStar,
    LazyThetaStar
};

inline constexpr std::array path_methods{PathMethod::AStar,         PathMethod::TurnPenalty,
                                         PathMethod::StringPulling, PathMethod::CellSwapping,
                                         PathMethod::ThetaStar,     PathMethod::LazyThetaStar};

/// The question put to all of them. Borrows the board and the moves of the graph.
struct PathQuestion {
    GridGraph graph;
    NodeId start = NodeId::None;
    NodeId goal = NodeId::None;
    /// Of the searches that go step by step; any-angle ones take the straight line.
    HeuristicKind heuristic = HeuristicKind::Octile;
    Tie tie = Tie::LastIn;
    TurnPenalty penalty;
};

/// Why a method does not work on a board.
enum class MethodRefusal {
    None,
    TooManyCells,  ///< A turn penalty: more than TurnGraph::most_cells.
    VariedTerrain, ///< Any angle: a straight line would have to be charged for several kinds of ground.
    NoDiagonals,   ///< Any angle, under the rule *four*.
    Hexes,         ///< Any angle: there is no line of sight there.
    BlockedGoal    ///< Any angle: there is no line of sight into a wall.
};

/// O(1).
MethodRefusal refusal_of(const PathQuestion& question, PathMethod method);

struct PathQuality {
    bool is_found = false;
    /// Start to goal: every cell of a path of steps, else those at which the path bends.
    std::vector<NodeId> path;
    /// Of the line through the middles of the cells, whatever the ground, in units of any_angle_costs; hexes
    /// lie 1 apart.
    Cost length = 0;
    /// What its steps cost by the rules of the board, a penalty for turns not among it; nothing for a path
    /// that does not go by steps.
    std::optional<Cost> cost;
    std::uint32_t turns = 0;
    /// Of cells; with a turn penalty of cells with a direction.
    std::uint64_t expanded = 0;
};

/// One method, from beginning to end, so that the caller can time it: including the part where it begins with
/// the same A* as another. The method must not be refused. No trace is kept.
class PathMethodRun {
  public:
    PathMethodRun(const PathQuestion& question, PathMethod method);
    PathMethodRun(const PathMethodRun&) = delete;
    PathMethodRun& operator=(const PathMethodRun&) = delete;
    ~PathMethodRun();

    /// At most this many more expansions; whether it has ended. What follows the search is done with its last
    /// expansion; see path/ for how long that takes.
    bool advance(std::uint64_t expansions);
    bool is_done() const { return search_ == nullptr; }
    /// Only when done.
    const PathQuality& quality() const { return quality_; }

    /// A search with just this interface.
    class Search;

  private:
    void finish();

    PathQuestion question_;
    PathMethod method_;
    std::unique_ptr<Search> search_;
    PathQuality quality_;
};

} // namespace astrolabe
