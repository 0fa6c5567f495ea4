// Timing in turns. A busy machine slows everything that runs on it, so rivals take turns and only ratios
// within one run mean anything.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <limits>
#include <vector>

#ifdef __EMSCRIPTEN__
#include <chrono>
#else
#include <ctime>
#endif

namespace astrolabe::bench {

/// Nanoseconds from some moment: natively of this thread's own CPU time, elsewhere by the wall clock.
inline double now() {
#ifdef __EMSCRIPTEN__
    const auto since = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double, std::nano>(since).count();
#else
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e9 + static_cast<double>(time.tv_nsec);
#endif
}

/// Nanoseconds that this takes.
template <class Body> double timed(const Body& body) {
    const auto before = now();
    body();
    return now() - before;
}

/// The fewest nanoseconds that each of these took in that many rounds; each round begins with another one.
inline std::vector<double> least_times(std::size_t rounds, const std::vector<std::function<void()>>& rivals) {
    std::vector<double> least(rivals.size(), std::numeric_limits<double>::infinity());
    for (std::size_t round = 0; round < rounds; ++round) {
        for (std::size_t turn = 0; turn < rivals.size(); ++turn) {
            const auto rival = (round + turn) % rivals.size();
            least[rival] = std::min(least[rival], timed(rivals[rival]));
        }
    }
    return least;
}

/// The value below which this share of them lies; of at least one.
inline double quantile(std::vector<double> values, double share) {
    std::sort(values.begin(), values.end());
    return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
}

} // namespace astrolabe::bench
