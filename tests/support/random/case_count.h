// How many random cases a test draws: more of them where there is time. This is the one place where it is
// decided how few are enough.
#pragma once

#include "core/random/random.h"

#include <cstdint>
#include <cstdlib>

namespace astrolabe::test {

/// ASTROLABE_CASES is a number of cases, each of which is then tried in every way there is.
inline const char* cases_asked_for() { return std::getenv("ASTROLABE_CASES"); }

/// Of the cases of a test one in so many is tried: all of them, but under the sanitizers, which look for
/// misuse of memory and not for numbers, show it in a fraction of the boards and take ten times as long. All
/// of them there, too, where cases are asked for.
inline const std::uint64_t stride = [] {
#if defined(__SANITIZE_ADDRESS__)
    return std::uint64_t{cases_asked_for() != nullptr ? 1U : 10U};
#else
    return std::uint64_t{1};
#endif
}();

/// As many as are asked for, or else as many as the stride leaves of those.
inline std::uint64_t case_count(std::uint64_t usual) {
    if (const char* const asked = cases_asked_for()) {
        return std::strtoull(asked, nullptr, 10);
    }
    return usual / stride;
}

/// Whether to try one of the ways: one in five, unless cases are asked for.
inline bool is_tried(Random& random) { return cases_asked_for() != nullptr || random.is_chance(20); }

} // namespace astrolabe::test
