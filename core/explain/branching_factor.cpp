#include "core/explain/branching_factor.h"

#include <bit>
#include <limits>

namespace astrolabe {
namespace {

/// 1 + b + … + b^(terms - 1), by doubling the number of terms; `b` and `terms` are at least 1. Infinity where
/// it is out of range. One operation a statement, so that no compiler fuses two and rounds differently.
double geometric_sum(double b, std::uint64_t terms) {
    double sum = 1;
    double power = b; // b to the number of terms summed
    for (auto bit = std::bit_floor(terms) >> 1U; bit != 0; bit >>= 1U) {
        const double grown = 1 + power;
        sum *= grown;
        power *= power;
        if ((terms & bit) != 0) {
            sum += power;
            power *= b;
        }
    }
    return sum;
}

} // namespace

double effective_branching_factor(std::uint64_t nodes, std::uint64_t depth) {
    if (depth == 0) {
        return std::numeric_limits<double>::quiet_NaN();
    }
    const auto wanted = static_cast<double>(nodes);
    double low = 1;
    double high = wanted;
    // Each round halves the interval; the ends of a double's interval coincide after 64 at most.
    for (int round = 0; round < 64; ++round) {
        const double sum_of_ends = low + high;
        const double middle = sum_of_ends / 2;
        (geometric_sum(middle, depth + 1) < wanted ? low : high) = middle;
    }
    return high;
}

} // namespace astrolabe
