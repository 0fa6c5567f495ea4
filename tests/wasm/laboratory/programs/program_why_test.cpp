// Why a cell has its numbers in a program as written, in terms of that program's own list.
#include "core/random/random.h"
#include "wasm/laboratory/laboratory.h"

#include <doctest/doctest.h>

#include <array>
#include <map>

namespace astrolabe::test {
namespace {

constexpr std::array program_names{"unity", "csharp", "cpp", "gameserver", "crowd", "slides"};

/// A finished search on a random board of up to 22 × 14 cells.
void run_random(Laboratory& lab, const char* program, std::uint64_t seed) {
    Random random(seed);
    const auto width = 2 + random.below(21);
    const auto height = 1 + random.below(14);
    const auto walls = random.below(41);
    std::vector<std::uint32_t> factors;
    for (std::uint32_t cell = 0; cell < width * height; ++cell) {
        factors.push_back(random.below(100) < walls ? 0 : 1);
    }
    const auto start = random.below(width * height);
    const auto goal = random.below(width * height);
    factors[start] = factors[goal] = 1;
    REQUIRE(lab.restore(width, height, factors).is_ok());
    REQUIRE(lab.begin({.program = program, .local_radius = seed % 2 == 0 ? 5U : 12U}, start, goal).is_ok());
    while (lab.advance(100) == "running") {
    }
}

template <class Each> void for_each_named_run(const Each& each) {
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        for (const auto* program : program_names) {
            CAPTURE(seed);
            CAPTURE(program);
            Laboratory lab;
            run_random(lab, program, seed);
            each(lab, std::string(program), seed);
        }
    }
}

struct Logged {
    std::uint32_t cell, kind;
    double g;
};

std::vector<Logged> events_of(Laboratory& lab, std::uint32_t step) {
    std::vector<Logged> events;
    const auto log = lab.log(step, step);
    for (std::size_t at = 0; at < log.size(); at += Laboratory::numbers_an_event) {
        events.push_back(
            {static_cast<std::uint32_t>(log[at]), static_cast<std::uint32_t>(log[at + 1]), log[at + 2]});
    }
    return events;
}

TEST_CASE("programs: the list holds what the program then takes") {
    std::uint32_t asked_while_open = 0;
    for_each_named_run([&](Laboratory& lab, const std::string&, std::uint64_t seed) {
        Random random(seed);
        for (std::uint32_t step = 1; step <= lab.result().steps; ++step) {
            CAPTURE(step);
            const auto cell = static_cast<std::uint32_t>(lab.printout(step, step)[1]);
            REQUIRE(lab.seek(step).is_ok());
            const auto why = lab.why(cell);
            REQUIRE(why);
            REQUIRE(why->expanded_at == step);
            REQUIRE(why->choice);
            const auto& choice = *why->choice;
            REQUIRE(choice.step == step);
            REQUIRE(choice.taken == static_cast<std::int32_t>(cell));
            REQUIRE(choice.position == choice.taken_position);
            REQUIRE(choice.size >= choice.taken_position);
            // Any open cell shows the next choice.
            const auto other = random.below(lab.width() * lab.height());
            if (lab.statuses()[other] == 1 && step < lab.result().steps) {
                const auto open = lab.why(other);
                REQUIRE(open->choice);
                CHECK_FALSE(open->rank);
                REQUIRE(open->choice->taken ==
                        static_cast<std::int32_t>(lab.printout(step + 1, step + 1)[1]));
                // Not even the Unity demo's scan takes another: its F never lie further apart than one step
                // there and back.
                REQUIRE(open->choice->taken_f <= open->choice->f);
                ++asked_while_open;
            }
        }
    });
    CHECK(asked_while_open > 500);
}

TEST_CASE("programs: each neighbour's outcome is that of the log, and sums are right") {
    std::map<std::string, std::uint32_t> outcomes;
    for_each_named_run([&](Laboratory& lab, const std::string& program, std::uint64_t) {
        for (std::uint32_t step = 1; step <= lab.result().steps; ++step) {
            CAPTURE(step);
            REQUIRE(lab.seek(step).is_ok());
            const auto events = events_of(lab, step);
            const auto why = lab.why(events.front().cell);
            std::map<std::int32_t, std::string> pushed;
            for (const auto& neighbour : why->neighbours) {
                const bool is_push = neighbour.outcome == "opened" || neighbour.outcome == "improved" ||
                                     neighbour.outcome == "reopened";
                if (is_push) {
                    pushed[neighbour.cell] = neighbour.outcome;
                }
                ++outcomes[program + " " + neighbour.outcome];
            }
            REQUIRE(pushed.size() == events.size() - 1);
            const std::array<const char*, 4> names{"", "opened", "improved", "reopened"};
            for (std::size_t i = 1; i < events.size(); ++i) {
                REQUIRE(pushed[static_cast<std::int32_t>(events[i].cell)] == names[events[i].kind]);
            }
            REQUIRE(why->sum);
            const auto& sum = *why->sum;
            if (sum.parent < 0) {
                REQUIRE(sum.g == 0);
            } else if (program == "crowd") {
                REQUIRE_FALSE(sum.adds_up);
                REQUIRE(sum.g == 10);
            } else {
                REQUIRE(sum.adds_up);
                REQUIRE(sum.g == sum.parent_g + sum.unit * sum.factor);
            }
            REQUIRE(sum.f * sum.f_shown_as_one == sum.g + sum.weight * sum.h);
            REQUIRE(sum.h == sum.straight * (program == "csharp" ? sum.h / sum.straight : sum.dx + sum.dy));
        }
    });
    CHECK(outcomes["unity parent-kept"] > 0);
    CHECK(outcomes["unity improved"] == 0);
    CHECK(outcomes["cpp parent-kept"] > 0);
    CHECK(outcomes["cpp goal-first"] > 0);
    CHECK(outcomes["csharp improved"] > 0);
    CHECK(outcomes["gameserver improved"] > 0);
    CHECK(outcomes["gameserver reopened"] > 0);
    CHECK(outcomes["gameserver beyond-square"] > 0);
}

TEST_CASE("gameserver: why a cell was never reached") {
    Laboratory lab;
    REQUIRE(lab.clear(9, 1).is_ok());
    REQUIRE(lab.begin({.program = "gameserver", .local_radius = 3}, 3, 6).is_ok());
    while (lab.advance(100) == "running") {
    }
    REQUIRE(lab.seek(lab.result().steps).is_ok());
    CHECK(lab.why(0)->untouched->absence == "beyond-square");
    CHECK(lab.why(8)->untouched->absence == "goal-found");
    CHECK(lab.why(3)->neighbours[3].outcome == "beyond-square");
}

} // namespace
} // namespace astrolabe::test
