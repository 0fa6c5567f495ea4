// What the commands share: reading a file, and saying why something was refused.
#pragma once

#include "core/io/reason.h"

#include <cstdio>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>

namespace astrolabe::command {

/// Nothing, and a sentence on the standard error, for a file that cannot be read.
inline std::optional<std::string> text_of(const char* command, const std::string& file) {
    std::ifstream in(file, std::ios::binary);
    if (!in) {
        std::fprintf(stderr, "%s: cannot read %s\n", command, file.c_str());
        return std::nullopt;
    }
    return std::string(std::istreambuf_iterator<char>(in), {});
}

inline void print_refusal(const char* command, const std::string& file, const Reason& reason) {
    std::fprintf(stderr, "%s: %s, line %u: %s (found '%s', expected '%s')\n", command, file.c_str(),
                 reason.line, reason.code.c_str(), reason.found.c_str(), reason.expected.c_str());
}

} // namespace astrolabe::command
