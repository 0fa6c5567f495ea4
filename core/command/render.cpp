// astrolabe render: one step of a search as a picture.
#include "core/command/picture.h"

#include <algorithm>
#include <iostream>

namespace astrolabe::command {
namespace {

constexpr const char* render_usage =
    R"(usage: astrolabe render MAP|LINK [--start x,y] [--goal x,y] [--set 'k=v&k=v'] [--step N]
                        [--cell PIXELS] [--theme light|dark] [--numbers all|none]

Searches MAP, any text of a map that the page opens, or the board of a LINK, and draws it as SVG at one step.

  --start, --goal  cells from the top left, counted from 0; without them those of the map or the link
  --set            keys of a link that say how to search: 'a=dijkstra&c=always', 'as=unity'
  --step           0 is before the first; without it that of the link, or the last, which shows the path
  --cell           side of a cell, 1 to 128; without it as fits into 1024 pixels, at most 48
  --theme          light (without it) or dark
  --numbers        all (without it): F, G and H in cells of 44 pixels and more; or none

exit: 0 the goal is reached, 3 there is no path to it, 2 something was not understood,
4 the search left no path by legal moves, which is a bug
)";

int render(const Words& words) {
    const auto arguments = read_arguments(
        "render", words,
        question_options({{"--step", ""}, {"--cell", ""}, {"--theme", "light"}, {"--numbers", "all"}}), 1, 1);
    if (!arguments) {
        return bad_input;
    }
    const auto& given = *arguments;
    if (given["--theme"] != "light" && given["--theme"] != "dark") {
        return fail("there is no theme '" + given["--theme"] + "': light or dark");
    }
    if (given["--numbers"] != "all" && given["--numbers"] != "none") {
        return fail("--numbers takes all or none, not '" + given["--numbers"] + "'");
    }
    const auto asked_side = whole_number(given["--cell"], 128);
    if (!given["--cell"].empty() && asked_side.value_or(0) == 0) {
        return fail("--cell takes 1 to 128 pixels, not '" + given["--cell"] + "'");
    }
    const auto asked_step = whole_number(given["--step"]);
    if (!given["--step"].empty() && !asked_step) {
        return fail("--step takes a number, not '" + given["--step"] + "'");
    }
    const auto question = answer(given.plain[0], given);
    if (!question) {
        return bad_input;
    }
    const auto& grid = question->board.grid();
    if (grid.cell_count() > most_pictured_cells) {
        return fail("the map has " + std::to_string(grid.cell_count()) + " cells; a picture takes at most " +
                    std::to_string(most_pictured_cells));
    }
    // As on the page, a step after the last is the last.
    const auto steps = question->run->result().steps;
    question->run->seek(std::min(asked_step ? *asked_step : question->step.value_or(steps), steps));
    const auto fitting = std::clamp(1024 / std::max(grid.width(), grid.height()), 1U, 48U);
    write_picture(std::cout, *question,
                  {.side = asked_side.value_or(fitting),
                   .is_dark = given["--theme"] == "dark",
                   .has_numbers = given["--numbers"] == "all"});
    std::cout.flush();
    return exit_of(*question->run);
}

} // namespace

const Command render_command{"render", "draws a step of a search as SVG", render_usage, render};

} // namespace astrolabe::command
