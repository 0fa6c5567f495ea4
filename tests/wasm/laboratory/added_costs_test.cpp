// Ground that adds to a step, as danger does, beside ground that multiplies it: what a step costs, and what
// accepts such ground. Every algorithm on it is checked against the oracle by differential_test.cpp.
#include "tests/support/laboratory_run.h"
#include "wasm/laboratory/laboratory.h"

#include <doctest/doctest.h>

#include <vector>

namespace astrolabe::test {
namespace {

using Numbers = std::vector<std::uint32_t>;

TEST_CASE("added costs: a step is its length by the factor, and what is added") {
    Laboratory lab;
    REQUIRE(lab.restore(3, 1, Numbers{1, ground_with(3, 25), 1}).is_ok());
    const auto cost = [&](const char* model) {
        REQUIRE(lab.begin({.costs = model}, 0, 2).is_ok());
        finish(lab);
        return lab.result().cost;
    };
    CHECK(cost("tutorial") == 30 + 25 + 10);
    CHECK(cost("unit") == 3 + 2.5 + 1);
    CHECK(cost("exact") == doctest::Approx(3 + 2.5 + 1).epsilon(0.0001));
    REQUIRE(lab.begin({}, 0, 2).is_ok());
    finish(lab);
    REQUIRE(lab.seek(2).is_ok());
    const auto why = lab.why(1);
    REQUIRE(why.has_value());
    const auto& sum = why->sum;
    REQUIRE(sum.has_value());
    CHECK(sum->unit == 10);
    CHECK(sum->factor == 3);
    CHECK(sum->added == 25);
    CHECK(sum->g == 55);
    // A diagonal step is not charged more for it.
    REQUIRE(lab.restore(2, 2, Numbers{1, 0, 0, ground_with(plain, 40)}).is_ok());
    REQUIRE(lab.begin({.corner = "always"}, 0, 3).is_ok());
    finish(lab);
    CHECK(lab.result().cost == 14 + 40);
}

TEST_CASE("added costs: what needs uniform terrain refuses, tables and programs agree") {
    Laboratory lab;
    REQUIRE(lab.restore(4, 1, Numbers{1, 1, ground_with(plain, 7), 1}).is_ok());
    CHECK(lab.begin({.algorithm = "jps"}, 0, 3).code == "search.uniform_terrain");
    CHECK(lab.begin({.algorithm = "theta"}, 0, 3).code == "search.uniform_terrain");
    // Programs as written do not know such ground.
    REQUIRE(lab.begin({.program = "unity"}, 0, 3).is_ok());
    finish(lab);
    CHECK(lab.result().cost == 3); // its steps cost 1
    const auto link = lab.map_to_link();
    CHECK(link.front() == 'e');
    Laboratory other;
    REQUIRE(other.map_from_link(link).is_ok());
    CHECK(std::vector(other.extras().begin(), other.extras().end()) == std::vector<Extra>{0, 0, 7, 0});
}

} // namespace
} // namespace astrolabe::test
