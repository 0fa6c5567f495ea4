// The open list of searches of every algorithm, rebuilt, and what the façade gives of it.
#include "core/replay/list_work.h"
#include "core/run/run.h"
#include "tests/support/oracles/naive_open_lists.h"
#include "tests/support/random/random_case.h"
#include "wasm/laboratory/laboratory.h"

#include <doctest/doctest.h>

#include <array>
#include <cmath>
#include <map>

namespace astrolabe::test {
namespace {

constexpr std::array kind_names{"heap", "list", "sorted", "map", "queues"};
constexpr std::array list_algorithms{"astar", "dijkstra", "bfs",       "dfs",  "greedy",        "canonical",
                                     "jps",   "theta",    "lazytheta", "flow", "bidirectional", "bidijkstra"};
constexpr std::array ties{"lifo", "fifo", "g", "h", "near", "none"};

SearchSettings random_settings(Random& random, std::uint64_t seed) {
    constexpr std::array corners{"nowall", "onewall", "always", "four"};
    constexpr std::array costs{"exact", "tutorial", "unit"};
    constexpr std::array weights{50U, 100U, 100U, 200U};
    SearchSettings settings;
    settings.algorithm = list_algorithms[seed % list_algorithms.size()];
    settings.tie = ties[random.below(ties.size())];
    settings.corner = corners[random.below(corners.size())];
    settings.costs = costs[random.below(costs.size())];
    settings.weight_hundredths = weights[random.below(weights.size())];
    settings.open_list = kind_names[random.below(kind_names.size())];
    settings.floods = random.is_chance(50);
    return settings;
}

/// Every entry that a naive list yields is the one that the search expanded.
void check_taken(const OpenListLog& log, OpenListKind kind) {
    std::array<std::unique_ptr<NaiveOpenList>, 2> lists{naive_open_list(kind), naive_open_list(kind)};
    std::uint32_t push = 0;
    for (std::uint32_t step = 0; step <= log.step_count(); ++step) {
        CAPTURE(step);
        if (step > 0) {
            const auto taken = log.taken[step - 1];
            REQUIRE(lists[log.list_of(taken)]->pop() == log.node_of(taken));
        }
        for (; push < log.pushed_by[step]; ++push) {
            auto& list = *lists[log.list_of(push)];
            if (log.pushes[push].replaces == no_push) {
                list.push(log.node_of(push), log.key(push));
            } else {
                list.improve(log.node_of(push), log.key(push));
            }
        }
    }
}

TEST_CASE("inside the open list: searches of every algorithm expand what their list yields, rebuilt as any "
          "kind") {
    std::map<std::string, int> checked;
    for (std::uint64_t seed = 0; seed < 1200; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        auto grid = random_grid(random, 14);
        const auto settings = random_settings(random, seed);
        const auto plan = plan_for(settings);
        REQUIRE(plan.is_ok());
        const auto descriptor = descriptor_of(plan.value().algorithm);
        if (descriptor.needs_uniform_terrain) {
            for (std::uint32_t cell = 0; cell < grid.cell_count(); ++cell) {
                grid.set_factor(node_at(cell), grid.is_free(node_at(cell)) ? 3 : wall);
            }
        }
        const auto start = nearest_free_cell(grid, node_at(0), Lattice::Squares);
        const auto goal = nearest_free_cell(grid, node_at(grid.cell_count() - 1), Lattice::Squares);
        if (start == NodeId::None || (descriptor.needs_diagonals && settings.corner == "four")) {
            continue;
        }
        const Moves moves(grid, plan.value().rules.moves());
        const auto components = connected_components(grid, plan.value().rules.moves());
        Run run(grid, moves, components, plan.value(), start, goal);
        while (run.advance(50) == Outcome::Running) {
        }
        CAPTURE(settings.algorithm);
        CAPTURE(settings.tie);
        OpenListReading reading(run.finished_search());
        while (!reading.advance(7)) {
        }
        const auto log = reading.release();
        REQUIRE(log.step_count() == run.result().steps);
        for (const auto* name : kind_names) {
            const auto kind = *option_named<OpenListKind>(name);
            if (!log.structure_decides || kind == plan.value().open_list) {
                CAPTURE(name);
                check_taken(log, kind);
                ++checked[settings.algorithm];
            }
        }
    }
    for (const auto* name : list_algorithms) {
        CAPTURE(name);
        CHECK(checked[name] > 200);
    }
}

TEST_CASE("inside the open list: the façade gives sizes and work by step, and says where it cannot") {
    Laboratory lab;
    REQUIRE(lab.load("ascii", "S.....\n.###..\n...#..\n.#...G\n").is_ok());
    CHECK(lab.open_list_reason("heap").code == "search.none");
    CHECK(lab.begin_open_list("heap").code == "search.none");
    CHECK(lab.begin_membership().code == "search.none");
    SearchSettings settings;
    const auto finish = [&] {
        REQUIRE(lab.begin(settings, 0, 23).is_ok());
        while (lab.advance(3) == "running") {
        }
    };
    REQUIRE(lab.begin(settings, 0, 23).is_ok());
    CHECK(lab.open_list_reason("heap").code == "search.running");
    finish();
    CHECK(lab.open_list_reason("pile").code == "search.settings");
    CHECK(lab.open_list_series("heap").empty());
    for (const auto* kind : kind_names) {
        REQUIRE(lab.begin_open_list(kind).is_ok());
        for (std::string state = "running"; state == "running";) {
            CHECK(lab.open_list_series(kind).empty());
            const auto share = lab.job_progress();
            CHECK(share < 1);
            state = lab.advance_job(1);
            REQUIRE(lab.job_progress() >= share);
        }
        CHECK(lab.job_progress() == 1);
        const auto series = lab.open_list_series(kind);
        REQUIRE(series.size() == 3 * (lab.result().steps + 1));
        CHECK(series[0] == 1);
        const std::vector sizes(series.begin(), series.end());
        for (std::uint32_t step = 0; step <= lab.result().steps; ++step) {
            REQUIRE(lab.seek(step).is_ok());
            REQUIRE(sizes[3 * step] == lab.position().open);
        }
    }
    settings.tie = "none";
    settings.open_list = "sorted";
    finish();
    CHECK(lab.open_list_series("heap").empty()); // another search
    CHECK(lab.open_list_reason("heap").code == "openlist.tie");
    CHECK(lab.open_list_reason("heap").expected == "sorted");
    CHECK(lab.open_list_reason("sorted").is_ok());
    settings.algorithm = "idastar";
    finish();
    CHECK(lab.open_list_reason("heap").code == "openlist.algorithm");
    settings = {};
    settings.program = "unity";
    finish();
    CHECK(lab.open_list_reason("heap").code == "openlist.program");
}

TEST_CASE("inside the open list: the façade shows a heap at every step of 200 random runs, and it is one") {
    Laboratory lab;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        REQUIRE(lab.generate("random", 5 + random.below(12), 5 + random.below(9), 25,
                             static_cast<std::uint32_t>(seed))
                    .is_ok());
        auto settings = random_settings(random, seed);
        settings.open_list = "heap";
        const auto begun = lab.begin(settings, lab.suggested_start(), lab.suggested_goal());
        if (!begun.is_ok()) {
            CHECK(begun.code == "search.diagonals");
            continue;
        }
        while (lab.advance(1000) == "running") {
        }
        REQUIRE(lab.begin_open_list("heap").is_ok());
        while (lab.advance_job(10) == "running") {
        }
        const auto steps = lab.result().steps;
        for (std::uint32_t step = 0; step <= steps; ++step) {
            CAPTURE(step);
            const auto view = lab.open_list_at("heap", step);
            const std::vector entries(view.begin(), view.end());
            const auto first = step == 0 ? 0U : 1U; // after the one that was taken
            const auto count = static_cast<std::uint32_t>(entries.size() / Laboratory::numbers_an_entry);
            const auto entry = [&](std::uint32_t index) {
                return entries.data() + index * Laboratory::numbers_an_entry;
            };
            CHECK((step == 0 || entry(0)[3] == 8));
            REQUIRE(lab.seek(step).is_ok());
            const auto series = lab.open_list_series("heap");
            REQUIRE(series[3 * step] == count - first);
            std::uint32_t list_begin = first;
            for (auto index = first; index < count; ++index) {
                if (entry(index)[4] != entry(list_begin)[4]) {
                    list_begin = index; // the other half's
                }
                const auto parent = list_begin + (index - list_begin - 1) / 2;
                REQUIRE((index == list_begin || entry(parent)[1] <= entry(index)[1] ||
                         settings.algorithm == std::string("dfs")));
            }
        }
        if (lab.begin_membership().is_ok()) {
            while (lab.advance_job(10) == "running") {
            }
            CHECK(lab.membership_series().size() == 3 * (steps + 1));
        } else {
            CHECK(lab.membership_reason().code == "openlist.membership");
        }
    }
}

TEST_CASE("searches to be timed expand as many cells on every list") {
    Laboratory lab;
    CHECK(lab.advance_job(1) == "idle");
    REQUIRE(lab.generate("rooms", 30, 20, 30, 4).is_ok());
    SearchSettings settings;
    REQUIRE(lab.begin(settings, lab.suggested_start(), lab.suggested_goal()).is_ok());
    while (lab.advance(1000) == "running") {
    }
    const auto expanded = lab.result().expanded;
    for (const auto* list : {"heap", "list", "sorted", "map", "queues", "scanning"}) {
        CAPTURE(list);
        REQUIRE(lab.begin_timed(list, settings, lab.suggested_start(), lab.suggested_goal()).is_ok());
        CHECK(lab.open_list_reason("heap").code == "search.none");
        CHECK(lab.method_path().empty());
        while (lab.advance_job(7) == "running") {
        }
        CHECK(lab.timed_expanded() == expanded);
    }
    settings.algorithm = "theta";
    CHECK(lab.begin_timed("heap", settings, 0, 0).code == "openlist.membership");
    CHECK(lab.begin_timed("pile", {}, 0, 0).code == "search.settings");
    CHECK(lab.begin_timed("heap", {}, 0, 600).code == "search.end_outside");
}

TEST_CASE("a search on queues is the search on a heap") {
    Laboratory lab;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Random random(seed);
        REQUIRE(lab.generate("random", 20, 15, 25, static_cast<std::uint32_t>(seed)).is_ok());
        auto settings = random_settings(random, seed % 5);
        settings.tie = ties[seed % 5];
        std::vector<double> logs[2];
        for (int run = 0; run < 2; ++run) {
            settings.open_list = run == 0 ? "heap" : "queues";
            REQUIRE(lab.begin(settings, lab.suggested_start(), lab.suggested_goal()).is_ok());
            while (lab.advance(1000) == "running") {
            }
            const auto log = lab.log(1, lab.result().steps);
            for (const auto number : log) { // some searches have no h and no f
                logs[run].push_back(std::isnan(number) ? -1 : number);
            }
            CHECK((settings.open_list == "heap" || lab.result().kernel == "textbook"));
        }
        REQUIRE(!logs[0].empty());
        REQUIRE(logs[0] == logs[1]);
    }
}

} // namespace
} // namespace astrolabe::test
