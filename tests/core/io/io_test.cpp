// Maps and scenarios as text: round trips, and refusals that give the line.
#include "core/io/ascii_map.h"
#include "core/io/moving_ai_map.h"
#include "core/io/moving_ai_scenario.h"
#include "core/io/text_lines.h"
#include "tests/support/exact.h"
#include "tests/support/random/random_case.h"

#include <doctest/doctest.h>

namespace astrolabe::test {
namespace {

/// A text that must be refused, with the reason and the line that must be named.
struct Bad {
    std::string text;
    std::string code;
    std::uint32_t line;
};

template <class Read> void check_refusals(Read read, const std::vector<Bad>& all) {
    for (const auto& bad : all) {
        CAPTURE(bad.text);
        const auto result = read(Exact(bad.text));
        REQUIRE_FALSE(result.is_ok());
        CHECK(result.reason().code == bad.code);
        CHECK(result.reason().line == bad.line);
    }
}

constexpr const char* good_map = "type octile\nheight 2\nwidth 3\nmap\n.G@\nSTO\n";

TEST_CASE(".map: free are . G S, walls are @ O T W, and height comes before width") {
    const auto map = read_moving_ai_map(Exact(good_map));
    REQUIRE(map.is_ok());
    CHECK(map.value().width() == 3);
    CHECK(map.value().height() == 2);
    CHECK(write_moving_ai_map(map.value()) == "type octile\nheight 2\nwidth 3\nmap\n..@\n.@@\n");
}

TEST_CASE(".map: line ends of every system, a byte order mark, blank lines at the end") {
    const auto expected = read_moving_ai_map(good_map).value();
    for (const std::string text : {"\xEF\xBB\xBFtype octile\nheight 2\nwidth 3\nmap\n.G@\nSTO\n\n  \n",
                                   "type octile\r\nheight 2\r\nwidth 3\r\nmap\r\n.G@\r\nSTO",
                                   "type octile\nwidth 3\nheight 2\nmap\n.G@\nSTO"}) {
        const auto map = read_moving_ai_map(Exact(text));
        REQUIRE(map.is_ok());
        CHECK(map.value() == expected);
    }
}

TEST_CASE(".map: faults are reported with their line") {
    const std::vector<Bad> all{
        {"", "map.empty", 0},
        {"\n \n", "map.empty", 0},
        {std::string("type\0octile", 11), "map.binary", 0},
        {"GIF89a\n", "map.header", 1},
        {"type octile\nheight 2\nwidth 3\n", "map.header", 3},
        {"type octile\nheight 2\nmap\n...\n", "map.header", 3},
        {"height 2\nwidth 3\nmap\n...\n...\n", "map.header", 3},
        {"type octile\nheight two\nwidth 3\nmap\n", "map.size", 2},
        {"type octile\nheight 2\nwidth 0\nmap\n", "map.size", 3},
        {"type octile\nheight 2\nwidth 4097\nmap\n", "map.size", 3},
        {"type octile\nheight 99999999999999999999\nwidth 3\nmap\n", "map.size", 2},
        {"type octile\nheight -2\nwidth 3\nmap\n", "map.size", 2},
        {"type octile\nheight 2\nwidth 3\nmap\n...\n..\n", "map.row_length", 6},
        {"type octile\nheight 2\nwidth 3\nmap\n....\n...\n", "map.row_length", 5},
        {"type octile\nheight 2\nwidth 3\nmap\n...\n", "map.rows_missing", 5},
        {"type octile\nheight 2\nwidth 3\nmap\n", "map.rows_missing", 4},
        {"type octile\nheight 2\nwidth 3\nmap\n...\n...\n...\n", "map.rows_extra", 7},
        {"type octile\nheight 2\nwidth 3\nmap\n...\n.x.\n", "map.character", 6},
        {"type octile\nheight 4096\nwidth 4096\nmap\n...\n", "map.row_length", 5},
    };
    check_refusals(read_moving_ai_map, all);
}

TEST_CASE("a text cut off anywhere is refused or reads as a whole; none is read as another map") {
    const std::string whole = good_map;
    for (std::size_t length = 0; length + 1 < whole.size(); ++length) {
        CAPTURE(length);
        CHECK_FALSE(read_moving_ai_map(Exact(whole.substr(0, length))).is_ok());
    }
}

TEST_CASE(".map and ASCII: what is written reads back unchanged") {
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        auto grid = random_grid(random, 20);
        for (std::uint32_t index = 0; index < grid.cell_count(); ++index) {
            if (grid.factor(node_at(index)) > 35) {
                grid.set_factor(node_at(index), 35);
            } else if (seed % 2 == 0 && !grid.is_free(node_at(index))) {
                grid.set_ground(node_at(index), ground_of(static_cast<WallKind>(random.below(4))));
            }
        }
        const AsciiMap map{.grid = grid,
                           .start = node_at(random.below(grid.cell_count())),
                           .goal = node_at(random.below(grid.cell_count()))};
        const auto text = write_ascii_map(map);
        REQUIRE(text.is_ok());
        const auto back = read_ascii_map(Exact(text.value()));
        REQUIRE(back.is_ok());
        REQUIRE(back.value().grid == grid);
        if (map.start != map.goal && grid.factor(map.start) == plain && grid.factor(map.goal) == plain) {
            REQUIRE(back.value().start == map.start);
            REQUIRE(back.value().goal == map.goal);
        }

        for (std::uint32_t index = 0; index < grid.cell_count(); ++index) {
            grid.set_factor(node_at(index), grid.is_free(node_at(index)) ? plain : wall);
        }
        REQUIRE(read_moving_ai_map(write_moving_ai_map(grid)).value() == grid);
    }
}

TEST_CASE("ASCII: water, fire and monsters are walls of their kinds, and walls alone in a .map") {
    const auto grid = drawn(".~^\n!#@\n").grid;
    for (std::uint32_t index = 1; index < 6; ++index) {
        CHECK_FALSE(grid.is_free(node_at(index)));
    }
    CHECK(grid.wall_kind(grid.node({1, 0})) == WallKind::Water);
    CHECK(grid.wall_kind(grid.node({2, 0})) == WallKind::Fire);
    CHECK(grid.wall_kind(grid.node({0, 1})) == WallKind::Monster);
    CHECK(grid.wall_kind(grid.node({1, 1})) == WallKind::Wall);
    CHECK(write_ascii_map({.grid = grid}).value() == ".~^\n!##\n");
    CHECK(write_moving_ai_map(grid) == "type octile\nheight 2\nwidth 3\nmap\n.@@\n@@@\n");
}

TEST_CASE("ASCII: blank lines before and after, also with spaces") {
    const auto expected = drawn("...\n.#.\n").grid;
    for (const std::string text :
         {"\n  \n...\n.#.\n", "...\n.#.\n  \n", "...\n.#.\n   \n\t\n", "...\r\n.#.\r\n \r\n"}) {
        const auto map = read_ascii_map(Exact(text));
        REQUIRE(map.is_ok());
        CHECK(map.value().grid == expected);
    }
}

TEST_CASE("ASCII: faults are reported with their line") {
    const std::vector<Bad> all{
        {"", "map.empty", 0},
        {" \n\n", "map.empty", 0},
        {"...\n..\n", "map.row_length", 2},
        {"...\n\n...\n", "map.row_length", 2},
        {"...\n.?.\n", "map.character", 2},
        {"hello world\n", "map.space", 1},
        {"...\n.\t.\n", "map.tab", 2},
        {"S..\n..S\n", "map.ends", 2},
        {"GG\n", "map.ends", 1},
        {std::string(4097, '.'), "map.size", 1},
        {std::string("..\0.", 4), "map.binary", 0},
    };
    check_refusals(read_ascii_map, all);
    std::string tall;
    for (int row = 0; row < 4097; ++row) {
        tall += ".\n";
    }
    CHECK(read_ascii_map(tall).reason().code == "map.size");
    CHECK(write_ascii_map({.grid = Grid(1, 1, Factor{36})}).reason().code == "map.factor");
    CHECK(write_ascii_map({.grid = Grid(1, 1, {1}, {30})}).reason().code == "map.added");
}

constexpr const char* good_row = "3\tarena.map\t49\t48\t1\t11\t4\t12\t3.41421\n";

TEST_CASE(".scen: columns, and tolerances by the decimals written") {
    const auto rows = read_moving_ai_scenario(
        Exact(std::string("version 1.0\n") + good_row + "0 a.map 5 5 0 0 4 4 5.66\n0 a.map 5 5 0 0 0 0 0\n"));
    REQUIRE(rows.is_ok());
    REQUIRE(rows.value().size() == 3);
    const auto& row = rows.value()[0];
    CHECK(row.line == 2);
    CHECK(row.bucket == 3);
    CHECK(row.map == "arena.map");
    CHECK(row.width == 49);
    CHECK(row.height == 48);
    CHECK(row.start == Cell{1, 11});
    CHECK(row.goal == Cell{4, 12});
    CHECK(row.length == doctest::Approx(3.41421));
    CHECK(row.tolerance == 0.001);
    CHECK(rows.value()[1].tolerance == 0.00501);
    CHECK(rows.value()[2].tolerance == 0.00501);

    const auto again = read_moving_ai_scenario(write_moving_ai_scenario(rows.value()));
    REQUIRE(again.is_ok());
    CHECK(again.value()[0].goal == row.goal);
    CHECK(again.value()[0].map == row.map);
    CHECK(again.value()[0].length == doctest::Approx(row.length));
}

TEST_CASE(".scen: the length 0 between two cells says that no path joins them") {
    const auto rows = read_moving_ai_scenario(Exact(
        std::string("version 1\n0 a.map 5 5 0 0 4 4 0\n0 a.map 5 5 0 0 0 0 0\n0 a.map 5 5 0 0 1 0 0.00\n")));
    REQUIRE(rows.is_ok());
    CHECK_FALSE(rows.value()[0].has_path());
    CHECK(rows.value()[1].has_path());
    CHECK(rows.value()[1].length == 0);
    CHECK_FALSE(rows.value()[2].has_path());
    const auto again = read_moving_ai_scenario(write_moving_ai_scenario(rows.value()));
    REQUIRE(again.is_ok());
    CHECK_FALSE(again.value()[0].has_path());
    CHECK(again.value()[1].has_path());
}

TEST_CASE(".scen: faults are reported with their line") {
    const std::string head = "version 1\n";
    const std::vector<Bad> all{
        {"", "scen.empty", 0},
        {"version 2\n", "scen.version", 1},
        {good_row, "scen.version", 1},
        {head + good_row + "3\tarena.map\t49\n", "scen.row", 3},
        {head + "3 a.map 49 48 1 11 4 12 3.4 extra\n", "scen.row", 2},
        {head + "3 a.map 0 48 1 11 4 12 3.4\n", "scen.size", 2},
        {head + "3 a.map 49 5000 1 11 4 12 3.4\n", "scen.size", 2},
        {head + "3 a.map 49 48 49 11 4 12 3.4\n", "scen.cell", 2},
        {head + "3 a.map 49 48 1 11 4 48 3.4\n", "scen.cell", 2},
        {head + "3 a.map 49 48 1 11 4 12 nan\n", "scen.length", 2},
        {head + "3 a.map 49 48 1 11 4 12 1e999\n", "scen.length", 2},
        {head + "3 a.map 49 48 1 11 4 12 -1\n", "scen.length", 2},
    };
    check_refusals(read_moving_ai_scenario, all);
}

TEST_CASE("texts of random bytes are refused, not crashed on") {
    const std::string alphabet = "type octile\nheight width map version 1 0123456789.#@SGTOW\t\r";
    for (std::uint64_t seed = 0; seed < 5000; ++seed) {
        Random random(seed);
        std::string text = random.is_chance(50) ? good_map : std::string("version 1\n") + good_row;
        for (auto changes = random.below(8); changes > 0; --changes) {
            const auto index = random.below(static_cast<std::uint32_t>(text.size()));
            if (random.is_chance(50)) {
                text[index] = alphabet[random.below(static_cast<std::uint32_t>(alphabet.size()))];
            } else {
                text.erase(index, 1 + random.below(4));
            }
        }
        const Exact exact(text);
        const auto map = read_moving_ai_map(exact);
        CHECK((map.is_ok() || !map.reason().code.empty()));
        const auto ascii = read_ascii_map(exact);
        CHECK((ascii.is_ok() || !ascii.reason().code.empty()));
        const auto rows = read_moving_ai_scenario(exact);
        CHECK((rows.is_ok() || !rows.reason().code.empty()));
    }
}

TEST_CASE("text quoted in a refusal is short and printable") {
    CHECK(quoted("abc") == "abc");
    CHECK(quoted("\x01\xff") == "??");
    CHECK(quoted(std::string(100, 'x')).size() == 27);
}

} // namespace
} // namespace astrolabe::test
