// astrolabe trace MAP: one search on one map, and its trace on the standard output. Exit 0 when the goal was
// reached, 3 when there is no path, 2 with a sentence when something is not understood.
#include "tests/command/files.h"
#include "tests/command/link_settings.h"
#include "tests/command/trace_text.h"

#include <charconv>
#include <cstdio>
#include <iostream>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace {

using astrolabe::Laboratory;
using astrolabe::Reason;
using astrolabe::SearchSettings;
using namespace astrolabe::command;

constexpr int bad_input = 2;
constexpr int no_path = 3;
constexpr int broken = 4;

constexpr const char* usage =
    R"(usage: astrolabe trace MAP --start x,y --goal x,y [--set 'k=v&k=v'] [--format csv|json|posthoc|path]

Searches MAP, any text of a map that the page opens, or - for the standard input, and prints
what the search did, in the formats that the page saves; with path a line x,y for each cell.

  --start, --goal  cells from the top left, counted from 0; without them those of the map
  --set            keys of a link that say how to search: 'a=dijkstra&c=always', 'as=unity'
  --format         csv, unless another is named

exit: 0 the goal was reached, 3 there is no path to it, 2 something was not understood,
4 the search left no path by legal moves, which is a bug
)";

int fail(const std::string& sentence) {
    std::fprintf(stderr, "astrolabe: %s\n", sentence.c_str());
    return bad_input;
}

/// "x,y" as the number of a cell; nothing if it is not on the board.
std::optional<std::uint32_t> read_cell(const std::string& text, const Laboratory& lab) {
    std::uint32_t x = 0;
    std::uint32_t y = 0;
    const char* const end = text.data() + text.size();
    const auto [comma, x_error] = std::from_chars(text.data(), end, x);
    if (x_error != std::errc() || comma == end || *comma != ',') {
        return std::nullopt;
    }
    const auto [rest, y_error] = std::from_chars(comma + 1, end, y);
    if (y_error != std::errc() || rest != end || x >= lab.width() || y >= lab.height()) {
        return std::nullopt;
    }
    return y * lab.width() + x;
}

/// Of what load() or begin() refused.
std::string sentence_of(const Reason& reason) {
    const auto& [code, line, found, expected] = reason;
    const std::map<std::string, std::string> sentences{
        {"map.empty", "the map is empty"},
        {"map.binary", "this is no text, and so no map"},
        {"map.header", "the header has '" + found + "' where " + expected + " is expected"},
        {"map.size", "a map has 1 to " + expected + " cells a side, not " + found},
        {"map.row_length", "this row has " + found + " cells instead of " + expected},
        {"map.rows_missing", "the map has " + found + " rows instead of " + expected},
        {"map.rows_extra", "there is more than the " + expected + " rows announced"},
        {"map.character", "'" + found + "' is no map character; these are: " + expected},
        {"map.ends", "there is more than one " + found},
        {"map.factor", "a terrain factor of " + found + " is too large; at most " + expected},
        {"map.added", "danger (+" + found + ") has no sign in a drawing"},
        {"map.number", "'" + found + "' is no whole number out of " + expected},
        {"map.brackets", "the brackets do not match: '" + found + "'"},
        {"search.even_ground", "this algorithm needs uniform terrain"},
        {"search.squares_only", "'" + found + "' searches squares only, not hexagons"},
        {"search.diagonals", "this algorithm needs diagonal moves: choose another corner rule than four"},
        {"search.sorts_too_many_cells",
         "the crowd program sorts its list for every cell that it opens: at most " + expected +
             " cells, this map has " + found},
        {"search.too_many_cells", "the map has " + found + " cells; this search takes at most " + expected},
    };
    const auto known = sentences.find(code);
    const auto sentence =
        known == sentences.end() ? "refused (" + code + "); please report it" : known->second;
    return line == 0 ? sentence : "line " + std::to_string(line) + ": " + sentence;
}

std::optional<std::string> read_map(const std::string& file) {
    if (file == "-") {
        return std::string(std::istreambuf_iterator<char>(std::cin), {});
    }
    return text_of("astrolabe", file);
}

struct TraceCommand {
    std::string map;
    std::map<std::string, std::string> options; ///< By their names, without a value the defaults.
};

/// Nothing, with a sentence in `error`, for words that are not understood.
std::optional<TraceCommand> read_words(const std::vector<std::string>& words, std::string& error) {
    TraceCommand command{.options = {{"--start", ""}, {"--goal", ""}, {"--set", ""}, {"--format", "csv"}}};
    for (std::size_t i = 0; i < words.size(); ++i) {
        const auto option = command.options.find(words[i]);
        if (option != command.options.end()) {
            if (++i == words.size()) {
                error = words[i - 1] + " needs a value";
                return std::nullopt;
            }
            option->second = words[i];
        } else if (words[i].starts_with("--")) {
            error = "there is no option " + words[i] + "; astrolabe trace --help lists them";
            return std::nullopt;
        } else if (!command.map.empty()) {
            error = "one map at a time: '" + command.map + "' or '" + words[i] + "'";
            return std::nullopt;
        } else {
            command.map = words[i];
        }
    }
    if (command.map.empty()) {
        error = "no map is named; astrolabe trace --help tells how";
        return std::nullopt;
    }
    return command;
}

int trace(const std::vector<std::string>& words) {
    std::string error;
    const auto command = read_words(words, error);
    if (!command) {
        return fail(error);
    }
    const auto& option = command->options;
    const std::map<std::string, void (*)(std::ostream&, Laboratory&, const Asked&)> formats{
        {"csv", write_csv},
        {"json", write_json},
        {"posthoc", write_posthoc},
        {"path", [](std::ostream& out, Laboratory& lab, const Asked&) { write_path(out, lab); }}};
    const auto format = formats.find(option.at("--format"));
    if (format == formats.end()) {
        return fail("there is no format '" + option.at("--format") + "': csv, json, posthoc or path");
    }
    SearchSettings settings;
    if (const auto sentence = read_link_settings(option.at("--set"), settings); !sentence.empty()) {
        return fail(sentence);
    }
    const auto text = read_map(command->map);
    if (!text) {
        return bad_input;
    }
    Laboratory lab;
    if (const auto reason = lab.load("auto", *text); !reason.is_ok()) {
        return fail(command->map + ": " + sentence_of(reason));
    }
    const auto cell = [&](const char* name, std::uint32_t suggested) {
        return option.at(name).empty() ? suggested : read_cell(option.at(name), lab);
    };
    const auto start = cell("--start", lab.suggested_start());
    const auto goal = cell("--goal", lab.suggested_goal());
    if (!start || !goal) {
        const char* const name = start ? "--goal" : "--start";
        return fail(std::string(name) + " takes a cell x,y of the map, from 0,0 to " +
                    std::to_string(lab.width() - 1) + "," + std::to_string(lab.height() - 1) + ", not '" +
                    option.at(name) + "'");
    }
    if (const auto reason = lab.begin(settings, *start, *goal); !reason.is_ok()) {
        return fail(sentence_of(reason));
    }
    while (lab.advance(1U << 20U) == "running") {
    }
    format->second(std::cout, lab, {settings, *start, *goal});
    std::cout.flush();
    if (lab.result().is_truncated) {
        std::fputs("astrolabe: the search was longer than a trace can hold; its end is missing\n", stderr);
    }
    if (lab.result().outcome == "broken") {
        std::fputs(
            "astrolabe: the search left no path by legal moves; that is a bug here, please report it\n",
            stderr);
        return broken;
    }
    return lab.result().outcome == "found" ? 0 : no_path;
}

} // namespace

int main(int count, char** words) {
    const std::vector<std::string> arguments(words + 1, words + count);
    for (const auto& argument : arguments) {
        if (argument == "--help" || argument == "-h") {
            std::fputs(usage, stdout);
            return 0;
        }
    }
    if (arguments.empty() || arguments.front() != "trace") {
        std::fputs(usage, stderr);
        return bad_input;
    }
    return trace({arguments.begin() + 1, arguments.end()});
}
