// The other algorithms through the façade: every one on every board that it accepts, with
// its numbers, its log, its statuses and the referee's ruling; LPA* over edits.
#include "tests/support/laboratory_run.h"
#include "tests/support/oracles/oracle.h"
#include "tests/support/random/case_count.h"
#include "tests/support/random/random_case.h"
#include "wasm/laboratory/laboratory.h"

#include <doctest/doctest.h>

#include <array>
#include <cmath>
#include <set>

namespace astrolabe::test {
namespace {

struct OtherAlgorithm {
    const char* name;
    bool is_optimal; ///< With a consistent heuristic, when it stops at selection and does not give up.
};

constexpr std::array other_algorithms{
    OtherAlgorithm{"twotier", false},   OtherAlgorithm{"bidirectional", true},
    OtherAlgorithm{"bidijkstra", true}, OtherAlgorithm{"idastar", true},
    OtherAlgorithm{"fringe", true},     OtherAlgorithm{"theta", false},
    OtherAlgorithm{"lazytheta", false}, OtherAlgorithm{"lpastar", true},
    OtherAlgorithm{"local", false},     OtherAlgorithm{"flow", true}};

/// "hex" stands for the other board.
constexpr std::array cost_names{"exact", "tutorial"};

std::vector<std::uint32_t> factors_of(const Grid& grid) {
    return {grid.factors().begin(), grid.factors().end()};
}

LaboratoryVerdict judged(Laboratory& lab) {
    while (lab.judge(1000) == "judging") {
    }
    return lab.verdict();
}

/// The log of the cell shown agrees with its numbers and status at this step.
void check_step(Laboratory& lab, std::uint32_t step) {
    CAPTURE(step);
    REQUIRE(lab.seek(step).is_ok());
    const auto position = lab.position();
    const auto view = lab.statuses();
    const std::vector statuses(view.begin(), view.end());
    const auto numbers_view = lab.cells(0, 0, lab.width(), lab.height());
    const std::vector numbers(numbers_view.begin(), numbers_view.end());
    for (std::size_t cell = 0; cell < statuses.size(); ++cell) {
        CAPTURE(cell);
        const auto* of_cell = numbers.data() + cell * Laboratory::numbers_a_cell;
        REQUIRE((statuses[cell] == 0) == std::isnan(of_cell[1]));
        REQUIRE(of_cell[4] >= -1);
        REQUIRE(of_cell[4] < 8);
    }
    if (step == 0) {
        return;
    }
    const auto log_view = lab.log(step, step);
    const std::vector log(log_view.begin(), log_view.end());
    REQUIRE(log.size() % Laboratory::numbers_an_event == 0);
    REQUIRE(log[0] == position.current);
    REQUIRE((log[1] == 0 || log[1] == 7));
    REQUIRE(log[6] < 2);
    const auto rows = lab.printout(step, step);
    REQUIRE(rows[1] == log[0]);
}

TEST_CASE("other algorithms: on every board, under every rule, step by step and before the referee") {
    std::set<std::string> rulings;
    std::size_t answered = 0;
    for (std::uint64_t seed = 0; seed < 600 / stride; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        const auto& algorithm = other_algorithms[seed % other_algorithms.size()];
        // A small board is one cluster, and all within a local walk's range; on a large one IDA* never ends.
        const bool is_large =
            algorithm.name == std::string("local") || algorithm.name == std::string("twotier");
        const auto grid = random_grid(random, is_large ? 40 : 9);
        Laboratory lab;
        REQUIRE(lab.restore(grid.width(), grid.height(), factors_of(grid)).is_ok());
        const std::string corner = corner_names[random.below(5)];
        const bool is_on_hexes = corner == "hex";
        const SearchSettings settings{.algorithm = algorithm.name,
                                      .heuristic = corner == "four" ? "manhattan" : "octile",
                                      .board = is_on_hexes ? "hex" : "squares",
                                      .corner = is_on_hexes ? "nowall" : corner,
                                      .costs = cost_names[random.below(2)],
                                      .tiers = seed % 2 == 0 ? "coarse" : "clusters",
                                      .cluster_side = 4 + static_cast<std::uint32_t>(seed % 7)};
        CAPTURE(algorithm.name);
        const auto start = lab.suggested_start();
        const auto goal = lab.suggested_goal();
        const auto reason = lab.begin(settings, start, goal);
        const bool is_by_lines = settings.algorithm.find("theta") != std::string::npos;
        if (is_on_hexes && (is_by_lines || settings.algorithm == "local")) {
            REQUIRE(reason.code == "search.squares_only");
            continue;
        }
        if (is_by_lines && !grid.has_uniform_ground()) {
            REQUIRE(reason.code == "search.uniform_terrain");
            continue;
        }
        if (is_by_lines && corner == "four") {
            REQUIRE(reason.code == "search.diagonals");
            continue;
        }
        REQUIRE(reason.is_ok());
        finish(lab);
        const auto result = lab.result();
        REQUIRE(result.outcome != "running");
        if (result.steps > 0) {
            check_step(lab, random.below(result.steps + 1));
            check_step(lab, result.steps);
            check_step(lab, random.below(result.steps + 1));
        }
        if (result.outcome != "found") {
            continue;
        }
        ++answered;
        const auto path = lab.path();
        REQUIRE(path.front() == start);
        REQUIRE(path.back() == goal);
        const auto verdict = judged(lab);
        rulings.insert(verdict.ruling);
        if (is_by_lines) {
            REQUIRE(verdict.ruling == "any-angle");
            REQUIRE(verdict.guaranteed == "fails");
        } else if (algorithm.is_optimal) {
            REQUIRE(verdict.ruling == "optimal");
            REQUIRE(verdict.guaranteed == "holds");
        } else {
            REQUIRE((verdict.ruling == "optimal" || verdict.cause.kind == "algorithm"));
        }
    }
    CHECK(answered > 300 / stride);
    CHECK(rulings == std::set<std::string>{"any-angle", "longer", "optimal"});
}

TEST_CASE("other algorithms: boards too large for memory are refused") {
    Laboratory lab;
    REQUIRE(lab.clear(2048, 2049).is_ok());
    for (const auto& algorithm : other_algorithms) {
        CAPTURE(algorithm.name);
        const auto reason = lab.begin({.algorithm = algorithm.name}, 0, 1);
        CHECK(reason.code == "search.too_many_cells");
        CHECK(reason.expected == "4194304");
    }
    CHECK(lab.begin({}, 0, 1).is_ok());
}

TEST_CASE("other algorithms: two tiers answer like a new search after edits") {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        const auto grid = random_grid(random, 40);
        Laboratory lab;
        REQUIRE(lab.restore(grid.width(), grid.height(), factors_of(grid)).is_ok());
        const auto start = random.below(grid.cell_count());
        const auto goal = random.below(grid.cell_count());
        for (int edit = 0; edit < 10; ++edit) {
            CAPTURE(edit);
            const SearchSettings settings{.algorithm = "twotier",
                                          .corner = corner_names[seed % 4],
                                          .tiers = seed % 3 == 0 ? "coarse" : "clusters",
                                          .cluster_side = 4 + static_cast<std::uint32_t>(seed % 5)};
            REQUIRE(lab.begin(settings, start, goal).is_ok());
            finish(lab);
            Laboratory fresh;
            const auto view = lab.factors();
            const std::vector<std::uint32_t> factors(view.begin(), view.end());
            REQUIRE(fresh.restore(lab.width(), lab.height(), factors).is_ok());
            REQUIRE(fresh.begin(settings, start, goal).is_ok());
            finish(fresh);
            REQUIRE(lab.result().outcome == fresh.result().outcome);
            REQUIRE(lab.result().cost == fresh.result().cost);
            REQUIRE(lab.result().expanded == fresh.result().expanded);
            const std::array<std::uint32_t, 1> cells{random.below(lab.width() * lab.height())};
            const std::array<std::uint32_t, 1> changed{random.below(3)};
            REQUIRE(lab.edit(cells, changed).is_ok());
        }
    }
}

TEST_CASE("other algorithms: the local walk follows its settings, and others ignore them") {
    Laboratory lab;
    REQUIRE(lab.clear(30, 30).is_ok());
    const auto answered = [&lab](const SearchSettings& settings) {
        REQUIRE(lab.begin(settings, 0, 899).is_ok());
        finish(lab);
        return lab.result();
    };
    const SearchSettings usual{.algorithm = "local"};
    const auto straight_on = answered({.algorithm = "local", .local_radius = 0});
    CHECK(straight_on.expanded == 29);
    CHECK(answered(usual).expanded > 29);
    CHECK(answered({.algorithm = "local", .local_steps = 12}).expanded == 17 + 13);
    CHECK(answered({.local_radius = 0}).expanded == answered({}).expanded);

    // A pocket on the path: only random steps lead out, and not always the same ones.
    std::vector<std::uint32_t> wall;
    for (std::uint32_t i = 0; i <= 5; ++i) {
        wall.push_back(i * 30 + 15);
        wall.push_back(5 * 30 + 9 + i);
    }
    const std::array<std::uint32_t, 1> factor{0};
    REQUIRE(lab.edit(wall, factor).is_ok());
    const auto walked = [&](std::uint32_t seed) {
        REQUIRE(lab.begin({.algorithm = "local", .local_radius = 3, .local_seed = seed}, 0, 29).is_ok());
        finish(lab);
        return lab.result().expanded;
    };
    CHECK(walked(1) == walked(1));
    std::set<double> lengths;
    for (std::uint32_t seed = 0; seed < 8; ++seed) {
        lengths.insert(walked(seed));
    }
    CHECK(lengths.size() > 1);
    REQUIRE(lab.begin({.algorithm = "local", .local_radius = 3, .local_shifts = false}, 0, 29).is_ok());
    finish(lab);
    CHECK(lab.result().outcome == "gave-up");
}

TEST_CASE("other algorithms: settings of other algorithms beyond their bounds are refused by name") {
    Laboratory lab;
    REQUIRE(lab.clear(5, 5).is_ok());
    const auto refused = [&lab](const SearchSettings& settings) {
        const auto reason = lab.begin(settings, 0, 1);
        CHECK(reason.code == "search.settings");
        return reason.expected + " " + reason.found;
    };
    CHECK(refused({.local_radius = 51}) == "localRadius 51");
    CHECK(refused({.local_steps = 0}) == "localSteps 0");
    CHECK(refused({.local_steps = 101}) == "localSteps 101");
    CHECK(refused({.local_turns = "left"}) == "localTurns left");
    CHECK(refused({.tiers = "three"}) == "tiers three");
    CHECK(refused({.cluster_side = 3}) == "clusterSide 3");
    CHECK(refused({.cluster_side = 65}) == "clusterSide 65");
    CHECK(lab.begin({.algorithm = "local", .local_radius = 50, .local_steps = 100, .local_seed = 4294967295U},
                    0, 1)
              .is_ok());
}

TEST_CASE("other algorithms: LPA* repairs its answer after each edit and to each other goal, and says so") {
    std::size_t repairs = 0;
    std::size_t repairs_to_another_goal = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        auto grid = random_grid(random, 16);
        grid.set_factor(node_at(0), plain);
        Laboratory lab;
        REQUIRE(lab.restore(grid.width(), grid.height(), factors_of(grid)).is_ok());
        Laboratory fresh;
        const auto start = random.below(grid.cell_count());
        auto goal = random.below(grid.cell_count());
        const SearchSettings settings{.algorithm = "lpastar", .costs = "exact"};
        for (int edit = 0; edit < 20; ++edit) {
            CAPTURE(edit);
            REQUIRE(lab.begin(settings, start, goal).is_ok());
            finish(lab);
            REQUIRE(fresh.restore(grid.width(), grid.height(), factors_of(grid)).is_ok());
            REQUIRE(fresh.begin({.costs = "exact"}, start, goal).is_ok());
            finish(fresh);
            REQUIRE(lab.result().outcome == fresh.result().outcome);
            REQUIRE(lab.result().cost == fresh.result().cost);
            REQUIRE(lab.result().target == fresh.result().target);
            const bool is_repair = lab.result().repairs > 0;
            (edit > 0 && edit % 2 == 0 ? repairs_to_another_goal : repairs) += is_repair ? 1 : 0;
            if (lab.result().steps > 0) {
                check_step(lab, random.below(lab.result().steps + 1));
            }
            const auto cell = random.below(grid.cell_count());
            const auto factor = random.below(4);
            if (edit % 2 == 1) {
                goal = cell;
            } else if (cell != 0) {
                const std::array<std::uint32_t, 1> cells{cell};
                const std::array<std::uint32_t, 1> factors{factor};
                REQUIRE(lab.edit(cells, factors).is_ok());
                grid.set_factor(node_at(cell), static_cast<Factor>(factor));
            }
        }
    }
    CHECK(repairs > 400);
    CHECK(repairs_to_another_goal > 400);
}

} // namespace
} // namespace astrolabe::test
