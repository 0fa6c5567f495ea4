#include "core/command/words.h"

#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <iterator>
#include <utility>

namespace astrolabe::command {

int fail(const std::string& sentence) {
    std::fprintf(stderr, "astrolabe: %s\n", sentence.c_str());
    return bad_input;
}

int fail(const std::string& file, const Reason& reason) {
    const auto line = reason.line == 0 ? std::string() : "line " + std::to_string(reason.line);
    const auto location = file + (file.empty() || line.empty() ? "" : ", ") + line;
    return fail(location + (location.empty() ? "" : ": ") + sentence_of(reason));
}

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
        {"link.map_version", "the map was written by a newer version"},
        {"link.map_broken", "this is no map of a link, or not all of it"},
        {"scen.empty", "the scenario is empty"},
        {"scen.version", "a scenario begins with '" + expected + "', not '" + found + "'"},
        {"scen.row", "a row has " + expected + " columns: '" + found + "'"},
        {"scen.size", "the map of a row has 1 to " + expected + " cells a side: '" + found + "'"},
        {"scen.cell", "a row begins or ends outside its map: '" + found + "'"},
        {"scen.length", "'" + found + "' is no length of a path"},
        {"scen.too_many", "a scenario has at most " + expected + " rows"},
        {"code.program", "there is no program for a search as a tutorial wrote it: leave out as="},
        {"code.algorithm",
         "there is no program for '" + found + "', only for astar, dijkstra, bfs, dfs and greedy"},
        {"code.cells",
         "a map with costs goes into a program up to " + expected + " cells, this one has " + found},
        {"trace.empty", "there is no cell in it"},
        {"trace.columns", "a table of cells needs the columns x and y, not '" + found + "'"},
        {"trace.json", "this is not valid JSON"},
        {"trace.yaml", "this cannot be read as YAML: " + found},
        {"trace.too_long", "a trace in YAML has at most " + expected + " MB"},
        {"trace.no_events", "there is no list '" + found + "' in it"},
        {"trace.number", "x and y are whole numbers from 0 on, not '" + found + "'"},
        {"trace.pair", "cells are pairs of whole numbers from 0 on, not '" + found + "'"},
        {"trace.odd", "it has " + found + " numbers, which are no pairs"},
        {"trace.cell", "no map has a cell " + found},
        {"trace.too_many", "more than " + expected + " cells"},
        {"trace.start", "the first cell (" + found + ") is by no way of counting the start"},
        {"trace.start_wall",
         "the first cell (" + found + ") is by no way of counting the start, but a wall of the map"},
        {"trace.wall", "(" + found + ") is a wall of the map, and no other way of counting fits all cells"},
        {"trace.counting", "by no way of counting is (" + found + ") a cell of the map"},
        {"proof.goal_on_wall", "a goal on a wall has no proof: leave out bg=1"},
        {"proof.path", "the path of this search is not optimal, so that nothing is proved"},
        {"proof.json", "this is no JSON object"},
        {"proof.format", "this is no proof, or one of a newer version"},
        {"proof.member", "'" + found + "' is missing, or is not what a proof has there"},
        {"search.uniform_terrain", "this algorithm needs uniform terrain"},
        {"search.squares_only", "'" + found + "' searches squares only, not hexagons"},
        {"search.diagonals", "this algorithm needs diagonal moves: choose another corner rule than four"},
        {"search.sorts_too_many_cells",
         "the crowd program sorts its list for every cell that it opens: at most " + expected +
             " cells, this map has " + found},
        {"search.too_many_cells", "the map has " + found + " cells; this search takes at most " + expected},
        {"search.settings", "'" + found + "' is no value of " + expected},
    };
    const auto known = sentences.find(code);
    return known == sentences.end() ? "refused (" + code + "); please report it" : known->second;
}

std::optional<Arguments> read_arguments(const char* command, const Words& words,
                                        std::map<std::string, std::string> options, std::size_t fewest,
                                        std::size_t most) {
    const auto help = "; astrolabe " + std::string(command) + " --help tells how";
    Arguments arguments{.plain = {}, .options = std::move(options)};
    for (std::size_t i = 0; i < words.size(); ++i) {
        const auto option = arguments.options.find(words[i]);
        if (option != arguments.options.end()) {
            if (++i == words.size()) {
                fail(words[i - 1] + " needs a value");
                return std::nullopt;
            }
            option->second = words[i];
        } else if (words[i].starts_with("--")) {
            fail("there is no option " + words[i] + help);
            return std::nullopt;
        } else {
            arguments.plain.push_back(words[i]);
        }
    }
    const auto count = arguments.plain.size();
    if (count < fewest || count > most) {
        fail(count < fewest ? "something is missing" + help
                            : "'" + arguments.plain[most] + "' is one word too many" + help);
        return std::nullopt;
    }
    return arguments;
}

std::optional<std::string> text_of(const std::string& file) {
    if (file == "-") {
        return std::string(std::istreambuf_iterator<char>(std::cin), {});
    }
    std::ifstream in(file, std::ios::binary);
    std::string text;
    std::array<char, 1U << 16U> part{};
    while (in && (in.read(part.data(), part.size()), in.gcount() > 0)) {
        text.append(part.data(), static_cast<std::size_t>(in.gcount()));
    }
    if (!in.eof()) { // it does not exist, or is a folder
        fail("cannot read " + file);
        return std::nullopt;
    }
    return text;
}

std::optional<MapText> map_in(const std::string& file) {
    const auto text = text_of(file);
    if (!text) {
        return std::nullopt;
    }
    auto map = read_map_text(*text);
    if (!map.is_ok()) {
        fail(file, map.reason());
        return std::nullopt;
    }
    return std::move(map.value());
}

std::string decimal(double value, int decimals) {
    std::array<char, 64> text{};
    const auto unit = std::pow(10.0, decimals);
    std::snprintf(text.data(), text.size(), "%.*f", decimals, std::floor(value * unit + 0.5) / unit);
    std::string number = text.data();
    number.erase(number.find_last_not_of('0') + 1);
    if (number.back() == '.') {
        number.pop_back();
    }
    return number;
}

std::optional<std::uint32_t> whole_number(std::string_view text, std::uint32_t most) {
    std::uint32_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool is_whole = error == std::errc() && end == text.data() + text.size();
    return is_whole && number <= most ? std::optional(number) : std::nullopt;
}

std::optional<std::pair<std::uint32_t, std::uint32_t>> number_pair(std::string_view text, char between) {
    const auto sign = text.find(between);
    if (sign == std::string_view::npos) {
        return std::nullopt;
    }
    const auto first = whole_number(text.substr(0, sign));
    const auto second = whole_number(text.substr(sign + 1));
    return first && second ? std::optional(std::pair(*first, *second)) : std::nullopt;
}

} // namespace astrolabe::command
