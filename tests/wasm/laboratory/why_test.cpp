// Explanations, breakpoints and the closed list through the façade, natively: the units shown, and
// that each agrees with what cells() and log() say of the same search.
#include "core/random/random.h"
#include "tests/support/laboratory_run.h"
#include "wasm/laboratory/laboratory.h"

#include <doctest/doctest.h>

#include <array>
#include <cmath>

namespace astrolabe::test {
namespace {

bool is_same_number(double a, double b) { return a == b || (std::isnan(a) && std::isnan(b)); }

TEST_CASE("façade: nothing is explained before there is a trace with a current step") {
    Laboratory lab;
    REQUIRE(lab.load("auto", "S..\n...\n..G\n").is_ok());
    CHECK_FALSE(lab.why(0).has_value());
    CHECK_FALSE(lab.survey(10));
    CHECK(lab.steps_with("opened").empty());
    CHECK(lab.steps_of(4, "opened").empty());
    CHECK(lab.next_step_with("opened", 4, 0) == -1);
    CHECK(lab.previous_step_with("opened", -1, 9) == -1);
    CHECK(lab.printout(1, 1).empty());
    run(lab, {}, 0, 8);
    CHECK_FALSE(lab.why(0).has_value());
    REQUIRE(lab.seek(0).is_ok());
    CHECK(lab.why(0).has_value());
    CHECK_FALSE(lab.why(9).has_value());
    CHECK(lab.steps_of(9, "opened").empty());
    CHECK(lab.next_step_with("opened", 9, 0) == -1);
    REQUIRE(lab.edit(std::vector<std::uint32_t>{4}, std::vector<std::uint32_t>{0}).is_ok());
    CHECK_FALSE(lab.why(0).has_value());
}

TEST_CASE("façade: the sums are in the unit shown, and terrain counts") {
    Laboratory lab;
    REQUIRE(lab.restore(3, 3, std::vector<std::uint32_t>{2, 2, 2, 2, 6, 2, 2, 2, 2}).is_ok());
    run(lab, {.heuristic = "euclidean", .weight_hundredths = 150, .costs = "exact"}, 0, 8);
    REQUIRE(lab.seek(1).is_ok());
    const auto why = lab.why(4).value();
    const auto sum = why.sum.value();
    CHECK(sum.unit == doctest::Approx(std::sqrt(2.0)));
    CHECK(sum.is_diagonal);
    CHECK(sum.factor == 6);
    CHECK(sum.g == doctest::Approx(6 * std::sqrt(2.0)));
    CHECK(sum.cheapest == 2);
    CHECK(sum.h == doctest::Approx(2 * std::sqrt(2.0)).epsilon(0.001));
    CHECK(sum.weight == 1.5);
    CHECK(sum.f == doctest::Approx(sum.g + 1.5 * sum.h));
    CHECK(sum.heuristic == "euclidean");
    CHECK(sum.straight == 1);
    CHECK(why.neighbours.size() == 8);
    CHECK(why.neighbours[0].outcome == "not-expanded-yet");
}

TEST_CASE("façade: explanations and the closed list agree with the numbers of cells and log") {
    std::size_t reopened = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        Laboratory lab;
        REQUIRE(
            lab.generate(seed % 3 == 0 ? "terrain" : "random", 24, 16, 30, static_cast<std::uint32_t>(seed))
                .is_ok());
        constexpr std::array algorithms{"astar", "astar", "dijkstra", "bfs", "dfs", "greedy"};
        constexpr std::array heuristics{"octile", "manhattan", "euclidean"};
        const SearchSettings settings{.algorithm = algorithms[random.below(algorithms.size())],
                                      .heuristic = heuristics[random.below(heuristics.size())],
                                      .weight_hundredths = 100 * (1 + random.below(6)),
                                      .costs = seed % 2 == 0 ? "exact" : "tutorial"};
        run(lab, settings, random.below(24 * 16), random.below(24 * 16));
        reopened += static_cast<std::size_t>(lab.result().reopened);
        const auto steps = lab.result().steps;
        const auto step = random.below(steps + 1);
        REQUIRE(lab.seek(step).is_ok());
        for (std::uint32_t cell = 0; cell < 24 * 16; ++cell) {
            CAPTURE(cell);
            const auto cells = lab.cells(cell % 24, cell / 24, 1, 1);
            const std::vector numbers(cells.begin(), cells.end());
            const auto why = lab.why(cell).value();
            constexpr std::array statuses{"untouched", "open", "closed"};
            REQUIRE(why.status == statuses[static_cast<std::size_t>(numbers[0])]);
            REQUIRE(why.sum.has_value() == (numbers[0] != 0));
            if (why.sum) {
                const auto sum = why.sum.value();
                REQUIRE(sum.g == numbers[1]);
                REQUIRE(is_same_number(sum.h, numbers[2]));
                REQUIRE((sum.order == "depth" || is_same_number(sum.f, numbers[3])));
                REQUIRE((sum.parent == -1) == (numbers[4] == -1));
                REQUIRE(sum.parent_g + sum.unit * sum.factor == doctest::Approx(sum.g));
            }
        }
        if (steps == 0) {
            continue;
        }
        const auto view = lab.printout(1, steps);
        const std::vector rows(view.begin(), view.end());
        REQUIRE(rows.size() == steps * Laboratory::numbers_a_row);
        const auto log = lab.log(1, steps);
        std::size_t row = 0;
        for (std::size_t event = 0; event < log.size(); event += Laboratory::numbers_an_event) {
            if (log[event + 1] != 0) {
                continue;
            }
            const auto* numbers = rows.data() + row++ * Laboratory::numbers_a_row;
            REQUIRE(numbers[0] == static_cast<double>(row));
            REQUIRE(numbers[1] == log[event]);
            for (std::size_t number = 0; number < 3; ++number) {
                REQUIRE(is_same_number(numbers[3 + number], log[event + 2 + number]));
            }
        }
        REQUIRE(row == steps);
        REQUIRE(lab.position().step == step);
        REQUIRE(rows[2] == -1);
        for (std::uint32_t at = 2; at <= steps; ++at) {
            REQUIRE(lab.seek(at).is_ok());
            const auto* numbers = rows.data() + (at - 1) * Laboratory::numbers_a_row;
            const auto sum = lab.why(static_cast<std::uint32_t>(numbers[1])).value().sum.value();
            REQUIRE(sum.parent == static_cast<std::int32_t>(numbers[2]));
        }
    }
    CHECK(reopened > 0);
}

TEST_CASE("façade: for every algorithm each cell's sum adds up to its number, with a reason for the "
          "others") {
    std::uint64_t of_halves = 0;
    for (const auto& descriptor : catalogue) {
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            CAPTURE(descriptor.name);
            CAPTURE(seed);
            Random random(seed);
            Laboratory lab;
            const bool is_even = descriptor.needs_uniform_terrain || seed % 3 != 0;
            REQUIRE(lab.generate(is_even ? "random" : "terrain", 24, 16, 30, static_cast<std::uint32_t>(seed))
                        .is_ok());
            run(lab, {.algorithm = std::string(descriptor.name)});
            REQUIRE(lab.seek(random.below(lab.result().steps + 1)).is_ok());
            for (std::uint32_t cell = 0; cell < 24 * 16; ++cell) {
                CAPTURE(cell);
                const auto numbers = copied(lab.cells(cell % 24, cell / 24, 1, 1));
                const auto why = lab.why(cell).value();
                constexpr std::array statuses{"untouched", "open", "closed"};
                REQUIRE(why.status == statuses[static_cast<std::size_t>(numbers[0])]);
                REQUIRE(why.sum.has_value() == (numbers[0] != 0));
                REQUIRE(why.untouched.has_value() == (numbers[0] == 0));
                const bool is_explained =
                    descriptor.family == Family::Textbook || descriptor.name == "canonical";
                REQUIRE(why.is_explained == is_explained);
                REQUIRE(why.neighbours.size() == (is_explained ? 8U : 0U));
                REQUIRE(why.rank.has_value() == (is_explained && numbers[0] == 1));
                if (why.untouched && !is_explained) {
                    REQUIRE(std::isnan(why.untouched->last_f));
                }
                of_halves += why.other_sum ? 1 : 0;
                for (const auto& sum : {why.sum, why.other_sum}) {
                    if (sum && sum->parent >= 0) {
                        REQUIRE(sum->parent_g + sum->unit * sum->factor + sum->added ==
                                doctest::Approx(sum->g));
                    }
                }
                if (why.sum) {
                    REQUIRE(why.sum->g == numbers[1]);
                    REQUIRE(is_same_number(why.sum->h, numbers[2]));
                    REQUIRE((why.sum->parent == -1) == (numbers[4] == -1));
                }
            }
        }
    }
    CHECK(of_halves > 100);
}

TEST_CASE("façade: breakpoints of one cell and of any") {
    Laboratory lab;
    REQUIRE(lab.load("auto", ".......\n...#...\n.S.#.G.\n...#...\n.......\n.......\n").is_ok());
    run(lab, {.heuristic = "manhattan"}, 15, 19);
    CHECK(lab.next_step_with("opened", 29, 0) == 3);
    CHECK(lab.next_step_with("opened", 29, 3) == -1);
    CHECK(lab.previous_step_with("opened", 29, 4) == 3);
    CHECK(lab.previous_step_with("opened", 29, 3) == -1);
    CHECK(lab.next_step_with("f-rises", -1, 0) == 3);
    CHECK(lab.previous_step_with("expanded", -1, 4'000'000'000U) == 12);
    CHECK(lab.previous_step_with("expanded", -1, 0) == -1);
    CHECK(lab.next_step_with("expanded", -1, 4'294'967'295U) == -1);
    CHECK(lab.next_step_with("lightning", -1, 0) == -1);
    CHECK(lab.steps_with("improved").size() == 2);
    CHECK(lab.position().step == 0);
}

} // namespace
} // namespace astrolabe::test
