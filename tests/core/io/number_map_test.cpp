// Boards as numbers: what is a wall, what is not a drawing, and refusals that give the line.
#include "core/io/ascii_map.h"
#include "core/io/map_text.h"
#include "core/io/nested_numbers.h"
#include "core/io/number_table.h"
#include "core/io/text_lines.h"
#include "tests/support/exact.h"

#include <doctest/doctest.h>

#include <cmath>
#include <string>
#include <vector>

namespace astrolabe::test {
namespace {

/// How a text is read, and the board as a drawing: "walls: #../..#".
std::string read_as(const std::string& text, std::optional<MapKind> kind = std::nullopt) {
    const auto map = read_map_text(Exact(text), kind);
    if (!map.is_ok()) {
        const auto& [code, line, found, expected] = map.reason();
        return code + " " + std::to_string(line) + " '" + found + "'";
    }
    const auto& [grid, start, goal, kind_read] = map.value();
    std::string drawn = write_ascii_map({.grid = grid, .start = start, .goal = goal}).value();
    drawn.pop_back();
    for (auto& c : drawn) {
        c = c == '\n' ? '/' : c;
    }
    constexpr const char* names[] = {"moving-ai", "drawing", "walls", "costs"};
    return std::string(names[static_cast<int>(kind_read)]) + ": " + drawn;
}

TEST_CASE("a matrix of 0 and 1 is read whatever separates its numbers: 1 is a wall") {
    for (const std::string text :
         {"0 1 1\n0 0 1\n",
          "011\n001",
          "0,1,1\n0,0,1\n",
          "0;1;1\r\n0;0;1\r\n",
          "0\t1\t1\n0\t0\t1\n",
          "  0  1 1 \n 0 0  1\n\n",
          "\xEF\xBB\xBF"
          "0, 1, 1\n0, 0, 1",
          "0,1,1,\n0,0,1,\n",
          "0.0 1.0 1.\n0. 0. 1.\n",
          "\"0\",\"1\",\"1\"\n\"0\",\"0\",\"1\"",
          "[[0,1,1],[0,0,1]]",
          "[[0, 1, 1],\n [0, 0, 1]]\n",
          "{{0,1,1},{0,0,1}};",
          "[0,1,1],\n[0,0,1]",
          "[[0 1 1]\n [0 0 1]]",
          "[[0. 1. 1.]\n [0. 0. 1.]]",
          "int map[2][3] = {\n  {0, 1, 1}, // upper\n  {0, 0, 1}, /* lower */\n};\nint main() { return 0; }",
          "# a map\ngrid = np.array([[0, 1, 1],  # upper\n                 [0, 0, 1]])\nprint(grid[0][1])\n",
          "const grid = [\n  [0, 1, 1],\n  [0, 0, 1],\n];",
          "std::vector<std::vector<int>> g{{0,1,1},{0,0,1}};",
          R"([["0","1","1"],["0","0","1"]])",
          R"({"size": [3, 2], "grid": [[0,1,1],[0,0,1]]})",
          "int[][] map = new int[][] { {0,1,1}, {0,0,1} };"}) {
        CAPTURE(text);
        CHECK(read_as(text) == "walls: .##/..#");
    }
}

TEST_CASE("a table with a number above 1 holds cost factors: 0 is a wall") {
    for (const std::string text : {"0,1,1\n0,2,1\n", "0 1 1\n0 2 1", "0;1;1\n0;2;1", "[[0,1,1],[0,2,1]]"}) {
        CAPTURE(text);
        CHECK(read_as(text) == "costs: #../#2.");
    }
    const auto high = read_map_text("1,255\n16,0\n");
    REQUIRE(high.is_ok());
    CHECK(high.value().grid == Grid(2, 2, {1, 255, 16, 0}));
}

TEST_CASE("numbers and drawings are never confused") {
    CHECK(read_as("1231\n1111\n") == "drawing: .23./....");
    CHECK(read_as("1111\n1111\n") == "drawing: ..../....");
    CHECK(read_as("1111\n1001\n") == "walls: ####/#..#");
    CHECK(read_as("S1.\n.1G\n") == "drawing: S../..G");
    CHECK(read_as("0\n1\n0\n") == "walls: ./#/.");
    // Ones with separators are not a drawing; as walls they would leave no cell free.
    CHECK(read_as("1,1\n1,1\n") == "costs: ../..");
    CHECK(read_as("0 0\n0 0\n") == "walls: ../..");
    CHECK(read_as("type octile\nheight 1\nwidth 2\nmap\n.@\n") == "moving-ai: .#");
    // A drawing with a 0 by mistake is not read as something else.
    CHECK(read_as("1203\n1111\n") == "map.character 1 '0'");
}

TEST_CASE("text is read as the kind that is asked for") {
    CHECK(read_as("0 1\n1 1\n", MapKind::Costs) == "costs: #./..");
    CHECK(read_as("11\n11\n", MapKind::Walls) == "walls: ##/##");
    CHECK(read_as("0123", MapKind::Costs) == "costs: #.23");
    CHECK(read_as("0 1\n1 2\n", MapKind::Walls) == "map.number 2 '2'");
    CHECK(read_as("0 1\n", MapKind::Drawing) == "map.character 1 '0'");
    CHECK(read_as("01\n", MapKind::MovingAi) == "map.header 1 '01'");
}

TEST_CASE("numbers: faults are reported with their line") {
    const std::vector<std::array<std::string, 2>> all{
        {"0 1\n0\n", "map.row_length 2 '1'"},
        {"0,1\n0,1,1\n", "map.row_length 2 '3'"},
        {"01\n011\n", "map.row_length 2 '3'"},
        {"0 1\n\n0 1\n", "map.row_length 2 '0'"},
        {"0,1\n1,256\n", "map.number 2 '256'"},
        {"0,1\n1,-1\n", "map.number 2 '-1'"},
        {"0,1\n1,0.5\n", "map.number 2 '0.5'"},
        {"0,,1\n", "map.number 1 ''"},
        {",0,1\n", "map.number 1 ''"},
        {"01\n0x\n", "map.number 2 'x'"},
        {"0 1\n0 wall\n", "map.number 2 'wall'"},
        {"[[0,1],\n[0]]", "map.row_length 2 '1'"},
        {"[[0,1],\n[0,x]]", "map.number 2 'x'"},
        {"[[0,,1]]", "map.number 1 ''"},
        {"[[,0,1]]", "map.number 1 ''"},
        {"[[0,1],\n[0,1]", "map.unclosed 2 ''"},
        {"[[0,1],\n\n[0,1", "map.unclosed 3 ''"},
        {"{{0,1},\n{0,1}", "map.unclosed 2 ''"},
        {"[[0,1],[1,0]", "map.unclosed 1 ''"},
        {"{[0,1],\n[0,1", "map.unclosed 2 ''"},
        {"[[0,1],\n2]", "map.brackets 2 '2'"},
        {"[[[0,1],\n[0,1]]]", "map.brackets 1 '['"},
        {"{{0,1},\n{0,{1}}}", "map.brackets 2 '{'"},
        {"[[]]", "map.empty 0 ''"},
        {"[[0,1]," + std::string("\0", 1) + "[0,1]]", "map.binary 0 ''"},
        {std::string("0 1\n0 \0", 7), "map.binary 0 ''"},
    };
    for (const auto& refusal : all) {
        CAPTURE(refusal[0]);
        CHECK(read_as(refusal[0]) == refusal[1]);
    }
    CHECK(read_map_text("[[0,1],[1,0]").reason().expected == "]");
    CHECK(read_map_text("{{0,1},{1,0}").reason().expected == "}");
    CHECK(read_map_text("{[0,1],[1,0").reason().expected == "]");
    CHECK(read_number_table("", std::nullopt).reason().code == "map.empty");
    CHECK(read_nested_numbers("no brackets", std::nullopt).reason().code == "map.empty");
}

TEST_CASE("numbers: no board is larger than boards may be") {
    std::string wide = "0";
    for (int i = 0; i < 4096; ++i) {
        wide += " 1";
    }
    CHECK(read_as(wide) == "map.size 1 '4097'");
    CHECK(read_as("[[" + wide + "]]") == "map.size 1 '4097'");
    std::string high;
    for (int i = 0; i < 4097; ++i) {
        high += "0 1\n";
    }
    CHECK(read_as(high) == "map.size 4097 '4097'");
    high.resize(4096 * 4);
    CHECK(read_map_text(high).value().grid.height() == 4096);
}

TEST_CASE("decimal numbers are read to the nearest double") {
    for (const auto& written : std::vector<std::pair<std::string, double>>{
             {"0", 0},
             {"12", 12},
             {"3.41421356", 3.41421356},
             {"1e3", 1000},
             {"1.5E-2", 0.015},
             {".5", 0.5},
             {"5.", 5},
             {"-2.25", -2.25},
             {"+7", 7},
             {"1170.57921", 1170.57921},
             {"123456789012345678901234567890", 123456789012345678901234567890.0},
             {"0.0000000000000000000000001", 1e-25}}) {
        CAPTURE(written.first);
        REQUIRE(decimal_number(written.first).has_value());
        CHECK(*decimal_number(written.first) == doctest::Approx(written.second).epsilon(1e-15));
    }
    CHECK(*decimal_number("3.41421356") == 3.41421356);
    CHECK(std::isinf(*decimal_number("1e999")));
    CHECK(*decimal_number("0e999") == 0);
    CHECK(*decimal_number("1e-999") == 0);
    for (const char* text :
         {"", ".", "e5", "1e", "1e+", "1.2.3", "0x10", "inf", "nan", " 1", "1 ", "--1", "1e99999"}) {
        CAPTURE(text);
        CHECK_FALSE(decimal_number(text).has_value());
    }
}

} // namespace
} // namespace astrolabe::test
