// How long the paths of Theta* and Lazy Theta* are, against the shortest at any angle and A* by steps.
#include "core/path/string_pulling.h"
#include "core/search/any_angle/lazy_theta_star.h"
#include "core/search/any_angle/theta_star.h"
#include "tests/support/oracles/any_angle_oracle.h"
#include "tests/support/random/uniform_map.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

namespace astrolabe::test {
namespace {

/// How the lengths found compare to the shortest.
struct Ratios {
    void add(double length, double shortest) {
        const auto ratio = shortest > 0 ? length / shortest : 1;
        ++count;
        longer += length > shortest + 0.01 ? 1 : 0; // more than rounding adds to so few lines
        sum += ratio;
        worst = std::max(worst, ratio);
    }
    double mean() const { return sum / count; }
    std::string text() const {
        return std::to_string(count) + " ways, mean " + std::to_string(mean()) + " and worst " +
               std::to_string(worst) + " times the shortest; longer by 0.01 cells: " + std::to_string(longer);
    }
    int count = 0;
    int longer = 0;
    double sum = 0;
    double worst = 1;
};

void check_against_shortest(CornerRule rule) {
    Ratios theta;
    Ratios lazy;
    Ratios by_steps;
    Ratios pulled;
    int theta_longer = 0; // than the pulled string
    int lazy_longer = 0;
    std::uint64_t theta_lines = 0;
    std::uint64_t lazy_lines = 0;
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        const Board board(random_map_of_uniform_terrain(random, 3, 14),
                          {.corner = rule, .costs = any_angle_costs});
        const auto& map = board.map;
        const auto shortest = shortest_any_angle_length(map.grid, rule, map.start, map.goal);
        const auto add = [&](Ratios& ratios, const SearchResult& result) {
            REQUIRE((result.outcome == Outcome::Found) == shortest.has_value());
            if (shortest) {
                const auto length = any_angle_costs.to_display(result.cost) / map.grid.cheapest_factor();
                REQUIRE(length >= *shortest * (1 - 8e-9) - 1e-12);
                ratios.add(length, *shortest);
            }
        };
        const GridHeuristic heuristic(board.graph, HeuristicKind::Euclidean, map.goal);
        ThetaStar one(board.graph, heuristic, map.start, map.goal, {});
        one.run();
        add(theta, one.result());
        LazyThetaStar other(board.graph, heuristic, map.start, map.goal, {});
        other.run();
        add(lazy, other.result());
        auto steps = search(board, HeuristicKind::Octile).result;
        add(by_steps, steps);
        steps.path = pulled_string(board.graph, steps.path);
        steps.cost = map.grid.cheapest_factor() * length_of_path(map.grid, steps.path);
        add(pulled, steps);
        theta_longer += one.result().cost > steps.cost ? 1 : 0;
        lazy_longer += other.result().cost > steps.cost ? 1 : 0;
        theta_lines += one.lines_followed();
        lazy_lines += other.lines_followed();
        REQUIRE(other.lines_followed() < other.result().expanded);
    }
    MESSAGE("theta*: ", theta.text());
    MESSAGE("lazy theta*: ", lazy.text());
    MESSAGE("A* by steps: ", by_steps.text());
    MESSAGE("the same, pulled straight: ", pulled.text(), "; theta* is longer than that on ", theta_longer,
            " boards, lazy theta* on ", lazy_longer);
    MESSAGE("lines of sight: theta* ", theta_lines, ", lazy theta* ", lazy_lines);
    CHECK(theta.count > 500);
    CHECK(theta.longer > 0); // neither is optimal
    CHECK(lazy.longer > 0);
    CHECK(lazy_lines * 2 < theta_lines);
    CHECK(by_steps.mean() > theta.mean() + 0.02);
    CHECK(by_steps.mean() > lazy.mean() + 0.02);
}

TEST_CASE("theta* and lazy theta*: compared with the shortest path of any angle, no wall") {
    check_against_shortest(CornerRule::NoWall);
}
TEST_CASE("theta* and lazy theta*: compared with the shortest path of any angle, one wall") {
    check_against_shortest(CornerRule::OneWall);
}
TEST_CASE("theta* and lazy theta*: compared with the shortest path of any angle, always") {
    check_against_shortest(CornerRule::Always);
}

} // namespace
} // namespace astrolabe::test
