// astrolabe scen: answers every row of Moving AI scenarios and checks the lengths.
#include "core/command/link_settings.h"
#include "core/command/question.h"
#include "core/io/moving_ai_scenario.h"

#include <cmath>
#include <cstdio>
#include <utility>

namespace astrolabe::command {
namespace {

constexpr const char* scen_usage =
    R"(usage: astrolabe scen [--algorithm A] [--set 'k=v&k=v'] MAP SCEN…

Answers every row of Moving AI scenarios on MAP, with the exact costs of the benchmarks, and prints a line a row:
its index, cost ("none" without a path) and cells expanded. A published length of 0 between two different cells
says that no path joins them.

  --algorithm  a word as in links: astar (without it), dijkstra, jps …
  --set        keys of a link that say how to search

exit: 0 every row has its published length, 1 a row misses it or is refused, 2 something was not understood
)";

std::string published(const ScenarioRow& row) {
    return row.has_path() ? "published length " + std::to_string(row.length) : "published as without a path";
}

std::string number(double value) {
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%.6f", value);
    return text.data();
}

/// Prints its line; an empty text, or what is wrong with the row.
std::string answer_row(PreparedBoard& board, const SearchPlan& plan, const ScenarioRow& row,
                       std::size_t index) {
    const auto& grid = board.grid();
    const auto size = [](std::uint32_t width, std::uint32_t height) {
        return std::to_string(width) + " x " + std::to_string(height);
    };
    if (row.width != grid.width() || row.height != grid.height()) {
        return "row is for a map of " + size(row.width, row.height) + " cells, this one has " +
               size(grid.width(), grid.height());
    }
    const auto start = grid.node(row.start);
    const auto goal = grid.node(row.goal);
    if (const auto reason = board.refusal(plan, index_of(start), index_of(goal)); !reason.is_ok()) {
        return sentence_of(reason);
    }
    board.forget_answer(); // a row's numbers are its own
    const auto run = board.begin(plan, start, goal);
    while (run->answer(0x7fffffff) == Outcome::Running) {
    }
    const auto& result = run->result().search;
    if (result.outcome == Outcome::NoPath && !row.has_path()) {
        std::printf("%zu none %llu\n", index, static_cast<unsigned long long>(result.expanded));
        return {};
    }
    if (result.outcome != Outcome::Found) {
        return (result.outcome == Outcome::GaveUp   ? "gave up, "
                : result.outcome == Outcome::Broken ? "no path by legal moves, a bug here, please report it, "
                                                    : "no path, ") +
               published(row);
    }
    const auto cost = run->costs().to_display(result.cost);
    std::printf("%zu %s %llu\n", index, number(cost).c_str(),
                static_cast<unsigned long long>(result.expanded));
    return row.has_path() && std::abs(cost - row.length) <= row.tolerance
               ? std::string()
               : "cost " + number(cost) + ", " + published(row);
}

int answer_file(PreparedBoard& board, const SearchPlan& plan, const std::string& file) {
    const auto text = text_of(file);
    if (!text) {
        return bad_input;
    }
    const auto rows = read_moving_ai_scenario(*text);
    if (!rows.is_ok()) {
        return fail(file, rows.reason());
    }
    std::size_t wrong = 0;
    std::size_t index = 0;
    for (const auto& row : rows.value()) {
        if (const auto sentence = answer_row(board, plan, row, index++); !sentence.empty()) {
            std::fprintf(stderr, "astrolabe: %s, line %u: %s\n", file.c_str(), row.line, sentence.c_str());
            ++wrong;
        }
    }
    if (wrong > 0) {
        fail(file + ": " + std::to_string(wrong) + " of " + std::to_string(index) +
             " rows missed their published length");
    }
    return wrong > 0 ? missed : done;
}

int scen(const Words& words) {
    const auto arguments =
        read_arguments("scen", words, {{"--algorithm", "astar"}, {"--set", ""}}, 2, 10'000);
    if (!arguments) {
        return bad_input;
    }
    SearchSettings settings{.algorithm = (*arguments)["--algorithm"], .costs = "exact"};
    if (!option_named<Algorithm>(settings.algorithm)) {
        return fail("there is no algorithm '" + settings.algorithm + "': " + algorithm_names());
    }
    if (const auto sentence = read_link_settings((*arguments)["--set"], settings); !sentence.empty()) {
        return fail("--set: " + sentence);
    }
    const auto plan = plan_for(settings);
    if (!plan.is_ok()) {
        return fail("", plan.reason());
    }
    const auto& files = arguments->plain;
    auto map = map_in(files[0]);
    if (!map) {
        return bad_input;
    }
    PreparedBoard board(std::move(map->grid));
    board.prepare(plan.value().rules.moves());
    int exit = done;
    for (std::size_t file = 1; file < files.size(); ++file) {
        exit = std::max(exit, answer_file(board, plan.value(), files[file]));
    }
    return exit;
}

} // namespace

const Command scen_command{"scen", "answers Moving AI scenarios and checks their lengths", scen_usage, scen};

} // namespace astrolabe::command
