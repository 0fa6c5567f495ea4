// The effective branching factor, against trees that can be counted by hand.
#include "core/explain/branching_factor.h"

#include <doctest/doctest.h>

#include <cmath>
#include <initializer_list>

namespace astrolabe::test {
namespace {

TEST_CASE("the branching factor of uniform trees is the number of their branches") {
    CHECK(effective_branching_factor(1 + 2 + 4 + 8, 3) == doctest::Approx(2).epsilon(1e-12));
    CHECK(effective_branching_factor(1 + 3 + 9 + 27 + 81, 4) == doctest::Approx(3).epsilon(1e-12));
    CHECK(effective_branching_factor(1 + 8, 1) == doctest::Approx(8).epsilon(1e-12));
    CHECK(effective_branching_factor(2047, 10) == doctest::Approx(2).epsilon(1e-12));
}

TEST_CASE("Russell and Norvig's example: 52 nodes and a solution at depth 5 make 1.92") {
    CHECK(std::round(100 * effective_branching_factor(52 + 1, 5)) == 192);
}

TEST_CASE("a search that generated only its path has the branching factor 1; at depth 0 there is none") {
    CHECK(effective_branching_factor(6, 5) == doctest::Approx(1).epsilon(1e-12));
    CHECK(effective_branching_factor(2, 1) == doctest::Approx(1).epsilon(1e-12));
    CHECK(std::isnan(effective_branching_factor(1, 0)));
    CHECK(std::isnan(effective_branching_factor(9, 0)));
}

TEST_CASE("the branching factor of any search gives back its number of nodes, at whatever depth") {
    for (const std::uint64_t depth : {1U, 2U, 3U, 7U, 8U, 100U, 1023U, 100'000U}) {
        for (const std::uint64_t extra : {1U, 2U, 50U, 10'000U, 16'000'000U}) {
            CAPTURE(depth);
            CAPTURE(extra);
            const auto b = effective_branching_factor(depth + extra, depth);
            double sum = 1; // term by term, as the formula is written
            for (std::uint64_t level = 0; level < depth; ++level) {
                sum = sum * b + 1;
            }
            CHECK(sum == doctest::Approx(static_cast<double>(depth + extra)).epsilon(1e-6));
        }
    }
}

TEST_CASE("the branching factor is the same number everywhere, to the last bit") {
    CHECK(effective_branching_factor(25, 6) == 1.4155496323437444);
    CHECK(effective_branching_factor(1'048'576, 1023) == 1.008975370039487);
}

} // namespace
} // namespace astrolabe::test
