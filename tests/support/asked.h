// A finished search that can be asked why.
#pragma once

#include "core/explain/why.h"
#include "tests/support/board.h"

#include <algorithm>
#include <optional>

namespace astrolabe::test {

struct Asked {
    Asked(const Board& asked_board, HeuristicKind kind, NodeId from, NodeId to, const SearchOptions& chosen)
        : board(asked_board), components(connected_components(board.map.grid, board.graph.moves().rules())),
          heuristic(board.graph, kind, to), options(chosen), goal(to),
          run(search(board, heuristic, from, to, options)), fold(board.graph.node_count()),
          history(run.trace, board.graph.node_count()) {}

    FinishedSearch<GridGraph> logged() const {
        return {.graph = board.graph,
                .heuristic = heuristic,
                .options = options,
                .trace = run.trace,
                .start = run.trace.start,
                .goal = goal,
                .own_goal = own_goal.value_or(goal),
                .own = {.components = &components}};
    }
    Why why(NodeId node, std::uint32_t step) {
        fold.seek(board.graph, run.trace, step);
        return astrolabe::why(logged(), history, step, node, [&] {
            std::vector<NodeId> open;
            for (std::uint32_t index = 0; index < board.graph.node_count(); ++index) {
                if (fold.at(node_at(index)).status == Status::Open) {
                    open.push_back(node_at(index));
                }
            }
            return open;
        });
    }
    /// `beside` must be one of its eight neighbours.
    Neighbour neighbour(Cell cell, Cell beside, std::uint32_t step) {
        const auto neighbours = why(board.map.grid.node(cell), step).neighbours;
        return *std::find_if(neighbours.begin(), neighbours.end(), [&](const Neighbour& neighbour) {
            return neighbour.node == board.map.grid.node(beside);
        });
    }

    const Board& board;
    Components components;
    GridHeuristic heuristic;
    SearchOptions options;
    NodeId goal;
    std::optional<NodeId> own_goal;
    Finished run;
    Fold fold;
    History history;
};

} // namespace astrolabe::test
