// scen [--algorithm A] MAP SCEN...: answers every row of Moving AI scenarios and checks the lengths.
// A line a row: index, cost ("none" without a path), cells expanded. Exit 1 when a row misses its published
// length, or a row or a file is refused, 2 when the command line is not understood.
#include "core/io/moving_ai_scenario.h"
#include "tests/command/files.h"
#include "wasm/laboratory.h"

#include <cmath>
#include <cstdio>
#include <optional>
#include <string>
#include <vector>

namespace {

using astrolabe::Laboratory;
using astrolabe::Reason;
using astrolabe::ScenarioRow;

std::optional<std::string> text_of(const std::string& file) {
    return astrolabe::command::text_of("scen", file);
}

void print_refusal(const std::string& file, const Reason& reason) {
    astrolabe::command::print_refusal("scen", file, reason);
}

std::string published(const ScenarioRow& row) {
    return row.has_path() ? "published length " + std::to_string(row.length) : "published as without a path";
}

/// Whether the row was answered with its published length.
bool answer(Laboratory& lab, const astrolabe::SearchSettings& settings, const std::string& file,
            const ScenarioRow& row, std::size_t index) {
    if (row.width != lab.width() || row.height != lab.height()) {
        std::fprintf(stderr, "scen: %s, line %u: row is for a map of %u x %u cells, this one has %u x %u\n",
                     file.c_str(), row.line, row.width, row.height, lab.width(), lab.height());
        return false;
    }
    const auto reason =
        lab.begin(settings, row.start.y * row.width + row.start.x, row.goal.y * row.width + row.goal.x);
    if (!reason.is_ok()) {
        print_refusal(file, {reason.code, row.line, reason.found, reason.expected});
        return false;
    }
    while (lab.answer(0x7fffffff) == "running") {
    }
    const auto result = lab.result();
    if (result.outcome == "no-path" && !row.has_path()) {
        std::printf("%zu none %.0f\n", index, result.expanded);
        return true;
    }
    if (result.outcome != "found") {
        std::fprintf(stderr, "scen: %s, line %u: %s, %s\n", file.c_str(), row.line,
                     result.outcome == "gave-up"  ? "gave up"
                     : result.outcome == "broken" ? "no path by legal moves, a bug here, please report it"
                                                  : "no path",
                     published(row).c_str());
        return false;
    }
    std::printf("%zu %.6f %.0f\n", index, result.cost, result.expanded);
    if (!row.has_path() || !(std::abs(result.cost - row.length) <= row.tolerance)) {
        std::fprintf(stderr, "scen: %s, line %u: cost %.6f, %s\n", file.c_str(), row.line, result.cost,
                     published(row).c_str());
        return false;
    }
    return true;
}

bool answer_file(Laboratory& lab, const astrolabe::SearchSettings& settings, const std::string& file) {
    const auto text = text_of(file);
    if (!text) {
        return false;
    }
    const auto rows = astrolabe::read_moving_ai_scenario(*text);
    if (!rows.is_ok()) {
        print_refusal(file, rows.reason());
        return false;
    }
    std::size_t missed = 0;
    std::size_t index = 0;
    for (const auto& row : rows.value()) {
        missed += answer(lab, settings, file, row, index++) ? 0 : 1;
    }
    if (missed > 0) {
        std::fprintf(stderr, "scen: %s: %zu of %zu rows missed their published length\n", file.c_str(),
                     missed, index);
    }
    return missed == 0;
}

} // namespace

int main(int count, char** words) {
    std::vector<std::string> arguments(words + 1, words + count);
    astrolabe::SearchSettings settings{.costs = "exact"};
    if (arguments.size() >= 2 && arguments[0] == "--algorithm") {
        settings.algorithm = arguments[1];
        arguments.erase(arguments.begin(), arguments.begin() + 2);
    }
    const auto plan = astrolabe::plan_for(settings);
    if (arguments.size() < 2 || !plan.is_ok()) {
        std::fprintf(stderr, "usage: scen [--algorithm A] MAP SCEN...\nA: %s\n",
                     astrolabe::algorithm_names().c_str());
        return 2;
    }
    const auto map = text_of(arguments[0]);
    if (!map) {
        return 1;
    }
    Laboratory lab;
    if (const auto reason = lab.load("auto", *map); !reason.is_ok()) {
        print_refusal(arguments[0], reason);
        return 1;
    }
    bool is_all_right = true;
    for (std::size_t file = 1; file < arguments.size(); ++file) {
        is_all_right = answer_file(lab, settings, arguments[file]) && is_all_right;
    }
    return is_all_right ? 0 : 1;
}
