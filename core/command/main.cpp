// astrolabe COMMAND …: searches on the command line. Called as scen or link it is that command.
#include "core/command/words.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <string_view>

namespace {

using namespace astrolabe::command;

constexpr std::array<const Command*, 9> commands{&trace_command, &render_command, &code_command,
                                                 &check_command, &proof_command,  &verify_command,
                                                 &scen_command,  &link_command,   &generate_command};

const Command* command_named(std::string_view name) {
    const auto found = std::find_if(commands.begin(), commands.end(),
                                    [&](const auto* command) { return command->name == name; });
    return found == commands.end() ? nullptr : *found;
}

bool asks_for_help(const std::string& word) { return word == "--help" || word == "-h"; }

void print_commands(std::FILE* out) {
    std::fputs("usage: astrolabe COMMAND …\n\n", out);
    for (const auto* const command : commands) {
        std::fprintf(out, "  %-10s%s\n", command->name, command->summary);
    }
    std::fputs(
        "\nastrolabe COMMAND --help tells how. A file called - is the standard input.\n\n"
        "exit: 0 done, 1 a row of a scenario missed its length or was refused, or what was checked differs,\n"
        "2 something was not understood, 3 there is no path, 4 a search left no path by legal moves, which "
        "is a bug\n",
        out);
}

} // namespace

int main(int count, char** given) {
    Words words(given, given + count);
    if (!words.empty()) {
        words.front().erase(0, words.front().find_last_of('/') + 1);
        if (command_named(words.front()) == nullptr) {
            words.erase(words.begin());
        }
    }
    if (words.empty()) {
        print_commands(stderr);
        return bad_input;
    }
    if (asks_for_help(words.front())) {
        print_commands(stdout);
        return done;
    }
    const auto* const command = command_named(words.front());
    if (command == nullptr) {
        return fail("there is no command '" + words.front() + "'; astrolabe --help lists them");
    }
    words.erase(words.begin());
    if (std::any_of(words.begin(), words.end(), asks_for_help)) {
        std::fputs(command->usage, stdout);
        return done;
    }
    return command->run(words);
}
