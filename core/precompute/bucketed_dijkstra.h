// The costs of all cells to one over uniform terrain, without a heap and without sorting anything.
#pragma once

#include "core/grid/grid_graph.h"

#include <array>
#include <cstdint>
#include <vector>

namespace astrolabe {

/// Dijkstra's algorithm with a window of costs in place of the cheapest cell: window k holds costs of k to k
/// + 1 straight steps. No step costs less, so that no cell of a window can make another of it cheaper, and
/// they may be settled in any order: by straight steps they reach cells of the next window, by diagonal ones
/// of that or the one behind it.
///
/// E. A. Dinic, "Economical Algorithms for Finding Shortest Paths in a Network", 1978.
///
/// For moves that are legal in both directions, and straight <= diagonal < 2 straight; fewer than 2^29 cells.
/// O(cells). Keeps 4 bytes for each path found to a cell of the frontier.
class BucketedDijkstra {
  public:
    struct StepCosts {
        Cost straight = 0;
        Cost diagonal = 0;
    };

    /// Borrows the graph's moves. A blocked goal of the graph can be no other cell than this one.
    BucketedDijkstra(const GridGraph& graph, NodeId to, const StepCosts& steps);

    /// Settles at most this many more cells; returns how many of them are left over. `costs` are of all
    /// cells, the same each time: 0 for the first, the greatest number there is for the others.
    std::uint64_t advance(std::vector<Cost>& costs, std::uint64_t cells);
    bool is_done() const { return is_done_; }

  private:
    /// Cells, each with the slot of the move that led to it.
    struct Cells {
        /// For this many more and a last one that is not wanted.
        void make_room(std::size_t count);
        void clear() { next = end = 0; }

        std::vector<std::uint32_t> items;
        std::size_t next = 0; ///< Those before it are settled.
        std::size_t end = 0;
    };

    static constexpr std::uint32_t slot_bits = 3;

    void reach_first(std::vector<Cost>& costs);
    void make_room();
    void open_next_window();
    template <bool is_straight> std::uint64_t settle(std::vector<Cost>& costs, std::uint64_t most);

    const std::uint8_t* legal_of_;
    NodeId to_;
    StepCosts steps_;
    std::array<std::uint32_t, direction_count> offsets_{}; ///< By slot, to the adjacent cell, modulo 2^32.
    Cost window_ = 0;                                      ///< Where the window being settled begins.
    std::array<Cells, 2> straight_; ///< Reached by straight steps: in this window, in the next.
    std::array<Cells, 3> diagonal_; ///< By diagonal ones: in this window, the next and the one behind.
    bool has_begun_ = false;
    bool is_done_ = false;
};

} // namespace astrolabe
