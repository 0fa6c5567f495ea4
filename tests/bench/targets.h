// Rows of the table of what there are targets for, printed as in turns.mjs.
#pragma once

#include <cmath>
#include <cstdio>
#include <string>
#include <vector>

namespace astrolabe::bench {

#ifdef __EMSCRIPTEN__
constexpr const char* build_name = "wasm";
#else
constexpr const char* build_name = "native";
#endif

struct Measured {
    std::string name;
    double value;
};

enum class Bound { AtMost, AtLeast };

/// Met if the geometric mean of the values, at least one, is within the bound, and the worst within 1.5 times
/// it.
inline void print_target(const char* name, Bound bound, double target, const std::vector<Measured>& values) {
    const bool is_most = bound == Bound::AtMost;
    double logarithms = 0;
    auto worst = values.front();
    for (const auto& measured : values) {
        logarithms += std::log(measured.value);
        if (is_most ? measured.value > worst.value : measured.value < worst.value) {
            worst = measured;
        }
    }
    const auto mean = std::exp(logarithms / static_cast<double>(values.size()));
    const bool is_met = is_most ? mean <= target && worst.value <= 1.5 * target
                                : mean >= target && 1.5 * worst.value >= target;
    std::printf("| %s (%s) | %s %.0f | %.3g | %.3g %s | %s |\n", name, build_name, is_most ? "≤" : "≥",
                target, mean, worst.value, worst.name.c_str(), is_met ? "met" : "missed");
}

} // namespace astrolabe::bench
