// How many random cases a test draws: more of them where there is time. This is the one place where it is
// decided how few are enough.
#pragma once

#include "core/random/random.h"

#include <cstdint>
#include <cstdlib>

namespace astrolabe::test {

/// ASTROLABE_CASES is a number of cases, each of which is then tried with all options there are.
inline const char* cases_asked_for() { return std::getenv("ASTROLABE_CASES"); }

#if defined(ASTROLABE_SANITIZED)
inline constexpr bool is_sanitized = true;
#else
inline constexpr bool is_sanitized = false;
#endif
#if defined(__EMSCRIPTEN__)
inline constexpr bool is_wasm = true;
#else
inline constexpr bool is_wasm = false;
#endif

/// Of the cases of a test one in so many is tried: natively all of them. The sanitizers check for misuse of
/// memory and not for numbers, show it in a fraction of the boards and take ten times as long. In WebAssembly
/// the numbers are those of the native run, as the digests prove. All cases everywhere if a number of
/// cases is requested.
inline const std::uint64_t stride = [] {
    const std::uint64_t usual = is_sanitized ? 10U : is_wasm ? 4U : 1U;
    return cases_asked_for() != nullptr ? std::uint64_t{1} : usual;
}();

/// The same where a digest over the cases must be the same everywhere: in WebAssembly, too, it covers all of
/// them.
inline const std::uint64_t digest_stride = is_sanitized ? stride : 1;

/// As many as are requested, or else as many as the stride leaves of the usual number.
inline std::uint64_t case_count(std::uint64_t usual) {
    if (const char* const asked = cases_asked_for()) {
        return std::strtoull(asked, nullptr, 10);
    }
    return usual / stride;
}

/// Whether to try one of the options: one in five, unless cases are requested.
inline bool is_tried(Random& random) { return cases_asked_for() != nullptr || random.is_chance(20); }

} // namespace astrolabe::test
