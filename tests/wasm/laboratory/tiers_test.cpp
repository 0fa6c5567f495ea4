// The upper tier through the façade: clusters, edges and path are those of a freshly built abstract graph.
#include "core/search/two_tier/abstract_graph.h"
#include "tests/support/laboratory_run.h"
#include "tests/support/random/random_case.h"
#include "wasm/laboratory/laboratory.h"

#include <doctest/doctest.h>

#include <array>
#include <map>
#include <set>
#include <utility>

namespace astrolabe::test {
namespace {

constexpr std::array<MoveRules, 5> moves_by_corner{CornerRule::NoWall, CornerRule::OneWall,
                                                   CornerRule::Always, CornerRule::Four, Lattice::Hexes};

using Edges = std::map<std::pair<std::uint32_t, std::uint32_t>, std::pair<double, double>>;

SearchSettings settings_with(std::size_t corner, const char* algorithm = "twotier") {
    const bool is_on_hexes = corner == 4;
    return {.algorithm = algorithm,
            .board = is_on_hexes ? "hex" : "squares",
            .corner = is_on_hexes ? "nowall" : corner_names[corner]};
}

Edges edges_in(Laboratory& lab, std::uint32_t x, std::uint32_t y, std::uint32_t columns, std::uint32_t rows) {
    const auto numbers = lab.tier_edges(x, y, columns, rows);
    REQUIRE(numbers.size() % Laboratory::numbers_an_edge == 0);
    Edges edges;
    for (std::size_t at = 0; at < numbers.size(); at += Laboratory::numbers_an_edge) {
        const std::pair key{static_cast<std::uint32_t>(numbers[at]),
                            static_cast<std::uint32_t>(numbers[at + 1])};
        REQUIRE(edges.emplace(key, std::pair{numbers[at + 2], numbers[at + 3]}).second);
    }
    return edges;
}

/// Of the current board, built by the core alone.
Edges expected_edges(const Laboratory& lab, const MoveRules& moved, std::uint32_t side) {
    Grid grid(lab.width(), lab.height());
    const auto factors = lab.factors();
    for (std::uint32_t index = 0; index < grid.cell_count(); ++index) {
        grid.set_factor(node_at(index), factors[index]);
    }
    const Moves moves(grid, moved);
    const GridGraph graph(grid, moves, {.lattice = moved.lattice, .corner = moved.corner});
    AbstractGraph abstract(grid, side);
    while (!abstract.advance(graph, 10'000)) {
    }
    Edges edges;
    for (std::uint32_t cluster = 0; cluster < abstract.clusters().count(); ++cluster) {
        for (const auto& edge : abstract.edges_of(graph, cluster)) {
            edges[{index_of(edge.from), index_of(edge.to)}] =
                std::pair{cost_models::tutorial.to_display(edge.cost),
                          cost_models::tutorial.to_display(edge.cost_back)};
        }
    }
    return edges;
}

/// Every stretch of the path is an edge, except those that begin or end at start or goal.
void check_path(Laboratory& lab, const Edges& edges) {
    REQUIRE(lab.seek(lab.result().steps).is_ok());
    const auto view = lab.tier_path();
    const std::vector<std::uint32_t> upper(view.begin(), view.end());
    if (lab.result().outcome != "found" || lab.suggested_start() == lab.suggested_goal()) {
        return;
    }
    REQUIRE(upper.size() >= 2);
    REQUIRE(upper.front() == lab.path().front());
    REQUIRE(upper.back() == lab.path().back());
    for (std::size_t i = 2; i + 1 < upper.size(); ++i) {
        REQUIRE((edges.count({upper[i - 1], upper[i]}) + edges.count({upper[i], upper[i - 1]})) == 1);
    }
    const auto path = lab.path();
    std::size_t met = 0;
    for (const auto cell : path) {
        met += met < upper.size() && cell == upper[met] ? 1 : 0;
    }
    REQUIRE(met == upper.size());
    REQUIRE(lab.seek(0).is_ok());
    REQUIRE(lab.tier_path().empty());
}

TEST_CASE("tiers: edges and path are those of the abstract graph, before and after edits") {
    std::size_t edges_seen = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        const auto grid = random_grid(random, 45);
        const auto corner = seed % corner_names.size();
        Laboratory lab;
        const std::vector<std::uint32_t> factors(grid.factors().begin(), grid.factors().end());
        REQUIRE(lab.restore(grid.width(), grid.height(), factors).is_ok());
        for (int round = 0; round < 3; ++round) {
            CAPTURE(round);
            run(lab, settings_with(corner));
            const auto side = lab.result().tier_side;
            REQUIRE(Clusters::is_valid_side(side));
            const auto edges = edges_in(lab, 0, 0, lab.width(), lab.height());
            REQUIRE(edges == expected_edges(lab, moves_by_corner[corner], side));
            edges_seen += edges.size();
            check_path(lab, edges);
            const std::array<std::uint32_t, 1> cell{random.below(grid.cell_count())};
            const std::array<std::uint32_t, 1> factor{lab.factors()[cell[0]] == 0 ? 1U : 0U};
            REQUIRE(lab.edit(cell, factor).is_ok());
            CHECK(lab.result().tier_side == 0);
            CHECK(lab.tier_edges(0, 0, lab.width(), lab.height()).empty());
            CHECK(lab.tier_path().empty());
        }
    }
    CHECK(edges_seen > 10'000);
}

TEST_CASE("tiers: the side of the clusters is the setting's") {
    Laboratory lab;
    REQUIRE(lab.generate("random", 60, 50, 20, 3).is_ok());
    for (const std::uint32_t side : {4U, 10U, 11U, 64U, 4U}) {
        auto settings = settings_with(0);
        settings.cluster_side = side;
        run(lab, settings);
        CHECK(lab.result().tier_side == side);
        CHECK(edges_in(lab, 0, 0, 60, 50) == expected_edges(lab, CornerRule::NoWall, side));
        CHECK(lab.tier_squares().empty());
        CHECK(lab.result().kernel == "two tiers");
    }
}

TEST_CASE("tiers: a coarse board shows its squares, its plan and why it was left, until the board changes") {
    std::set<std::string> fallbacks;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        const auto grid = random_grid(random, 45);
        Laboratory lab;
        const std::vector<std::uint32_t> factors(grid.factors().begin(), grid.factors().end());
        REQUIRE(lab.restore(grid.width(), grid.height(), factors).is_ok());
        auto settings = settings_with(seed % corner_names.size());
        settings.tiers = "coarse";
        settings.cluster_side = 5;
        run(lab, settings);
        REQUIRE(lab.seek(lab.result().steps).is_ok());
        if (lab.result().tier_side == 0) { // answered without a search
            REQUIRE(lab.result().outcome != "found");
            continue;
        }
        CHECK(lab.result().tier_side == 5);
        CHECK(lab.tier_edges(0, 0, lab.width(), lab.height()).empty());
        const auto columns = (lab.width() + 4) / 5;
        const auto squares_view = lab.tier_squares();
        const std::vector<std::uint8_t> squares(squares_view.begin(), squares_view.end());
        REQUIRE(squares.size() == std::size_t{columns} * ((lab.height() + 4) / 5));
        const auto path_view = lab.tier_path();
        const std::vector<std::uint32_t> path(path_view.begin(), path_view.end());
        const auto square_of = [&](std::uint32_t cell) {
            return cell / lab.width() / 5 * columns + cell % lab.width() / 5;
        };
        for (const auto cell : path) {
            REQUIRE(squares[square_of(cell)] == 2);
        }
        fallbacks.insert(std::string(lab.result().kernel));
        // Without a path it was led to the nearest cell.
        const auto own_goal = static_cast<std::uint32_t>(lab.result().target);
        const bool is_one_square = square_of(lab.suggested_start()) == square_of(own_goal);
        REQUIRE((lab.result().kernel == "coarse board: no-plan") == (path.empty() && !is_one_square));
        if (lab.result().kernel == "coarse board" && lab.result().outcome == "found") {
            for (const auto cell : lab.path()) {
                REQUIRE(squares[square_of(cell)] == 2);
            }
        }
        const std::array<std::uint32_t, 1> cell{random.below(grid.cell_count())};
        const std::array<std::uint32_t, 1> factor{lab.factors()[cell[0]] == 0 ? 1U : 0U};
        REQUIRE(lab.edit(cell, factor).is_ok());
        CHECK(lab.result().tier_side == 0);
        CHECK(lab.tier_squares().empty());
        // Clusters again after it, and none of its squares left.
        settings.tiers = "clusters";
        run(lab, settings);
        CHECK(lab.tier_squares().empty());
        CHECK(lab.result().kernel == "two tiers");
    }
    CHECK(fallbacks ==
          std::set<std::string>{"coarse board", "coarse board: no-plan", "coarse board: no-path"});
}

TEST_CASE("tiers: a rectangle gives all edges that touch its clusters, and none far away") {
    Random random(7);
    Laboratory lab;
    REQUIRE(lab.generate("random", 60, 50, 20, 3).is_ok());
    run(lab, settings_with(0));
    const auto side = lab.result().tier_side;
    const auto all = edges_in(lab, 0, 0, 60, 50);
    for (int round = 0; round < 50; ++round) {
        const auto x = random.below(60);
        const auto y = random.below(50);
        const auto columns = 1 + random.below(60 - x);
        const auto rows = 1 + random.below(50 - y);
        const auto some = edges_in(lab, x, y, columns, rows);
        const auto touches = [&](std::uint32_t cell, std::uint32_t margin) {
            const auto [left, top] = std::pair{x / side * side, y / side * side};
            const auto right = (x + columns - 1) / side * side + side;
            const auto bottom = (y + rows - 1) / side * side + side;
            const Cell at{cell % 60, cell / 60};
            return at.x + margin >= left && at.x < right + margin && at.y + margin >= top &&
                   at.y < bottom + margin;
        };
        for (const auto& [ends, costs] : all) {
            const bool is_inside = x <= ends.first % 60 && ends.first % 60 < x + columns &&
                                   y <= ends.first / 60 && ends.first / 60 < y + rows;
            if (is_inside) {
                REQUIRE(some.count(ends) == 1);
            }
        }
        for (const auto& [ends, costs] : some) {
            REQUIRE((touches(ends.first, side) && touches(ends.second, side + 1)));
        }
    }
}

TEST_CASE("tiers: nothing for another search, a rectangle off the board, or too many cells") {
    Laboratory lab;
    REQUIRE(lab.clear(300, 300).is_ok());
    CHECK(lab.result().tier_side == 0);
    run(lab, settings_with(0));
    CHECK(lab.result().tier_side == 10);
    CHECK_FALSE(lab.tier_edges(0, 0, 256, 256).empty());
    CHECK(lab.tier_edges(0, 0, 300, 300).empty());
    CHECK(lab.tier_edges(299, 0, 2, 1).empty());
    CHECK(lab.tier_edges(0, 0, 0, 1).empty());
    run(lab, settings_with(0, "astar"));
    CHECK(lab.result().tier_side == 0);
    CHECK(lab.tier_edges(0, 0, 10, 10).empty());
    CHECK(lab.tier_path().empty());
}

} // namespace
} // namespace astrolabe::test
