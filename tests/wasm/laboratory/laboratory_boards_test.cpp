// Boards of the façade: edited, resized, generated, put into links, and where searches on them start and end.
#include "core/generate/generators.h"
#include "tests/support/laboratory_run.h"

#include <doctest/doctest.h>

#include <string>
#include <utility>
#include <vector>

namespace astrolabe::test {
namespace {

using Numbers = std::vector<std::uint32_t>;

TEST_CASE("façade: a board without ends starts and ends in its largest island, wherever it came from") {
    Laboratory lab;
    const auto ends = [&](const char* board = "squares") {
        return std::pair(lab.suggested_start(board), lab.suggested_goal(board));
    };
    REQUIRE(lab.load("auto", "type octile\nheight 2\nwidth 3\nmap\n@..\n..@\n").is_ok());
    CHECK(ends() == std::pair(1U, 4U));
    const std::pair largest{2U, 8U}; // cells 2, 3, 4 and 8; cells 0 and 10 are islands of their own
    REQUIRE(lab.load("auto", ".#...\n##@.#\n.####\n").is_ok());
    CHECK(ends() == largest);
    CHECK(ends("hex") == largest);
    const auto link = lab.map_to_link();
    const Numbers factors(lab.factors().begin(), lab.factors().end());
    REQUIRE(lab.clear(4, 3).is_ok());
    CHECK(ends() == std::pair(0U, 11U));
    REQUIRE(lab.map_from_link(link).is_ok());
    CHECK(ends() == largest);
    REQUIRE(lab.clear(4, 3).is_ok());
    REQUIRE(lab.restore(5, 3, factors).is_ok());
    CHECK(ends() == largest);
    REQUIRE(lab.edit(Numbers{11, 12, 13}, Numbers{1}).is_ok());
    CHECK(ends() == std::pair(2U, 13U)); // of the current board; 8 touches 13
    REQUIRE(lab.resize(2, 3).is_ok());
    CHECK(ends() == std::pair(4U, 5U));
    // What a text names stays; the other end follows the rule.
    REQUIRE(lab.load("auto", "S#...\n##...\n").is_ok());
    CHECK(ends() == std::pair(0U, 9U));
    for (std::uint32_t seed = 1; seed <= 40; ++seed) {
        for (const auto* board : {"squares", "hex"}) {
            REQUIRE(lab.generate("random", 20, 20, 45, seed).is_ok());
            const auto [start, goal] = ends(board);
            CHECK(start < goal);
            REQUIRE(lab.begin({.board = board}, start, goal).is_ok());
            while (lab.answer(1000).outcome == "running") {
            }
            CHECK(lab.result().outcome == "found");
        }
    }
    REQUIRE(lab.load("auto", "##\n##\n").is_ok());
    CHECK(lab.suggested_start() == 0);
    CHECK(lab.suggested_goal() == 3);
    run(lab, {});
    CHECK(lab.result().outcome == "no-path");
}

TEST_CASE("façade: boards are edited, resized, restored, generated and put into links") {
    Laboratory lab;
    const auto board = [&] { return std::vector(lab.factors().begin(), lab.factors().end()); };
    REQUIRE(lab.load("auto", "S.#\n..G\n").is_ok());
    REQUIRE(lab.edit(Numbers{1, 3}, Numbers{5, 0}).is_ok());
    CHECK(board() == std::vector<Factor>{1, 5, 0, 0, 1, 1});
    REQUIRE(lab.resize(4, 1).is_ok());
    CHECK(board() == std::vector<Factor>{1, 5, 0, 1});
    CHECK(lab.suggested_goal() == 1);
    const auto link = lab.map_to_link();
    REQUIRE(lab.restore(2, 2, Numbers{0, 9, 1, 0}).is_ok());
    CHECK(board() == std::vector<Factor>{0, 9, 1, 0});
    CHECK(lab.suggested_start() == 1);
    REQUIRE(lab.map_from_link(link).is_ok());
    CHECK(board() == std::vector<Factor>{1, 5, 0, 1});
    REQUIRE(lab.generate("maze", 9, 5, 0, 42).is_ok());
    CHECK(lab.width() == 9);
    CHECK(lab.suggested_start() == 0);
}

TEST_CASE("façade: a generated board is linked by name while it is unchanged, again after undo") {
    Laboratory lab;
    REQUIRE(lab.generate("maze", 9, 5, 0, 42).is_ok());
    const auto named = lab.map_to_link();
    CHECK(named.substr(0, 16) == "g.maze.9.5.0.42.");
    const auto first = lab.factors()[0];
    REQUIRE(lab.edit(Numbers{0}, Numbers{7}).is_ok());
    CHECK(lab.map_to_link().front() == 'a');
    REQUIRE(lab.edit(Numbers{0}, Numbers{first}).is_ok());
    CHECK(lab.map_to_link() == named);
    REQUIRE(lab.resize(5, 9).is_ok());
    CHECK(lab.map_to_link().front() == 'a');
    REQUIRE(lab.map_from_link(named).is_ok());
    CHECK(lab.map_to_link() == named);
}

TEST_CASE("façade: a map's text is written in parts, and again for another board") {
    Laboratory lab;
    Laboratory other;
    for (auto* each : {&lab, &other}) {
        REQUIRE(each->generate("rooms", 40, 30, 10, 3).is_ok());
        REQUIRE(each->edit(Numbers{5}, Numbers{9}).is_ok());
    }
    CHECK(!lab.advance_map_to_link(29));
    CHECK(lab.advance_map_to_link(1));
    CHECK(lab.advance_map_to_link(1));
    CHECK(lab.map_to_link() == other.map_to_link());
    // Neither what was begun nor what was finished is used for the next board.
    for (const auto rows : {0U, 10U, 30U}) {
        CAPTURE(rows);
        lab.advance_map_to_link(rows);
        for (auto* each : {&lab, &other}) {
            REQUIRE(each->edit(Numbers{rows}, Numbers{4}).is_ok());
        }
        CHECK(lab.map_to_link() == other.map_to_link());
        lab.advance_map_to_link(rows);
        for (auto* each : {&lab, &other}) {
            REQUIRE(each->resize(39 - rows, 30).is_ok());
        }
        CHECK(lab.map_to_link() == other.map_to_link());
    }
}

TEST_CASE("façade: dragging asks for the nearest free cell") {
    Laboratory lab;
    REQUIRE(lab.load("auto", "##.\n###\n").is_ok());
    CHECK(lab.nearest_free(3, "squares") == 2);
    CHECK(lab.nearest_free(2, "squares") == 2);
    CHECK(lab.nearest_free(6, "squares") == -1);
    REQUIRE(lab.load("auto", "#\n").is_ok());
    CHECK(lab.nearest_free(0, "squares") == -1);
}

TEST_CASE(
    "a map read in advance, all of it or a part, is the one read at once, and so are its suggested ends") {
    Random random(3);
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        CAPTURE(seed);
        Laboratory once;
        const auto kind = generator_name(static_cast<GeneratorKind>(random.below(5)));
        const auto height = 1 + random.below(30);
        const auto percent = random.below(101);
        REQUIRE(once.generate(kind, 1 + random.below(30), height, percent, random.below(1000)).is_ok());
        if (seed % 2 == 0) {
            REQUIRE(once.edit(Numbers{0}, Numbers{7}).is_ok());
        }
        const auto link = once.map_to_link();
        Laboratory lab;
        lab.begin_map_from_link(link);
        bool is_whole = false;
        for (auto parts = random.below(200); parts > 0 && !is_whole; --parts) {
            is_whole = lab.advance_map(1 + random.below(3));
            CHECK(lab.width() == 1);
        }
        REQUIRE(lab.map_from_link(link).is_ok());
        CHECK(lab.advance_map(1));
        CHECK(lab.map_to_link() == link);
        for (const auto* board : {"squares", "hex"}) {
            CHECK(lab.suggested_start(board) == once.suggested_start(board));
            CHECK(lab.suggested_goal(board) == once.suggested_goal(board));
        }
        // The ends are those of the board as it is.
        for (auto* each : {&lab, &once}) {
            REQUIRE(each->edit(Numbers{each->suggested_start()}, Numbers{0}).is_ok());
        }
        CHECK(lab.suggested_start() == once.suggested_start());
    }
}

TEST_CASE("façade: a map that is refused when it is read in advance leaves the board, and is refused again") {
    Laboratory lab;
    REQUIRE(lab.clear(4, 3).is_ok());
    for (const auto* text : {"aAAAA", "g.maze.64.36.0.7.AAAAAA", "g.maze.64.36.0"}) {
        CAPTURE(text);
        lab.begin_map_from_link(text);
        while (!lab.advance_map(5)) {
        }
        CHECK_FALSE(lab.map_from_link(text).is_ok());
        CHECK_FALSE(lab.map_from_link(text).is_ok());
        CHECK(lab.width() == 4);
    }
}

} // namespace
} // namespace astrolabe::test
