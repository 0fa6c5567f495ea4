// A search that has ended, with all that is needed to explain it afterwards.
#pragma once

#include "core/heuristic/grid_heuristic.h"
#include "core/precompute/components.h"
#include "core/search/as_written/game_server.h"
#include "core/search/as_written/program.h"
#include "core/search/as_written/slides_heuristic.h"
#include "core/search/canonical/pruning.h"
#include "core/search/options.h"
#include "core/trace/trace.h"

namespace astrolabe {

/// Lends all its parts: they must outlive whatever is asked about the search and stay unchanged.
struct LoggedSearch {
    const GridGraph& graph;
    const Components& components; ///< Of the graph's board and corner rule.
    const GridHeuristic& heuristic;
    const SearchOptions& options;
    const Trace& trace;
    NodeId goal;   ///< The one asked for.
    NodeId led_to; ///< The goal that the search was given: when `goal` is out of reach, perhaps another.
    const as_written::SlidesHeuristic* slip =
        nullptr;                      ///< What estimated instead of the heuristic, if anything.
    const Pruning* pruning = nullptr; ///< What gave up moves, if anything.
    const GridHeuristic* to_start =
        nullptr; ///< What estimated in the second, backward layer, if there is one.
    /// Whose search it was; graph, heuristic and options are those that it fixes.
    as_written::Program program = as_written::Program::None;
    std::uint32_t square_radius = 0; ///< Of the game-server template's search.

    std::uint32_t state_count() const { return (to_start == nullptr ? 1 : 2) * graph.node_count(); }

    /// Whether the search could enter the cell, were there a path: the game-server template keeps to its
    /// square.
    bool can_be_searched(NodeId node) const {
        return program != as_written::Program::GameServer ||
               as_written::is_in_square(graph.grid(), goal, square_radius, node);
    }

    /// What the search stored as h of a node that it came to from `parent`.
    Cost estimate(NodeId node, NodeId parent) const {
        if (index_of(node) >= graph.node_count()) {
            return (*to_start)(node_at(index_of(node) - graph.node_count()));
        }
        return slip == nullptr ? heuristic(node) : slip->on_arrival(node, parent);
    }
};

} // namespace astrolabe
