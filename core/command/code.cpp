// astrolabe code: a program that searches as astrolabe trace does.
#include "core/code/code_facts.h"
#include "core/command/code_templates.h"
#include "core/command/question.h"

#include <iostream>

namespace astrolabe::command {
namespace {

constexpr const char* code_usage =
    R"(usage: astrolabe code MAP|LINK [--start x,y] [--goal x,y] [--set 'k=v&k=v'] [--language L]

Prints a program that searches MAP, any text of a map that the page opens, or the board of a LINK, exactly as
the page does: it expands the same cells in the same order. The map is in the program; one of more than 65,536
cells it reads from map.map, a Moving AI map.

  --start, --goal  cells from the top left, counted from 0; without them those of the map or the link
  --set            keys of a link that say how to search: 'a=dijkstra&c=always', 'w=1.5'
  --language       python (without it), cpp (C++17) or js (for Node)

exit: 0 done, 2 something was not understood, or there is no program for that search: there is for A*,
Dijkstra's algorithm, breadth-first, depth-first and greedy best-first search
)";

int code(const Words& words) {
    const auto arguments = read_arguments("code", words, question_options({{"--language", "python"}}), 1, 1);
    if (!arguments) {
        return bad_input;
    }
    const auto& language = (*arguments)["--language"];
    const auto code_template = code_templates().find(language);
    if (code_template == code_templates().end()) {
        return fail("there is no language '" + language + "': python, cpp or js");
    }
    const auto question = answer(arguments->plain[0], *arguments);
    if (!question) {
        return bad_input;
    }
    const auto facts =
        code_facts(question->run->finished_search(), question->run->plan().open_list, CodePart::Program);
    if (!facts.is_ok()) {
        return fail("", facts.reason());
    }
    for (const auto& line : write_code(code_template->second, facts.value())) {
        std::cout << line.text << '\n';
    }
    std::cout.flush();
    return done;
}

} // namespace

const Command code_command{"code", "prints a program that searches likewise", code_usage, code};

} // namespace astrolabe::command
