// What the commands share: the words of a command line, files, and sentences for what is refused.
#pragma once

#include "core/command/commands.h"
#include "core/io/map_text.h"
#include "core/io/reason.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string_view>

namespace astrolabe::command {

/// Prints "astrolabe: sentence" on the standard error.
int fail(const std::string& sentence);
/// The same of what was refused in a file, or of words when `file` is empty.
int fail(const std::string& file, const Reason& reason);
std::string sentence_of(const Reason& reason);

/// Words of a command line, taken apart.
struct Arguments {
    Words plain;                                ///< In their order.
    std::map<std::string, std::string> options; ///< By their names.

    const std::string& operator[](const char* name) const { return options.at(name); }
};

/// `options` are those that there are, with their defaults; each takes one value. Nothing, and a sentence on
/// the standard error, for an option that is unknown or without its value, or another count of plain words.
std::optional<Arguments> read_arguments(const char* command, const Words& words,
                                        std::map<std::string, std::string> options, std::size_t fewest,
                                        std::size_t most);

/// Of a file, or of the standard input for "-". Nothing, and a sentence, if it cannot be read.
std::optional<std::string> text_of(const std::string& file);

/// The map of such a text. Nothing, and a sentence, if it cannot be read or is none.
std::optional<MapText> map_in(const std::string& file);

/// Rounded to so many decimals, 0 to 9, without zeros at the end.
std::string decimal(double value, int decimals);

/// Digits alone, to at most `most`.
std::optional<std::uint32_t> whole_number(std::string_view text, std::uint32_t most = 0xffffffff);
/// Two of them with this sign between them: "3,4", "64x36".
std::optional<std::pair<std::uint32_t, std::uint32_t>> number_pair(std::string_view text, char between);

} // namespace astrolabe::command
