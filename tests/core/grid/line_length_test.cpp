#include "core/grid/line_length.h"
#include "core/random/random.h"

#include <doctest/doctest.h>

#include <cmath>
#include <vector>

namespace astrolabe::test {
namespace {

Cell random_cell(Random& random) {
    const auto x = random.below(Grid::max_side);
    const auto y = random.below(Grid::max_side);
    return {x, y};
}

/// Smallest whole number that is not below 8119 √((dx² + dy²) / 2), found by halving.
Cost rounded_up(Cost dx, Cost dy) {
    Cost below = 0;
    Cost enough = Cost{1} << 26U;
    while (below < enough) {
        const auto middle = (below + enough) / 2;
        const bool is_enough = 2 * middle * middle >= 8119 * 8119 * (dx * dx + dy * dy);
        (is_enough ? enough : below) = is_enough ? middle : middle + 1;
    }
    return enough;
}

TEST_CASE("line length: along rows, columns and diagonals the cost of the steps") {
    for (std::uint32_t n = 0; n < Grid::max_side; ++n) {
        REQUIRE(line_length({0, 7}, {n, 7}) == n * any_angle_costs.straight);
        REQUIRE(line_length({7, n}, {7, 0}) == n * any_angle_costs.straight);
        REQUIRE(line_length({0, n}, {n, 0}) == n * any_angle_costs.diagonal);
    }
}

TEST_CASE("line length: rounded up, and close to the true length") {
    Random random(1);
    for (int i = 0; i < 20'000; ++i) {
        const auto from = i == 0 ? Cell{0, 0} : random_cell(random);
        const auto to = i == 0 ? Cell{4095, 4095} : random_cell(random);
        const auto dx = std::int64_t{from.x} - to.x;
        const auto dy = std::int64_t{from.y} - to.y;
        const auto length = line_length(from, to);
        REQUIRE(length == rounded_up(static_cast<Cost>(std::abs(dx)), static_cast<Cost>(std::abs(dy))));
        REQUIRE(length == line_length(to, from));
        const auto shown = any_angle_costs.to_display(length);
        const auto exact = std::sqrt(static_cast<double>(dx * dx + dy * dy));
        REQUIRE(shown < exact + 0.00018);
        REQUIRE(shown > exact * (1 - 8e-9));
    }
}

TEST_CASE("line length: no detour is shorter, not even by one unit") {
    Random random(2);
    std::uint64_t equal = 0;
    for (int i = 0; i < 200'000; ++i) {
        const auto a = random_cell(random);
        auto b = random_cell(random);
        const auto c = random_cell(random);
        if (i % 2 == 0) { // nearly on the line, where rounding could matter
            b = {(a.x + c.x) / 2, (a.y + c.y) / 2};
        }
        const auto straight = line_length(a, c);
        const auto round = line_length(a, b) + line_length(b, c);
        REQUIRE(straight <= round);
        equal += straight == round ? 1 : 0;
    }
    CHECK(equal > 1000);
}

TEST_CASE("line length: a path is the sum of its lines") {
    const Grid grid(9, 5);
    CHECK(length_of_path(grid, {}) == 0);
    CHECK(length_of_path(grid, std::vector{grid.node({3, 3})}) == 0);
    const std::vector path{grid.node({0, 0}), grid.node({4, 3}), grid.node({8, 3})};
    CHECK(length_of_path(grid, path) == 5 * 5741 + 4 * 5741); // 3, 4, 5: rounded up from 28704.9998
}

} // namespace
} // namespace astrolabe::test
