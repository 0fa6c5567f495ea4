// The slides' program as written, through the façade: its closed table number for number, and what its bug
// does.
#include "tests/support/program_answers.h"

#include <doctest/doctest.h>

#include <cstdint>
#include <vector>

namespace astrolabe::test {
namespace {

// E5. Cells there count from 1.
constexpr const char* slides_board = R"(
S.....
#..##.
......
.####.
##.G#.
##.#..
#..##.
#.....
##....
)";

struct ClosedCell {
    Cell cell;
    double depth, h, f;
};

/// The closed list of the slides' program, its numbers computed independently of this code.
const std::vector<ClosedCell> slides_closed_table{
    {{1, 1}, 0, 7, 7},     {{2, 1}, 1, 6, 6.5},   {{3, 1}, 2, 5, 6},     {{4, 1}, 3, 4, 5.5},
    {{3, 2}, 3, 4, 5.5},   {{3, 3}, 4, 3, 5},     {{4, 3}, 5, 2, 4.5},   {{5, 3}, 6, 3, 6},
    {{2, 2}, 2, 5, 6},     {{2, 3}, 5, 4, 6.5},   {{5, 1}, 4, 5, 7},     {{6, 3}, 7, 4, 7.5},
    {{6, 4}, 8, 3, 7},     {{6, 5}, 9, 2, 6.5},   {{6, 6}, 10, 3, 8},    {{5, 6}, 11, 2, 7.5},
    {{6, 2}, 8, 4, 8},     {{1, 3}, 6, 5, 8},     {{1, 4}, 7, 4, 7.5},   {{6, 1}, 5, 6, 8.5},
    {{6, 7}, 11, 4, 9.5},  {{6, 8}, 12, 5, 11},   {{5, 8}, 13, 4, 10.5}, {{4, 8}, 14, 3, 10},
    {{4, 9}, 15, 4, 11.5}, {{3, 8}, 15, 4, 11.5}, {{3, 7}, 16, 4, 12},   {{3, 6}, 17, 3, 11.5},
    {{3, 5}, 18, 2, 11},   {{4, 5}, 19, 0, 9.5}};

TEST_CASE("slides: the whole closed table, number for number") {
    Laboratory lab;
    REQUIRE(lab.load("ascii", slides_board).is_ok());
    // What the program fixes counts, whatever else is chosen.
    run(lab, {.program = "slides", .algorithm = "bfs", .heuristic = "zero", .corner = "always"});
    CHECK(lab.result().outcome == "found");
    CHECK(lab.result().cost == 19);
    REQUIRE(lab.result().steps == slides_closed_table.size());
    REQUIRE(lab.seek(lab.result().steps).is_ok());
    for (std::uint32_t step = 1; step <= slides_closed_table.size(); ++step) {
        CAPTURE(step);
        const auto& [cell, depth, h, f] = slides_closed_table[step - 1];
        const Cell from_zero{cell.x - 1, cell.y - 1};
        CHECK(lab.printout(step, step)[1] == from_zero.y * 6 + from_zero.x);
        const auto numbers = lab.cells(from_zero.x, from_zero.y, 1, 1);
        CHECK(std::vector(numbers.begin() + 1, numbers.begin() + 4) == std::vector{depth, h, f});
        const auto logged = lab.log(step, step);
        CHECK(std::vector(logged.begin() + 2, logged.begin() + 5) == std::vector{depth, h, f});
    }
}

TEST_CASE("slides: without the bug the first difference is at (6,2), 9 instead of 8") {
    Laboratory lab;
    REQUIRE(lab.load("ascii", slides_board).is_ok());
    run(lab, without_bug({.program = "slides"}));
    CHECK(lab.result().cost == 19);
    std::uint32_t same = 0;
    while (lab.printout(same + 1, same + 1)[1] ==
           (slides_closed_table[same].cell.y - 1) * 6 + slides_closed_table[same].cell.x - 1) {
        ++same;
    }
    CHECK(slides_closed_table[same].cell == Cell{6, 2});
    REQUIRE(lab.seek(lab.result().steps).is_ok());
    CHECK(lab.cells(5, 1, 1, 1)[3] == 18); // in the textbook's units: 16 would be the slides' 8
}

TEST_CASE("slides: the bug can make the path longer") {
    // A step upward, towards the goal, seems to bring it no nearer: the program turns left instead.
    constexpr const char* board = ".G...\n.##..\n.....\n...S.\n";
    CHECK(answer(board, {.program = "slides"}) == ProgramAnswer{"found", 7});
    CHECK(answer(board, without_bug({.program = "slides"})) == ProgramAnswer{"found", 5});
    CHECK(answer(board, corrected_settings({.program = "slides"})) == ProgramAnswer{"found", 5});
}

TEST_CASE("slides: they ignore terrain") {
    CHECK(answer("S5G\n.9.\n", {.program = "slides"}) == ProgramAnswer{"found", 2});
    CHECK(answer("S5G\n.9.\n", {.program = "slides", .corrected = true}) == ProgramAnswer{"found", 2});
    CHECK(answer("S5G\n.9.\n", {.corner = "four", .costs = "unit"}) == ProgramAnswer{"found", 6});
}

} // namespace
} // namespace astrolabe::test
