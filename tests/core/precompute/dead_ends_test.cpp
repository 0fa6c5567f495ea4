// Dead ends known in advance: against all simple paths of small boards, and by what a search saves.
#include "core/precompute/components.h"
#include "core/precompute/dead_ends.h"
#include "tests/support/oracles/oracle.h"
#include "tests/support/random/case_count.h"
#include "tests/support/random/random_case.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

namespace astrolabe::test {
namespace {

BlockTree tree_of(const GridGraph& graph) {
    BlockTree tree(graph);
    tree.advance(~std::uint64_t{0});
    REQUIRE(tree.is_done());
    return tree;
}

/// Rows of the board: # for a wall, x for a mark, . for any other cell.
std::string drawn_marks(const Grid& grid, const std::vector<std::uint8_t>& marks) {
    std::string rows;
    for (std::uint32_t index = 0; index < grid.cell_count(); ++index) {
        rows += !grid.is_free(node_at(index)) ? '#' : marks[index] != 0 ? 'x' : '.';
        rows += (index + 1) % grid.width() == 0 ? "\n" : "";
    }
    return rows;
}

TEST_CASE("dead ends: a corridor, a room behind a door and another island cannot be needed") {
    const Board board(R"(
S..#...#..
.......#..
...#...###
###.#.#...
#...#.####
#.###....G
)",
                      {.corner = CornerRule::Four});
    const auto tree = tree_of(board.graph);
    const UsefulCells useful(board.graph, tree, board.map.start, board.map.goal);
    CHECK(useful.is_connected());
    CHECK(drawn_marks(board.map.grid, useful.dead_ends(board.map.grid)) == "...#...#xx\n"
                                                                           ".......#xx\n"
                                                                           "...#...###\n"
                                                                           "###x#.#xxx\n"
                                                                           "#xxx#.####\n"
                                                                           "#x###....."
                                                                           "\n");
}

TEST_CASE("dead ends of the board: all that is attached to the main area of each island") {
    const Board board(R"(
...#......
..........
...#....##
##.####.#.
#..##....#
..###.....
)",
                      {.corner = CornerRule::Four});
    const auto marks = dead_ends_of_board(board.map.grid, tree_of(board.graph));
    CHECK(drawn_marks(board.map.grid, marks) == "xxx#......\n"
                                                "xxxx......\n"
                                                "xxx#....##\n"
                                                "##x####x#.\n"
                                                "#xx##xxxx#\n"
                                                "xx###xxxxx\n");
}

TEST_CASE("dead ends: equal ends, walled ends, unreachable ends") {
    const Board board("S.#.G\n..#..\n", {});
    const auto tree = tree_of(board.graph);
    const UsefulCells none(board.graph, tree, board.map.start, board.map.goal);
    CHECK_FALSE(none.is_connected());
    CHECK_FALSE(none(board.map.start));

    const UsefulCells one(board.graph, tree, board.map.start, board.map.start);
    CHECK(one.is_connected());
    CHECK(one(board.map.start));
    CHECK_FALSE(one(board.at(1, 0)));

    // From the wall both rooms can be entered, but no path leads into it.
    const UsefulCells from_wall(board.graph, tree, board.at(2, 0), board.map.goal);
    CHECK(from_wall(board.at(3, 1)));
    CHECK_FALSE(from_wall(board.at(1, 1)));
    CHECK_FALSE(UsefulCells(board.graph, tree, board.map.start, board.at(2, 0)).is_connected());

    const Board blocked("S.#.G\n..#..\n", {.blocked_goal = node_at(2)});
    const UsefulCells to_wall(blocked.graph, tree, board.map.start, node_at(2));
    CHECK(to_wall(board.at(0, 1)));
    CHECK_FALSE(to_wall(board.at(3, 0)));
}

/// All cells of simple paths, found by trying every one of them.
class EveryPath {
  public:
    EveryPath(const Oracle& oracle, std::uint32_t cells, NodeId goal)
        : oracle_(oracle), goal_(goal), is_visited_(cells), is_useful_(cells) {}

    const std::vector<bool>& from(NodeId start) {
        visit(start);
        return is_useful_;
    }

  private:
    bool visit(NodeId node) {
        bool leads_to_goal = node == goal_;
        is_visited_[index_of(node)] = true;
        for (const auto& step : leads_to_goal ? std::vector<OracleStep>{} : oracle_.steps_from(node)) {
            if (!is_visited_[index_of(step.to)] && visit(step.to)) {
                leads_to_goal = true;
            }
        }
        is_visited_[index_of(node)] = false;
        if (leads_to_goal) {
            is_useful_[index_of(node)] = true;
        }
        return leads_to_goal;
    }

    const Oracle& oracle_;
    NodeId goal_;
    std::vector<bool> is_visited_;
    std::vector<bool> is_useful_;
};

/// A small random board with enough walls for dead ends, and ends anywhere.
struct SmallCase {
    explicit SmallCase(std::uint64_t seed) : SmallCase(Random(seed)) {}
    explicit SmallCase(Random random) : SmallCase(random, random_grid(random, 5)) {}
    SmallCase(Random& random, Grid grid)
        : rules(random_rules(random, random.is_chance(20) ? Lattice::Hexes : Lattice::Squares)),
          map{.grid = std::move(grid)} {
        for (std::uint32_t index = 0; index < map.grid.cell_count(); ++index) {
            if (random.is_chance(map.grid.cell_count() > 16 ? 35 : 15)) {
                map.grid.set_factor(node_at(index), wall);
            }
        }
        map.start = node_at(random.below(map.grid.cell_count()));
        map.goal = node_at(random.below(map.grid.cell_count()));
        if (random.is_chance(50)) {
            rules.blocked_goal = map.goal;
        }
    }

    GridRules rules;
    AsciiMap map;
};

TEST_CASE("random dead ends: exactly the cells that no simple path visits") {
    std::uint64_t connected = 0;
    std::uint64_t walled = 0;
    std::uint64_t dead = 0;
    for (std::uint64_t seed = 0; seed < 4'000 / stride; ++seed) {
        CAPTURE(seed);
        SmallCase small(seed);
        const Board board(std::move(small.map), small.rules);
        const auto& grid = board.map.grid;
        const auto tree = tree_of(board.graph);
        const UsefulCells useful(board.graph, tree, board.map.start, board.map.goal);
        const Oracle oracle(grid, board.graph.rules());
        const auto expected = EveryPath(oracle, grid.cell_count(), board.map.goal).from(board.map.start);
        const auto marks = useful.dead_ends(grid);
        REQUIRE(useful.is_connected() == expected[index_of(board.map.goal)]);
        for (std::uint32_t index = 0; index < grid.cell_count(); ++index) {
            REQUIRE(useful(node_at(index)) == expected[index]);
            REQUIRE((marks[index] != 0) == (grid.is_free(node_at(index)) && !expected[index]));
            dead += marks[index];
        }
        connected += useful.is_connected() ? 1 : 0;
        walled += useful.is_connected() && !grid.is_free(board.map.start) ? 1 : 0;
    }
    CHECK(connected > 1'000 / stride);
    CHECK(walled > 200 / stride);
    CHECK(dead > 5'000 / stride);
}

TEST_CASE("random dead ends of the board: no simple path between other cells visits one") {
    std::uint64_t dead = 0;
    for (std::uint64_t seed = 0; seed < 400 / stride; ++seed) {
        CAPTURE(seed);
        SmallCase small(seed);
        Random draw(seed);
        small.rules.blocked_goal = NodeId::None;
        const Board board(std::move(small.map), small.rules);
        const auto& grid = board.map.grid;
        const auto marks = dead_ends_of_board(grid, tree_of(board.graph));
        const Oracle oracle(grid, board.graph.rules());
        const auto islands = connected_components(grid, board.graph.moves().rules());
        std::vector<bool> has_main_area(islands.count);
        for (std::uint32_t from = 0; from < grid.cell_count(); ++from) {
            if (!grid.is_free(node_at(from))) {
                REQUIRE(marks[from] == 0);
                continue;
            }
            dead += marks[from];
            if (marks[from] != 0) {
                continue;
            }
            has_main_area[islands.labels[from]] = true;
            for (std::uint32_t to = 0; to < grid.cell_count(); ++to) {
                if (!grid.is_free(node_at(to)) || marks[to] != 0 || !draw.is_chance(3)) {
                    continue;
                }
                const auto visited = EveryPath(oracle, grid.cell_count(), node_at(to)).from(node_at(from));
                for (std::uint32_t index = 0; index < grid.cell_count(); ++index) {
                    REQUIRE((!visited[index] || marks[index] == 0));
                }
            }
        }
        REQUIRE(std::find(has_main_area.begin(), has_main_area.end(), false) == has_main_area.end());
    }
    CHECK(dead > 300 / stride);
}

TEST_CASE("random dead ends: a search without them makes all other expansions, in the same order") {
    std::uint64_t expanded = 0;
    std::uint64_t spared = 0;
    for (std::uint64_t seed = 0; seed < 10'000 / stride; ++seed) {
        CAPTURE(seed);
        RandomCase random(seed, seed % 4 == 0 ? Lattice::Hexes : Lattice::Squares);
        const auto& graph = random.board.graph;
        const auto tree = tree_of(graph);
        const UsefulCells useful(graph, tree, random.start, random.goal);
        const GraphWithoutDeadEnds without(graph, useful);
        if (random.options.tie == Tie::None) {
            random.options.tie = Tie::LastIn;
        }
        const auto estimate = random.estimate();
        BinaryHeap open(graph.node_count());
        TextbookSearch run(without, estimate, open, random.start, random.goal, random.options);
        run.run();
        const auto whole = search(random.board, estimate, random.start, random.goal, random.options);
        REQUIRE(run.result().outcome == whole.result.outcome);
        REQUIRE(useful.is_connected() == (whole.result.outcome == Outcome::Found));
        REQUIRE(run.result().cost == whole.result.cost);
        REQUIRE(run.result().path == whole.result.path);
        if (useful.is_connected()) {
            auto kept = expansions(whole.trace);
            kept.erase(std::remove_if(kept.begin(), kept.end(), [&](NodeId node) { return !useful(node); }),
                       kept.end());
            REQUIRE(expansions(run.trace()) == kept);
        }
        expanded += whole.result.expanded;
        spared += whole.result.expanded - run.result().expanded;
    }
    MESSAGE("spared expansions: ", spared, " of ", expanded);
    CHECK(spared > expanded / 10);
}

TEST_CASE("dead ends: a slice at a time, without recursion through the longest of corridors") {
    constexpr std::uint32_t side = 501;
    AsciiMap map{.grid = Grid(side, side)};
    for (std::uint32_t y = 1; y < side; y += 2) {
        for (std::uint32_t x = 0; x < side; ++x) {
            if (x != (y / 2 % 2 == 0 ? side - 1 : 0)) {
                map.grid.set_factor(map.grid.node({x, y}), wall);
            }
        }
    }
    const Board board(std::move(map), {});
    BlockTree tree(board.graph);
    std::uint64_t slices = 0;
    while (!tree.advance(10'000)) {
        ++slices;
    }
    CHECK(slices > 10);
    const auto cells = side * (side + 1) / 2 + side / 2;
    CHECK(tree.block_count() == cells - 1);
    const UsefulCells all(board.graph, tree, board.at(0, 0), board.at(side - 1, side - 1));
    const auto marks = all.dead_ends(board.map.grid);
    CHECK(std::count(marks.begin(), marks.end(), 1) == 0);
    const UsefulCells rows(board.graph, tree, board.at(0, 0), board.at(0, 2));
    const auto rest = rows.dead_ends(board.map.grid);
    CHECK(std::count(rest.begin(), rest.end(), 1) == cells - (2 * side + 1));
}

} // namespace
} // namespace astrolabe::test
