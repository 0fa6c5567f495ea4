// How many random cases a test draws: more of them for whoever has the time.
#pragma once

#include "core/random/random.h"

#include <cstdint>
#include <cstdlib>

namespace astrolabe::test {

/// ASTROLABE_CASES is a number of cases, each of which is then tried in every way there is.
inline const char* cases_asked_for() { return std::getenv("ASTROLABE_CASES"); }

/// As many as are asked for, or else so many; a fifth of that under the sanitizers, which take ten times as
/// long.
inline std::uint64_t case_count(std::uint64_t usual) {
    if (const char* const asked = cases_asked_for()) {
        return std::strtoull(asked, nullptr, 10);
    }
#if defined(__SANITIZE_ADDRESS__)
    return usual / 5;
#else
    return usual;
#endif
}

/// Whether to try one of the ways: one in five, unless cases are asked for.
inline bool is_tried(Random& random) { return cases_asked_for() != nullptr || random.is_chance(20); }

} // namespace astrolabe::test
