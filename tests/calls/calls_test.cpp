// No single call of the façade may block the page, on the largest board that its algorithm accepts: the page
// can divide the work between calls, but cannot interrupt a call.
#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
#include "tests/calls/work.h"
#include "wasm/laboratory/laboratory.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>
#include <vector>

namespace astrolabe::test {
namespace {

/// The most work of one call, in units of work.h. Calls near it took 20 to 83 ms in WebAssembly (Node 20,
/// virtual machine of 2 cores, 2026-11-23), so it stands for 100 ms on a slow machine. Getting fresh memory
/// from the system is not counted.
constexpr std::uint64_t most_work = 110'000'000;

/// As the page does, which checks the clock: about a millisecond's expansions at a time.
class Chunk {
  public:
    std::uint32_t expansions() const { return expansions_; }
    void adapt(std::uint64_t work) {
        if (work > 2'000'000) {
            expansions_ = std::max(1U, expansions_ / 2);
        } else if (work < 500'000) {
            expansions_ = std::min(100'000U, expansions_ * 2);
        }
    }

  private:
    std::uint32_t expansions_ = 250;
};

/// A laboratory whose calls are counted; the most work of each kind of call is kept.
class CountedLaboratory {
  public:
    Laboratory lab;

    template <class Call> std::uint64_t count(const std::string& name, const Call& call) {
        const auto work = work_of([&] { call(lab); });
        auto& most = most_[name];
        most = std::max(most, work);
        return work;
    }

    void check() const {
        for (const auto& [name, work] : most_) {
            CAPTURE(name);
            CHECK(work <= most_work);
            if (std::getenv("ASTROLABE_CALLS") != nullptr && work > 1'000'000) {
                std::printf("    %-24s %8.1f million\n", name.c_str(), static_cast<double>(work) / 1e6);
            }
        }
    }

  private:
    std::map<std::string, std::uint64_t> most_;
};

constexpr std::uint32_t rows_painted(std::uint32_t width) { return std::max(1U, (1U << 20U) / width); }

/// Everything that the page asks for at a step.
void ask_at(CountedLaboratory& counted, std::uint32_t step, std::uint32_t goal) {
    auto& lab = counted.lab;
    const auto width = lab.width();
    const auto rows = std::min(lab.height(), rows_painted(width));
    counted.count("seek", [&](Laboratory& it) { REQUIRE(it.seek(step).is_ok()); });
    Position position;
    counted.count("position", [&](Laboratory& it) { position = it.position(); });
    counted.count("paint by status", [&](Laboratory& it) { it.paint("status", 0, 0, width, rows); });
    counted.count("paint by order", [&](Laboratory& it) { it.paint("order", 0, 0, width, rows); });
    counted.count("statuses", [](Laboratory& it) { it.statuses(); });
    counted.count("closers", [&](Laboratory& it) { it.closers(0, rows); });
    counted.count("expandedAt", [&](Laboratory& it) { it.expanded_at(0, rows); });
    const auto statuses = lab.statuses();
    const auto open = std::find(statuses.rbegin(), statuses.rend(), std::uint8_t{1});
    std::vector<std::uint32_t> cells{goal};
    if (open != statuses.rend()) {
        cells.push_back(static_cast<std::uint32_t>(statuses.rend() - open) - 1);
    }
    if (position.current >= 0) {
        cells.push_back(static_cast<std::uint32_t>(position.current));
    }
    for (const auto cell : cells) {
        counted.count("why", [&](Laboratory& it) { it.why(cell); });
        counted.count("cells", [&](Laboratory& it) {
            const auto columns = std::min(100U, width - cell % width);
            it.cells(cell % width, cell / width, columns, std::min(60U, it.height() - cell / width));
        });
    }
}

void search(CountedLaboratory& counted, const SearchSettings& settings, std::uint32_t start,
            std::uint32_t goal) {
    counted.count("begin", [&](Laboratory& it) { REQUIRE(it.begin(settings, start, goal).is_ok()); });
    Chunk chunk;
    for (std::string outcome = "running"; outcome == "running";) {
        chunk.adapt(
            counted.count("advance", [&](Laboratory& it) { outcome = it.advance(chunk.expansions()); }));
    }
}

/// A search as the page runs it, and everything that is then asked about it.
void ask_everything(CountedLaboratory& counted, const SearchSettings& settings) {
    auto& lab = counted.lab;
    const auto start = lab.suggested_start();
    const auto goal = lab.suggested_goal();
    const std::vector<std::uint32_t> colours(768, 1);
    lab.set_colours(colours, std::vector<std::uint32_t>(std::size_t{256} * 64, 2));
    search(counted, settings, start, goal);
    const auto steps = lab.result().steps;
    for (const auto step : {steps, 0U, std::min(steps, 1U), steps / 2, steps, steps - std::min(steps, 1U),
                            steps - std::min(steps, 2U)}) {
        ask_at(counted, step, goal);
    }
    for (bool is_known = false; !is_known;) {
        counted.count("survey", [&](Laboratory& it) { is_known = it.survey(4000); });
    }
    if (steps > 0) {
        const auto first = steps - std::min(steps - 1, Laboratory::max_logged_steps - 1);
        counted.count("log", [&](Laboratory& it) { it.log(first, steps); });
        counted.count("printout", [&](Laboratory& it) { it.printout(first, steps); });
    }
    counted.count("stepsOf", [&](Laboratory& it) { it.steps_of(goal, "improved"); });
    counted.count("nextStepWith", [](Laboratory& it) { it.next_step_with("reopened", -1, 0); });
    counted.count("code", [](Laboratory& it) { it.code("«map \"…\",»\n«factors […],»\n", true); });
    counted.count("heldBytes", [](Laboratory& it) { it.held_bytes(); });
    for (std::string state = "judging"; state == "judging";) {
        counted.count("judge", [&](Laboratory& it) { state = it.judge(4000); });
    }
    counted.count("shortestPath", [](Laboratory& it) { it.shortest_path(); });
    // The same question once more, after an edit.
    lab.edit(std::vector{start == 0 ? 1U : 0U}, std::vector{1U});
    search(counted, settings, start, goal);
}

/// Rows of free cells that are joined at one end or the other: the longest path there is.
void make_snake(Laboratory& lab, std::uint32_t width, std::uint32_t height) {
    std::vector<std::uint32_t> grounds(std::size_t{width} * height, 1);
    for (std::uint32_t y = 1; y < height; y += 2) {
        const auto row = grounds.begin() + std::ptrdiff_t{width} * y;
        std::fill_n(row, width, 0U);
        row[y / 2 % 2 == 0 ? width - 1 : 0] = 1;
    }
    REQUIRE(lab.restore(width, height, grounds).is_ok());
}

std::uint32_t largest_side(const std::string& name) {
    const auto cells = descriptor_of(*option_named<Algorithm>(name)).most_cells;
    std::uint32_t side = 1;
    while (std::uint64_t{side} * side * 4 <= cells) {
        side *= 2;
    }
    return side;
}

TEST_CASE("calls: every algorithm on the largest board of chance that it takes") {
    for (const auto& descriptor : catalogue) {
        const std::string name(descriptor.name);
        CAPTURE(name);
        std::printf("%s\n", name.c_str());
        CountedLaboratory counted;
        const auto side = largest_side(name);
        REQUIRE(counted.lab.generate("random", side, side, 20, 5).is_ok());
        ask_everything(counted, {.algorithm = name});
        counted.check();
    }
}

void ask_where_the_path_is_longest(const AlgorithmDescriptor& descriptor) {
    const std::string name(descriptor.name);
    CAPTURE(name);
    std::printf("%s\n", name.c_str());
    CountedLaboratory counted;
    // Any-angle searches check whole rows at each expansion: with all rows they take as long as the
    // other algorithms together; with a quarter of the rows, no call does less work.
    const auto side = largest_side(name);
    make_snake(counted.lab, side, descriptor.family == Family::AnyAngle ? side / 4 : side);
    ask_everything(counted, {.algorithm = name});
    counted.check();
}

TEST_CASE("calls: every algorithm where the path is longest") {
    for (const auto& descriptor : catalogue) {
        ask_where_the_path_is_longest(descriptor);
    }
}

TEST_CASE("calls: a program with as many costs as one may hold") {
    CountedLaboratory counted;
    const std::vector<std::uint32_t> costly(std::size_t{256} * 256, 255 + grounds_an_extra * 255);
    REQUIRE(counted.lab.restore(256, 256, costly).is_ok());
    ask_everything(counted, {});
    counted.check();
}

TEST_CASE("calls: a goal that cannot be reached on the largest board") {
    for (const auto* name : {"astar", "dijkstra", "bidirectional", "lpastar"}) {
        CAPTURE(name);
        std::printf("%s\n", name);
        CountedLaboratory counted;
        const auto side = largest_side(name);
        REQUIRE(counted.lab.generate("random", side, side, 20, 5).is_ok());
        const auto goal = side * side / 2;
        counted.lab.edit(std::vector{goal}, std::vector{0U});
        search(counted, {.algorithm = name}, counted.lab.suggested_start(), goal);
        CHECK(counted.lab.result().outcome == "no-path");
        ask_at(counted, counted.lab.result().steps, goal);
        counted.check();
    }
}

TEST_CASE("calls: a walk that begins anew at each of its steps") {
    CountedLaboratory counted;
    REQUIRE(counted.lab.generate("random", 1024, 1024, 20, 5).is_ok());
    ask_everything(counted, {.algorithm = "local"});
    counted.check();
}

TEST_CASE("calls: a search that raises its bound a thousand times") {
    CountedLaboratory counted;
    make_snake(counted.lab, 2048, 2048);
    search(counted, {.algorithm = "idastar"}, counted.lab.suggested_start(), counted.lab.suggested_goal());
    counted.check();
}

} // namespace
} // namespace astrolabe::test
