// astrolabe check: whether another program's path or order of expansion is right, and by which options.
#include "core/command/check/check.h"

#include "core/command/check/trace_table.h"

#include <algorithm>
#include <iostream>

namespace astrolabe::command {
namespace {

constexpr const char* check_usage =
    R"(usage: astrolabe check MAP|LINK --trace FILE [--as order|path] [--start x,y] [--goal x,y]
                       [--set 'k=v&k=v'] [--json]

Checks what another program found on MAP, any text of a map that the page opens, or the board of a LINK. FILE is a
table in CSV with the columns x and y, pairs of numbers such as (1,2) (2,3), or a list of events in JSON or YAML,
as Posthoc has them. How it counts is found by trying.

  --as       order (without it): the cells that were expanded, all of them, in their order. Says which setups of
             the page's textbook search (algorithm, heuristic, weight, costs, corner rule, ties, stop, update,
             reopening, order of the neighbours), or which of the tutorials' programs, expand the same cells in
             the same order. If none does: which known bug explains it, and where the search without the bug, or
             one that agrees longest, differs first, and why. Of columns or members g, h, f, parent_x and
             parent_y (of events also parent, or id and pId): which heuristic h is, and the first rows that
             contradict themselves.
             path: its cells from start to goal. Says whether it is legal and cheapest, and where it leaves
             every cheapest path.
  --set      the rules of a path, keys of a link: 'c=always&k=exact'; of an order the kind of board: 'b=hex'
  --json     for programs; --format json is the same

exit: 0 there is such a setup without a bug, or the path is legal and no path is cheaper, 1 there is none, or it is not,
2 something was not understood
)";

int check(const Words& words) {
    auto plain = words;
    const auto json = std::find(plain.begin(), plain.end(), "--json");
    const bool is_json = json != plain.end();
    if (is_json) {
        plain.erase(json);
    }
    const auto arguments = read_arguments(
        "check", plain, question_options({{"--trace", ""}, {"--as", "order"}, {"--format", "text"}}), 1, 1);
    if (!arguments) {
        return bad_input;
    }
    const auto& as = (*arguments)["--as"];
    const auto& format = (*arguments)["--format"];
    if (as != "order" && as != "path") {
        return fail("--as takes order or path, not '" + as + "'");
    }
    if (format != "text" && format != "json") {
        return fail("there is no format '" + format + "': text or json");
    }
    const auto& file = (*arguments)["--trace"];
    if (file.empty()) {
        return fail("check needs --trace FILE: what is to be checked");
    }
    const auto question = answer(arguments->plain[0], *arguments);
    const auto text = question ? text_of(file) : std::nullopt;
    if (!text) {
        return bad_input;
    }
    const auto table = table_of(*text);
    if (!table.is_ok()) {
        return fail(file, table.reason());
    }
    const auto rows = read_seen_rows(table.value(), as == "order" ? SeenPart::Order : SeenPart::Path);
    if (!rows.is_ok()) {
        return fail(file, rows.reason());
    }
    const auto seen = place_cells(rows.value(), question->board.grid(), question->start, question->goal);
    if (!seen.is_ok()) {
        return fail(file, seen.reason());
    }
    const auto exit = as == "order"
                          ? check_order(*question, rows.value(), seen.value(), is_json || format == "json")
                          : check_path(*question, seen.value(), is_json || format == "json");
    std::cout.flush();
    return exit;
}

} // namespace

std::string shown(const Grid& grid, NodeId node) {
    const auto [x, y] = grid.cell(node);
    return "(" + std::to_string(x) + "," + std::to_string(y) + ")";
}

std::string pair_of(const Grid& grid, NodeId node) {
    const auto [x, y] = grid.cell(node);
    return "[" + std::to_string(x) + "," + std::to_string(y) + "]";
}

std::string words_of(const Counting& counting) {
    return std::string(counting.is_row_first ? "y before x" : "x before y") + ", from " +
           std::to_string(counting.first) + ", y " + (counting.is_y_up ? "upward" : "downward");
}

void print_walls(const Question& question, bool is_goal_entered) {
    const auto& grid = question.board.grid();
    if (!grid.is_free(question.start)) {
        std::cout
            << "The start " << shown(grid, question.start)
            << " is a wall of the map. Searches here leave it all the same; a program that tests it for a "
               "wall finds nothing.\n";
    }
    if (!grid.is_free(question.goal)) {
        std::cout << "The goal " << shown(grid, question.goal) << " is a wall of the map"
                  << (is_goal_entered ? ", which is entered all the same, as with --set bg=1 here.\n"
                                      : ": no path leads to it, so that a search expands all cells that it "
                                        "can reach.\n");
    }
}

std::string walls_json(const Question& question) {
    const auto& grid = question.board.grid();
    const auto is_wall = [&](NodeId node) { return grid.is_free(node) ? "false" : "true"; };
    return std::string(",\"start_is_wall\":") + is_wall(question.start) +
           ",\"goal_is_wall\":" + is_wall(question.goal);
}

const Command check_command{"check", "checks another program's path, or order of expansion", check_usage,
                            check};

} // namespace astrolabe::command
