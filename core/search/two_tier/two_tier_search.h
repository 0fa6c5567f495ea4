// The two-tier search: the textbook search at long range, over the transitions between clusters, and then at
// short range, cell by cell, for every edge of the path that it found there.
//
// After Botea, Müller and Schaeffer, "Near Optimal Hierarchical Path-Finding", 2004.
#pragma once

#include "core/open_list/binary_heap.h"
#include "core/search/search_loop.h"
#include "core/search/textbook/textbook_search.h"
#include "core/search/two_tier/cell_estimate.h"
#include "core/search/two_tier/cell_states.h"
#include "core/search/two_tier/legs.h"
#include "core/search/two_tier/linked_graph.h"

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace astrolabe {

/// Finds a path wherever there is one; it need not be a shortest one, since it goes through transitions.
///
/// The upper tier follows the heuristic and the options. The lower tier then keeps the edges' promises: each
/// leg (legs.h) is A* inside its cluster with the estimate that is exact on an empty board and of the options
/// the tie alone; a step across a border is a leg without a search. No leg may enter the cells of those
/// before, and none has to.
///
/// The trace is in events over cells. The steps are first the upper tier's, with parents far away. The step
/// after its last begins a new phase, in which g counts from the start again and the parents are neighbours;
/// a cell that ends one leg is expanded when the next begins. So path_to(), a chain of parents, has far cells
/// before that phase and all cells from then on.
class TwoTierSearch : public SearchLoop<TwoTierSearch> {
  public:
    /// Borrows the first three. They must outlive the search and stay unchanged, and the abstract graph must
    /// be complete and of the same board, corner rule and costs.
    TwoTierSearch(const GridGraph& graph, const GridHeuristic& heuristic, const AbstractGraph& abstract,
                  NodeId start, NodeId goal, const SearchOptions& options);
    TwoTierSearch(const TwoTierSearch&) = delete;
    TwoTierSearch& operator=(const TwoTierSearch&) = delete;
    ~TwoTierSearch();

    /// Expands one transition, or in the lower tier one cell. O(degree · log nodes); O(side²) where a leg
    /// begins; between the tiers O(nodes of the upper graph + length of its path · degree).
    Outcome step();
    /// At most this many expansions; between the tiers it may return after none.
    Outcome advance(std::uint64_t expansions);

    /// Counts both tiers together; its path has all cells, each beside the one before.
    SearchResult result() const;
    std::vector<NodeId> path_to(NodeId cell) const;
    NodeState node_state(NodeId cell) const;
    /// The cell that the last step expanded; None before the first.
    NodeId last_expanded() const { return last_expanded_; }

    /// Expansions of the upper tier: all steps up to this one.
    std::uint64_t upper_expanded() const { return upper_expanded_; }
    /// Once the upper tier has found its path; empty before, and where start and goal are the same cell.
    std::span<const Leg> legs() const { return legs_; }

  private:
    struct LegSearch;
    using UpperSearch = TextbookSearch<LinkedGraph, CellEstimate<LinkedGraph>, BinaryHeap>;

    Outcome step_above();
    Outcome step_below();
    /// This many nodes of the upper path further; returns whether the legs are known.
    bool find_legs(std::uint64_t nodes);
    void begin_below();
    bool step_leg();
    void begin_leg();
    void end_leg();
    void walk_to(NodeId cell);
    void push(NodeId cell, NodeId parent, Cost g, bool begins_phase = false);
    void expand(NodeId cell);

    const GridGraph& graph_;
    SearchOptions options_;
    NodeId start_;
    LinkedGraph linked_;
    CellEstimate<LinkedGraph> estimate_;
    BinaryHeap open_;
    UpperSearch upper_;
    NodeId last_expanded_ = NodeId::None;
    std::uint64_t upper_expanded_ = 0; // the upper tier counts for itself, counters_ are the lower one's

    bool is_below_ = false;               // the lower tier has begun
    std::optional<LegFinder> leg_finder_; // between the two tiers
    std::vector<Leg> legs_;
    std::size_t leg_ = 0;
    std::unique_ptr<LegSearch> leg_search_; // of this leg, if it has been begun
    std::vector<NodeId> path_;              // the cells of the legs before
    Cost path_cost_ = 0;
    CellStates cells_;

    std::uint32_t push_count_ = 0;
};

} // namespace astrolabe
