// A* as it is written by hand, with a list that is scanned for its least node, and perhaps a bug.
#pragma once

#include "core/check/bug.h"
#include "core/heuristic/grid_heuristic.h"
#include "core/open_list/open_list.h"
#include "core/run/search_settings.h"

#include <vector>

namespace astrolabe {

/// Cells that searches on one board have reached, kept from one to the next: beginning one costs O(1).
class HandWrittenMemory {
  public:
    struct State {
        Cost g = 0;
        std::uint32_t stamp = 0; ///< Of the search that reached it.
        bool is_open = false;
    };

    explicit HandWrittenMemory(std::uint32_t cells) : states_(cells) {}

    /// All are unreached.
    void begin() { ++stamp_; }
    bool is_reached(NodeId node) const { return states_[index_of(node)].stamp == stamp_; }
    State& reach(NodeId node) {
        auto& state = states_[index_of(node)];
        state.stamp = stamp_;
        return state;
    }

  private:
    std::vector<State> states_;
    std::uint32_t stamp_ = 0;
};

/// Of the plans those for A*, Dijkstra's algorithm and greedy search. With neither bug nor pick it expands
/// what TextbookSearch does with a tie rule. Borrows the graph and the memory, which serves one search at a
/// time. An expansion is O(open nodes).
class HandWrittenSearch {
  public:
    HandWrittenSearch(const SearchPlan& plan, const GridGraph& graph, Bug bug, Pick pick, NodeId start,
                      NodeId goal, HandWrittenMemory& memory);

    /// Expands a node and returns it; None when it has ended. With Pick::Any that is `wanted` if it is among
    /// the least.
    NodeId step(NodeId wanted = NodeId::None);

  private:
    struct Entry {
        NodeId node = NodeId::None;
        Key key;
        Cost h = 0;
    };

    NodeId take_least(NodeId wanted);
    bool comes_before(const Entry& entry, const Entry& least) const;
    bool allows(NodeId from, const Move& move) const;
    /// Without its decimals, if this bug cuts them.
    Cost cut(Cost cost, bool is_cut, Cost units = 1) const;
    Cost estimate(NodeId node) const;
    void consider(NodeId node, Cost g);
    void open(NodeId node, Cost g);

    SearchOptions options_;
    const GridGraph* graph_;
    Bug bug_;
    Pick pick_;
    NodeId goal_;
    GridHeuristic heuristic_;
    HandWrittenMemory* memory_;
    std::vector<Entry> list_; ///< In the order in which nodes came.
    std::uint32_t pushes_ = 0;
    bool has_ended_ = false;
    bool is_goal_opened_ = false;
};

} // namespace astrolabe
