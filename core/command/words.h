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

/// Prints "astrolabe: sentence" on standard error.
int fail(const std::string& sentence);
/// The same for a reason found in a file, or in the command line when `file` is empty.
int fail(const std::string& file, const Reason& reason);
std::string sentence_of(const Reason& reason);

/// The words of a command line, parsed.
struct Arguments {
    Words plain;                                ///< In their order.
    std::map<std::string, std::string> options; ///< By their names.

    const std::string& operator[](const char* name) const { return options.at(name); }
};

/// `options` are the known ones, with their defaults; each takes one value. Nothing, and a sentence on
/// standard error, for an option that is unknown or lacks its value, or a wrong count of plain words.
std::optional<Arguments> read_arguments(const char* command, const Words& words,
                                        std::map<std::string, std::string> options, std::size_t fewest,
                                        std::size_t most);

/// Of a file, or of standard input for "-". Nothing, and a sentence, if it cannot be read.
std::optional<std::string> text_of(const std::string& file);

/// The map in such a text. Nothing, and a sentence, if it cannot be read or is none.
std::optional<MapText> map_in(const std::string& file);

/// Rounded to so many decimals, 0 to 9, without zeros at the end.
std::string decimal(double value, int decimals);

/// Digits only, at most `most`.
std::optional<std::uint32_t> whole_number(std::string_view text, std::uint32_t most = 0xffffffff);
/// Two of them with this sign between them: "3,4", "64x36".
std::optional<std::pair<std::uint32_t, std::uint32_t>> number_pair(std::string_view text, char between);

} // namespace astrolabe::command
