#include "core/run/kept_lifelong.h"

#include <algorithm>
#include <utility>

namespace astrolabe {
namespace {

/// If more than one cell in this many was edited it starts over.
constexpr std::uint32_t nodes_an_edit = 16;

/// All cells whose incoming edges may have changed: an edit changes moves between the 3 × 3 cells around it.
std::vector<NodeId> round_each(const Grid& grid, const std::vector<NodeId>& edited) {
    std::vector<NodeId> nodes;
    for (const auto node : edited) {
        const auto cell = grid.cell(node);
        for (const std::int64_t dy : {-1, 0, 1}) {
            for (const std::int64_t dx : {-1, 0, 1}) {
                if (grid.contains(cell.x + dx, cell.y + dy)) {
                    nodes.push_back(grid.node(
                        {static_cast<std::uint32_t>(cell.x + dx), static_cast<std::uint32_t>(cell.y + dy)}));
                }
            }
        }
    }
    std::sort(nodes.begin(), nodes.end());
    nodes.erase(std::unique(nodes.begin(), nodes.end()), nodes.end());
    return nodes;
}

} // namespace

KeptLifelong::KeptLifelong(const GridGraph& graph, const GridHeuristic& heuristic, NodeId start, NodeId goal,
                           const SearchOptions& options)
    : graph_(graph), heuristic_(heuristic), start_(start), weight_hundredths_(options.weight_hundredths),
      search_(graph_, heuristic, start, goal, options) {}

bool KeptLifelong::note_edit(NodeId cell) {
    edited_.push_back(cell);
    return edited_.size() <= graph_.node_count() / nodes_an_edit + 1;
}

bool KeptLifelong::is_about(const GridGraph& graph, const GridHeuristic& heuristic, NodeId start,
                            const SearchOptions& options) const {
    return start == start_ && heuristic.kind() == heuristic_.kind() &&
           options.weight_hundredths == weight_hundredths_ && graph.rules() == graph_.rules() &&
           graph.cheapest_factor() == graph_.cheapest_factor() && search_.is_answered();
}

void KeptLifelong::ask_again(const GridHeuristic& heuristic, NodeId goal) {
    auto nodes = round_each(graph_.grid(), edited_);
    edited_.clear();
    if (heuristic == heuristic_) {
        search_.ask_again(std::move(nodes));
    } else {
        heuristic_ = heuristic;
        search_.ask_again(std::move(nodes), heuristic, goal);
    }
}

} // namespace astrolabe
