// What the façade for the game world shows is the actual state.
#include "core/world/knowledge/known_ground.h"
#include "tests/support/random/case_count.h"
#include "tests/support/world_laboratories.h"

#include <doctest/doctest.h>

#include <set>
#include <vector>

namespace astrolabe::test {
namespace {

TEST_CASE("world laboratory: units and their paths are where the world has them") {
    for (std::uint64_t seed = 0; seed < 60 / stride; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        const auto board = random_board(random);
        WorldLaboratory lab;
        const auto* const planners = board.corner == "hex" ? "a_2.a,,,,,2_2" : "a_2.a,,,,1,1.a,,,,,2_2";
        const auto is_made = lab.begin(board.width, board.height, board.factors, board.corner, 7, planners);
        REQUIRE(is_made.is_ok());
        Grid grid(board.width, board.height);
        for (std::uint32_t cell = 0; cell < grid.cell_count(); ++cell) {
            grid.set_factor(node_at(cell), static_cast<Factor>(board.factors[cell]));
        }
        const auto rules = board.corner == "hex"       ? MoveRules(Lattice::Hexes)
                           : board.corner == "nowall"  ? CornerRule::NoWall
                           : board.corner == "onewall" ? CornerRule::OneWall
                           : board.corner == "always"  ? CornerRule::Always
                                                       : CornerRule::Four;
        const Moves moves(grid, rules);
        for (std::uint32_t tick = 0; tick < 60; ++tick) {
            go_to(lab, tick);
            const auto view = lab.units();
            const std::vector<std::uint32_t> units(view.begin(), view.end());
            std::set<std::uint32_t> cells;
            std::uint32_t last = 0;
            for (std::size_t at = 0; at < units.size(); at += WorldLaboratory::numbers_a_unit) {
                CHECK(units[at] > last);
                last = units[at];
                REQUIRE(units[at + 4] < grid.cell_count());
                CHECK(grid.is_free(node_at(units[at + 4])));
                CHECK(cells.insert(units[at + 4]).second);
                CHECK(units[at + 3] <= 4);
                const auto path = lab.path(units[at]);
                REQUIRE_FALSE(path.empty());
                CHECK(path.front() == units[at + 4]);
                CHECK(path.size() <= grid.cell_count() + 1);
                for (std::size_t i = 1; i < path.size(); ++i) {
                    REQUIRE(is_legal_step(grid, moves, node_at(path[i - 1]), node_at(path[i])));
                }
            }
        }
    }
}

TEST_CASE("world laboratory: a unit's path by a flow field leads along its arrows to the goal") {
    WorldLaboratory lab;
    REQUIRE(lab.begin(9, 3, plain_board(27), "four", 1, "og0.a0,1,8,1,0,2").is_ok());
    go_to(lab, 2);
    const auto unit = lab.units();
    const auto at = unit[4];
    const auto path = lab.path(1);
    REQUIRE(path.size() > 1);
    CHECK(path.front() == at);
    CHECK(path.back() == 9 + 8);
    CHECK(path.size() == 8 - at % 9 + 1);
}

TEST_CASE("world laboratory: what a team has seen, and running requests before queued ones") {
    WorldLaboratory lab;
    auto board = plain_board(20 * 20);
    board[44] = 0;
    REQUIRE(lab.begin(20, 20, board, "nowall", 3, "os2r3b1n1.a1,1,18,18,2.a2,2,18,17,2.a3,3,18,16").is_ok());
    go_to(lab, 1);
    CHECK(lab.teams() == std::vector<std::uint32_t>{0, 2});
    CHECK(lab.seen(1).empty());
    CHECK(lab.known(1).empty());
    CHECK(lab.seen(99).empty());
    REQUIRE(lab.seen(2).size() == 400);
    CHECK(lab.seen(2)[21] == 1);
    CHECK(lab.seen(2)[399] == 0);
    CHECK(lab.known(2)[44] == 0);
    CHECK(lab.known(2)[399] == 1);
    const auto requests = lab.requests();
    REQUIRE(requests.size() == 3 * WorldLaboratory::numbers_a_request);
    CHECK(requests[0] == 1);
    CHECK(requests[1] == 1);
    CHECK(requests[2] == 1);
    CHECK(requests[3] == 2);
    CHECK(requests[4] == 0);
    CHECK(requests[5] == 0);
    CHECK(lab.queue_counts().expanded == 1);
    REQUIRE(lab.act("os0").is_ok());
    CHECK(lab.teams().empty());
    CHECK(lab.options().sight == "all");
    CHECK(lab.options().budget == 1);
}

TEST_CASE("world laboratory: the ground's version and its islands follow the ground, undo and other boards") {
    WorldLaboratory lab;
    //  . # .
    //  . # #
    REQUIRE(lab.begin(3, 2, std::vector<std::uint32_t>{1, 0, 1, 1, 0, 0}, "nowall", 1, "").is_ok());
    const auto islands = [&] {
        const auto view = lab.islands();
        return std::vector<std::uint32_t>(view.begin(), view.end());
    };
    CHECK(islands() == std::vector<std::uint32_t>{1, 0, 2, 1, 0, 0});
    const auto first = lab.ground_version();
    CHECK(lab.ground_version() == first);
    REQUIRE(lab.act("w1,0,1").is_ok());
    const auto second = lab.ground_version();
    CHECK(second != first);
    CHECK(islands() == std::vector<std::uint32_t>{1, 1, 1, 1, 0, 0});
    REQUIRE(lab.take_back());
    CHECK(islands() == std::vector<std::uint32_t>{1, 0, 2, 1, 0, 0});
    REQUIRE(lab.act("w1,1,1").is_ok());
    CHECK(lab.ground_version() != second);
    CHECK(islands() == std::vector<std::uint32_t>{1, 0, 2, 1, 1, 0});
    const auto third = lab.ground_version();
    REQUIRE(lab.begin(2, 3, std::vector<std::uint32_t>(lab.factors().begin(), lab.factors().end()), "always",
                      1, "")
                .is_ok());
    CHECK(lab.ground_version() != third);
    //  . #
    //  . .
    //  . #
    CHECK(islands() == std::vector<std::uint32_t>{1, 0, 1, 1, 1, 0});
    REQUIRE(lab.begin(2, 2, std::vector<std::uint32_t>{1, 0, 0, 1}, "always", 1, "").is_ok());
    CHECK(islands() == std::vector<std::uint32_t>{1, 0, 0, 1});
    REQUIRE(lab.begin(2, 2, std::vector<std::uint32_t>{1, 0, 0, 1}, "onewall", 1, "").is_ok());
    CHECK(islands() == std::vector<std::uint32_t>{1, 0, 0, 2});
}

} // namespace
} // namespace astrolabe::test
