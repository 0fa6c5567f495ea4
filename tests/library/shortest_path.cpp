// Reads a map from standard input, searches it, and prints the path and what it cost.
#include "core/heuristic/grid_heuristic.h"
#include "core/io/ascii_map.h"
#include "core/open_list/binary_heap.h"
#include "core/search/textbook/textbook_search.h"

#include <iostream>
#include <iterator>

int main() {
    using namespace astrolabe;
    const std::string text(std::istreambuf_iterator<char>(std::cin), {});
    const auto read = read_ascii_map(text);
    if (!read.is_ok()) {
        std::cerr << read.reason().code << " in line " << read.reason().line << '\n';
        return 1;
    }
    const auto& [grid, start, goal] = read.value();
    const GridRules rules;
    const Moves moves(grid, rules.moves());
    const GridGraph graph(grid, moves, rules);
    const GridHeuristic heuristic(graph, HeuristicKind::Octile, goal);
    BinaryHeap open(graph.node_count());
    TextbookSearch search(graph, heuristic, open, start, goal, {});
    search.run();
    const auto result = search.result();
    for (const auto node : result.path) {
        std::cout << grid.cell(node).x << ',' << grid.cell(node).y << ' ';
    }
    std::cout << "cost " << result.cost << ", " << result.expanded << " expanded\n";
}
