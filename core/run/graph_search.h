// A search on a graph of places as one type: the run-time choice is made here, as any_search.h and
// other_algorithms.h make it for boards.
#pragma once

#include "core/heuristic/graph_heuristic.h"
#include "core/open_list/open_list.h"
#include "core/run/any_search.h"
#include "core/search/catalogue.h"
#include "core/search/lifelong_planning/lifelong_replanning.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace astrolabe {

/// Everything about a search on a graph except the graph and its two ends.
struct GraphPlan {
    Algorithm algorithm = Algorithm::AStar; ///< One that serves every graph.
    GraphHeuristicKind heuristic = GraphHeuristicKind::StraightLine;
    SearchOptions options;                             ///< As adapted to the algorithm.
    OpenListKind open_list = OpenListKind::BinaryHeap; ///< Of the textbook search.
};

/// LPA* between two questions: what it found, and on which graph. If it is asked again from the same start,
/// it repairs its answer, or searches anew where that could be wrong.
class KeptGraphLifelong {
  public:
    /// The estimate of each node when it was asked last.
    struct Estimates {
        const std::vector<Cost>* costs;
        Cost operator()(NodeId node) const { return (*costs)[index_of(node)]; }
        Cost straight_line_rank(NodeId /*node*/) const { return 0; }
    };
    using Search = LifelongReplanning<ExplicitGraph, Estimates>;

    /// Borrows the graph: it may be replaced by another, but only at the same address, and not while a search
    /// runs.
    KeptGraphLifelong(const ExplicitGraph& graph, const GraphHeuristic& heuristic, NodeId start, NodeId goal,
                      const GraphPlan& plan);
    KeptGraphLifelong(const KeptGraphLifelong&) = delete;
    KeptGraphLifelong& operator=(const KeptGraphLifelong&) = delete;

    /// Whether it can be asked this question, whatever the goal and the edges. O(1).
    bool is_about(NodeId start, const GraphPlan& plan) const;
    /// Ready to answer for the graph as it is now; the heuristic is that of the goal. O(edges).
    void ask_again(const GraphHeuristic& heuristic, NodeId goal);
    Search& search() { return search_; }

  private:
    const ExplicitGraph* graph_;
    ExplicitGraph known_; ///< As it was when the search, or its last repair, began.
    std::vector<Cost> estimates_;
    NodeId start_;
    GraphHeuristicKind kind_;
    std::uint32_t weight_hundredths_;
    Search search_;
};

/// A question about a graph. Borrows all its parts.
struct GraphQuestion {
    const ExplicitGraph& graph;
    const GraphHeuristic& heuristic; ///< For `goal`.
    const GraphHeuristic* to_start;  ///< Of searches with two layers; null for others.
    NodeId start;
    NodeId goal; ///< For other algorithms one that can be reached.
};

/// The search of the plan; borrows what the question borrows. LPA* lies in `kept` and stays there, and is
/// asked again if it is about this question.
std::unique_ptr<AnySearch> make_search(const GraphPlan& plan, const GraphQuestion& asked,
                                       std::unique_ptr<KeptGraphLifelong>& kept);

} // namespace astrolabe
