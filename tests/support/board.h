// Boards drawn as text in the tests, with what a search needs round them.
#pragma once

#include "core/grid/grid_graph.h"
#include "core/heuristic/grid_heuristic.h"
#include "core/io/ascii_map.h"
#include "core/open_list/binary_heap.h"
#include "core/search/textbook/textbook_search.h"
#include "core/trace/fold.h"

#include <ostream>
#include <string_view>
#include <vector>

namespace astrolabe::test {

/// The drawing must be a good one.
inline AsciiMap drawn(std::string_view drawing) {
    auto map = read_ascii_map(drawing);
    assert(map.is_ok());
    return map.value();
}

/// A board, its moves and its graph, kept together; not copied, since the graph points at the others.
struct Board {
    Board(AsciiMap drawing, const GridRules& rules)
        : map(std::move(drawing)), moves(map.grid, rules.moves()), graph(map.grid, moves, rules) {}
    Board(std::string_view drawing, const GridRules& rules) : Board(drawn(drawing), rules) {}
    Board(const Board&) = delete;
    Board& operator=(const Board&) = delete;

    NodeId at(std::uint32_t x, std::uint32_t y) const { return map.grid.node({x, y}); }

    AsciiMap map;
    Moves moves;
    GridGraph graph;
};

/// The cells whose incoming edges may change when this one does: it and its neighbours.
inline std::vector<NodeId> around(const Grid& grid, NodeId node) {
    std::vector<NodeId> nodes;
    const auto cell = grid.cell(node);
    for (std::int64_t y = std::int64_t{cell.y} - 1; y <= std::int64_t{cell.y} + 1; ++y) {
        for (std::int64_t x = std::int64_t{cell.x} - 1; x <= std::int64_t{cell.x} + 1; ++x) {
            if (grid.contains(x, y)) {
                nodes.push_back(grid.node({static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y)}));
            }
        }
    }
    return nodes;
}

/// A finished search with its trace at hand.
struct Finished {
    SearchResult result;
    Trace trace;
};

template <class O = BinaryHeap, class H>
Finished search(const Board& board, const H& heuristic, NodeId start, NodeId goal,
                const SearchOptions& options) {
    O open(board.graph.node_count());
    TextbookSearch run(board.graph, heuristic, open, start, goal, options);
    run.run();
    return {run.result(), run.release_trace()};
}

template <class O = BinaryHeap>
Finished search(const Board& board, HeuristicKind kind, const SearchOptions& options = {}) {
    return search<O>(board, GridHeuristic(board.graph, kind, board.map.goal), board.map.start, board.map.goal,
                     options);
}

inline std::vector<Cell> cells_of(const Board& board, const std::vector<NodeId>& nodes) {
    std::vector<Cell> cells;
    for (const auto node : nodes) {
        cells.push_back(board.map.grid.cell(node));
    }
    return cells;
}

/// The nodes in the order of their expansion.
inline std::vector<NodeId> expansions(const Trace& trace) {
    std::vector<NodeId> nodes;
    for (const auto mask : trace.masks) {
        nodes.push_back(node_at(mask >> 8U));
    }
    return nodes;
}

} // namespace astrolabe::test

namespace astrolabe {

/// So that a failing check prints cells.
inline std::ostream& operator<<(std::ostream& out, Cell cell) {
    return out << '(' << cell.x << ',' << cell.y << ')';
}

} // namespace astrolabe
