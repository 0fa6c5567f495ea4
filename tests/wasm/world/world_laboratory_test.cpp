// The façade for the game world: what it refuses, how much it allows, and that it is the same on
// every machine.
#include "core/world/digest.h"
#include "tests/support/world_laboratories.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <limits>
#include <string>
#include <vector>

namespace astrolabe::test {
namespace {

TEST_CASE("world laboratory: before it begins it is one cell without units") {
    WorldLaboratory lab;
    CHECK(lab.width() == 1);
    CHECK(lab.units().empty());
    CHECK(lab.path(1).empty());
    CHECK(lab.requests().empty());
    CHECK(lab.teams().empty());
    CHECK(lab.script().empty());
    CHECK(lab.preset().empty());
    CHECK_FALSE(lab.take_back());
    CHECK_FALSE(lab.put_back());
    CHECK(lab.seek(3, 10));
    CHECK(lab.last() == 3);
}

TEST_CASE("world laboratory: boards, seeds, presets and scripts that are refused leave the current world") {
    WorldLaboratory lab;
    const auto six = plain_board(6);
    REQUIRE(lab.begin(3, 2, six, "nowall", 5, "a_2.t3.w0,0").is_ok());
    go_to(lab, 5);
    const auto before = lab.digest() + lab.script();
    const auto code = [&](std::uint32_t width, std::uint32_t height, std::span<const std::uint32_t> factors,
                          std::string_view corner, double seed, std::string_view script) {
        return lab.begin(width, height, factors, corner, seed, script).code;
    };
    CHECK(code(0, 2, six, "nowall", 1, "") == "board.size");
    CHECK(code(4097, 1, six, "nowall", 1, "") == "board.size");
    CHECK(code(513, 512, {}, "nowall", 1, "") == "world.too_large");
    CHECK(code(3, 3, six, "nowall", 1, "") == "board.factors");
    CHECK(code(3, 2, std::vector<std::uint32_t>{1, 1, 256, 1, 1, 1}, "nowall", 1, "") == "board.factor");
    CHECK(code(3, 2, six, "diagonal", 1, "") == "search.settings");
    CHECK(code(3, 2, six, "nowall", -1, "") == "world.seed");
    CHECK(code(3, 2, six, "nowall", 0.5, "") == "world.seed");
    CHECK(code(3, 2, six, "nowall", 4294967296.0, "") == "world.seed");
    CHECK(code(3, 2, six, "nowall", std::numeric_limits<double>::quiet_NaN(), "") == "world.seed");
    CHECK(code(3, 2, six, "nowall", 1, "q") == "world.token");
    CHECK(code(3, 2, six, "nowall", 1, "w3,0") == "world.cell");
    CHECK(code(3, 2, six, "nowall", 1, "w0,0,256") == "world.number");
    CHECK(code(3, 2, six, "nowall", 1, "oq1") == "world.option");
    CHECK(code(3, 2, six, "nowall", 1, "t10000001.a") == "world.ticks");
    CHECK(code(3, 2, six, "nowall", 1, "a_262144.a") == "world.length");
    CHECK(lab.begin_preset("nowhere", "").code == "world.preset");
    CHECK(lab.begin_preset("fog", "q").code == "world.token");
    CHECK(lab.digest() + lab.script() == before);
    CHECK(lab.now() == 5);
    CHECK(lab.seed() == 5);
    REQUIRE(lab.begin(512, 512, plain_board(512 * 512), "hex", 4294967295.0, "").is_ok());
    CHECK(lab.corner() == "hex");
    CHECK(lab.seed() == 4294967295.0);
}

TEST_CASE("world laboratory: a gesture is refused as a whole, with the reason of the first command") {
    WorldLaboratory lab;
    REQUIRE(lab.begin(4, 2, std::vector<std::uint32_t>{1, 1, 1, 0, 1, 1, 1, 1}, "nowall", 1, "a0,0").is_ok());
    const auto before = lab.digest();
    const auto refusals = std::vector<std::pair<std::string, std::string>>{
        {"a1,0.a1,0", "world.occupied"}, {"a3,0", "world.on_wall"},     {"w0,0", "world.occupied"},
        {"r2", "world.no_unit"},         {"g7,1,1", "world.no_unit"},   {"a_7", "world.no_room"},
        {"t3.a", "world.time"},          {"a1,0,,,8", "world.number"},  {"a9,9", "world.cell"},
        {"a1,1,,,0,7", "world.number"},  {"r1.g1,0,1", "world.no_unit"}};
    for (const auto& refusal : refusals) {
        const auto& script = refusal.first;
        const auto& code = refusal.second;
        CAPTURE(script);
        const auto answer = lab.refusal_of(script);
        CHECK(answer.code == code);
        const auto reason = lab.act(script);
        CHECK(reason.code == code);
        CHECK(reason.found == answer.found);
        CHECK_FALSE(reason.found.empty());
        CHECK(lab.digest() == before);
        CHECK(lab.script() == "a0,0");
    }
    REQUIRE(lab.act("a1,0.a2,0").is_ok());
    CHECK(lab.units().size() == 3 * WorldLaboratory::numbers_a_unit);
    CHECK(lab.act("").is_ok()); // an empty text is not a gesture
    REQUIRE(lab.take_back());
    CHECK(lab.digest() == before);
    CHECK(lab.script() == "a0,0");
    REQUIRE(lab.take_back()); // the one of begin() counts, too
    CHECK(lab.units().empty());
    CHECK_FALSE(lab.can_take_back());
    REQUIRE(lab.put_back());
    REQUIRE(lab.put_back());
    CHECK_FALSE(lab.can_put_back());
    CHECK(lab.units().size() == 3 * WorldLaboratory::numbers_a_unit);

    REQUIRE(lab.begin(9, 9, plain_board(81), "hex", 1, "").is_ok());
    CHECK(lab.act("a1,1,,,0,1").code == "world.needs_squares");
    REQUIRE(lab.begin(50, 50, plain_board(2500), "nowall", 1, "a_2000").is_ok());
    CHECK(lab.units().size() == 2000 * WorldLaboratory::numbers_a_unit);
    CHECK(lab.act("a").code == "world.too_many_units");
}

TEST_CASE("world laboratory: no more is done than a script can hold, and forgotten commands do not count") {
    WorldLaboratory lab;
    REQUIRE(lab.begin(3, 2, plain_board(6), "nowall", 1, "d0,0,1_262143.t9.d0,0,1").is_ok());
    CHECK(lab.refusal_of("d1,1,1_2").code == "world.length");
    CHECK(lab.act("d1,1,1_2").code == "world.length");
    REQUIRE(lab.act("d1,1,1").is_ok());
    CHECK(lab.act("d1,1,1").code == "world.length");
    CHECK(lab.act("").is_ok());
    const auto digest = lab.digest();
    REQUIRE(lab.begin(3, 2, plain_board(6), "nowall", 1, lab.script()).is_ok());
    CHECK(lab.digest() == digest);
}

TEST_CASE("world laboratory: scripts of thousands of commands with little effect are little work") {
    WorldLaboratory lab;
    const std::vector<std::uint32_t> walls(512 * 512);
    REQUIRE(lab.begin(512, 512, walls, "nowall", 1, "a_262000").is_ok());
    CHECK(lab.counts().refused == 262'000);
    REQUIRE(lab.act("w7,0,1.w7,0,2.a").is_ok()); // room for one, however often it is painted
    CHECK(lab.refusal_of("a").code == "world.no_room");

    std::string script = "og0.a_1000.os1r30";
    for (int i = 0; i < 2000; ++i) {
        script += ".g" + std::to_string(1 + i % 1000) + ",9,9.os0.d5,5,1.os1";
    }
    REQUIRE(lab.begin(100, 100, plain_board(100 * 100), "nowall", 1, script).is_ok());
    CHECK(lab.teams() == std::vector<std::uint32_t>{0});
    const auto seen = lab.seen(0);
    CHECK(std::count(seen.begin(), seen.end(), 1) == 100 * 100); // with no tick passed
}

TEST_CASE("world laboratory: presets continue as set up after user gestures are undone") {
    for (const auto* const name : {"two-corridors", "head-on", "crossroads", "fog", "crowd", "same-goals"}) {
        CAPTURE(name);
        WorldLaboratory lab;
        REQUIRE(lab.begin_preset(name, "").is_ok());
        CHECK(lab.preset() == name);
        go_to(lab, 100);
        const auto alone = lab.digest();
        go_to(lab, 40);
        REQUIRE(lab.act("d5,5,900.od1p9").is_ok());
        go_to(lab, 100);
        const auto changed = lab.digest();
        CHECK(changed != alone);
        WorldLaboratory other;
        REQUIRE(other.begin_preset(name, lab.script()).is_ok());
        go_to(other, 100);
        CHECK(other.digest() == changed);
        REQUIRE(lab.take_back());
        go_to(lab, 100);
        CHECK(lab.digest() == alone);
        CHECK(lab.script().empty());
    }
}

// tests/wasm/places/world.test.mjs has the same world, script and number.
TEST_CASE("world laboratory: a world with everything in it, tick for tick the same on every machine") {
    constexpr std::uint32_t ticks = 400;
    std::vector<std::uint32_t> board;
    for (std::uint32_t cell = 0; cell < 32 * 24; ++cell) {
        const auto mixed = cell * 2654435761U >> 24U;
        board.push_back(mixed < 50 ? 0 : mixed < 70 ? 3 : 1);
    }
    WorldLaboratory lab;
    REQUIRE(
        lab.begin(32, 24, board, "nowall", 11,
                  "ob200n3.a_20.a,,,,1,1_6.a,,,,1,2_6.t60.w8,8,0,9.d20,12,500,4.t40.od1.a,,,,,2_8.t50.os1r5."
                  "t50.r3.r9.oi1p6.t60.os2g2.a_10.t60.os0t1g1")
            .is_ok());
    WorldDigest chain;
    for (std::uint32_t tick = 0; tick <= ticks; ++tick) {
        go_to(lab, tick);
        chain.add(std::stoull(lab.digest(), nullptr, 16));
    }
    CHECK(lab.counts().arrivals > 100);
    CHECK(chain.sum() == 0xad9233b00000c7fcU);
}

// tests/wasm/places/world.test.mjs has the same script and number.
TEST_CASE("world laboratory: the crowd tutorial's world, tick for tick the same on every machine") {
    constexpr std::uint32_t ticks = 300;
    WorldLaboratory lab;
    REQUIRE(
        lab.begin_preset("crowd",
                         "a_3.t30.w1,1,0,6.w12,9,0,3.t10.g2,39,29.t5.r4.t55.oa0.a_2.t80.oa1.a.t40.g1,0,0.og1")
            .is_ok());
    CHECK(lab.options().as_in_tutorial == 1);
    WorldDigest chain;
    for (std::uint32_t tick = 0; tick <= ticks; ++tick) {
        go_to(lab, tick);
        chain.add(std::stoull(lab.digest(), nullptr, 16));
    }
    CHECK(lab.counts().arrivals > 30);
    CHECK(lab.act("oa1t1").is_ok());
    CHECK(lab.act("a").is_ok());
    CHECK(chain.sum() == 0xb66f0e27b9395d4eU);
    REQUIRE(lab.begin(9, 9, plain_board(81), "hex", 1, "").is_ok());
    CHECK(lab.act("oa1").code == "world.tutorial_on_hexes");
    REQUIRE(lab.begin(65, 64, plain_board(65 * 64), "four", 1, "").is_ok());
    CHECK(lab.act("oa1").code == "world.tutorial_too_large");
}

} // namespace
} // namespace astrolabe::test
