// The façade for graphs: what it refuses, and that it reports what the search did.
#include "core/codec/graph_code.h"
#include "tests/support/graph_laboratory_run.h"
#include "tests/support/random/random_graph.h"

#include <doctest/doctest.h>

#include <cmath>
#include <limits>

namespace astrolabe::test {
namespace {

TEST_CASE("graph laboratory: a search, its result, its path and its numbers") {
    GraphLaboratory lab;
    CHECK(lab.advance(1) == "idle");
    CHECK(lab.result().outcome == "idle");
    REQUIRE(define_small(lab).is_ok());
    CHECK(lab.node_count() == 5);
    CHECK(lab.edge_count() == 5);
    CHECK(lab.name(1) == "b");
    CHECK(lab.name(4).empty());
    CHECK(lab.name(99).empty());
    CHECK(lab.seek(0).code == "search.none");
    REQUIRE(lab.begin({}, 0, 3).is_ok());
    CHECK(lab.seek(0).code == "search.running");
    CHECK(lab.nodes().empty());
    run_graph(lab, {}, 0, 3);
    const auto result = lab.result();
    CHECK(result.outcome == "found");
    CHECK(result.cost == 9);
    CHECK(result.target == 3);
    const auto path = lab.path();
    CHECK(std::vector(path.begin(), path.end()) == std::vector<std::uint32_t>{0, 1, 3});
    CHECK(lab.position().step == result.steps);
    CHECK(lab.position().current == 3);
    CHECK(lab.seek(result.steps + 1).code == "search.step");
    const auto numbers = lab.nodes();
    REQUIRE(numbers.size() == 5 * GraphLaboratory::numbers_a_node);
    CHECK(numbers[8 * 3] == 2);     // closed
    CHECK(numbers[8 * 3 + 1] == 9); // G
    CHECK(numbers[8 * 3 + 2] == 0); // H
    CHECK(numbers[8 * 3 + 4] == 1); // parent
    CHECK(std::isnan(numbers[8 * 4 + 1]));
    CHECK(lab.statuses()[4] == 0);
    CHECK(lab.next_step_with("expanded", 3, 0) == static_cast<std::int32_t>(result.steps));
    REQUIRE(lab.seek(0).is_ok());
    CHECK(lab.position().open == 1);
    CHECK(lab.position().current == -1);
}

TEST_CASE("graph laboratory: an island is unreachable, the nearest place is offered") {
    GraphLaboratory lab;
    REQUIRE(define_small(lab).is_ok());
    run_graph(lab, {}, 0, 4);
    CHECK(lab.result().outcome == "no-path");
    CHECK(lab.result().target == 3); // (9,0) lies nearer to (100,100) than (3,4) does
    CHECK(lab.result().cost == 9);
    const auto verdict = verdict_of(lab);
    CHECK(verdict.conditions.path_exists == "fails");
    CHECK(verdict.ruling == "optimal"); // of the path to the nearest
    const auto why = lab.why(4);
    REQUIRE(why.has_value());
    CHECK(why->untouched->absence == "other-island");
    run_graph(lab, {}, 4, 0);
    CHECK(lab.result().target == 4);
    CHECK(lab.path().size() == 1);
    run_graph(lab, {}, 2, 2);
    CHECK(lab.result().outcome == "found");
    CHECK(lab.result().cost == 0);
}

TEST_CASE("graph laboratory: why, log and verdict of a longer path") {
    GraphLaboratory lab;
    REQUIRE(define_small(lab).is_ok());
    run_graph(lab, {.algorithm = "dfs"}, 0, 3);
    CHECK(lab.result().cost == 10); // the newest first: by 2
    const auto verdict = verdict_of(lab);
    CHECK(verdict.ruling == "longer");
    CHECK(verdict.optimum == 9);
    CHECK(verdict.excess == doctest::Approx(1.0 / 9));
    CHECK(verdict.guaranteed == "fails");
    CHECK(verdict.conditions.selects_by_f == "fails");
    const auto shortest = lab.shortest_path();
    CHECK(std::vector(shortest.begin(), shortest.end()) == std::vector<std::uint32_t>{0, 1, 3});
    CHECK(verdict.cause.kind == "dfs");
    CHECK(verdict.cause.cell == 1); // on the shortest path, left open
    CHECK(verdict.cause.best_g + verdict.cause.true_cost == 9);
    const auto why = lab.why(3);
    REQUIRE(why.has_value());
    CHECK(why->status == "closed");
    CHECK(why->sum->parent == 2);
    CHECK(why->sum->unit == 5);
    CHECK(std::isnan(why->sum->f));
    REQUIRE(why->neighbours.size() == 1);
    CHECK(why->neighbours[0].outcome == "goal-selected");
    CHECK_FALSE(lab.why(5).has_value());
    const auto log = lab.log(1, 1);
    REQUIRE(log.size() == 3 * 7);
    CHECK(log[0] == 0); // closes the start
    CHECK(log[1] == 0);
    CHECK(log[5] == -1);
    CHECK(log[7] == 1); // opens b
    CHECK(log[8] == 1);
    CHECK(log[9] == 5);
    CHECK(log[12] == 0);
    CHECK(lab.log(0, 1).empty());
    CHECK(lab.log(1, 99).empty());
}

TEST_CASE("graph laboratory: what is refused changes nothing") {
    GraphLaboratory lab;
    REQUIRE(define_small(lab).is_ok());
    const auto before = lab.graph_to_link();
    const std::vector<double> coordinates{0, 0, 1, 1};
    const auto code = [&](const std::vector<double>& edges) {
        return lab.define(coordinates, {}, edges).code;
    };
    constexpr auto nan = std::numeric_limits<double>::quiet_NaN();
    CHECK(code({0, 1, 0}) == "graph.cost");
    CHECK(code({0, 1, 1.5}) == "graph.cost");
    CHECK(code({0, 1, nan}) == "graph.cost");
    CHECK(code({0, 1, -1e300}) == "graph.cost");
    CHECK(code({0, 2, 1}) == "graph.edge_end");
    CHECK(code({0, 0.5, 1}) == "graph.edge_end");
    CHECK(code({0, 0, 1}) == "graph.edge_loop");
    CHECK(code({0, 1, 1, 0, 1, 2}) == "graph.edge_twice");
    CHECK(lab.define(std::vector<double>{0, 0.25}, {}, {}).code == "graph.position");
    CHECK(lab.define(std::vector<double>(2'000'000), {}, {}).code == "graph.node_count");
    CHECK(lab.define({}, {}, std::vector<double>(3 * 65'537)).code == "graph.edge_count");
    CHECK(lab.graph_from_link("n").code == "link.map_broken");
    CHECK(lab.graph_from_link("a").code == "link.map_version");
    CHECK(lab.graph_to_link() == before);
    CHECK(lab.begin({}, 0, 5).code == "graph.end");
    CHECK(lab.begin({.algorithm = "jps"}, 0, 1).code == "search.settings");
    CHECK(lab.begin({.algorithm = "canonical"}, 0, 1).code == "search.settings");
    CHECK(lab.begin({.heuristic = "octile"}, 0, 1).expected == "heuristic");
    CHECK(lab.begin({.weight_hundredths = 1'000'001}, 0, 1).expected == "weightHundredths");
    CHECK(lab.begin({.tie = "x"}, 0, 1).expected == "tie");
    CHECK(GraphLaboratory().begin({}, 0, 0).code == "graph.end");
}

TEST_CASE("graph laboratory: waypoints of a board are joined") {
    GraphLaboratory lab;
    const std::vector<std::uint32_t> factors{1, 1, 0, 1, 1, //
                                             1, 1, 0, 1, 1, //
                                             1, 1, 1, 1, 1};
    const auto corners = lab.cells_at_corners(5, 3, factors);
    CHECK(std::vector(corners.begin(), corners.end()) == std::vector<std::uint32_t>{11, 13});
    CHECK(lab.advance_job(1) == "idle");
    const std::vector<std::uint32_t> cells{0, 4, 11, 13};
    CHECK(lab.begin_joining(5, 2, factors, "nowall", cells, 10).code == "board.factors");
    CHECK(lab.begin_joining(5, 3, factors, "x", cells, 10).code == "search.settings");
    CHECK(lab.begin_joining(5, 3, factors, "nowall", cells, 0).code == "graph.units");
    CHECK(lab.begin_joining(5, 3, factors, "nowall", std::vector<std::uint32_t>{15}, 10).code ==
          "board.cell");
    REQUIRE(lab.begin_joining(5, 3, factors, "nowall", cells, 10).is_ok());
    while (lab.advance_job(2) == "running") {
    }
    CHECK(lab.advance_job(1) == "done");
    const auto edges = lab.joined().value();
    CHECK(std::vector(edges.begin(), edges.end()) ==
          std::vector<double>{0, 2, 22, 2, 0, 22, 1, 3, 22, 3, 1, 22, 2, 3, 20, 3, 2, 20});
}

TEST_CASE("graph laboratory: random graphs pass through it unchanged") {
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        CAPTURE(seed);
        const GraphCase random(seed);
        GraphLaboratory lab;
        REQUIRE(lab.graph_from_link(write_link_graph(random.definition)).is_ok());
        const auto coordinates = std::vector(lab.positions().begin(), lab.positions().end());
        const auto edges = std::vector(lab.edges().begin(), lab.edges().end());
        std::vector<std::string> names;
        for (std::uint32_t node = 0; node < lab.node_count(); ++node) {
            names.push_back(lab.name(node));
        }
        GraphLaboratory other;
        REQUIRE(other.define(coordinates, names, edges).is_ok());
        REQUIRE(other.graph_to_link() == write_link_graph(random.definition));
        run_graph(other, {}, index_of(random.start), index_of(random.goal));
        const auto best = least_costs_from(random.definition, index_of(random.start))[index_of(random.goal)];
        REQUIRE((other.result().outcome == "found") == best.has_value());
        if (best) {
            REQUIRE(other.result().cost == static_cast<double>(*best));
            REQUIRE(verdict_of(other).ruling == "optimal");
            REQUIRE(verdict_of(other).guaranteed == "holds");
        }
    }
}

} // namespace
} // namespace astrolabe::test
