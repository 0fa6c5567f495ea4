// Ground that adds to a step, as danger does, beside ground that multiplies it: every algorithm against the
// oracle, on boards, rules and edits of every kind.
#include "tests/support/oracle.h"
#include "tests/support/random_case.h"
#include "wasm/laboratory.h"

#include <doctest/doctest.h>

#include <array>
#include <cmath>

namespace astrolabe::test {
namespace {

using Numbers = std::vector<std::uint32_t>;

constexpr std::array optimal_algorithms{"astar",   "dijkstra", "bidirectional", "bidijkstra",
                                        "idastar", "lpastar",  "flow"};
constexpr std::array other_algorithms{"greedy", "bfs", "twotier", "local"};
/// "hex" stands for the other board.
constexpr std::array corners{"nowall", "onewall", "always", "four", "hex"};
constexpr std::array rules_of{CornerRule::NoWall, CornerRule::OneWall, CornerRule::Always, CornerRule::Four,
                              CornerRule::Hexagonal};
constexpr std::array costs{"tutorial", "exact", "unit"};
/// As a board with added costs counts them: a step of 1 is ten tenths.
constexpr std::array models{cost_models::tutorial, cost_models::exact, CostModel{10, 10, 10}};

Numbers grounds_of(const Grid& grid) {
    Numbers grounds;
    for (std::uint32_t index = 0; index < grid.cell_count(); ++index) {
        grounds.push_back(grid.ground(node_at(index)));
    }
    return grounds;
}

void lay_danger(Grid& grid, Random& random) {
    const auto percent = 1 + random.below(60);
    for (std::uint32_t index = 0; index < grid.cell_count(); ++index) {
        const auto node = node_at(index);
        if (grid.is_free(node) && random.below(100) < percent) {
            grid.set_ground(node, ground_with(grid.factor(node), static_cast<Extra>(random.below(256))));
        }
    }
}

/// Units of the model, from a number as it is shown.
double units(double shown, const CostModel& model) {
    return shown * static_cast<double>(model.units_shown_as_one);
}

double path_units(const Oracle& oracle, std::span<const std::uint32_t> path) {
    Cost sum = 0;
    for (std::size_t i = 1; i < path.size(); ++i) {
        const auto step = oracle.step_cost(node_at(path[i - 1]), node_at(path[i]));
        REQUIRE(step.has_value());
        sum += *step;
    }
    return static_cast<double>(sum);
}

void finish(Laboratory& lab) {
    while (lab.advance(1000) == "running") {
    }
}

/// Asks and holds the answer to the oracle's; whether there was one.
bool check_answer(Laboratory& lab, const SearchSettings& settings, const Oracle& oracle,
                  const CostModel& model, std::uint32_t start, std::uint32_t goal, bool is_optimal) {
    CAPTURE(settings.algorithm);
    REQUIRE(lab.begin(settings, start, goal).is_ok());
    finish(lab);
    const auto result = lab.result();
    const auto best = oracle.costs_from(node_at(start))[goal];
    if (result.outcome != "found") {
        REQUIRE((!is_optimal || !best || settings.algorithm == "idastar"));
        return false;
    }
    REQUIRE(best.has_value());
    const auto least = static_cast<double>(*best);
    const auto cost = units(result.cost, model);
    REQUIRE(std::abs(path_units(oracle, lab.path()) - cost) < 0.01);
    REQUIRE(cost > least - 0.01);
    if (is_optimal) {
        REQUIRE(std::abs(cost - least) < 0.01);
    }
    while (lab.judge(1000) == "judging") {
    }
    REQUIRE(lab.verdict().ruling == (cost < least + 0.01 ? "optimal" : "longer"));
    return true;
}

TEST_CASE("added costs: every algorithm against the oracle, over edits") {
    std::uint64_t answered = 0;
    for (std::uint64_t seed = 0; seed < 700; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        auto grid = random_grid(random, 9);
        lay_danger(grid, random);
        const auto rule = seed % corners.size();
        const auto money = seed % costs.size();
        Laboratory lab;
        REQUIRE(lab.restore(grid.width(), grid.height(), grounds_of(grid)).is_ok());
        SearchSettings settings{.corner = corners[rule], .costs = costs[money]};
        const bool is_on_hexes = rules_of[rule] == CornerRule::Hexagonal;
        if (is_on_hexes) {
            settings.board = "hex";
            settings.corner = "nowall";
        } else if (rules_of[rule] == CornerRule::Four) {
            settings.heuristic = "manhattan";
        } else if (settings.costs == "unit") {
            settings.heuristic = "chebyshev";
        }
        auto model = models[money];
        if (!grid.has_added_costs() && settings.costs == "unit") {
            model = cost_models::unit;
        }
        const auto start = random.below(grid.cell_count());
        const auto goal = random.below(grid.cell_count());
        for (int edit = 0; edit < 3; ++edit) {
            CAPTURE(edit);
            const Oracle oracle(grid, {.corner = rules_of[rule], .costs = model});
            for (const auto* const name : optimal_algorithms) {
                settings.algorithm = name;
                answered += check_answer(lab, settings, oracle, model, start, goal, true) ? 1U : 0U;
            }
            for (const auto* const name : other_algorithms) {
                settings.algorithm = name;
                if (!is_on_hexes || settings.algorithm != "local") {
                    check_answer(lab, settings, oracle, model, start, goal, false);
                }
            }
            const std::array cells{random.below(grid.cell_count())};
            const Numbers ground{ground_with(plain, static_cast<Extra>(1 + random.below(255)))};
            REQUIRE(lab.edit(cells, ground).is_ok());
            grid.set_ground(node_at(cells[0]), static_cast<GroundNumber>(ground[0]));
            model = models[money];
        }
    }
    CHECK(answered > 8'000);
}

TEST_CASE("added costs: a step is its length by the factor, and what is added") {
    Laboratory lab;
    REQUIRE(lab.restore(3, 1, Numbers{1, ground_with(3, 25), 1}).is_ok());
    const auto cost = [&](const char* model) {
        REQUIRE(lab.begin({.costs = model}, 0, 2).is_ok());
        finish(lab);
        return lab.result().cost;
    };
    CHECK(cost("tutorial") == 30 + 25 + 10);
    CHECK(cost("unit") == 3 + 2.5 + 1);
    CHECK(cost("exact") == doctest::Approx(3 + 2.5 + 1).epsilon(0.0001));
    REQUIRE(lab.begin({}, 0, 2).is_ok());
    finish(lab);
    REQUIRE(lab.seek(2).is_ok());
    const auto why = lab.why(1);
    REQUIRE(why.has_value());
    const auto& sum = why->sum;
    REQUIRE(sum.has_value());
    CHECK(sum->unit == 10);
    CHECK(sum->factor == 3);
    CHECK(sum->added == 25);
    CHECK(sum->g == 55);
    // A diagonal step is charged no more for it.
    REQUIRE(lab.restore(2, 2, Numbers{1, 0, 0, ground_with(plain, 40)}).is_ok());
    REQUIRE(lab.begin({.corner = "always"}, 0, 3).is_ok());
    finish(lab);
    CHECK(lab.result().cost == 14 + 40);
}

TEST_CASE("added costs: what needs even ground refuses, tables and programs agree") {
    Laboratory lab;
    REQUIRE(lab.restore(4, 1, Numbers{1, 1, ground_with(plain, 7), 1}).is_ok());
    CHECK(lab.begin({.algorithm = "jps"}, 0, 3).code == "search.even_ground");
    CHECK(lab.begin({.algorithm = "theta"}, 0, 3).code == "search.even_ground");
    // Programs as written do not know such ground.
    REQUIRE(lab.begin({.program = "unity"}, 0, 3).is_ok());
    finish(lab);
    CHECK(lab.result().cost == 3); // its steps cost 1
    const auto link = lab.map_to_link();
    CHECK(link.front() == 'e');
    Laboratory other;
    REQUIRE(other.map_from_link(link).is_ok());
    CHECK(std::vector(other.extras().begin(), other.extras().end()) == std::vector<Extra>{0, 0, 7, 0});
}

} // namespace
} // namespace astrolabe::test
