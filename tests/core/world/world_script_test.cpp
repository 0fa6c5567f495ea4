// Scripts of worlds: every token, what is refused and why, and that printing reads back.
#include "core/world/script/presets.h"
#include "core/world/script/script.h"
#include "tests/support/random/random_world.h"

#include <doctest/doctest.h>

#include <array>
#include <string>

namespace astrolabe::test {
namespace {

const ScriptFrame script_frame{.width = 20, .height = 10};

NodeId at(std::uint32_t x, std::uint32_t y) { return node_at(y * script_frame.width + x); }

std::vector<TimedCommand> read(std::string_view text) {
    const auto commands = read_world_script(text, script_frame);
    REQUIRE_MESSAGE(commands.is_ok(), commands.reason().code);
    return commands.value();
}

Command only(std::string_view text) {
    const auto commands = read(text);
    REQUIRE(commands.size() == 1);
    CHECK(commands[0].tick == 0);
    return commands[0].command;
}

TEST_CASE("world script: every token has its meaning") {
    CHECK(read("").empty());
    CHECK(only("a") == Command{});
    CHECK(only("a3,4") == Command{.cell = at(3, 4)});
    CHECK(only("a3,4,9,8") == Command{.cell = at(3, 4), .goal = at(9, 8)});
    CHECK(only("a3,4,,,1,2") == Command{.cell = at(3, 4), .team = 1, .planner = Planner::FlowField});
    CHECK(only("a,,9,8") == Command{.goal = at(9, 8)});
    CHECK(only("a,,,,,2") == Command{.planner = Planner::FlowField});
    CHECK(only("r5") == Command{.kind = CommandKind::RemoveUnit, .unit = 5});
    CHECK(only("g5,9,8") == Command{.kind = CommandKind::SetGoal, .goal = at(9, 8), .unit = 5});
    CHECK(only("w3,4") == Command{.kind = CommandKind::Paint, .cell = at(3, 4), .amount = wall});
    CHECK(only("w3,4,2") == Command{.kind = CommandKind::Paint, .cell = at(3, 4), .amount = 2});
    CHECK(only("d3,4,200") == Command{.kind = CommandKind::AddDanger, .cell = at(3, 4), .amount = 200});
    CHECK(only("od1s2r8h0") == Command{.kind = CommandKind::SetOptions,
                                       .options = {.other_units = OtherUnits::Ignored,
                                                   .sight = Sight::Radius,
                                                   .sight_radius = 8,
                                                   .local_shifts = false}});
    CHECK(only("od1g3s1r9t1p8b7n6m5l4k3e2h0i1u12c13x14f15a1").options ==
          WorldOptions{OtherUnits::Ignored, GoalRule::Leave, Sight::Lines, 9, true, 8, 7, 6, 5, 4, 3, 2,
                       false, true, 12, 13, 14, 15, true});
}

TEST_CASE("world script: time, runs, repeats, and options that stay until they are named again") {
    const auto timed = read("a.t12.r1.t3_4.r2.t5");
    REQUIRE(timed.size() == 3);
    CHECK(timed[0].tick == 0);
    CHECK(timed[1].tick == 12);
    CHECK(timed[2].tick == 24);
    const auto run = read("w3,4,0,7_2.d17,0,5,3");
    REQUIRE(run.size() == 17);
    CHECK(run[6].command.cell == at(9, 4));
    CHECK(run[7].command.cell == at(3, 4));
    CHECK(run[16].command.cell == at(19, 0));
    CHECK(read("a_500").size() == 500);
    const auto options = read("od1.t5.or8.od0");
    CHECK(options[1].command.options == WorldOptions{.other_units = OtherUnits::Ignored, .sight_radius = 8});
    CHECK(options[2].command.options == WorldOptions{.sight_radius = 8});
}

TEST_CASE("world script: what it cannot express is refused by name") {
    struct Case {
        std::string_view text;
        std::string_view code;
    };
    for (const auto& refused : {Case{"z3,4", "world.token"},
                                {"a..a", "world.token"},
                                {"a3", "world.token"},
                                {"a3,4,9", "world.token"},
                                {"a1,1,1,1,1,1,1", "world.token"},
                                {"r", "world.token"},
                                {"r-1", "world.token"},
                                {"r99999999999", "world.token"},
                                {"g5", "world.token"},
                                {"g5,,", "world.token"},
                                {"w3,4,0,0", "world.token"},
                                {"w3,4,0,1,1", "world.token"},
                                {"d3,4", "world.token"},
                                {"t", "world.token"},
                                {"t0", "world.token"},
                                {"a_", "world.token"},
                                {"a_0", "world.token"},
                                {"od", "world.token"},
                                {"a_500000", "world.number"},
                                {"a1,1,,,8", "world.number"},
                                {"a1,1,,,,3", "world.number"},
                                {"w3,4,256", "world.number"},
                                {"d3,4,10001", "world.number"},
                                {"a20,0", "world.cell"},
                                {"a0,0,0,10", "world.cell"},
                                {"w15,0,0,6", "world.cell"},
                                {"oz1", "world.option"},
                                {"od2", "world.option"},
                                {"or0", "world.option"},
                                {"ou65536", "world.option"},
                                {"t10000001", "world.ticks"},
                                {"t10000000.t1", "world.ticks"},
                                {"t1_2_2", "world.token"},
                                {"a_262144.a", "world.length"},
                                {"w0,0,0,20_262144", "world.length"}}) {
        CAPTURE(refused.text);
        const auto commands = read_world_script(refused.text, script_frame);
        REQUIRE(!commands.is_ok());
        CHECK(commands.reason().code == refused.code);
        CHECK(commands.reason().found.empty() == (refused.text == "a..a"));
    }
    CHECK(read_world_gesture("t5.a", script_frame).reason().code == "world.time");
    REQUIRE(read_world_gesture("a.r1", script_frame).is_ok());
    CHECK(read_world_gesture("a.r1", script_frame).value().size() == 2);
}

TEST_CASE("world script: printing merges runs and repeats") {
    constexpr std::array<std::string_view, 4> texts{
        "a_500.t12.a3,4.w3,4,0,7.t1.a3,4", "a,,9,8.a3,4,,,1,2.a,,,,3.g7,0,0_2",
        "od1s2r8.o_2.t5.od0.d3,4,200.d5,4,200,3", "w0,0,5,20.w0,1,5,20.r3.r4_2"};
    for (const auto text : texts) {
        CHECK(write_world_script(read(text), script_frame) == text);
    }
    CHECK(write_world_script(read("w3,4.w4,4.w5,4.a.a.t2_3.r1.t9"), script_frame) == "w3,4,0,3.a_2.t6.r1");
    CHECK(write_world_script({}, script_frame).empty());
    auto log = two_corridors(false);
    const auto& grid = log.setup().grid;
    const ScriptFrame own{grid.width(), grid.height(), log.setup().options};
    const auto arranged = read_world_script(write_world_script(log.arranged(), own), own);
    REQUIRE(arranged.is_ok());
    CHECK(std::equal(log.arranged().begin(), log.arranged().end(), arranged.value().begin(),
                     arranged.value().end()));
}

TEST_CASE("world script: 10,000 random lists of commands are read as they were written") {
    std::size_t letters = 0;
    std::size_t written = 0;
    for (std::uint64_t seed = 0; seed < 10'000; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        const World world(random_world(random, 12));
        const ScriptFrame own{world.grid().width(), world.grid().height(), world.options()};
        const auto commands = random_gestures(random, world, 12, 50);
        const auto text = write_world_script(commands, own);
        CAPTURE(text);
        const auto again = read_world_script(text, own);
        REQUIRE(again.is_ok());
        REQUIRE(again.value() == commands);
        REQUIRE(text.find_first_not_of("abcdefghiklmnoprstuwx0123456789,._") == std::string::npos);
        letters += text.size();
        written += commands.size();
    }
    CHECK(letters < 12 * written);
}

} // namespace
} // namespace astrolabe::test
