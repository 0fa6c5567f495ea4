// The tutorials' programs a second time: literal ports that share no code with the core, to check it
// against. They keep what a program keeps and scan what it scans, however slow.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace astrolabe::test::ports {

struct Coordinates {
    int x = 0;
    int y = 0;
    friend bool operator==(const Coordinates&, const Coordinates&) = default;
};

/// Rows of a board, '#' a wall and anything else free; x to the right, y down.
using Rows = std::vector<std::string>;

struct Ran {
    std::vector<Coordinates> order; ///< What was taken from the list, in order.
    std::vector<Coordinates> path;  ///< Start first; empty where the program returned none.
    friend bool operator==(const Ran&, const Ran&) = default;
};

Ran unity(const Rows& rows, Coordinates start, Coordinates goal);
Ran csharp(const Rows& rows, Coordinates start, Coordinates goal);
Ran cpp(const Rows& rows, Coordinates start, Coordinates goal, bool ignores_corners);
Ran game_server(const Rows& rows, Coordinates start, Coordinates goal, int radius);
Ran crowd(const Rows& rows, Coordinates start, Coordinates goal);
Ran slides(const Rows& rows, Coordinates start, Coordinates goal);

/// .NET's sort of numbers by their `first`; the `second` distinguishes equals.
void dotnet_sort(std::vector<std::pair<int, int>>& items);

} // namespace astrolabe::test::ports
