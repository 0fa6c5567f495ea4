// One question on the command line, answered: a map or a link, the ends, the settings.
#pragma once

#include "core/command/words.h"
#include "core/run/prepared_board.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace astrolabe::command {

/// The options of read_question(), with their defaults.
std::map<std::string, std::string> question_options(std::map<std::string, std::string> more);

struct Question {
    PreparedBoard board;
    SearchSettings settings;
    NodeId start = NodeId::None;
    NodeId goal = NodeId::None;
    std::optional<std::uint32_t> step; ///< The step a link shows; nothing: the last.
    std::unique_ptr<Run> run;          ///< Finished.
};

/// Reads a map or a link, a word or a file, with --start, --goal and --set, and searches. Null, and a
/// sentence on standard error, for what is not understood or cannot be searched.
std::unique_ptr<Question> answer(const std::string& map, const Arguments& arguments);

/// `done`, or why there is no path: `no_path`, or with a sentence `broken`.
int exit_of(const Run& run);

} // namespace astrolabe::command
