// A parent, or a g, that was kept from an abandoned path when an open cell was updated: in the first case no
// order of expansion shows it, but the numbers do. Counted on random boards, with an A* that shares nothing
// with ours.
#include "core/check/seen_numbers.h"
#include "tests/support/random/random_case.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <limits>
#include <vector>

namespace astrolabe::test {
namespace {

enum class KeptOf { Nothing, Parent, G };

/// What a program writes when it expands a cell.
struct TornSearch {
    std::vector<SeenRow> rows;
    std::vector<NodeId> nodes;
    std::vector<NodeId> parents;
    /// The first row whose parent and g are of different paths; the number of rows if there is none.
    std::size_t first_torn = 0;
    NodeId other = NodeId::None; ///< The cell on the path of which that row has the g.
};

/// 10 and 14 over ground of any factor, corners cut, Manhattan as h: an overestimate, so that open cells are
/// updated often.
TornSearch torn_search(const Grid& grid, NodeId start, NodeId goal, KeptOf kept) {
    struct State {
        double g = std::numeric_limits<double>::infinity();
        NodeId parent = NodeId::None;
        NodeId g_from = NodeId::None; ///< The cell from which it got its g.
        bool is_closed = false;
    };
    std::vector<State> states(grid.cell_count());
    const auto state = [&](NodeId node) -> State& { return states[index_of(node)]; };
    const auto h = [&](NodeId node) {
        const auto [a, b] = std::pair(grid.cell(node), grid.cell(goal));
        return 10.0 * (std::max(a.x, b.x) - std::min(a.x, b.x) + std::max(a.y, b.y) - std::min(a.y, b.y));
    };
    TornSearch written;
    std::vector<NodeId> open{start};
    state(start).g = 0;
    bool is_torn = false;
    while (!open.empty()) {
        const auto least = std::min_element(open.begin(), open.end(), [&](NodeId a, NodeId b) {
            return state(a).g + h(a) < state(b).g + h(b);
        });
        const auto node = *least;
        open.erase(least);
        state(node).is_closed = true;
        const auto& [g, parent, g_from, is_closed] = state(node);
        if (!is_torn && parent != g_from) {
            is_torn = true;
            written.first_torn = written.rows.size();
            written.other = g_from;
        }
        written.rows.push_back({.g = g, .h = h(node), .f = g + h(node)});
        written.nodes.push_back(node);
        written.parents.push_back(parent);
        if (node == goal) {
            break;
        }
        const auto [x, y] = grid.cell(node);
        for (const auto& [dx, dy] : directions) {
            const auto to_x = static_cast<std::int64_t>(x) + dx;
            const auto to_y = static_cast<std::int64_t>(y) + dy;
            if (!grid.contains(to_x, to_y)) {
                continue;
            }
            const auto to = grid.node({static_cast<std::uint32_t>(to_x), static_cast<std::uint32_t>(to_y)});
            auto& next = state(to);
            const auto cost = g + (dx != 0 && dy != 0 ? 14 : 10) * grid.factor(to);
            if (!grid.is_free(to) || next.is_closed || cost >= next.g) {
                continue;
            }
            const bool is_new = next.parent == NodeId::None;
            if (is_new) {
                open.push_back(to);
            }
            if (is_new || kept != KeptOf::G) {
                next.g = cost;
                next.g_from = node;
            }
            if (is_new || kept != KeptOf::Parent) {
                next.parent = node;
            }
        }
    }
    written.first_torn = is_torn ? written.first_torn : written.rows.size();
    return written;
}

/// Noise, with ground of two factors on every second board.
Grid torn_board(Random& random, bool has_terrain) {
    Grid grid(14, 12);
    for (std::uint32_t cell = 0; cell < grid.cell_count(); ++cell) {
        const auto ground = has_terrain ? 1 + random.below(2) : 1;
        grid.set_factor(node_at(cell), random.below(4) == 0 ? wall : static_cast<Factor>(ground));
    }
    return grid;
}

TEST_CASE("check: a parent or a g kept from an abandoned path is named on 90 % of the boards") {
    for (const auto kept : {KeptOf::Nothing, KeptOf::Parent, KeptOf::G}) {
        Random random(30);
        std::size_t boards = 0;
        std::size_t torn = 0;
        std::size_t named = 0;
        std::size_t through = 0;
        for (; boards < 600; ++boards) {
            auto grid = torn_board(random, boards % 2 == 1);
            const auto [start, goal] = std::pair(grid.node({1, 10}), grid.node({12, 2}));
            grid.set_factor(start, 1);
            grid.set_factor(goal, 1);
            const auto [rows, nodes, parents, first_torn, other] = torn_search(grid, start, goal, kept);
            const auto found = check_numbers(rows, nodes, parents, grid, Lattice::Squares, goal);
            if (first_torn == rows.size()) {
                CHECK(!found.step);
                continue;
            }
            ++torn;
            const bool is_named = found.step && found.step->row == first_torn &&
                                  (found.step->found < found.step->expected) == (kept == KeptOf::Parent);
            named += is_named ? 1 : 0;
            through += is_named && found.step_through == other ? 1 : 0;
        }
        if (kept == KeptOf::Nothing) {
            CHECK(torn == 0);
            continue;
        }
        MESSAGE(boards, " boards, with a torn row: ", torn, ", where it is named: ", named,
                ", with the cell on the other path: ", through);
        CHECK(torn >= 200);
        CHECK(100 * named >= 90 * torn);
        CHECK(100 * through >= 90 * torn);
    }
}

} // namespace
} // namespace astrolabe::test
