#include "core/world/planning/crowd_path.h"

#include "core/search/as_written/crowd_graph.h"
#include "core/search/as_written/program.h"
#include "core/search/as_written/resorted_list.h"
#include "core/search/textbook/textbook_search.h"

namespace astrolabe {

CrowdPath crowd_path(const Grid& grid, NodeId start, NodeId goal) {
    const auto flat = flattened(grid);
    const auto setup = as_written::set_up(as_written::Program::Crowd, {.options = {.trace_budget_bytes = 0}});
    const Moves moves(flat, setup.rules.moves());
    const GridGraph board(flat, moves, setup.rules);
    const as_written::CrowdGraph graph(board, start);
    const GridHeuristic estimate(board, setup.heuristic, goal);
    as_written::ResortedList open(board.node_count());
    TextbookSearch search(graph, estimate, open, start, goal, setup.options);
    std::vector<NodeId> closed_list;
    auto outcome = Outcome::Running;
    while (outcome == Outcome::Running) {
        outcome = search.step();
        if (outcome != Outcome::NoPath) {
            closed_list.push_back(search.last_expanded());
        }
    }
    const bool is_reached = outcome == Outcome::Found;
    const auto last = is_reached ? goal : as_written::nearest_closed(flat, closed_list, goal);
    return {.cells = search.path_to(last), .is_reached = is_reached, .expanded = closed_list.size()};
}

} // namespace astrolabe
