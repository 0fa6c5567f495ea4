// The tutorials' programs against literal ports of them, on random boards: what is taken from the list, in
// which order, and the path.
#include "core/random/random.h"
#include "core/search/as_written/dotnet_sort.h"
#include "tests/support/oracles/program_ports.h"
#include "wasm/laboratory/laboratory.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <functional>
#include <sstream>

namespace astrolabe::test {
namespace {

using ports::Coordinates;
using ports::Ran;
using ports::Rows;

struct PortBoard {
    Rows rows;
    Coordinates start;
    Coordinates goal;
};

/// Up to 26 × 18 cells, the share of walls by the seed, up to two in five; the ends are free. Some boards are
/// wide and empty, so that lists grow long.
PortBoard random_port_board(std::uint64_t seed, std::uint32_t least_side = 1) {
    Random random(seed);
    const auto width = least_side + random.below(26);
    const auto height = least_side + random.below(18);
    const auto walls = random.below(41);
    PortBoard board;
    for (std::uint32_t y = 0; y < height; ++y) {
        board.rows.emplace_back();
        for (std::uint32_t x = 0; x < width; ++x) {
            board.rows.back() += random.below(100) < walls ? '#' : '.';
        }
    }
    for (auto* end : {&board.start, &board.goal}) {
        *end = {static_cast<int>(random.below(width)), static_cast<int>(random.below(height))};
        board.rows[static_cast<std::size_t>(end->y)][static_cast<std::size_t>(end->x)] = '.';
    }
    return board;
}

/// What the laboratory computes, with everything else that a visitor can choose set to something else.
Ran run_program(const PortBoard& board, SearchSettings settings) {
    std::string drawing;
    for (const auto& row : board.rows) {
        drawing += row + '\n';
    }
    settings.algorithm = "bfs";
    settings.heuristic = "euclidean";
    settings.weight_hundredths = 330;
    settings.costs = "exact";
    settings.tie = "g";
    settings.stop = "selected";
    settings.update = "equal";
    settings.neighbour_order = "clock";
    settings.open_list = "heap";
    settings.nearest = "h";
    Laboratory lab;
    const auto width = static_cast<std::uint32_t>(board.rows.front().size());
    REQUIRE(lab.load("ascii", drawing).is_ok());
    const auto cell = [width](Coordinates at) {
        return static_cast<std::uint32_t>(at.y) * width + static_cast<std::uint32_t>(at.x);
    };
    const auto coordinates = [width](double index) {
        const auto at = static_cast<std::uint32_t>(index);
        return Coordinates{static_cast<int>(at % width), static_cast<int>(at / width)};
    };
    REQUIRE(lab.begin(settings, cell(board.start), cell(board.goal)).is_ok());
    while (lab.advance(50) == "running") {
    }
    Ran ran;
    for (std::uint32_t step = 1; step <= lab.result().steps; ++step) {
        ran.order.push_back(coordinates(lab.printout(step, step)[1]));
    }
    for (const auto at : lab.path()) {
        ran.path.push_back(coordinates(at));
    }
    return ran;
}

std::ostream& print(std::ostream& out, const std::vector<Coordinates>& cells) {
    for (const auto& cell : cells) {
        out << '(' << cell.x << ',' << cell.y << ')';
    }
    return out;
}

void compare(std::uint64_t seed, const PortBoard& board, const Ran& ran, const Ran& expected) {
    if (ran == expected) {
        return;
    }
    std::ostringstream out;
    for (const auto& row : board.rows) {
        out << row << '\n';
    }
    out << "order ";
    print(out, ran.order) << "\nnot   ";
    print(out, expected.order) << "\npath ";
    print(out, ran.path) << "\nnot  ";
    print(out, expected.path);
    FAIL("board " << seed << '\n' << out.str());
}

/// On 2,000 boards; how many of them led to the goal, and how many did not.
void check_program(const SearchSettings& settings, const std::function<Ran(const PortBoard&)>& port) {
    std::uint32_t arrived = 0;
    constexpr std::uint32_t board_count = 2000;
    for (std::uint64_t seed = 0; seed < board_count; ++seed) {
        const auto board = random_port_board(seed);
        const auto expected = port(board);
        compare(seed, board, run_program(board, settings), expected);
        arrived += !expected.path.empty() && expected.path.back() == board.goal ? 1 : 0;
    }
    CHECK(arrived > board_count / 3);
    CHECK(arrived < board_count);
}

TEST_CASE("unity: expands and answers as its literal port does") {
    check_program({.program = "unity"},
                  [](const PortBoard& board) { return ports::unity(board.rows, board.start, board.goal); });
}

TEST_CASE("csharp: expands and answers as its literal port does") {
    check_program({.program = "csharp"},
                  [](const PortBoard& board) { return ports::csharp(board.rows, board.start, board.goal); });
}

TEST_CASE("cpp: expands and answers as its literal port does, with its corner switch off and on") {
    for (const bool ignores_corners : {false, true}) {
        check_program({.program = "cpp", .corner = ignores_corners ? "always" : "four"},
                      [ignores_corners](const PortBoard& board) {
                          return ports::cpp(board.rows, board.start, board.goal, ignores_corners);
                      });
    }
}

TEST_CASE("gameserver: expands and answers as its literal port does, whatever its radius") {
    for (const std::uint32_t radius : {12U, 3U}) {
        check_program({.program = "gameserver", .local_radius = radius}, [radius](const PortBoard& board) {
            return ports::game_server(board.rows, board.start, board.goal, static_cast<int>(radius));
        });
    }
}

/// A goal in a closed room in the middle of a square of this radius, with scattered walls.
PortBoard closed_room(std::uint64_t seed, int radius) {
    Random random(seed);
    const int side = 2 * radius + 3;
    const auto below = [&random](int bound) {
        return static_cast<int>(random.below(static_cast<std::uint32_t>(bound)));
    };
    PortBoard board{
        .rows = Rows(static_cast<std::size_t>(side), std::string(static_cast<std::size_t>(side), '.')),
        .start = {below(side), below(2) * (side - 1)},
        .goal = {radius + 1, radius + 1}};
    const auto wall_at = [&board, side](int x, int y) {
        if (x < side && y < side) {
            board.rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] = '#';
        }
    };
    for (int walls = below(6); walls > 0; --walls) {
        const auto x = below(side);
        const auto y = below(side);
        for (int i = 3 + below(radius - 2); i > 0; --i) {
            const bool is_across = below(2) == 0;
            wall_at(is_across ? x + i : x, is_across ? y : y + i);
        }
    }
    for (int y = radius; y < radius + 3; ++y) {
        for (int x = radius; x < radius + 3; ++x) {
            wall_at(x, y);
        }
    }
    for (const auto end : {board.start, board.goal}) {
        board.rows[static_cast<std::size_t>(end.y)][static_cast<std::size_t>(end.x)] = '.';
    }
    return board;
}

TEST_CASE("gameserver: after (2r + 1)² entries it gives up") {
    std::uint32_t spent = 0;
    for (const std::uint32_t radius : {6U, 12U}) {
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            const auto board = closed_room(seed, static_cast<int>(radius));
            const auto expected =
                ports::game_server(board.rows, board.start, board.goal, static_cast<int>(radius));
            compare(seed, board, run_program(board, {.program = "gameserver", .local_radius = radius}),
                    expected);
            spent += expected.order.size() == (2 * radius + 1) * (2 * radius + 1) ? 1 : 0;
        }
    }
    CHECK(spent > 0);
}

TEST_CASE("gameserver: a goal on a wall is entered") {
    std::uint32_t blocked = 0;
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        auto board = random_port_board(seed);
        if (board.start != board.goal) {
            board.rows[static_cast<std::size_t>(board.goal.y)][static_cast<std::size_t>(board.goal.x)] = '#';
        }
        for (const std::uint32_t radius : {12U, 5U, 4U, 3U, 2U, 1U}) {
            const auto expected =
                ports::game_server(board.rows, board.start, board.goal, static_cast<int>(radius));
            compare(seed, board, run_program(board, {.program = "gameserver", .local_radius = radius}),
                    expected);
            blocked += expected.path.empty() ? 0 : 1;
        }
    }
    CHECK(blocked > 100);
}

TEST_CASE("crowd: expands and answers as its literal port does, and goes to the nearest cell elsewhere") {
    check_program({.program = "crowd"},
                  [](const PortBoard& board) { return ports::crowd(board.rows, board.start, board.goal); });
    // On larger boards the list grows beyond what the sort leaves in order.
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const auto board = random_port_board(seed, 30);
        compare(seed, board, run_program(board, {.program = "crowd"}),
                ports::crowd(board.rows, board.start, board.goal));
    }
}

TEST_CASE("slides: expands and answers as its literal port does") {
    check_program({.program = "slides"},
                  [](const PortBoard& board) { return ports::slides(board.rows, board.start, board.goal); });
}

TEST_CASE("the sort of .NET: every entry where the literal port has it") {
    std::uint32_t unstable = 0;
    const auto check = [&](std::vector<std::pair<int, int>> items) {
        auto expected = items;
        auto stable = items;
        ports::dotnet_sort(expected);
        as_written::dotnet_sort(std::span(items),
                                [](const auto& a, const auto& b) { return a.first < b.first; });
        std::stable_sort(stable.begin(), stable.end(),
                         [](const auto& a, const auto& b) { return a.first < b.first; });
        REQUIRE(items == expected);
        unstable += items != stable ? 1 : 0;
    };
    for (std::uint64_t seed = 0; seed < 2000; ++seed) {
        Random random(seed);
        const auto count = random.below(400);
        const auto kinds = 1 + random.below(20);
        std::vector<std::pair<int, int>> items;
        for (std::uint32_t i = 0; i < count; ++i) {
            items.emplace_back(static_cast<int>(random.below(kinds)), static_cast<int>(i));
        }
        check(items);
        std::sort(items.begin(), items.end());
        items.emplace_back(static_cast<int>(random.below(kinds)),
                           static_cast<int>(count)); // as the program does
        check(items);
    }
    CHECK(unstable > 1000);
    // One that median of three splits badly again and again, so that the heap sort has to take over: each
    // time the two least that remain stand where the median is chosen.
    for (const int count : {64, 512, 4096}) {
        std::vector<std::pair<int, int>> killer(static_cast<std::size_t>(count));
        for (int i = 0; i < count / 2; ++i) {
            killer[static_cast<std::size_t>(i)] = {i % 2 == 0 ? i + 1 : count / 2 + i - 1 + i % 2, i};
        }
        for (int i = 0; i < count / 2; ++i) {
            killer[static_cast<std::size_t>(count / 2 + i)] = {2 * (i + 1), count / 2 + i};
        }
        check(killer);
    }
}

} // namespace
} // namespace astrolabe::test
