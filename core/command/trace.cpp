// astrolabe trace: one search, and its trace on the standard output.
#include "core/command/trace_text.h"

#include <iostream>

namespace astrolabe::command {
namespace {

constexpr const char* trace_usage =
    R"(usage: astrolabe trace MAP|LINK [--start x,y] [--goal x,y] [--set 'k=v&k=v'] [--format F]

Searches MAP, any text of a map that the page opens, or the board of a LINK, and prints what the search did,
in the formats that the page saves; with path a line x,y for each cell.

  --start, --goal  cells from the top left, counted from 0; without them those of the map or the link
  --set            keys of a link that say how to search: 'a=dijkstra&c=always', 'as=unity'
  --format         csv (without it), json, posthoc or path

exit: 0 the goal was reached, 3 there is no path to it, 2 something was not understood,
4 the search left no path by legal moves, which is a bug
)";

int trace(const Words& words) {
    const auto arguments = read_arguments("trace", words, question_options({{"--format", "csv"}}), 1, 1);
    if (!arguments) {
        return bad_input;
    }
    const std::map<std::string, void (*)(std::ostream&, Question&)> formats{
        {"csv", write_csv}, {"json", write_json}, {"posthoc", write_posthoc}, {"path", write_path}};
    const auto format = formats.find((*arguments)["--format"]);
    if (format == formats.end()) {
        return fail("there is no format '" + (*arguments)["--format"] + "': csv, json, posthoc or path");
    }
    const auto question = answer(arguments->plain[0], *arguments);
    if (!question) {
        return bad_input;
    }
    format->second(std::cout, *question);
    std::cout.flush();
    return exit_of(*question->run);
}

} // namespace

const Command trace_command{"trace", "prints what a search did", trace_usage, trace};

} // namespace astrolabe::command
