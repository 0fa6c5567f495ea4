// The tutorials' programs as written, through the façade: their worked examples, for each bug a board
// that shows it, and what holds for all of them.
#include "tests/support/program_answers.h"

#include <doctest/doctest.h>

#include <cstdint>
#include <string>
#include <vector>

namespace astrolabe::test {
namespace {

// E2: drawn with y upward, so that the code's columns run upward, too.
TEST_CASE("csharp: the 4 × 4 example, first in first out") {
    Laboratory lab;
    REQUIRE(lab.load("ascii", "....\n.#..\nS#.G\n....\n").is_ok());
    run(lab, {.program = "csharp", .heuristic = "zero", .corner = "four", .neighbour_order = "up"});
    CHECK(lab.result().cost == 38);
    CHECK(lab.result().expanded == 5);
    // (0,1) (1,0) (2,1) (3,1) with y upward.
    CHECK(std::vector(lab.path().begin(), lab.path().end()) == std::vector<std::uint32_t>{8, 13, 10, 11});
    REQUIRE(lab.seek(1).is_ok());
    const auto numbers = [&](std::uint32_t x, std::uint32_t y) {
        const auto cell = lab.cells(x, 3 - y, 1, 1);
        return std::vector(cell.begin() + 1, cell.begin() + 4);
    };
    CHECK(numbers(0, 2) == std::vector<double>{10, 34, 44});
    CHECK(numbers(0, 0) == std::vector<double>{10, 34, 44});
    CHECK(numbers(1, 0) == std::vector<double>{14, 24, 38});
    REQUIRE(lab.seek(2).is_ok());
    CHECK(lab.position().current == 13);
    CHECK(numbers(0, 0)[0] == 10); // offered at 24
}

TEST_CASE("unity: the last cell below the first one's F is taken, not the smallest") {
    constexpr const char* board = ".S..#\n.#...\n....#\n#..#.\n#...G\n";
    CHECK(answer(board, {.program = "unity"}) == ProgramAnswer{"found", 9});
    CHECK(answer(board, {.program = "unity", .corrected = true}) == ProgramAnswer{"found", 7});
}

TEST_CASE("unity: a cell that is open keeps its parent, though a shorter path to it is found") {
    Laboratory lab;
    REQUIRE(lab.load("ascii", ".S..#\n.#...\n....#\n#..#.\n#...G\n").is_ok());
    run(lab, {.program = "unity"});
    CHECK(lab.result().improved == 0);
}

TEST_CASE("cpp: Manhattan overestimates its diagonals, and nothing is improved") {
    constexpr const char* board = "S.\n..\n..\n.#\n..\n.G\n";
    CHECK(answer(board, {.program = "cpp"}) == ProgramAnswer{"found", 62});
    CHECK(answer(board, {.program = "cpp", .corrected = true}) == ProgramAnswer{"found", 54});
    auto improving = without_bug({.program = "cpp"});
    CHECK(improving.heuristic == "manhattan");
    improving.heuristic = "octile";
    improving.update = "less";
    improving.stop = "selected";
    CHECK(answer(board, improving) == ProgramAnswer{"found", 54});
}

TEST_CASE("cpp: the goal is checked for after each neighbour, so that those behind it stay untouched") {
    Laboratory lab;
    REQUIRE(lab.load("ascii", "...\nGS.\n...\n").is_ok());
    run(lab, {.program = "cpp"});
    CHECK(lab.result().outcome == "found");
    CHECK(lab.result().steps == 1);
    REQUIRE(lab.seek(1).is_ok());
    // Row by row: the three above, then the goal; four neighbours are never checked.
    const auto statuses = lab.statuses();
    CHECK(std::vector(statuses.begin(), statuses.end()) ==
          std::vector<std::uint8_t>{1, 1, 1, 1, 2, 0, 0, 0, 0});
}

TEST_CASE("cpp: a goal that is the start is never found") {
    Laboratory lab;
    REQUIRE(lab.load("ascii", "...\n...\n").is_ok());
    REQUIRE(lab.begin({.program = "cpp"}, 1, 1).is_ok());
    while (lab.advance(100) == "running") {
    }
    CHECK(lab.result().outcome == "no-path");
    CHECK(lab.result().target == -1);
    CHECK(lab.result().expanded == 6); // the whole board
}

TEST_CASE("crowd: G is 10 in every cell, and a step towards the goal never seems too costly") {
    constexpr const char* board = "S....#\n...#.G\n";
    CHECK(answer(board, {.program = "crowd"}) == ProgramAnswer{"found", 80});
    CHECK(answer(board, {.program = "crowd", .corrected = true}) == ProgramAnswer{"found", 60});
    Laboratory lab;
    REQUIRE(lab.load("ascii", board).is_ok());
    run(lab, {.program = "crowd"});
    for (std::uint32_t step = 2; step <= lab.result().steps; ++step) {
        CHECK(lab.printout(step, step)[3] == 10);
    }
    CHECK(lab.printout(1, 1)[3] == 0);
}

TEST_CASE("crowd: with an unreachable goal, nearness is in whole cells") {
    // The goal is walled in. By straight line (5,0) is nearest to it, 2 cells away; the start, the
    // square root of 8 away, is as near in whole cells, and the first in the closed list.
    constexpr const char* board = "...S...\n....###\n....#G#\n....###\n";
    Laboratory lab;
    REQUIRE(lab.load("ascii", board).is_ok());
    run(lab, without_bug({.program = "crowd"}));
    CHECK(lab.result().target == 5);
    run(lab, {.program = "crowd"});
    CHECK(lab.result().outcome == "no-path");
    CHECK(lab.result().target == 3);
    CHECK(lab.result().expanded == 19); // all that it can reach
}

TEST_CASE("crowd: boards on which its sorting would take minutes are refused") {
    Laboratory lab;
    REQUIRE(lab.clear(513, 512).is_ok());
    CHECK(lab.begin({.program = "crowd"}, 0, 1).code == "search.sorts_too_many_cells");
    REQUIRE(lab.clear(512, 512).is_ok());
    CHECK(lab.begin({.program = "crowd"}, 0, 1).is_ok());
}

/// What the game server answers on an open board.
std::string in_the_open(Cell start, Cell goal, std::uint32_t radius = 12) {
    constexpr std::uint32_t side = 33;
    Laboratory lab;
    REQUIRE(lab.clear(side, side).is_ok());
    REQUIRE(lab.begin({.program = "gameserver", .local_radius = radius}, start.y * side + start.x,
                      goal.y * side + goal.x)
                .is_ok());
    while (lab.advance(100) == "running") {
    }
    CHECK((lab.result().target == -1) == (lab.result().outcome == "no-path"));
    CHECK(lab.path().empty() == (lab.result().outcome == "no-path"));
    return std::string(lab.result().outcome);
}

TEST_CASE("gameserver: it searches the square round the goal, and starts beside it at most") {
    CHECK(in_the_open({16, 16}, {24, 16}) == "found");
    CHECK(in_the_open({4, 4}, {16, 16}) == "found");
    CHECK(in_the_open({4, 3}, {16, 16}) == "found");
    CHECK(in_the_open({4, 2}, {16, 16}) == "no-path");
    CHECK(in_the_open({4, 2}, {16, 16}, 14) == "found");
}

TEST_CASE("gameserver: a path that leaves the square is not found") {
    const auto corridor = [](std::uint32_t wall_rows) {
        std::string drawing = "G#S\n";
        for (std::uint32_t row = 1; row < wall_rows; ++row) {
            drawing += ".#.\n";
        }
        return drawing + "...\n";
    };
    const SearchSettings server{.program = "gameserver"};
    CHECK(answer(corridor(12), server) == ProgramAnswer{"found", 24}); // corners are cut
    CHECK(answer(corridor(13), server) == ProgramAnswer{"no-path", 0});
    CHECK(answer(corridor(13), {.program = "gameserver", .corrected = true}) == ProgramAnswer{"found", 26});
}

TEST_CASE("gameserver: Manhattan overestimates diagonal steps of 1") {
    constexpr const char* board = "S..\n.#.\n...\n..G\n";
    CHECK(answer(board, {.program = "gameserver"}) == ProgramAnswer{"found", 4});
    CHECK(answer(board, {.program = "gameserver", .corrected = true}) == ProgramAnswer{"found", 3});
}

TEST_CASE("gameserver: a goal on a wall may be entered") {
    Laboratory lab;
    REQUIRE(lab.load("ascii", "...#\n").is_ok());
    REQUIRE(lab.begin({.program = "gameserver"}, 0, 3).is_ok());
    while (lab.advance(100) == "running") {
    }
    CHECK(lab.result().outcome == "found");
    CHECK(lab.result().cost == 3);
}

TEST_CASE("programs: the referee blames options where they are the cause, and otherwise the program") {
    const auto judged = [&](Laboratory& lab, const char* program, const char* board) {
        REQUIRE(lab.load("ascii", board).is_ok());
        run(lab, {.program = program});
        while (lab.judge(10) == "judging") {
        }
        return lab.verdict();
    };
    Laboratory lab;
    CHECK(judged(lab, "csharp", "G#...\n....S\n").ruling == "optimal");
    CHECK(judged(lab, "cpp", "S.\n..\n..\n.#\n..\n.G\n").ruling == "longer");
    CHECK(lab.verdict().cause.kind == "update");
    CHECK(judged(lab, "crowd", "S....#\n...#.G\n").ruling == "longer");
    CHECK(lab.verdict().cause.kind == "program");
    CHECK(lab.verdict().guaranteed == "fails");
    // A path that does not exist is not judged.
    REQUIRE(lab.clear(33, 1).is_ok());
    run(lab, {.program = "gameserver"});
    CHECK(lab.result().target == -1);
    CHECK(lab.judge(1000) == "idle");
    CHECK(lab.verdict().state == "idle");
    CHECK(lab.shortest_path().empty());
    CHECK(lab.xray(0, 0, 1, 1).empty());
}

TEST_CASE("programs: settings as written are what is searched, and the corrected ones a correct search") {
    const SearchSettings odd{.algorithm = "dfs",
                             .heuristic = "zero",
                             .weight_hundredths = 7,
                             .corner = "onewall",
                             .costs = "exact",
                             .tie = "g",
                             .update = "equal",
                             .neighbour_order = "76543210",
                             .open_list = "heap"};
    const auto settings = [&](const char* program) {
        auto of_program = odd;
        of_program.program = program;
        return settings_as_written(of_program);
    };
    CHECK(settings("none").algorithm == "dfs");
    CHECK(settings("none").costs == "exact");
    CHECK(settings("unity").corner == "four");
    CHECK(settings("unity").costs == "unit");
    CHECK(settings("unity").heuristic == "manhattan");
    CHECK(settings("unity").neighbour_order == "16340257");
    CHECK(settings("unity").update == "never");
    CHECK(settings("csharp").open_list == "map");
    CHECK(settings("csharp").tie == "fifo");
    CHECK(settings("csharp").neighbour_order == "cols");
    CHECK(settings("cpp").corner == "nowall"); // the switch is on or off
    CHECK(settings("cpp").heuristic == "manhattan");
    CHECK(settings("cpp").costs == "tutorial");
    CHECK(settings("gameserver").algorithm == "astar");
    CHECK(settings("gameserver").corner == "always");
    CHECK(settings("gameserver").neighbour_order == "41632057");
    CHECK(settings("gameserver").allows_blocked_goal);
    CHECK(settings("crowd").update == "never");
    CHECK(settings("crowd").neighbour_order == "31640257");
    CHECK(settings("slides").neighbour_order == "13640257");
    CHECK(settings("slides").weight_hundredths == 200);
    CHECK(settings("psychic").algorithm == "dfs"); // refused elsewhere

    auto right = odd;
    right.program = "gameserver";
    right = corrected_settings(right);
    CHECK(right.program == "none");
    CHECK(right.algorithm == "astar");
    CHECK(right.heuristic == "octile");
    CHECK(right.costs == "unit");
    CHECK(right.corner == "always");
    CHECK(right.update == "less");
    CHECK(right.reopens);
    CHECK(right.weight_hundredths == 100);
    CHECK(right.allows_blocked_goal);
    right.program = "slides";
    CHECK(corrected_settings(right).heuristic == "manhattan");

    Laboratory lab;
    REQUIRE(lab.load("ascii", "S.G\n").is_ok());
    CHECK(lab.begin({.program = "psychic"}, 0, 2).expected == "program");
}

TEST_CASE("programs: the corrected run can be asked for under the program's name") {
    constexpr const char* board = "G#...\n....S\n";
    SearchSettings settings{.program = "crowd", .corrected = true, .heuristic = "zero", .tie = "g"};
    CHECK(answer(board, settings) == ProgramAnswer{"found", 50});
    const auto searched = settings_as_written(settings);
    CHECK(searched.program == "crowd");
    CHECK(searched.corrected);
    CHECK(searched.heuristic == "manhattan");
    CHECK(searched.update == "less");
    CHECK(searched.tie == "lifo");
    const auto by_itself = corrected_settings(settings);
    CHECK(by_itself.program == "none");
    CHECK(!by_itself.corrected);
    CHECK(by_itself.heuristic == "manhattan");
    CHECK(by_itself.corner == "four");
    // Nothing is corrected where there is no program.
    settings.program = "none";
    CHECK(settings_as_written(settings).heuristic == "zero");
    CHECK(settings_as_written(settings).tie == "g");
}

} // namespace
} // namespace astrolabe::test
