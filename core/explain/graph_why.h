// Why does a place of a graph have these numbers at this step, and why does it stand where it stands? As
// why.h does for cells, from the trace, the graph and the options.
#pragma once

#include "core/explain/neighbour_fates.h"
#include "core/explain/open_rank.h"
#include "core/explain/why.h"
#include "core/heuristic/graph_heuristic.h"
#include "core/precompute/graph_costs.h"
#include "core/trace/fold.h"

#include <optional>
#include <vector>

namespace astrolabe {

/// A search on a graph that has ended. Lends all its parts. Its trace is in events.
struct LoggedGraphSearch {
    const ExplicitGraph& graph;
    const GraphHeuristic& heuristic;
    const SearchOptions& options;
    const Trace& trace;
    NodeId goal;
};

/// g = parent_g + edge; for the start 0. h = √(squared_distance × rate.cost² / rate.squared_length), rounded
/// down.
struct PlaceTerms {
    NodeId parent = NodeId::None; ///< None for the start.
    Cost parent_g = 0;            ///< When it was expanded and offered this way.
    Cost edge = 0;
    Cost g = 0;
    Cost squared_distance = 0; ///< To the goal.
    StraightLineRate rate;
    Cost h = 0;
    Cost f = 0; ///< f_of() says in which unit.
};

/// The end of an edge out of the node, in the order of definition.
struct PlaceNeighbour {
    NodeId node = NodeId::None;
    Cost edge = 0;
    NeighbourFate fate = NeighbourFate::NotLookedAt; ///< From Opened on.
    Cost offered = 0;                                ///< These three as in Neighbour.
    Cost known = 0;
    std::uint32_t closed_at = 0;
};

/// The members as in Why. Nothing is a wall, and a goal out of reach is looked for everywhere.
struct PlaceWhy {
    NodeId node = NodeId::None;
    std::uint32_t step = 0;
    Status status = Status::Untouched;
    std::optional<PlaceTerms> terms;
    std::optional<OpenRank> rank;
    std::optional<Untouched> untouched;
    std::uint32_t expanded_at = 0;
    std::uint32_t times_expanded = 0;
    Cost expanded_g = 0;
    std::vector<PlaceNeighbour> neighbours;
};

/// After this step of the trace, which history and fold must be of; the fold is put to that step.
/// O(nodes + edges + steps).
PlaceWhy why(const LoggedGraphSearch& search, History& history, Fold& fold, std::uint32_t step, NodeId node);

/// A relative of the textbook search that has ended. Lends all its parts.
struct LoggedGraphRelative {
    const ExplicitGraph& graph;
    const GraphHeuristic& heuristic; ///< Of the layer that is asked about.
    const SearchOptions& options;
    const Trace& trace;
    NodeId start; ///< What cannot be reached from it, or backwards not lead on, is on another island.
    NodeId goal;
    NodeId led_to;            ///< The goal, or the nearest node that can be reached.
    bool is_backward = false; ///< Parents are the next node on the way to the goal in this layer.
};

/// The same of a relative of the textbook search, as far as the log says it: numbers and times. Its open list
/// is ordered in its own way and its offers are no events, so rank and neighbours are left out. `state` is a
/// node of the trace, of whatever layer. O(nodes + edges + steps).
PlaceWhy told(const LoggedGraphRelative& search, History& history, Fold& fold, std::uint32_t step,
              NodeId state);

} // namespace astrolabe
