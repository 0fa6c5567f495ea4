// astrolabe generate: a map made from a rule and a seed.
#include "core/codec/link_map.h"
#include "core/command/map_out.h"
#include "core/generate/generators.h"
#include "core/io/moving_ai_map.h"

#include <array>
#include <cstdio>

namespace astrolabe::command {
namespace {

constexpr const char* generate_usage =
    R"(usage: astrolabe generate KIND [--size WxH] [--percent P] [--seed N] [--format map|link]

Prints a map of this kind, the same for the same numbers on every machine: a .map, or of terrain a table of costs.

  KIND       random, maze, rooms, caves or terrain
  --size     cells across and down, 1 to 4096; 64x36 without it
  --percent  0 to 100: cells of random, caves and terrain that are walls (27, 45, 20 without it), walls of a maze
             and of rooms that get one opening more than they need (0, 30)
  --seed     a number that picks one of all such maps; 1 without it
  --format   map (without it), or link: the value of m= in a link to it

exit: 0 done, 2 something was not understood
)";

/// As the page suggests.
std::uint32_t usual_percent(GeneratorKind kind) {
    constexpr std::array<std::uint32_t, 5> by_kind{27, 0, 30, 45, 20};
    return by_kind[static_cast<std::size_t>(kind)];
}

int generate_map(const Words& words) {
    const auto arguments =
        read_arguments("generate", words,
                       {{"--size", "64x36"}, {"--percent", ""}, {"--seed", "1"}, {"--format", "map"}}, 1, 1);
    if (!arguments) {
        return bad_input;
    }
    const auto& given = *arguments;
    const auto kind = generator_named(given.plain[0]);
    if (!kind) {
        return fail("there is no generator '" + given.plain[0] + "': random, maze, rooms, caves or terrain");
    }
    const auto size = number_pair(given["--size"], 'x');
    if (!size || !Grid::is_valid_size(size->first, size->second)) {
        return fail("--size takes cells across and down, 1x1 to 4096x4096, not '" + given["--size"] + "'");
    }
    const auto percent =
        given["--percent"].empty() ? usual_percent(*kind) : whole_number(given["--percent"], 100);
    if (!percent) {
        return fail("--percent takes 0 to 100, not '" + given["--percent"] + "'");
    }
    const auto seed = whole_number(given["--seed"]);
    if (!seed) {
        return fail("--seed takes a number from 0 to 4294967295, not '" + given["--seed"] + "'");
    }
    const auto& format = given["--format"];
    if (format != "map" && format != "link") {
        return fail("there is no format '" + format + "': map or link");
    }
    const GeneratorSpec spec{*kind, size->first, size->second, *percent, *seed};
    const auto grid = generate(spec);
    if (format == "link") {
        std::printf("%s\n", write_link_map(spec, grid).c_str());
    } else {
        print_map(grid);
    }
    return done;
}

} // namespace

void print_map(const Grid& grid) {
    if (!grid.extras().empty()) {
        std::fputs("astrolabe: danger and kinds of walls are left out, the format has none\n", stderr);
    }
    bool is_plain = true;
    for (const auto factor : grid.factors()) {
        is_plain = is_plain && factor <= plain;
    }
    if (is_plain) {
        std::fputs(write_moving_ai_map(grid).c_str(), stdout);
        return;
    }
    std::string text;
    for (std::uint32_t cell = 0; cell < grid.cell_count(); ++cell) {
        text += std::to_string(grid.factors()[cell]);
        text += (cell + 1) % grid.width() == 0 ? '\n' : ' ';
    }
    std::fputs(text.c_str(), stdout);
}

const Command generate_command{"generate", "prints a map made by rule and seed", generate_usage,
                               generate_map};

} // namespace astrolabe::command
