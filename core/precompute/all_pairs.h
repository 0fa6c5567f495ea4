// Every path on a small board computed in advance: then any question is answered by a lookup.
#pragma once

#include "core/grid/grid_graph.h"
#include "core/open_list/binary_heap.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace astrolabe {

enum class PairsMethod {
    /// Is it shorter to go through this cell? Asked for every cell and every pair of others: cells³ checks,
    /// whatever the board. R. W. Floyd, "Algorithm 97: Shortest Path", 1962; S. Warshall, "A Theorem on
    /// Boolean Matrices", 1962.
    FloydWarshall,
    /// For every cell one search of all paths to it: breadth-first where every step costs the same,
    /// Dijkstra's algorithm elsewhere. cells² × degree checks, and those of a heap.
    SearchPerCell,
};

enum class PairsRefusal {
    None,
    TooManyCells, ///< More free cells than AllPairs::most_cells.
    CostsTooLarge ///< A path might cost 2^32 - 1 units or more.
};

/// The properties of a table, before it is made.
struct PairsPlan {
    std::uint32_t cells = 0; ///< Free ones.
    std::uint64_t bytes = 0; ///< Of the table: 5 for each pair of cells, their order counting.
    std::uint64_t steps = 0; ///< Between free cells, in one direction each; 0 where it is refused.
    PairsRefusal refusal = PairsRefusal::None;

    /// Checks that a method takes to find the costs, as advance() counts them.
    std::uint64_t probes(PairsMethod method) const {
        const std::uint64_t all = cells;
        return method == PairsMethod::FloydWarshall ? all * all * all : all * (all + steps);
    }
};

/// O(cells of the board).
PairsPlan plan_of_pairs(const GridGraph& graph);

/// Costs and first steps of the cheapest paths between any two free cells. Walls and blocked goals have no
/// part in it. Of several cheapest paths the one whose first step comes first in the neighbour order of the
/// graph: so both methods make the same table. The plan must not be refused. The graph is read at the
/// beginning and not needed afterwards: the table is of the board as it was then. The memory of the table is
/// allocated at the beginning and first touched row by row, so that no slice has to touch all of it.
class AllPairs {
  public:
    /// 64 × 64, say: 84 MB.
    static constexpr std::uint32_t most_cells = 4096;

    AllPairs(const GridGraph& graph, PairsMethod method);

    /// About this many more checks, of a step or a pair each; returns whether the table is complete. A slice
    /// ends with a row of the table: it makes up to 9 × cells more checks than asked.
    bool advance(std::uint64_t probes);
    bool is_done() const { return done_ == rows_; }
    /// The progress: rows completed, of all rows.
    std::uint64_t rows_done() const { return done_; }
    std::uint64_t rows() const { return rows_; }

    PairsMethod method() const { return method_; }
    /// Whether all steps cost the same, so that the searches are breadth-first.
    bool has_equal_steps() const { return equal_step_ != 0; }
    std::uint32_t cell_count() const { return static_cast<std::uint32_t>(cells_.size()); }
    std::uint64_t bytes() const {
        return std::uint64_t{cells_.size()} * cells_.size() * (sizeof(std::uint32_t) + sizeof(std::uint8_t));
    }

    // Only when done.

    /// Nothing where there is no path, or an end is a wall. O(1).
    std::optional<Cost> cost(NodeId from, NodeId to) const;
    /// The cell to go to next; None where there is no path, or from a cell to itself. O(1).
    NodeId next_hop(NodeId from, NodeId to) const;
    /// Including both ends; empty where there is no path. O(length).
    std::vector<NodeId> path(NodeId from, NodeId to) const;

  private:
    using FreeIndex = std::uint32_t; ///< Index of a cell among the free ones, in the order of their numbers.

    static constexpr std::uint32_t infinite = std::numeric_limits<std::uint32_t>::max();
    static constexpr FreeIndex none = 0xffffffff;
    static constexpr std::uint8_t no_slot = 0xff;

    struct Step {
        FreeIndex other;
        std::uint32_t cost;
        std::uint8_t slot;
    };
    /// The steps of each cell, one behind the other.
    struct Steps {
        std::vector<Step> all;
        std::vector<std::uint32_t> ends;
        std::span<const Step> of(FreeIndex cell) const {
            const auto begin = cell == 0 ? 0 : ends[cell - 1];
            return std::span(all).subspan(begin, ends[cell] - begin);
        }
    };

    void list_steps(const GridGraph& graph);
    std::span<std::uint32_t> costs_to(FreeIndex to);
    void list_direct_steps(FreeIndex to);
    void go_by(FreeIndex middle, FreeIndex to);
    void search_breadth_first(FreeIndex to);
    void search_cheapest_first(FreeIndex to);
    void choose_first_steps(FreeIndex to);
    std::size_t pair(FreeIndex from, FreeIndex to) const { return std::size_t{to} * cells_.size() + from; }
    FreeIndex free_index(NodeId node) const { return free_indices_[index_of(node)]; }

    PairsMethod method_;
    std::uint32_t width_;
    std::vector<NodeId> cells_;             // by index among the free ones
    std::vector<FreeIndex> free_indices_;   // by node; none for a wall
    Steps forwards_;                        // in neighbour order
    Steps backwards_;                       // with what the step costs going forward
    std::uint32_t equal_step_ = 0;          // what every step costs; 0 if they differ
    std::vector<std::uint32_t> costs_;      // by target and start
    std::vector<std::uint8_t> first_slots_; // likewise
    std::vector<FreeIndex> queue_;
    BinaryHeap heap_;
    std::uint64_t rows_ = 0;
    std::uint64_t done_ = 0;
};

} // namespace astrolabe
