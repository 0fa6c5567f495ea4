// The commands of the program astrolabe.
#pragma once

#include <string>
#include <vector>

namespace astrolabe::command {

using Words = std::vector<std::string>;

// What the program exits with.
inline constexpr int done = 0;
inline constexpr int missed = 1; ///< A row of a scenario missed its published length, or was refused.
inline constexpr int bad_input =
    2; ///< Something was not understood; a sentence on the standard error says what.
inline constexpr int no_path = 3;
inline constexpr int broken = 4; ///< The search left no path by legal moves, which is a bug.

struct Command {
    const char* name;
    const char* summary; ///< Of one line.
    const char* usage;   ///< What --help prints.
    int (*run)(const Words& words);
};

extern const Command check_command;
extern const Command code_command;
extern const Command generate_command;
extern const Command link_command;
extern const Command proof_command;
extern const Command render_command;
extern const Command scen_command;
extern const Command trace_command;
extern const Command verify_command;

} // namespace astrolabe::command
