#include "core/search/two_tier/coarse_board.h"

#include <limits>
#include <utility>

namespace astrolabe {
namespace {

/// The free ground of a square.
struct FreeGround {
    std::uint32_t free = 0;
    std::uint64_t factors = 0;    // their sum
    std::uint64_t added = 0;      // likewise
    NodeId middle = NodeId::None; // the free cell nearest to the middle
};

FreeGround ground_of(const Grid& board, const Area& area) {
    FreeGround ground;
    auto nearest = std::numeric_limits<std::int64_t>::max();
    for (std::uint32_t number = 0; number < area.cell_count(); ++number) {
        const auto cell = area.cell(number);
        const auto node = board.node(cell);
        if (!board.is_free(node)) {
            continue;
        }
        ++ground.free;
        ground.factors += board.factor(node);
        ground.added += board.added(node);
        // In half cells, so that the middle of an even side is one.
        const auto dx = 2 * std::int64_t{cell.x - area.x} - (area.width - 1);
        const auto dy = 2 * std::int64_t{cell.y - area.y} - (area.height - 1);
        if (const auto distance = dx * dx + dy * dy; distance < nearest) {
            nearest = distance;
            ground.middle = node;
        }
    }
    return ground;
}

GridRules coarse_rules(const GridRules& rules) {
    return {.corner = rules.corner == CornerRule::Four ? CornerRule::Four : CornerRule::NoWall,
            .costs = rules.costs,
            .order = rules.order};
}

} // namespace

CoarseBoard::Layout CoarseBoard::lay_out(const GridGraph& graph, const Clusters& squares, NodeId start,
                                         NodeId goal) {
    const auto& board = graph.grid();
    Layout layout{.grid = Grid(squares.columns(), squares.rows()),
                  .cells = std::vector<NodeId>(squares.count(), NodeId::None)};
    for (std::uint32_t square = 0; square < squares.count(); ++square) {
        const auto area = squares.area(square);
        const auto ground = ground_of(board, area);
        if (2 * ground.free >= area.cell_count()) {
            const auto mean = [&](std::uint64_t sum) { return (sum + ground.free / 2) / ground.free; };
            layout.grid.set_ground(node_at(square), ground_with(static_cast<Factor>(mean(ground.factors)),
                                                                static_cast<Extra>(mean(ground.added))));
            layout.cells[square] = ground.middle;
        } else {
            layout.grid.set_factor(node_at(square), wall);
        }
    }
    for (const auto end : {goal, start}) {
        const auto square = node_at(squares.of(board.cell(end)));
        layout.cells[index_of(square)] = end;
        if (!layout.grid.is_free(square)) {
            layout.grid.set_factor(square, graph.cheapest_factor());
        }
    }
    return layout;
}

CoarseBoard::CoarseBoard(const GridGraph& graph, std::uint32_t side, NodeId start, NodeId goal)
    : CoarseBoard(graph, Clusters(graph.grid(), side),
                  lay_out(graph, Clusters(graph.grid(), side), start, goal)) {}

CoarseBoard::CoarseBoard(const GridGraph& graph, const Clusters& squares, Layout layout)
    : board_(&graph.grid()), squares_(squares), cells_(std::move(layout.cells)),
      grid_(std::move(layout.grid)), moves_(grid_, coarse_rules(graph.rules()).moves()),
      graph_(grid_, moves_, coarse_rules(graph.rules())) {}

std::vector<bool> CoarseBoard::corridor_along(const std::vector<NodeId>& plan) const {
    std::vector<bool> corridor(squares_.count());
    for (std::size_t at = 0; at < plan.size(); ++at) {
        corridor[index_of(plan[at])] = true;
        if (at > 0) {
            const auto from = grid_.cell(plan[at - 1]);
            const auto to = grid_.cell(plan[at]);
            corridor[index_of(grid_.node({from.x, to.y}))] = true;
            corridor[index_of(grid_.node({to.x, from.y}))] = true;
        }
    }
    return corridor;
}

} // namespace astrolabe
