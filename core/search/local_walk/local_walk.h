// Walking with a short view: a search inside a square around the goal, of which only the first step is taken;
// outside it straight on, and around obstacles. Cheap at every step, without any promise of a path.
#pragma once

#include "core/grid/grid_graph.h"
#include "core/heuristic/grid_heuristic.h"
#include "core/open_list/binary_heap.h"
#include "core/random/random.h"
#include "core/search/local_walk/local_walk_rules.h"
#include "core/search/options.h"
#include "core/search/search_loop.h"
#include "core/search/textbook/textbook_search.h"
#include "core/trace/trace.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

namespace astrolabe {

/// Many game servers move their creatures so. At each cell the walker decides anew:
///
/// - Inside the square of this radius around the goal it searches there, with moves out of the square left
///   out, for at most (2 radius + 1)² expansions, and walks the first step_length cells of what it finds.
/// - *Go to*: else it takes the step towards the goal; if that is not legal it turns by 45°, 90° and 135°
///   clockwise and then counter-clockwise, until one is; or in one direction only, chosen at random.
/// - *Random shift*: if there is none, or it was twice before where that leads, any legal step at random; or
///   it gives up, if the rules say so.
///
/// In the trace (events) every decision after the first begins a phase; its steps are the expansions of the
/// search inside the square, or one that opens the cell walked to. The path found is the walk, including
/// cells walked more than once. Of the options order, weight, tie and the like are those of the searches
/// inside the square. Squares only. A decision takes O(radius² × log(radius)).
class LocalWalk : public SearchLoop<LocalWalk> {
  public:
    /// Borrows the graph, which must outlive the walk and stay unchanged.
    LocalWalk(const GridGraph& graph, HeuristicKind heuristic, NodeId start, NodeId goal,
              const SearchOptions& options, const LocalWalkRules& rules = {});
    LocalWalk(const LocalWalk&) = delete;
    LocalWalk& operator=(const LocalWalk&) = delete;

    /// Expands one node: of a search inside the square, or the cell that it steps from.
    Outcome step();

    SearchResult result() const;
    /// The walk as far as `node`; empty if it was not there.
    std::vector<NodeId> path_to(NodeId node) const;
    /// After the last step; pushes have no numbers. A decision that is still to be made has not yet begun
    /// anew.
    NodeState node_state(NodeId node) const;
    /// All cells walked so far, the start first, whether it arrived or not; valid until the next step.
    const std::vector<NodeId>& walk() const { return walk_; }
    std::uint64_t decisions() const { return decisions_; }
    std::uint64_t random_shifts() const { return random_shifts_; }

  private:
    /// The square around the goal as a small board of its own.
    struct Square {
        Square(const GridGraph& board, NodeId goal, std::uint32_t radius, HeuristicKind kind);
        bool contains(NodeId node) const;
        NodeId inside(NodeId node) const;
        NodeId outside(NodeId node) const;

        const Grid* board;
        Cell corner;
        Grid grid;
        Moves moves;
        NodeId goal;
        GridGraph graph;
        GridHeuristic heuristic;
    };
    using Search = TextbookSearch<GridGraph, GridHeuristic, BinaryHeap>;

    void arrive();
    void decide();
    void search_on();
    void go_to();
    std::optional<Move> step_to_goal();
    std::optional<Move> random_step();
    void walk(NodeId to);

    GridGraph graph_;
    NodeId goal_;
    SearchOptions options_;
    LocalWalkRules rules_;
    Square square_;
    BinaryHeap open_;
    std::optional<Search> search_;    ///< Of the current decision, if it was made inside the square.
    std::size_t events_reported_ = 0; ///< Of that search's trace.
    std::uint64_t searched_ = 0;      ///< Its expansions; its trace may be cut off.
    bool must_decide_ = true;         ///< Before the next step.
    bool is_searching_ = false;       ///< The next step is one of the search.
    // For a decision without a search.
    NodeId from_;
    std::optional<Move> taken_;
    bool is_made_ = false;
    Random random_;
    std::vector<NodeId> walk_;
    std::vector<std::uint8_t> visits_; // by node, counted to 2
    std::uint64_t decisions_ = 0;
    std::uint64_t random_shifts_ = 0;
};

} // namespace astrolabe
