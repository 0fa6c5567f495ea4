// A search that has ended, on any graph, with all that is needed to judge and explain it afterwards.
#pragma once

#include "core/heuristic/graph_heuristic.h"
#include "core/heuristic/grid_heuristic.h"
#include "core/precompute/components.h"
#include "core/precompute/graph_costs.h"
#include "core/precompute/true_costs.h"
#include "core/search/as_written/game_server.h"
#include "core/search/as_written/program.h"
#include "core/search/as_written/slides_heuristic.h"
#include "core/search/catalogue.h"
#include "core/search/options.h"
#include "core/trace/trace.h"

#include <cstdint>

namespace astrolabe {

/// What only a search on cells has.
struct CellSearch {
    const Components* components = nullptr; ///< Of the graph's board and moves.
    /// The faulty heuristic that estimated instead of the heuristic, if any.
    const as_written::SlidesHeuristic* bug = nullptr;
    /// The program whose search it was; graph, heuristic and options are those that it fixes.
    as_written::Program program = as_written::Program::None;
    std::uint32_t square_radius = 0; ///< Of the search of the game-server template.
};
/// The same for the nodes of other graphs.
struct NodeSearch {};

/// What is specific to a kind of graph: the estimate of the remaining cost, the true cost, and how costs are
/// shown. A new kind of board is added here; referee, audit, cause, why and survey then serve it.
template <Graph G> struct GraphKind;
template <> struct GraphKind<GridGraph> {
    using Estimate = GridHeuristic;
    using Truth = TrueCosts;
    using Search = CellSearch;
    static const CostModel& costs(const GridGraph& graph) { return graph.rules().costs; }
};
template <> struct GraphKind<ExplicitGraph> {
    using Estimate = GraphHeuristic;
    using Truth = GraphTrueCosts;
    using Search = NodeSearch;
    static const CostModel& costs(const ExplicitGraph& /*graph*/) { return cost_models::unit; }
};

/// What a search adds to g when it selects by f: weight × h, in hundredths of a unit, exactly. This, not h
/// alone, must not exceed the true remaining cost: weight 2 spoils an admissible h.
template <Heuristic H> struct WeightedHeuristic {
    H h;
    std::uint32_t weight_hundredths = 100;

    Cost operator()(NodeId node) const { return weight_hundredths * h(node); }
};

/// The weight by which a search is judged: its own where it selects by f, 1 where it selects by h alone and
/// the weight has no effect, 0 where it does not use the heuristic.
std::uint32_t judged_weight(const SearchOptions& options);

/// Borrows all its parts: they must stay unchanged and outlive all questions about the search. Nodes of the
/// trace, or states, are those of the graph, once for each layer; see Event.
template <Graph G> struct FinishedSearch {
    using Estimate = typename GraphKind<G>::Estimate;

    const G& graph;
    const Estimate& heuristic; ///< To `own_goal`.
    const SearchOptions& options;
    const Trace& trace;
    NodeId start = NodeId::None;
    NodeId goal = NodeId::None;     ///< The goal of the question.
    NodeId own_goal = NodeId::None; ///< The search's own goal: when `goal` is out of reach, perhaps another.
    typename GraphKind<G>::Search own{};
    Algorithm algorithm = Algorithm::AStar;
    const Estimate* to_start = nullptr; ///< The estimate in the second, backward layer, if there is one.
    /// Where its path leads: the goal, or the nearest node to it when it cannot be reached.
    NodeId target = NodeId::None;

    const AlgorithmDescriptor& descriptor() const { return descriptor_of(algorithm); }
    WeightedHeuristic<Estimate> weighted() const { return {heuristic, judged_weight(options)}; }

    std::uint32_t state_count() const { return descriptor().layers * graph.node_count(); }
    std::uint32_t layer_of(NodeId state) const { return index_of(state) / graph.node_count(); }
    NodeId node_of(NodeId state) const {
        return state == NodeId::None ? state : node_at(index_of(state) % graph.node_count());
    }
    /// Whether g is the cost to the goal, and the parent the next node on the path there.
    bool is_from_goal(NodeId state) const { return astrolabe::is_from_goal(descriptor(), layer_of(state)); }

    as_written::Program program() const {
        if constexpr (requires { own.program; }) {
            return own.program;
        }
        return as_written::Program::None;
    }
    /// The options describe it completely. A program as written with bugs of its own promises nothing,
    /// whatever its options, and none of them need be to blame for a longer path.
    bool follows_options() const { return as_written::follows_options(program()); }
    /// Whether why() also gives rank and neighbours: only for the textbook search, and one that differs from
    /// it in its moves alone.
    bool is_explained() const {
        return is_textbook(algorithm) ||
               (descriptor().prunes_moves && descriptor().parents == Parents::Beside);
    }

    /// Whether the search could enter the node if there were a path: the game-server template keeps to its
    /// square.
    bool can_be_searched(NodeId node) const {
        if constexpr (requires { own.square_radius; }) {
            return own.program != as_written::Program::GameServer ||
                   as_written::is_in_square(graph.grid(), goal, own.square_radius, node);
        }
        return true;
    }
    /// The estimate in the layer of the state.
    const Estimate& heuristic_of(NodeId state) const { return layer_of(state) == 0 ? heuristic : *to_start; }
    /// What the search stored as h of a state that it reached from `parent`.
    Cost estimate(NodeId state, NodeId parent) const {
        if constexpr (requires { own.bug; }) {
            if (own.bug != nullptr) {
                return own.bug->on_arrival(state, parent);
            }
        }
        return heuristic_of(state)(node_of(state));
    }
};

} // namespace astrolabe
