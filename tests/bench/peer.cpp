// peer [--algorithm A] MAP SCEN PASSES EVERY: the core as a contender among other pathfinders. Answers every
// EVERYth row PASSES times and prints "#setup_us N", then for each row its index among those answered, cost,
// and medians of the microseconds it took and of the processor time it used (which comes fifth):
// index, cost, microseconds, expanded, processor's microseconds.
#include "tests/bench/maps.h"
#include "tests/bench/timing.h"
#include "wasm/laboratory/laboratory.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <string>
#include <vector>

namespace {

using namespace astrolabe;

double wall_now() {
    const auto since = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double, std::nano>(since).count();
}

struct Samples {
    std::vector<double> wall;
    std::vector<double> processor;
    LaboratoryResult result;
};

/// The whole run, from the settings to a copy of the path.
void answer(Laboratory& lab, const SearchSettings& settings, const ScenarioRow& row, Samples& samples) {
    const auto start = row.start.y * lab.width() + row.start.x;
    const auto goal = row.goal.y * lab.width() + row.goal.x;
    const auto before = bench::now(); // a system call, which takes a while
    const auto wall_before = wall_now();
    if (!lab.begin(settings, start, goal).is_ok()) {
        std::fprintf(stderr, "peer: a search was refused\n");
        std::exit(1);
    }
    do {
        samples.result = lab.answer(0x7fffffff);
    } while (samples.result.outcome == "running");
    const std::vector<std::uint32_t> path(lab.path().begin(), lab.path().end());
    samples.wall.push_back(wall_now() - wall_before);
    samples.processor.push_back(bench::now() - before);
    if (path.empty()) {
        samples.result.cost = std::numeric_limits<double>::infinity();
    }
}

} // namespace

int main(int argc, char** argv) {
    std::vector<std::string> words(argv + 1, argv + argc);
    SearchSettings settings{.costs = "exact"};
    if (words.size() == 6 && words[0] == "--algorithm") {
        settings.algorithm = words[1];
        words.erase(words.begin(), words.begin() + 2);
    }
    const auto passes = words.size() == 4 ? std::strtoul(words[2].c_str(), nullptr, 10) : 0;
    const auto every = words.size() == 4 ? std::strtoul(words[3].c_str(), nullptr, 10) : 0;
    if (passes == 0 || every == 0 || !plan_for(settings).is_ok()) {
        std::fprintf(stderr, "usage: peer [--algorithm A] MAP SCEN PASSES EVERY\n");
        return 2;
    }
    const auto map = bench::read_map(words[0], words[1], every);
    const auto factors = map.grid.factors();
    const std::vector<std::uint32_t> copied(factors.begin(), factors.end());
    Laboratory lab;
    const auto setup = bench::timed([&] { lab.restore(map.grid.width(), map.grid.height(), copied); });
    std::printf("#setup_us %.0f\n", setup / 1000);

    std::vector<Samples> rows(map.rows.size());
    for (std::size_t pass = 0; pass < passes; ++pass) {
        for (std::size_t index = 0; index < rows.size(); ++index) {
            answer(lab, settings, map.rows[index], rows[index]);
        }
    }
    for (std::size_t index = 0; index < rows.size(); ++index) {
        const auto& row = rows[index];
        std::printf("%zu %.6f %.3f %.0f %.3f\n", index, row.result.cost,
                    bench::quantile(row.wall, 0.5) / 1000, row.result.expanded,
                    bench::quantile(row.processor, 0.5) / 1000);
    }
}
