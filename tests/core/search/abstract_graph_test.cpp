// The upper tier's graph: where transitions lie, what edges cost, and that it follows edits.
#include "core/search/two_tier/abstract_graph.h"
#include "core/search/two_tier/legs.h"
#include "core/search/two_tier/linked_graph.h"
#include "tests/support/oracles/oracle.h"
#include "tests/support/random/case_count.h"
#include "tests/support/two_tier.h"

#include <doctest/doctest.h>

#include <array>
#include <map>
#include <set>

namespace astrolabe::test {
namespace {

const std::uint64_t cut_boards = 500 / stride;

std::vector<Cell> transitions_on(std::string_view drawing, std::uint32_t side, CornerRule rule) {
    const Board board(drawing, {.corner = rule});
    const auto abstract = abstract_graph_of(board, side);
    return cells_of(board, {abstract.transitions().begin(), abstract.transitions().end()});
}

TEST_CASE("transitions: in the middle of a short run, at both ends of a long one") {
    using Cells = std::vector<Cell>;
    constexpr auto rule = CornerRule::NoWall;
    CHECK(transitions_on("........\n........\n........\n........", 4, rule) == Cells{{3, 1}, {4, 1}});
    CHECK(transitions_on("........\n...#....\n........\n........", 4, rule) ==
          Cells{{3, 0}, {3, 2}, {4, 0}, {4, 2}});
    CHECK(transitions_on("............\n............\n............\n............\n............\n....#.......",
                         6, rule) == Cells{{5, 0}, {5, 5}, {6, 0}, {6, 5}});
    CHECK(transitions_on("............\n............\n............\n............\n............\n.....#......",
                         6, rule) == Cells{{5, 2}, {6, 2}});
    CHECK(transitions_on("....#...\n...#....\n....#...\n....#...", 4, rule).empty());
}

TEST_CASE("transitions: on a road through a swamp") {
    using Cells = std::vector<Cell>;
    constexpr auto rule = CornerRule::NoWall;
    CHECK(transitions_on("55555555\n55555555\n55555555\n........", 4, rule) == Cells{{3, 3}, {4, 3}});
    CHECK(transitions_on("555555555555\n555555555555\n555555555555\n555555555555\n............\n555555555555",
                         6, rule) == Cells{{5, 0}, {5, 4}, {5, 5}, {6, 0}, {6, 4}, {6, 5}});
}

TEST_CASE("transitions: diagonal only where both side cells are walls and the corner rule lets pass") {
    using Cells = std::vector<Cell>;
    constexpr auto across_a_border = "########\n...#####\n####....\n########";
    constexpr auto across_a_corner = "#####\n#####\n#####\n###.#\n####.\n#####";
    for (const auto rule : {CornerRule::NoWall, CornerRule::OneWall, CornerRule::Four}) {
        CHECK(transitions_on(across_a_border, 4, rule).empty());
        CHECK(transitions_on(across_a_corner, 4, rule).empty());
    }
    CHECK(transitions_on("...#....\n....####", 4, CornerRule::Always) == Cells{{3, 1}, {4, 0}});
    CHECK(transitions_on("...##...\n....####\n####....", 4, CornerRule::Always) == Cells{{3, 1}, {4, 2}});
    CHECK(transitions_on(across_a_corner, 4, CornerRule::Always) == Cells{{3, 3}, {4, 4}});
}

/// The cells of an area as a separate board.
Grid cut_out(const Grid& grid, const Area& area) {
    std::vector<Factor> factors;
    for (std::uint32_t number = 0; number < area.cell_count(); ++number) {
        factors.push_back(grid.factor(grid.node(area.cell(number))));
    }
    return {area.width, area.height, std::move(factors)};
}

TEST_CASE("abstract graph: edges cost what the oracle finds inside the cluster alone, also in reverse") {
    std::uint64_t edges = 0;
    for (std::uint64_t seed = 0; seed < cut_boards; ++seed) {
        CAPTURE(seed);
        const TwoTierQuestion question(seed);
        const auto& grid = question.board.map.grid;
        const auto graph = without_blocked_goal(question.board);
        const auto abstract = abstract_graph_of(question.board, question.side);
        const Oracle oracle(grid, graph.rules());
        for (std::uint32_t cluster = 0; cluster < abstract.clusters().count(); ++cluster) {
            const auto area = abstract.clusters().area(cluster);
            const auto cells = abstract.transitions(cluster);
            const auto inside = cut_out(grid, area);
            const Oracle oracle_inside(inside, graph.rules());
            for (std::size_t i = 0; i < cells.size(); ++i) {
                REQUIRE(area.contains(grid.cell(cells[i])));
                const auto costs = oracle_inside.costs_from(node_at(area.number(grid.cell(cells[i]))));
                for (std::size_t j = 0; j < cells.size(); ++j) {
                    const auto cost = abstract.costs(cluster)[i * cells.size() + j];
                    const auto expected = costs[area.number(grid.cell(cells[j]))];
                    REQUIRE(cost == expected.value_or(AreaCosts::unreachable));
                    ++edges;
                }
                REQUIRE(abstract.crossings(cluster, i) != 0);
                for (Slot slot = 0; slot < direction_count; ++slot) {
                    if ((abstract.crossings(cluster, i) >> slot & 1U) == 0) {
                        continue;
                    }
                    const auto to = graph.move(cells[i], slot).to;
                    REQUIRE(oracle.step_cost(cells[i], to).has_value());
                    REQUIRE_FALSE(area.contains(grid.cell(to)));
                    const auto next = abstract.clusters().of(grid.cell(to));
                    const auto node = abstract.node_of(grid, to);
                    REQUIRE(node != NodeId::None);
                    REQUIRE(abstract.transitions()[index_of(node)] == to);
                    const auto back = abstract.crossings(next, index_of(node) - abstract.first_node(next));
                    REQUIRE((back >> opposite(slot) & 1U) == 1);
                }
            }
        }
    }
    CHECK(edges > 100 * cut_boards);
}

TEST_CASE("abstract graph: all clusters together give each edge once, with its costs in both directions") {
    for (std::uint64_t seed = 0; seed < cut_boards; ++seed) {
        CAPTURE(seed);
        const TwoTierQuestion question(seed);
        const auto graph = without_blocked_goal(question.board);
        const auto abstract = abstract_graph_of(question.board, question.side);
        const LinkedGraph linked(graph, abstract, question.board.map.start, question.board.map.start);
        std::map<std::pair<NodeId, NodeId>, Cost> expected;
        for (std::uint32_t node = 0; node < abstract.node_count(); ++node) {
            linked.for_each_successor(node_at(node), [&](const Move& move) {
                if (index_of(move.to) < abstract.node_count()) {
                    const std::pair ends(linked.cell_of(node_at(node)), linked.cell_of(move.to));
                    REQUIRE(expected.emplace(ends, move.cost).second);
                }
            });
        }
        std::map<std::pair<NodeId, NodeId>, Cost> given;
        for (std::uint32_t cluster = 0; cluster < abstract.clusters().count(); ++cluster) {
            for (const auto& edge : abstract.edges_of(graph, cluster)) {
                REQUIRE(edge.from < edge.to);
                REQUIRE(given.emplace(std::pair(edge.from, edge.to), edge.cost).second);
                REQUIRE(given.emplace(std::pair(edge.to, edge.from), edge.cost_back).second);
            }
        }
        REQUIRE(given == expected);
    }
}

TEST_CASE("abstract graph: the same in slices as at once") {
    const TwoTierQuestion question(7);
    const auto graph = without_blocked_goal(question.board);
    AbstractGraph slow(question.board.map.grid, 4);
    AbstractGraph fast(question.board.map.grid, 4);
    std::uint32_t slices = 0;
    for (auto finished = slow.finished_count(); !slow.advance(graph, 1); finished = slow.finished_count()) {
        CHECK(slow.finished_count() >= finished);
        CHECK_FALSE(slow == fast);
        ++slices;
    }
    CHECK(slices > slow.clusters().count());
    CHECK(slow.finished_count() == slow.clusters().count());
    CHECK(fast.advance(graph, 1'000'000'000));
    CHECK(slow == fast);
}

TEST_CASE("abstract graph: after each of 1,000 edits as if built afresh") {
    constexpr std::array<MoveRules, 5> all_rules{CornerRule::NoWall, CornerRule::OneWall, CornerRule::Always,
                                                 CornerRule::Four, Lattice::Hexes};
    Random random(11);
    for (const auto& rules : all_rules) {
        Grid grid = random_grid(random, 40);
        Moves moves(grid, rules);
        const auto side = 4 + random.below(8);
        AbstractGraph abstract(grid, side);
        std::uint64_t compared = 0;
        for (int edit = 0; edit < 1000; ++edit) {
            const auto cell = node_at(random.below(grid.cell_count()));
            const auto factor = random.below(4);
            grid.set_factor(cell, static_cast<Factor>(factor));
            moves.update_around(grid, cell);
            const GridGraph graph(grid, moves, {.lattice = rules.lattice, .corner = rules.corner});
            abstract.update_around(graph, cell);
            // Edits may come while it is still being built.
            if (!abstract.advance(graph, 1 + random.below(4000))) {
                continue;
            }
            AbstractGraph anew(grid, side);
            REQUIRE(anew.advance(graph, 1'000'000'000));
            REQUIRE(abstract == anew);
            ++compared;
        }
        CHECK(compared > 100);
        const GridGraph graph(grid, moves, {.lattice = rules.lattice, .corner = rules.corner});
        AbstractGraph anew(grid, side);
        anew.advance(graph, 1'000'000'000);
        abstract.advance(graph, 1'000'000'000);
        CHECK(abstract == anew);
    }
}

TEST_CASE("abstract graph: an edit in the middle of a cluster leaves the others alone") {
    const Board board(AsciiMap{.grid = Grid(50, 50)}, {});
    auto abstract = abstract_graph_of(board, 10);
    abstract.update_around(board.graph, board.at(25, 25));
    CHECK(abstract.finished_count() == abstract.clusters().count() - 1);
    CHECK_FALSE(abstract.is_whole());
    CHECK(abstract.advance(board.graph, 1'000'000));
}

TEST_CASE("linked graph: predecessors are the successors backwards, and a slot is a move") {
    using Edge = std::array<std::uint64_t, 4>;
    for (std::uint64_t seed = 0; seed < cut_boards; ++seed) {
        CAPTURE(seed);
        const TwoTierQuestion question(seed);
        const auto& [grid, start, goal] = question.board.map;
        const auto abstract = abstract_graph_of(question.board, question.side);
        const LinkedGraph linked(question.board.graph, abstract, start, goal);
        REQUIRE(linked.cell_of(linked.start()) == start);
        REQUIRE(linked.cell_of(linked.goal()) == goal);
        std::set<Edge> forward;
        std::set<Edge> backward;
        for (std::uint32_t node = 0; node < linked.node_count(); ++node) {
            std::set<Slot> slots;
            linked.for_each_successor(node_at(node), [&](const Move& move) {
                REQUIRE(move.slot < linked.max_degree());
                REQUIRE(slots.insert(move.slot).second);
                REQUIRE(move.cost > 0);
                const auto again = linked.move(node_at(node), move.slot);
                REQUIRE(again.to == move.to);
                REQUIRE(again.cost == move.cost);
                REQUIRE(forward.insert({node, index_of(move.to), move.slot, move.cost}).second);
            });
            linked.for_each_predecessor(node_at(node), [&](const Move& move) {
                REQUIRE(backward.insert({index_of(move.to), node, move.slot, move.cost}).second);
            });
        }
        REQUIRE(forward == backward);
    }
}

/// A random walk that visits no node twice, until no move is left.
std::vector<NodeId> stroll(const LinkedGraph& graph, Random& random) {
    std::vector<NodeId> path{graph.start()};
    std::vector<bool> is_visited(graph.node_count());
    for (;;) {
        is_visited[index_of(path.back())] = true;
        std::vector<NodeId> next;
        graph.for_each_successor(path.back(), [&](const Move& move) {
            if (!is_visited[index_of(move.to)]) {
                next.push_back(move.to);
            }
        });
        if (next.empty()) {
            return path;
        }
        path.push_back(next[random.below(static_cast<std::uint32_t>(next.size()))]);
    }
}

TEST_CASE("legs: what is left of any path cannot be shortened by an edge") {
    Random random(5);
    std::uint64_t cut = 0;
    for (std::uint64_t seed = 0; seed < cut_boards; ++seed) {
        CAPTURE(seed);
        const TwoTierQuestion question(seed);
        const auto& [grid, start, goal] = question.board.map;
        const auto abstract = abstract_graph_of(question.board, question.side);
        const LinkedGraph linked(question.board.graph, abstract, start, goal);
        const auto path = stroll(linked, random);
        const auto legs = legs_along(linked, path);
        cut += legs.size() + 1 < path.size() ? 1 : 0;
        std::map<NodeId, std::size_t> indices; // of the cells at which legs end
        std::vector<Cost> costs{0};
        for (const auto& leg : legs) {
            REQUIRE(leg.from == (indices.empty() ? start : legs[indices.size() - 1].to));
            costs.push_back(costs.back() + leg.cost);
            REQUIRE(indices.emplace(leg.to, costs.size() - 1).second);
        }
        REQUIRE((legs.empty() ? start : legs.back().to) == linked.cell_of(path.back()));
        REQUIRE(costs.back() <= path_cost(linked, path));
        for (std::size_t i = 0; i < legs.size(); ++i) {
            linked.for_each_successor(linked.node_of(legs[i].from), [&](const Move& move) {
                const auto at = indices.find(linked.cell_of(move.to));
                if (at != indices.end() && at->second > i + 1) {
                    REQUIRE(move.cost > costs[at->second] - costs[i]);
                }
            });
        }
    }
    CHECK(cut > cut_boards / 4);
}

} // namespace
} // namespace astrolabe::test
