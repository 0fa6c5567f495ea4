// The façade on boards of hexes.
#include "tests/support/laboratory_run.h"
#include "wasm/laboratory/laboratory.h"

#include <doctest/doctest.h>

#include <vector>

namespace astrolabe::test {
namespace {

TEST_CASE("façade on hexes: a step costs a straight one, whatever the corner rule of the settings") {
    Laboratory lab;
    REQUIRE(lab.clear(9, 9).is_ok());
    for (const auto* corner : {"nowall", "four"}) {
        const auto found = run(lab, {.heuristic = "hex", .board = "hex", .corner = corner}, 0, 80);
        CHECK(found.cost == 120); // 8 rows, which lead 4 columns on, and 4 more
        CHECK(lab.path().size() == 13);
        CHECK(found.kernel == "quad-heap");
    }
    CHECK(run(lab, {.board = "squares"}, 0, 80).cost == 112);
}

TEST_CASE("façade on hexes: a heuristic of squares counts as hex distance, and hex as octile on squares") {
    Laboratory lab;
    REQUIRE(lab.clear(9, 9).is_ok());
    const auto estimated = [&](const char* heuristic, const char* board) {
        run(lab, {.heuristic = heuristic, .board = board}, 0, 80);
        REQUIRE(lab.seek(0).is_ok());
        const auto why = lab.why(0);
        REQUIRE(why.has_value());
        REQUIRE(why->sum.has_value());
        return std::pair(why->sum->heuristic, why->sum->h);
    };
    for (const auto* heuristic : {"octile", "manhattan", "chebyshev", "hex"}) {
        CHECK(estimated(heuristic, "hex") == std::pair(std::string("hex"), 120.0));
    }
    CHECK(estimated("euclidean", "hex") == std::pair(std::string("hexeuclidean"), 105.0));
    CHECK(estimated("zero", "hex").second == 0);
    CHECK(estimated("hex", "squares") == std::pair(std::string("octile"), 112.0));
}

TEST_CASE("façade on hexes: what needs squares is refused by name") {
    Laboratory lab;
    REQUIRE(lab.clear(3, 3).is_ok());
    for (const auto* algorithm : {"canonical", "jps"}) {
        const auto reason = lab.begin({.algorithm = algorithm, .board = "hex"}, 0, 8);
        CHECK(reason.code == "search.squares_only");
        CHECK(reason.found == algorithm);
    }
    const SearchSettings as_written{.program = "unity", .board = "hex"};
    CHECK(lab.begin(as_written, 0, 8).code == "search.squares_only");
    const SearchSettings corrected{.program = "unity", .corrected = true, .board = "hex"};
    CHECK(lab.begin(corrected, 0, 8).code == "search.squares_only");
    CHECK(settings_as_written(as_written).corner == "nowall");
    CHECK(lab.begin({.board = "cubes"}, 0, 8).expected == "board");
}

TEST_CASE("façade on hexes: the board of a search is not reused for one on the other kind of cells") {
    Laboratory lab;
    REQUIRE(lab.load("auto", "S..\n##.\nG..\n").is_ok());
    const auto squares = run(lab, {}, 0, 6).cost;
    CHECK(run(lab, {.board = "hex"}, 0, 6).cost == 60);
    CHECK(lab.judge(1'000'000) != "");
    CHECK(run(lab, {}, 0, 6).cost == squares);
}

TEST_CASE("façade on hexes: the nearest free cell is the nearest hex, and two slots are not neighbours") {
    Laboratory lab;
    REQUIRE(lab.load("auto", ".##\n###\n##.\n").is_ok());
    CHECK(lab.nearest_free(4, "squares") == 0);
    CHECK(lab.nearest_free(4, "hex") == 8); // the middle row lies half a column to the right
    CHECK(lab.nearest_free(4, "cubes") == -1);
    run(lab, {.board = "hex"}, 0, 8);
    int apart = 0;
    REQUIRE(lab.seek(0).is_ok());
    const auto why = lab.why(4);
    REQUIRE(why.has_value());
    for (const auto& neighbour : why->neighbours) {
        apart += neighbour.outcome == "apart" ? 1 : 0;
    }
    CHECK(apart == 2);
}

} // namespace
} // namespace astrolabe::test
