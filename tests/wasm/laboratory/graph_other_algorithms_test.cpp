// The other algorithms through the façade for graphs: which accept them, both halves of a search, repairs.
#include "tests/support/graph_laboratory_run.h"

#include <doctest/doctest.h>

#include <cmath>
#include <cstdint>
#include <vector>

namespace astrolabe::test {
namespace {

TEST_CASE("graph laboratory: every algorithm that serves graphs answers, the others are refused") {
    GraphLaboratory lab;
    REQUIRE(define_small(lab).is_ok());
    for (const auto* algorithm : {"bidirectional", "bidijkstra", "idastar", "fringe", "lpastar", "flow"}) {
        CAPTURE(algorithm);
        run_graph(lab, {.algorithm = algorithm}, 0, 3);
        CHECK(lab.result().outcome == "found");
        CHECK(lab.result().cost == 9);
        const auto path = lab.path();
        CHECK(std::vector(path.begin(), path.end()) == std::vector<std::uint32_t>{0, 1, 3});
        CHECK(verdict_of(lab).ruling == "optimal");
        CHECK(verdict_of(lab).guaranteed == "holds");
        REQUIRE(lab.seek(1).is_ok());
        const auto why = lab.why(0);
        REQUIRE(why.has_value());
        CHECK_FALSE(why->is_explained);
        CHECK(why->neighbours.empty());
        // Out of reach: led to the nearest reachable place.
        run_graph(lab, {.algorithm = algorithm}, 0, 4);
        CHECK(lab.result().outcome == "no-path");
        CHECK(lab.result().target == 3);
        CHECK(lab.result().cost == 9);
        CHECK(verdict_of(lab).conditions.path_exists == "fails");
        CHECK(verdict_of(lab).ruling == "optimal");
        CHECK(lab.why(4)->untouched->absence == "other-island");
        run_graph(lab, {.algorithm = algorithm}, 2, 2);
        CHECK(lab.result().outcome == "found");
        CHECK(lab.result().cost == 0);
    }
    for (const auto* algorithm : {"canonical", "jps", "theta", "lazytheta", "twotier", "local"}) {
        CHECK(lab.begin({.algorithm = algorithm}, 0, 3).expected == "algorithm");
    }
}

TEST_CASE("graph laboratory: the two halves of a bidirectional search") {
    GraphLaboratory lab;
    REQUIRE(define_small(lab).is_ok());
    run_graph(lab, {.algorithm = "bidijkstra"}, 0, 3);
    REQUIRE(lab.seek(1).is_ok());
    const auto numbers = lab.nodes();
    REQUIRE(numbers.size() == 5 * 8);
    CHECK(numbers[8 * 0 + 6] == 0);
    CHECK(numbers[8 * 1 + 4] == 0); // parent in the half from the start
    CHECK(std::isnan(numbers[8 * 1 + 7]));
    CHECK(numbers[8 * 3 + 1] == 0); // the goal, open in its half
    CHECK(numbers[8 * 3 + 6] == 1);
    REQUIRE(lab.seek(lab.result().steps).is_ok());
    const auto end = lab.nodes();
    CHECK(end[8 * 1 + 1] == 4); // less to the goal than from the start
    CHECK(end[8 * 1 + 4] == 3);
    CHECK(end[8 * 1 + 6] == 1);
    CHECK(end[8 * 1 + 7] == 0);
    const auto why = lab.why(1);
    REQUIRE(why.has_value());
    CHECK(why->is_from_goal);
    CHECK(why->sum->parent == 3);
    CHECK(why->sum->unit == 4);
    CHECK(why->other_sum->parent == 0);
    CHECK(why->other_sum->g == 5);
    const auto log = lab.log(1, 1);
    CHECK(log[6] == 0);
    CHECK(log[7] == 3); // the first step opens the goal, too
    CHECK(log[13] == 1);
}

TEST_CASE("graph laboratory: LPA* repairs after a change of edges or goal, and starts over after others") {
    GraphLaboratory lab;
    REQUIRE(define_small(lab).is_ok());
    const GraphSettings settings{.algorithm = "lpastar"};
    run_graph(lab, settings, 0, 3);
    CHECK(lab.result().repairs == 0);
    const auto anew = lab.result().expanded;
    const std::vector<double> coordinates{0, 0, 3, 4, 6, -8, 9, 0, 100, 100};
    // The path through 1 becomes costlier, but not the costliest: no estimate changes.
    REQUIRE(lab.define(coordinates, {}, std::vector<double>{0, 1, 5, 1, 3, 7, 0, 2, 5, 2, 3, 5, 3, 0, 90})
                .is_ok());
    run_graph(lab, settings, 0, 3);
    CHECK(lab.result().cost == 10);
    CHECK(lab.result().repairs == anew);
    CHECK(lab.result().expanded < anew);
    CHECK(verdict_of(lab).ruling == "optimal");
    // The same again: there is nothing to do.
    run_graph(lab, settings, 0, 3);
    CHECK(lab.result().expanded == 0);
    CHECK(lab.result().steps == 0);
    CHECK(lab.path().size() == 3);
    CHECK(lab.position().open == 0);
    run_graph(lab, settings, 0, 1);
    CHECK(lab.result().repairs == anew);
    CHECK(verdict_of(lab).ruling == "optimal");
    run_graph(lab, settings, 2, 1);
    CHECK(lab.result().repairs == 0);
    run_graph(lab, {.algorithm = "lpastar", .weight_hundredths = 0}, 2, 1);
    CHECK(lab.result().repairs == 0);
    // A search that was abandoned before it ended is not repaired.
    REQUIRE(lab.begin(settings, 0, 3).is_ok());
    CHECK(lab.advance(1) == "running");
    run_graph(lab, settings, 0, 3);
    CHECK(lab.result().repairs == 0);
    REQUIRE(define_small(lab).is_ok());
    REQUIRE(lab.define(std::vector<double>{0, 0, 1, 1}, {}, std::vector<double>{0, 1, 5}).is_ok());
    run_graph(lab, settings, 0, 1);
    CHECK(lab.result().repairs == 0);
    CHECK(lab.result().cost == 5);
    run_graph(lab, settings, 0, 1);
    CHECK(lab.result().repairs > 0);
    lab.forget_answer();
    CHECK(lab.result().outcome == "idle");
    run_graph(lab, settings, 0, 1);
    CHECK(lab.result().repairs == 0);
    CHECK(lab.result().cost == 5);
}

} // namespace
} // namespace astrolabe::test
