// The upper tier of a board: its clusters, where paths go from one into the next, and what the paths inside
// each cost. It knows no search and no ends; linked_graph.h makes a graph of it for two of them.
//
// After Botea, Müller and Schaeffer, "Near Optimal Hierarchical Path-Finding", 2004.
#pragma once

#include "core/search/two_tier/area_costs.h"
#include "core/search/two_tier/clusters.h"
#include "core/search/two_tier/entrances.h"

#include <cstdint>
#include <span>
#include <vector>

namespace astrolabe {

/// Two transitions and the cost of the best path from one to the other, in both directions, which differ
/// where terrain does.
struct AbstractEdge {
    NodeId from = NodeId::None; ///< Cells of the board.
    NodeId to = NodeId::None;
    Cost cost = 0;
    Cost cost_back = 0;
    friend bool operator==(const AbstractEdge&, const AbstractEdge&) = default;
};

/// Its nodes are the transitions (entrances.h). Between those of a cluster there is an edge for the best path
/// that stays in the cluster, and between two that lie beside each other across a border one for the step.
///
/// It is made in slices, and rebuilt only where the board changed; until it is complete it must not be
/// searched. The graphs passed to it must be of the board as it is then, always under the same rules, and
/// have no blocked goal. With k transitions a cluster takes 8 k² + 5 k bytes and about 100: 3 MB on open
/// ground of 1024 × 1024 cells with clusters of 10.
class AbstractGraph {
  public:
    /// Nothing is known yet. The side must be valid; see Clusters. O(clusters).
    AbstractGraph(const Grid& grid, std::uint32_t side);

    /// Checks about this many cells, or somewhat more, by what is left of a cluster; returns whether it is
    /// complete now. O(k · side² · log side) in all for a cluster, and O(clusters) when it becomes complete.
    bool advance(const GridGraph& graph, std::uint64_t cells);
    bool is_whole() const { return is_whole_; }
    /// Clusters that are finished, of clusters().count().
    std::uint32_t finished_count() const {
        return clusters_.count() - static_cast<std::uint32_t>(waiting_.size());
    }

    /// After the ground of this cell changed: its cluster, and those of the eight beside whose transitions it
    /// moves, are to be rebuilt. O(side²); the work itself is left to advance().
    void update_around(const GridGraph& graph, NodeId changed);

    const Clusters& clusters() const { return clusters_; }

    /// Of all clusters together; the transitions of a cluster have the numbers from first_node() on.
    std::uint32_t node_count() const { return first_nodes_.back(); }
    std::uint32_t first_node(std::uint32_t cluster) const { return first_nodes_[cluster]; }
    /// The largest number in a cluster.
    std::uint32_t most_transitions() const { return most_transitions_; }
    /// The cell of each node, in order.
    std::span<const NodeId> transitions() const { return cells_; }
    /// Those of a cluster, ascending.
    std::span<const NodeId> transitions(std::uint32_t cluster) const {
        return parts_[cluster].transitions.cells;
    }
    /// The node at this cell; None if it is no transition. O(log k).
    NodeId node_of(const Grid& grid, NodeId cell) const;
    /// The slots in which a transition, by its index in its cluster, has one of another cluster beside it
    /// that it leads to. The reverse step is always there too.
    std::uint8_t crossings(std::uint32_t cluster, std::size_t index) const {
        return parts_[cluster].transitions.crossings[index];
    }
    /// k × k of them: that from index i to index j is number i · k + j; AreaCosts::unreachable where there is
    /// no path inside.
    std::span<const Cost> costs(std::uint32_t cluster) const { return parts_[cluster].costs; }

    /// All edges between the cluster's transitions, and those across its borders that lead to a cell with a
    /// greater number: over all clusters each edge comes once.
    std::vector<AbstractEdge> edges_of(const GridGraph& graph, std::uint32_t cluster) const;

    /// Whether both are complete and equal.
    friend bool operator==(const AbstractGraph& a, const AbstractGraph& b) {
        return a.is_whole_ && b.is_whole_ && a.clusters_ == b.clusters_ && a.parts_ == b.parts_ &&
               a.cells_ == b.cells_ && a.first_nodes_ == b.first_nodes_ &&
               a.most_transitions_ == b.most_transitions_;
    }

  private:
    /// What is known of a cluster.
    struct Part {
        Transitions transitions;
        std::vector<Cost> costs;
        std::uint32_t known_rows = 0; // of the costs
        bool is_laid_out = false;     // the transitions are known
        bool is_waiting = true;
        friend bool operator==(const Part&, const Part&) = default;
    };

    void lay_out(Part& part, Transitions transitions);
    /// Computes the next row of the costs; returns how many cells it had to check.
    std::uint32_t learn_row(const GridGraph& graph, std::uint32_t cluster);
    void number_nodes();

    Clusters clusters_;
    std::vector<Part> parts_;                // by cluster
    std::vector<std::uint32_t> waiting_;     // clusters to work on, the next one last
    std::vector<std::uint32_t> first_nodes_; // by cluster, and the end
    std::vector<NodeId> cells_;              // by node
    std::uint32_t most_transitions_ = 0;
    bool is_whole_ = false;
    AreaCosts flood_;
};

} // namespace astrolabe
